"""Forms: a message of settings, one line each.

A setting that is on or off is a line with a button, which says which. Any other setting is a list, whose
chosen option names the setting.
"""

from collections.abc import Iterable, Mapping

import discord
from discord import ui

from bot.custom_id import CustomId
from bot.words import Words
from faces.layout import Item, boxed
from faces.parts import Select, button
from faces.taps.switch import Switch


def draw_form(title: str, rows: Iterable[Item]) -> ui.LayoutView:
    return boxed([ui.TextDisplay(title), *rows])


def flipped(*, on: bool) -> Switch:
    return "off" if on else "on"


def switch(words: Words, text: str, flip: CustomId, *, on: bool) -> Item:
    """A setting that is on or off; `flip` is the tap that changes it."""
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return ui.Section(text, accessory=button(words("switch-on" if on else "switch-off"), flip, style))


def choice(words: Words, key: str, tap: CustomId, options: Mapping[str, str], chosen: str) -> Item:
    """A setting picked from a list. `options` are labels by value; `key` names the setting and its choice."""
    shown = [
        discord.SelectOption(
            label=words(key, chosen=text) if value == chosen else text, value=value, default=value == chosen
        )
        for value, text in options.items()
    ]
    return ui.ActionRow(Select(custom_id=tap.id, options=shown))
