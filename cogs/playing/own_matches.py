"""A player's own matches: the list, which one they mean, and their labels."""

from collections.abc import Callable
from contextlib import suppress

from discord import ui

from bot.client import Interaction
from bot.custom_id import CustomId
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.replies import SorryError, tell
from bot.turns.telling import before_told
from cogs.asking import words_of
from db.model.matches import Status
from faces.parts import MOST_BUTTONS, button, buttons, label, place_name, plain
from hockey.game import SIDES


async def matches_of(interaction: Interaction) -> tuple[list[LoadedMatch], list[LoadedMatch]]:
    """A player's running matches and open challenges; those of the current channel come first."""
    bot = interaction.client
    live = await bot.store.matches.live_of(interaction.user.id)
    live.sort(key=lambda match: (match.channel_id != interaction.channel_id, match.id))
    loaded = []
    for match in live:
        # An unreadable match mustn't keep a player from their other matches.
        with suppress(RefusedError):
            loaded.append(await bot.matches.load(match.id))
    running = [match for match in loaded if match.match.status is Status.RUNNING]
    return running, [match for match in loaded if match.match.status is Status.OPEN]


async def ask_of_one(
    interaction: Interaction,
    question: Callable[[LoadedMatch], tuple[str, ui.View]],
    *,
    none: SorryError,
    which: str,
    tap_on: Callable[[int], CustomId],
) -> None:
    """Reply with the `question` on a player's running match. Raises `none` if they have none.

    If they have several, `which` asks for one first, and `tap_on` makes a button's id from a match's.
    """
    running, _ = await matches_of(interaction)
    if not running:
        raise none
    if len(running) == 1:
        text, view = question(running[0])
        await tell(interaction, text, view)
        return
    await tell(interaction, which, _which_match(interaction, running, tap_on))


def _which_match(
    interaction: Interaction, running: list[LoadedMatch], tap_on: Callable[[int], CustomId]
) -> ui.View:
    """A button for each of a player's running matches; `tap_on` makes its id from the match's."""
    words = words_of(interaction)
    items = [
        button(
            words(
                "resign-button-which",
                opponent=opponents(interaction, loaded, on_button=True),
                place=label(place_name(words, loaded)),
            ),
            tap_on(loaded.id),
        )
        for loaded in running[:MOST_BUTTONS]
    ]
    return buttons(*items)


def opponents(interaction: Interaction, loaded: LoadedMatch, *, on_button: bool = False) -> str:
    """A player's opponents; before a match has begun, perhaps none yet."""
    words = words_of(interaction)
    side = loaded.seat_of(interaction.user.id) % SIDES
    against = [taken.name for taken in loaded.match.seats if taken.seat % SIDES != side]
    names = [label(name) if on_button else plain(name) for name in against] or [words("anyone")]
    return names[0] if len(names) == 1 else words("side-names", first=names[0], second=names[1])


def score_facts(loaded: LoadedMatch, seat: int) -> dict[str, int]:
    score = before_told(loaded).view(None).score
    return {"mine": score[seat % SIDES], "theirs": score[1 - seat % SIDES]}
