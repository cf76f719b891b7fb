"""Counts the cards for a player: which ranks are gone, by what they have seen themselves."""

from bot.client import Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import words_of
from db.model.matches import Status
from faces.pile.counting import gone_text
from faces.taps.playing import WhatsGone
from hockey.pile.view import PileView


@answers(WhatsGone)
async def whats_gone(interaction: Interaction, tap: WhatsGone) -> None:
    """A tap on What's gone?, below a hand."""
    loaded = await interaction.client.matches.load(tap.match)
    seat = loaded.seat_of(interaction.user.id)  # strangers stop here
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.OVER)
    view = loaded.view(seat)
    if not isinstance(view, PileView):
        raise SorryError("sorry-button")
    await tell(interaction, gone_text(words_of(interaction), loaded, view))
