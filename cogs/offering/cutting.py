"""Cutting the deck before a match begins, for players who want to: the bot draws all other cuts."""

from typing import Any

import discord
from discord import ui

from bot.client import Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError
from bot.router import answers
from bot.words import Words
from cogs.asking import typed, words_of
from cogs.offering.venue import check_place
from cogs.public import show_challenge
from db.model.matches import Status
from faces.parts import plain
from faces.taps.offering import CutDeck
from hockey.fairness import LONGEST_CUT, is_cut

FIELD = "number"


class CutModal(ui.Modal):
    """Asks for a number, below the whole commitment. Its custom_id contains all that an answer needs."""

    def __init__(self, words: Words, tap: CutDeck, commitment: str) -> None:
        super().__init__(title=words("cut-title"), custom_id=tap.id)
        field: ui.TextInput[Any] = ui.TextInput(custom_id=FIELD, min_length=1, max_length=LONGEST_CUT)
        about = words("cut-number-about", commitment=commitment)
        self.add_item(ui.Label(text=words("cut-number"), description=about, component=field))

    def is_finished(self) -> bool:
        """Nothing waits for it in this process."""
        return True


@answers(CutDeck)
async def cut_deck(interaction: Interaction, tap: CutDeck) -> None:
    """A tap on Cut the deck, or the form that comes back with a number."""
    bot = interaction.client
    loaded = await bot.matches.load(tap.match)
    check_place(interaction, loaded.match)
    if loaded.match.status in (Status.RUNNING, Status.OVER):
        raise SorryError("cut-begun")
    if loaded.match.status is not Status.OPEN:
        raise RefusedError(Refused.NOT_OPEN)
    if loaded.match.seat_of(interaction.user.id) is None:
        raise SorryError("cut-not-yours")
    if interaction.type is not discord.InteractionType.modal_submit:
        await interaction.response.send_modal(
            CutModal(words_of(interaction), tap, loaded.match.seal.commitment)
        )
        return
    number = typed(interaction)
    if not is_cut(number):
        raise SorryError("cut-bad-number", number=plain(number))
    await bot.lobby.cut(tap.match, interaction.user.id, number)
    await show_challenge(interaction, tap.match)
