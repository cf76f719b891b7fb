"""What somebody wants in every match: where the hand comes, and what is done without asking."""

from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands, ui

from bot.client import Interaction
from bot.custom_id import CustomId
from bot.marks.keys import CLOCK
from bot.replies import tell
from bot.words import Words
from cogs.asking import wording, words_of
from db.model.people import Home, Preferences
from faces.parts import Button, button, buttons
from faces.taps import Habit, SetHabit, SetHand


@app_commands.command(name="settings", description=wording("command-settings"))
async def settings(interaction: Interaction) -> None:
    wanted = await interaction.client.store.wishes.of_player(interaction.user.id)
    await tell(interaction, *_draw(words_of(interaction), wanted))


async def set_hand(interaction: Interaction, tap: SetHand) -> None:
    await _set(interaction, lambda wanted: replace(wanted, hand=tap.home))


async def set_habit(interaction: Interaction, tap: SetHabit) -> None:
    on = tap.switch == "on"
    if tap.habit == "deal":
        await _set(interaction, lambda wanted: replace(wanted, always_deal=on))
    else:
        await _set(interaction, lambda wanted: replace(wanted, last_card=on))


async def _set(interaction: Interaction, change: Callable[[Preferences], Preferences]) -> None:
    """A tap says what is wanted, so a second one on an old button does no harm."""
    bot, user = interaction.client, interaction.user
    wanted = change(await bot.store.wishes.of_player(user.id))
    await bot.store.wishes.set_player(user.id, wanted)
    for match in await bot.store.matches.live_of(user.id):
        bot.publisher.mark_lane(match.id, CLOCK)
    text, view = _draw(words_of(interaction), wanted)
    await interaction.response.edit_message(content=text, view=view)


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
        _toggle(words, "settings-button-hand", SetHand(other), on=by_dm),
        _toggle(words, "settings-button-deal", _switch("deal", on=wanted.always_deal), on=wanted.always_deal),
        _toggle(words, "settings-button-last", _switch("last", on=wanted.last_card), on=wanted.last_card),
    ]
    return "\n".join(lines), buttons(*items)


def _switch(habit: Habit, *, on: bool) -> SetHabit:
    return SetHabit(habit, "off" if on else "on")


def _toggle(words: Words, key: str, tap: CustomId, *, on: bool) -> Button:
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return button(words(key, on=words("switch-on" if on else "switch-off")), tap, style)
