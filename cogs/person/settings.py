"""What somebody wants in every match: where the hand comes, and what is done without asking."""

from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands, ui

from bot.client import Interaction
from bot.custom_id import CustomId
from bot.replies import tell
from bot.words import Words
from cogs.asking import only, picked, wording, words_of
from cogs.speaking import language_list, language_name, language_picked
from db.model.people import FIRST_MATCHES, Home, Preferences
from faces.parts import Button, button, buttons
from faces.taps.person import Habit, SetHabit, SetHand, SetLanguage


@app_commands.command(name="settings", description=wording("command-settings"))
async def settings(interaction: Interaction) -> None:
    wishes, me = interaction.client.store.wishes, interaction.user.id
    wanted, tips = await wishes.of_player(me), await wishes.gets_tips(me)
    await tell(interaction, *_draw(words_of(interaction), wanted, tips=tips))


async def set_hand(interaction: Interaction, tap: SetHand) -> None:
    await _set(interaction, lambda wanted: replace(wanted, hand=tap.home))


async def set_language(interaction: Interaction, _tap: SetLanguage) -> None:
    language = language_picked(only(picked(interaction)))
    await _set(interaction, lambda wanted: replace(wanted, language=language))


async def set_habit(interaction: Interaction, tap: SetHabit) -> None:
    on = tap.switch == "on"
    match tap.habit:
        case "deal":
            await _set(interaction, lambda wanted: replace(wanted, always_deal=on))
        case "last":
            await _set(interaction, lambda wanted: replace(wanted, last_card=on))
        case "tips":
            await _set(interaction, lambda wanted: replace(wanted, tips=on))
        case "talk":
            await _set(interaction, lambda wanted: replace(wanted, talk=on))
        case "colours":
            await _set(interaction, lambda wanted: replace(wanted, four_colours=on))
        case "taunts":
            await _set(interaction, lambda wanted: replace(wanted, taunts=on))
        case "hidden":
            await _set(interaction, lambda wanted: replace(wanted, hidden=on))


async def _set(interaction: Interaction, change: Callable[[Preferences], Preferences]) -> None:
    """A tap says what is wanted, so a second one on an old button does no harm."""
    bot, user = interaction.client, interaction.user
    write = bot.store.wishes.set_player(user.id, change)
    wanted = await bot.matches.refresh_after(write, player_id=user.id)
    bot.people.chose(interaction, wanted.language)
    tips = await bot.store.wishes.gets_tips(user.id)
    text, view = _draw(words_of(interaction), wanted, tips=tips)
    await interaction.response.edit_message(content=text, view=view)


def _draw(words: Words, wanted: Preferences, *, tips: bool) -> tuple[str, ui.View]:
    """`tips` says whether they get any as things stand, chosen or not."""
    by_dm = wanted.hand is Home.DM
    lines = [
        words("settings-title"),
        words("settings-hand-dm" if by_dm else "settings-hand-private"),
        words("settings-deal" if wanted.always_deal else "settings-deal-asked"),
        words("settings-last" if wanted.last_card else "settings-last-tapped"),
        _tips_line(words, wanted, tips=tips),
        words("settings-talk" if wanted.talk else "settings-talk-none"),
        words("settings-taunts" if wanted.taunts else "settings-taunts-none"),
        words("settings-colours" if wanted.four_colours else "settings-colours-two"),
        words("settings-language", language=language_name(words, wanted.language)),
        words("settings-hidden" if wanted.hidden else "settings-shown"),
    ]
    other = Home.PRIVATE if by_dm else Home.DM
    items = [
        _toggle(words, "settings-button-hand", SetHand(other), on=by_dm),
        _toggle(words, "settings-button-deal", _switch("deal", on=wanted.always_deal), on=wanted.always_deal),
        _toggle(words, "settings-button-last", _switch("last", on=wanted.last_card), on=wanted.last_card),
        _toggle(words, "settings-button-tips", _switch("tips", on=tips), on=tips),
        _toggle(words, "settings-button-talk", _switch("talk", on=wanted.talk), on=wanted.talk),
        _toggle(words, "settings-button-taunts", _switch("taunts", on=wanted.taunts), on=wanted.taunts),
        _toggle(
            words,
            "settings-button-colours",
            _switch("colours", on=wanted.four_colours),
            on=wanted.four_colours,
        ),
        _toggle(words, "settings-button-hidden", _switch("hidden", on=wanted.hidden), on=wanted.hidden),
    ]
    languages = language_list(words, SetLanguage().id, wanted.language, row=4)
    return "\n".join(lines), buttons(*items, languages)


def _tips_line(words: Words, wanted: Preferences, *, tips: bool) -> str:
    if tips and wanted.tips is None:
        return words("settings-tips-first", matches=FIRST_MATCHES)
    return words("settings-tips" if tips else "settings-tips-none")


def _switch(habit: Habit, *, on: bool) -> SetHabit:
    return SetHabit(habit, "off" if on else "on")


def _toggle(words: Words, key: str, tap: CustomId, *, on: bool) -> Button:
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return button(words(key, on=words("switch-on" if on else "switch-off")), tap, style)
