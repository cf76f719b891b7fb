"""What the public sees of a pile game. The picture and its words are made from this alone."""

from dataclasses import dataclass
from enum import StrEnum

from faces.art.colours import Jersey
from hockey.game import SIDES, Result

MARKED = (Result.GOAL, Result.CHANCE)
"""What a card came to, if that shows on it."""


@dataclass(frozen=True, slots=True)
class RinkBench:
    """One side's end of the rink."""

    jersey: Jersey
    goals: int
    left: int


@dataclass(frozen=True, slots=True)
class PiledCard:
    """A card of the pile; `seat` and `player` are None for one that was there before the hands."""

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


class MomentKind(StrEnum):
    """Moments with a word on the ice."""

    GOAL = "goal"
    CHANCE = "chance"
    BLOCK = "block"
    POST = "post"
    SAVE = "save"
    WIDE = "wide"


@dataclass(frozen=True, slots=True)
class RinkMoment:
    """The last card's result, in a word, and whose it was: for a save, the side that shot.

    `scored` is the card of a goal, which some games take off the ice at once.
    """

    kind: MomentKind
    word: str
    side: int
    scored: PiledCard | None = None


@dataclass(frozen=True, slots=True)
class RinkScene:
    """The rink: both benches, the clock, the pile's last cards in order of play, and `under` them how many.

    `breakaway` is the side that has one, if any; `moment` is None while play just goes on.
    """

    benches: tuple[RinkBench, RinkBench]
    period: str
    deal: str
    pile: tuple[PiledCard, ...]
    under: int
    breakaway: int | None
    moment: RinkMoment | None
