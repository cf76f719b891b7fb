"""What somebody wants in every match: where the hand comes, and what is done without asking."""

from dataclasses import replace

import discord
from discord import app_commands, ui

from bot.client import Interaction
from bot.marks.keys import CLOCK
from bot.replies import SorryError, tell
from bot.router import Parts
from bot.words import Words
from cogs.asking import wording, words_of
from db.model import Home, Preferences
from faces.parts import Button, button, buttons

HAND, DEAL, LAST = "hand", "deal", "last"
ON, OFF = "on", "off"


@app_commands.command(name="settings", description=wording("command-settings"))
async def settings(interaction: Interaction) -> None:
    wanted = await interaction.client.store.wishes.of_player(interaction.user.id)
    await tell(interaction, *_draw(words_of(interaction), wanted))


async def change_settings(interaction: Interaction, parts: Parts) -> None:
    """A tap on one of the settings; it says what is wanted, so a second tap on an old button does no harm."""
    bot, user = interaction.client, interaction.user
    wanted = _changed(await bot.store.wishes.of_player(user.id), parts.text(0), parts.text(1))
    await bot.store.wishes.set_player(user.id, wanted)
    for match in await bot.store.matches.live_of(user.id):
        bot.publisher.mark_lane(match.id, CLOCK)
    text, view = _draw(words_of(interaction), wanted)
    await interaction.response.edit_message(content=text, view=view)


def _changed(wanted: Preferences, what: str, value: str) -> Preferences:
    if what == HAND and value in tuple(Home):
        return replace(wanted, hand=Home(value))
    if what == DEAL and value in (ON, OFF):
        return replace(wanted, always_deal=value == ON)
    if what == LAST and value in (ON, OFF):
        return replace(wanted, last_card=value == ON)
    raise SorryError("sorry-button")


def _draw(words: Words, wanted: Preferences) -> tuple[str, ui.View]:
    by_dm = wanted.hand is Home.DM
    lines = [
        words("settings-title"),
        words("settings-hand-dm" if by_dm else "settings-hand-private"),
        words("settings-deal" if wanted.always_deal else "settings-deal-asked"),
        words("settings-last" if wanted.last_card else "settings-last-tapped"),
    ]
    other = Home.PRIVATE if by_dm else Home.DM
    items = [
        _toggle(words, "settings-button-hand", f"settings:{HAND}:{other}", on=by_dm),
        _toggle(words, "settings-button-deal", _switch(DEAL, on=wanted.always_deal), on=wanted.always_deal),
        _toggle(words, "settings-button-last", _switch(LAST, on=wanted.last_card), on=wanted.last_card),
    ]
    return "\n".join(lines), buttons(*items)


def _switch(what: str, *, on: bool) -> str:
    return f"settings:{what}:{OFF if on else ON}"


def _toggle(words: Words, key: str, custom_id: str, *, on: bool) -> Button:
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return button(words(key, on=words("switch-on" if on else "switch-off")), custom_id, style)
