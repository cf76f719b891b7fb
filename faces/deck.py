"""Cards on buttons and in lists get their emojis, if Discord has them; their texts stay."""

from collections.abc import Iterator
from math import ceil

import discord
from discord import ui

from bot.messages.emojis import Emojis
from faces.art.cards import key_of
from faces.parts import ROWS, Button, Select
from hockey.cards import Card

BESIDE = 3
"""How many cards with emojis fit side by side on a phone."""
CARD_ROWS = 4
"""Of the five rows of a message, one is left for what is below the cards."""


def dress(view: ui.View, emojis: Emojis, *, four_colours: bool) -> None:
    """Give every card of a view its emoji, if there are any, and rows that fit on a phone."""
    dressed = False
    for item, wears in _worn(view):
        key = key_of(wears, four_colours=four_colours) if isinstance(wears, Card) else wears
        emoji = emojis.get(key)
        if emoji is not None:
            item.emoji, dressed = emoji, True
    if dressed:
        _spread(view)


def _worn(view: ui.View) -> Iterator[tuple[Button | discord.SelectOption, Card | str]]:
    held = [item for item in view.children if isinstance(item, Button) and item.wears is not None]
    for item in view.children:
        # With more, a phone would have rows of one card and of four.
        if isinstance(item, Button) and item.wears is not None and len(held) <= BESIDE * CARD_ROWS:
            yield item, item.wears
        if isinstance(item, Select):
            yield from ((option, option.value) for option in item.options if isinstance(option.value, Card))


def _spread(view: ui.View) -> None:
    """If a row has too many cards for a phone, use more rows with fewer cards."""
    laid = list(view.children)
    cards = [item for item in laid if isinstance(item, Button) and item.wears is not None]
    before = {item.row or 0 for item in cards}
    width = max(BESIDE, ceil(len(cards) / CARD_ROWS))
    more = ceil(len(cards) / width) - len(before)
    if more <= 0 or max(item.row or 0 for item in laid) + more >= ROWS:
        return
    view.clear_items()
    for item in laid:
        item.row = cards.index(item) // width if item in cards else (item.row or 0) + more
        view.add_item(item)
