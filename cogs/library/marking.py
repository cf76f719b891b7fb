"""Bookmarks: single plays of a finished match, with a note.

An empty field never removes one: phones may show a form as they first saw it, when there was no note yet.
"""

from typing import Any

import discord
from discord import ui

from bot.client import Interaction
from bot.replies import SorryError
from bot.router import answers
from bot.words import Words
from cogs.asking import typed, words_of
from cogs.ended import seen_ended
from cogs.library.replaying import reel_for, show
from db.model.people import Bookmark
from db.people.bookmarks import MOST_OF_MATCH, TooManyBookmarksError
from faces.book.replay import LONGEST_NOTE
from faces.parts import flatten
from faces.taps.library import MarkPlay, UnmarkPlay

FIELD = "note"


class NoteModal(ui.Modal):
    """Asks for the note. Its custom_id has everything, so any process can read the answer."""

    def __init__(self, words: Words, tap: MarkPlay, note: str) -> None:
        super().__init__(title=words("replay-note-title"), custom_id=tap.id)
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=FIELD, max_length=LONGEST_NOTE, default=note or None
        )
        about = words("replay-note-about")
        self.add_item(ui.Label(text=words("replay-note-label"), description=about, component=field))

    def is_finished(self) -> bool:
        """Nothing waits for it in this process."""
        return True


@answers(MarkPlay)
async def mark_play(interaction: Interaction, tap: MarkPlay) -> None:
    """A tap on Bookmark, or the form that comes back with a note."""
    bot, words, me = interaction.client, words_of(interaction), interaction.user.id
    loaded = await seen_ended(interaction, tap.match)
    if interaction.type is not discord.InteractionType.modal_submit:
        marks = await bot.store.bookmarks.of(me, tap.match)
        note = next((mark.note for mark in marks if mark.ply == tap.ply), "")
        await interaction.response.send_modal(NoteModal(words, tap, note))
        return
    reel = await reel_for(interaction, loaded)
    ply = reel.nearest(tap.ply)
    if text := typed(interaction):
        mark = Bookmark(tap.match, ply, flatten(text)[:LONGEST_NOTE])
        try:
            await bot.store.bookmarks.put(me, mark, bot.clock.now())
        except TooManyBookmarksError:
            raise SorryError("replay-marks-full", most=MOST_OF_MATCH) from None
    await show(interaction, reel, ply, tap.hands)


@answers(UnmarkPlay)
async def unmark_play(interaction: Interaction, tap: UnmarkPlay) -> None:
    """A tap on Remove bookmark. A second tap is safe."""
    reel = await reel_for(interaction, await seen_ended(interaction, tap.match))
    ply = reel.nearest(tap.ply)
    await interaction.client.store.bookmarks.remove(interaction.user.id, tap.match, ply)
    await show(interaction, reel, ply, tap.hands)
