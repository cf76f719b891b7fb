"""How to build a Components V2 message, for every game."""

from collections.abc import Iterable, Iterator

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.messages.picture import Picture
from bot.words import Words
from faces.parts import ICE, Layout, button
from faces.taps.playing import ShowHand

Item = ui.Item[ui.LayoutView]

CLOCK_ROOM = 550
"""The room, by `size_of`, for what the turn clock adds to a sheet afterwards, however long the names are."""


def boxed(items: Iterable[Item]) -> ui.LayoutView:
    """All of it in one box."""
    container = ui.Container[ui.LayoutView](accent_colour=ICE)
    for item in items:
        container.add_item(item)
    layout = Layout()
    layout.add_item(container)
    return layout


def texts(blocks: Iterable[str]) -> Iterator[Item]:
    """The non-empty ones, one below the other."""
    return (ui.TextDisplay(block) for block in blocks if block)


def parted(head: str, blocks: Iterable[str]) -> Iterator[Item]:
    """A head and, each below a line, the non-empty ones."""
    yield ui.TextDisplay(head)
    for item in texts(blocks):
        yield ui.Separator()
        yield item


def gallery_of(picture: Picture) -> Item:
    return ui.MediaGallery(discord.MediaGalleryItem(picture.url, description=picture.alt))


def add_hand_button(layout: ui.LayoutView, words: Words, loaded: LoadedMatch) -> None:
    """Below a sheet: Show my hand. In a DM it's there already, and would take the sheet's place."""
    if loaded.match.in_dm:
        return
    row = ui.ActionRow[ui.LayoutView]()
    row.add_item(button(words("sheet-button-hand"), ShowHand(loaded.id), discord.ButtonStyle.primary))
    layout.add_item(row)
