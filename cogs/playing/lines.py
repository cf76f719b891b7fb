"""Setting a line: taps that move cards around until Ready, which is a move like any other."""

from collections.abc import Callable

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.posts.names import seat_lane
from bot.replies import SorryError
from bot.router import answers
from cogs.asking import only, picked, words_of
from cogs.playing.showing import refuse, show_here
from faces.lineup.controls import OFF
from faces.lineup.placing import Placing
from faces.taps.playing import ClearLine, PickPosition, PutCard, PutChosen, PutDown, TakeLine
from hockey.cards import Card
from hockey.lineup.line import Position
from hockey.lineup.view import LineupView


@answers(PickPosition, of_players=True)
async def pick(interaction: Interaction, tap: PickPosition) -> None:
    await _prepare(interaction, tap, lambda placing: placing.pick(tap.position))


@answers(PutDown, of_players=True)
async def put_down(interaction: Interaction, tap: PutDown) -> None:
    await _prepare(interaction, tap, Placing.put_down)


@answers(PutChosen, of_players=True)
async def put_chosen(interaction: Interaction, tap: PutChosen) -> None:
    await _prepare(interaction, tap, lambda placing: _put(placing, tap.position, only(picked(interaction))))


@answers(PutCard, of_players=True)
async def put_card(interaction: Interaction, tap: PutCard) -> None:
    await _prepare(interaction, tap, lambda placing: placing.place(tap.card, tap.position))


@answers(ClearLine, of_players=True)
async def clear(interaction: Interaction, tap: ClearLine) -> None:
    await _prepare(interaction, tap, Placing.clear)


@answers(TakeLine, of_players=True)
async def take(interaction: Interaction, tap: TakeLine) -> None:
    """A tap on Use this, below a hint: its line goes into the hand, wherever that is."""
    live = interaction.client.matches.of(tap.match)
    loaded = await _kept(interaction, tap, lambda placing: placing.take(tap.line))
    live.mark(seat_lane(loaded.seat_of(interaction.user.id)))
    await interaction.response.edit_message(content=words_of(interaction)("lineup-used"), view=None)


DraftTap = PickPosition | PutDown | PutChosen | PutCard | ClearLine | TakeLine


async def _prepare(interaction: Interaction, tap: DraftTap, after: Callable[[Placing], Placing]) -> None:
    try:
        await _kept(interaction, tap, after)
    except RefusedError as error:
        await refuse(interaction, tap.match, error)
        return
    await show_here(interaction, tap.match)


async def _kept(interaction: Interaction, tap: DraftTap, after: Callable[[Placing], Placing]) -> LoadedMatch:
    def change(loaded: LoadedMatch, seat: int) -> str:
        view = loaded.view(seat)
        if not isinstance(view, LineupView):
            raise SorryError("sorry-button")
        placing = Placing.of(view, loaded.match.seats[seat].draft)
        if placing is None:
            raise SorryError("sorry-button")
        return after(placing).kept(tap.decision)

    live = interaction.client.matches.of(tap.match)
    return await live.prepare(interaction.user.id, tap.decision, change)


def _put(placing: Placing, position: Position, what: str) -> Placing:
    if what == OFF:
        return placing.clear(position)
    try:
        card = Card(what)
    except ValueError:
        raise SorryError("sorry-button") from None
    return placing.place(card, position)
