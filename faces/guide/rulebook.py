"""The rules of a game, a page at a time, with buttons that lead to a match."""

from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.messages.drawing import Drawing
from bot.messages.picture import Picture
from bot.words import Words
from faces.layout import Item, boxed, gallery_of
from faces.parts import button, plain
from faces.taps.offering import AskPlayer, LevelName, OpenTable, PickOpponent, TurnRules
from hockey.game import SIDES, Game

FIRST_LEVEL: LevelName = "rookie"
MATCH, SHIFT = 3, 1


@dataclass(frozen=True, slots=True)
class RulePage:
    """A page's text, the key of its tip, and its picture."""

    text: str
    tip: str | None
    picture: Picture | None


def draw_page(
    words: Words,
    game: Game[Any],
    game_id: str,
    pages: list[RulePage],
    number: int,
    *,
    pictures: bool = True,
) -> Drawing:
    """The page with this number, from 0, or the last one."""
    number = min(number, len(pages) - 1)
    page = pages[number]
    name = plain(words.game(game))
    items: list[Item] = [
        ui.TextDisplay(words("rules-page", game=name, page=number + 1, pages=len(pages))),
        ui.TextDisplay(page.text),
    ]
    picture = page.picture if pictures else None
    if picture is not None:
        items.append(gallery_of(picture))
    if page.tip is not None:
        items.append(ui.TextDisplay(words(page.tip)))
    items.append(_turning(words, game_id, number, len(pages)))
    items.append(_playing(words, game, game_id))
    return Drawing(view=boxed(items), picture=picture)


def _turning(words: Words, game_id: str, number: int, count: int) -> Item:
    row = ui.ActionRow[ui.LayoutView]()
    before, after = TurnRules(max(number - 1, 0), "back", game_id), TurnRules(number + 1, "on", game_id)
    row.add_item(button(words("board-previous"), before, disabled=number == 0))
    row.add_item(button(words("board-next"), after, disabled=number == count - 1))
    return row


def _playing(words: Words, game: Game[Any], game_id: str) -> Item:
    row = ui.ActionRow[ui.LayoutView]()
    length = SHIFT if "length" in game.options else MATCH
    practice = PickOpponent(FIRST_LEVEL, length, game_id)
    row.add_item(button(words("practice-button"), practice, discord.ButtonStyle.primary))
    if game.seats == SIDES:
        row.add_item(button(words("rules-button-challenge"), AskPlayer(game_id)))
    else:
        row.add_item(button(words("rules-button-table"), OpenTable(game_id)))
    return row
