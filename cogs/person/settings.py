"""`/hockey me settings`: the form of a player's settings."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from discord import app_commands, ui

from bot.client import Interaction
from bot.router import answers
from bot.words import Words
from cogs.asking import only, picked, wording, words_of
from cogs.speaking import language_list, language_picked
from db.model.people import FIRST_MATCHES, Home, Preferences
from faces.form import draw_form, flipped, switch
from faces.taps.person import Habit, SetHabit, SetLanguage

FIELDS = {"deal": "always_deal", "last": "last_card", "colours": "four_colours"}
"""Habits that `Preferences` has under another name."""


@app_commands.command(name="settings", description=wording("command-settings"))
async def settings(interaction: Interaction) -> None:
    wishes, me = interaction.client.store.wishes, interaction.user.id
    wanted, tips = await wishes.of_player(me), await wishes.gets_tips(me)
    view = draw_settings(words_of(interaction), wanted, tips=tips)
    await interaction.response.send_message(view=view, ephemeral=True)


@answers(SetLanguage)
async def set_language(interaction: Interaction, _tap: SetLanguage) -> None:
    language = language_picked(only(picked(interaction)))
    await _set(interaction, lambda wanted: replace(wanted, language=language))


@answers(SetHabit)
async def set_habit(interaction: Interaction, tap: SetHabit) -> None:
    on = tap.switch == "on"
    changes: dict[str, Any] = {FIELDS.get(tap.habit, tap.habit): on}
    if tap.habit == "dm":
        changes = {"hand": Home.DM if on else Home.PRIVATE}
    await _set(interaction, lambda wanted: replace(wanted, **changes))


async def _set(interaction: Interaction, change: Callable[[Preferences], Preferences]) -> None:
    """Change the settings and show them. A tap says what is wanted, so an old button is safe."""
    bot, user = interaction.client, interaction.user
    write = bot.store.wishes.set_player(user.id, change)
    wanted = await bot.matches.refresh_after(write, player_id=user.id)
    bot.people.chose(interaction, wanted.language)
    tips = await bot.store.wishes.gets_tips(user.id)
    await interaction.response.edit_message(view=draw_settings(words_of(interaction), wanted, tips=tips))


def draw_settings(words: Words, wanted: Preferences, *, tips: bool) -> ui.LayoutView:
    """`tips` says if the player gets any as things stand, chosen or not."""
    states: dict[Habit, bool] = {
        "dm": wanted.hand is Home.DM,
        "deal": wanted.always_deal,
        "last": wanted.last_card,
        "tips": tips,
        "talk": wanted.talk,
        "taunts": wanted.taunts,
        "colours": wanted.four_colours,
        "hidden": wanted.hidden,
    }
    hints = {"dm": words("settings-dm-hint")}
    if tips and wanted.tips is None:
        hints["tips"] = words("settings-tips-hint", matches=FIRST_MATCHES)
    rows = [
        switch(
            words,
            "\n".join(filter(None, [words(f"settings-{habit}"), hints.get(habit)])),
            SetHabit(habit, flipped(on=on)),
            on=on,
        )
        for habit, on in states.items()
    ]
    rows.append(language_list(words, "settings-language", SetLanguage(), wanted.language))
    return draw_form(words("settings-title"), rows)
