"""Setting up a line: taps that move cards about until Ready, which is a move like any other."""

from typing import Any

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.replies import SorryError
from bot.router import Parts
from cogs.playing.play import refuse, show_here
from faces.lineup.controls import OFF
from faces.lineup.placing import Placing
from hockey.cards import Card
from hockey.lineup.line import POSITIONS, Position
from hockey.lineup.view import LineupView


async def prepare(interaction: Interaction, parts: Parts) -> None:
    """A tap on a position, on a card of the list, or on Clear."""
    match_id, decision = parts.number(0), parts.number(1)

    def change(loaded: LoadedMatch, seat: int) -> str:
        view = loaded.view(seat)
        if not isinstance(view, LineupView):
            raise SorryError("sorry-button")
        placing = Placing.of(view, loaded.match.seats[seat].draft)
        if placing is None:
            raise SorryError("sorry-button")
        return _after(placing, interaction, parts).kept(decision)

    try:
        loaded = await interaction.client.desk.prepare(match_id, interaction.user.id, decision, change)
    except RefusedError as error:
        await refuse(interaction, match_id, error)
        return
    await show_here(interaction, loaded)


def _after(placing: Placing, interaction: Interaction, parts: Parts) -> Placing:
    match parts.text(2):
        case "pick":
            return placing.pick(_position(parts))
        case "down":
            return placing.put_down()
        case "clear":
            return placing.clear()
        case "put":
            return _put(placing, _position(parts), _chosen(interaction) or parts.text(4))
        case _:
            raise SorryError("sorry-button")


def _put(placing: Placing, position: Position, what: str) -> Placing:
    if what == OFF:
        return placing.clear(position)
    try:
        card = Card(what)
    except ValueError:
        raise SorryError("sorry-button") from None
    return placing.place(card, position)


def _position(parts: Parts) -> Position:
    if parts.text(3) not in POSITIONS:
        raise SorryError("sorry-button")
    return Position(parts.text(3))


def _chosen(interaction: Interaction) -> str | None:
    """What was picked in a list; None where a button was tapped."""
    data: dict[str, Any] = dict(interaction.data or {})
    return next(iter(data.get("values", [])), None)
