"""Drawings as messages of the sandbox, checked as Discord checks them."""

from discord import ui

from bot.messages.drawing import Drawing
from faces.art.cards import every_emoji
from sandbox import Sandbox
from sandbox.ground.call import Upload
from sandbox.ground.models import COMPONENTS_V2, Emoji
from sandbox.people import ChannelPlace
from sandbox.service import messages


def post(place: ChannelPlace, drawing: Drawing) -> None:
    body = {
        "content": drawing.content or "",
        "components": drawing.view.to_components() if drawing.view else [],
        "flags": COMPONENTS_V2 if isinstance(drawing.view, ui.LayoutView) else 0,
    }
    files: dict[int, Upload] = {}
    if picture := drawing.picture:
        body["attachments"] = [{"id": 0, "filename": picture.name, "description": picture.alt}]
        files[0] = Upload(picture.name, picture.render(), "image/png")
    messages.post(place.world, place.channel, messages.Posted(body, files))


def upload_cards(world: Sandbox) -> dict[str, int]:
    """The emojis of the cards in the sandbox, by their keys."""
    made = {
        key: Emoji(world.clock.snowflake(), f"card{key}", animated=False, image=image)
        for key, image in every_emoji().items()
    }
    world.store.emojis |= {emoji.id: emoji for emoji in made.values()}
    return {key: emoji.id for key, emoji in made.items()}
