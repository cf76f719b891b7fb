"""What is to be seen of a pile game by everybody. The picture and its words are made of this alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.words import Words
from faces.parts import RED, SUITS, card, period_name, rank_short
from hockey.cards import Card
from hockey.game import SIDES, Call, Phase, Result
from hockey.pile.view import PileView

TOP_CARDS = 4
"""So many of the pile's last cards are seen one by one."""


@dataclass(frozen=True, slots=True)
class Jersey:
    """What a side is called on the board, line by line, and its colour (`#RRGGBB`)."""

    names: tuple[str, ...]
    colour: str


@dataclass(frozen=True, slots=True)
class RinkBench:
    """One side's end of the rink."""

    jersey: Jersey
    goals: int
    left: int


@dataclass(frozen=True, slots=True)
class PiledCard:
    """A card of the pile; `seat` and `player` are None of one that was laid there before the hands."""

    text: str
    rank: str
    suit: str
    red: bool
    seat: int | None
    player: str | None
    result: Result | None

    @property
    def side(self) -> int | None:
        return None if self.seat is None else self.seat % SIDES


@dataclass(frozen=True, slots=True)
class RinkScene:
    """The rink: both benches, the clock, the pile's last cards in order of play, and `under` them how many.

    `breakaway` is the side that has one, None where nobody has.
    """

    benches: tuple[RinkBench, RinkBench]
    period: str
    deal: str
    pile: tuple[PiledCard, ...]
    under: int
    breakaway: int | None


def scene_of(words: Words, view: PileView, jerseys: tuple[Jersey, Jersey], names: Sequence[str]) -> RinkScene:
    """`view` is everybody's; `names` are the players' by seat."""
    if view.seat is not None:
        raise ValueError("not-public")
    calls = {call.card: call for call in view.calls_of(view.period)}
    shown = view.pile[-TOP_CARDS:]
    over = view.phase is Phase.OVER
    home, away = (
        RinkBench(jerseys[side], view.score[side], sum(view.cards_left[side::SIDES])) for side in range(SIDES)
    )
    return RinkScene(
        benches=(home, away),
        period=period_name(words, view.period, view.length),
        deal=words("rink-over") if over else words("rink-deal", deal=view.deal, deals=view.deals),
        pile=tuple(_played(words, value, calls.get(value), names) for value in shown),
        under=view.table - len(shown),
        breakaway=None if view.chance is None else view.chance.side,
    )


def _played(words: Words, value: Card, call: Call | None, names: Sequence[str]) -> PiledCard:
    return PiledCard(
        text=card(words, value),
        rank=rank_short(words, value.rank),
        suit=SUITS[value.suit],
        red=value.suit in RED,
        seat=None if call is None else call.seat,
        player=None if call is None else names[call.seat],
        result=None if call is None else call.result,
    )
