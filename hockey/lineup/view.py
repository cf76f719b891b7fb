from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TypeVar

from hockey.cards import Card
from hockey.game import NATURE, Move, Options, Outcome, Phase, Score
from hockey.lineup.draft import Draft
from hockey.lineup.line import Line
from hockey.lineup.match import Draw, Fact, LineupMatch, decisions, legal_moves, outcome, running, to_act
from hockey.lineup.period import SEATS, Comparison, FaceOff, LineupPeriod, Stage

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class LineupView:
    """What a seat may see; with `seat` None, what everyone may.

    `phase` is DEAL while a deck or a shootout is due, PLAY while seats must choose, OVER. `stage` says what
    they choose, None if no one does; `chosen` whether each seat has. `periods` are all that began, with None
    for another seat's secrets. `discards` are open and haven't gone back into the deck. `untold` is what has
    happened already but this view shows later (`told_until`).
    """

    game: str
    seat: int | None
    options: Options
    phase: Phase
    stage: Stage | None
    hand: tuple[Card, ...] = field(repr=False)
    cards_left: tuple[int, int]
    chosen: tuple[bool, bool]
    periods: tuple[LineupPeriod, ...]
    shootout: tuple[Draw, ...]
    discards: tuple[Card, ...]
    to_act: frozenset[int]
    decision: int | None
    moves: tuple[Move, ...] = field(repr=False)
    score: Score
    outcome: Outcome | None
    untold: tuple[Comparison | Draw, ...] = ()

    @property
    def seats(self) -> int:
        return len(SEATS)

    @property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats of each side."""
        return (0,), (1,)

    @property
    def length(self) -> int:
        return self.options.length

    @property
    def period(self) -> int:
        """The current period's number; 0 before the deal."""
        return len(self.periods)

    @property
    def overtime(self) -> bool:
        return bool(self.periods) and self.periods[-1].overtime

    @property
    def faceoff(self) -> FaceOff | None:
        """The current period's, once both cards are revealed."""
        return self.periods[-1].faceoff if self.periods else None

    @property
    def first(self) -> int | None:
        """The seat that lost the face-off and sets an open line; None if both set theirs in secret."""
        return self.periods[-1].first if self.periods else None

    @property
    def pick(self) -> Card | None:
        """The viewer's own card for the current period's face-off."""
        return None if self.seat is None or not self.periods else self.periods[-1].picks[self.seat]

    @property
    def lines(self) -> tuple[Line | None, Line | None]:
        """The current period's lines by seat, as far as this viewer may see them."""
        return self.periods[-1].lines if self.periods else (None, None)

    @property
    def comparisons(self) -> tuple[Comparison, ...]:
        return tuple(chain.from_iterable(period.comparisons for period in self.periods))

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Everything that was told, in order."""
        told: list[Fact] = []
        for period in self.periods:
            told += (period.faceoff, *period.comparisons) if period.faceoff else period.comparisons
        return (*told, *self.shootout)

    @property
    def beyond_regulation(self) -> bool:
        """True in overtime, and once the match is over."""
        return self.overtime or self.outcome is not None

    def is_unplayed(self, move: Move) -> bool:
        return move in self.hand

    @property
    def period_scores(self) -> tuple[Score, ...]:
        return tuple(period.goals for period in self.periods)

    def draft(self, code: str = "") -> Draft | None:
        """The viewer's line to set, as far as `code` (Draft.code) has it; None if there's none to set."""
        if self.seat is None or self.seat not in self.to_act or self.stage is not Stage.LINE:
            return None
        return Draft.read(code, self.hand, self.lines[1 - self.seat])


def told_until(view: LineupView, count: int) -> LineupView:
    """The same view while only the first `count` results of the latest meeting of lines are told.

    These are its comparisons and then, after a tie, the rounds of the shootout. What came later is left out
    too, so no one has to choose yet. ValueError if no two lines have met.
    """
    met = max((period.number for period in view.periods if period.complete), default=0)
    if not met:
        raise ValueError("no-comparison")
    earlier, period = view.periods[: met - 1], view.periods[met - 1]
    latest = replace(period, comparisons=period.comparisons[:count])
    periods = (*earlier, latest)
    home, away = (sum(each.goals[side] for each in periods) for side in SEATS)
    return replace(
        view,
        phase=Phase.PLAY,
        stage=None,
        chosen=(True, True),
        periods=periods,
        shootout=view.shootout[: max(count - len(period.comparisons), 0)],
        to_act=frozenset(),
        decision=None,
        moves=(),
        score=(home, away),
        outcome=None,
        untold=tuple(chain[Comparison | Draw](period.comparisons, view.shootout))[count:],
    )


def view(game: str, match: LineupMatch, seat: int | None) -> LineupView:
    acting, period = to_act(match), running(match)
    return LineupView(
        game=game,
        seat=seat,
        options=match.options,
        phase=_phase(acting),
        stage=period.stage if period and acting else None,
        hand=() if seat is None else match.hands[seat],
        cards_left=(len(match.hands[0]), len(match.hands[1])),
        chosen=_chosen(period),
        periods=tuple(_seen(period, seat) for period in match.periods),
        shootout=match.shootout,
        discards=_discards(match),
        to_act=acting,
        decision=None if seat is None else decisions(match, seat),
        moves=() if seat is None else legal_moves(match, seat),
        score=match.score,
        outcome=outcome(match),
    )


def _phase(acting: frozenset[int]) -> Phase:
    if not acting:
        return Phase.OVER
    return Phase.DEAL if NATURE in acting else Phase.PLAY


def _chosen(period: LineupPeriod | None) -> tuple[bool, bool]:
    """Which seats have made the current stage's choice."""
    if period is None:
        return False, False
    one, other = period.picks if period.stage is Stage.FACEOFF else period.lines
    return one is not None, other is not None


def _seen(period: LineupPeriod, seat: int | None) -> LineupPeriod:
    picks = period.picks if period.faceoff else _own(period.picks, seat)
    shown = _own(period.lines, seat) if period.shown == (None, None) else period.shown
    return replace(period, picks=picks, lines=shown)


def _own(pair: tuple[_T | None, _T | None], seat: int | None) -> tuple[_T | None, _T | None]:
    return pair[0] if seat == 0 else None, pair[1] if seat == 1 else None


def _discards(match: LineupMatch) -> tuple[Card, ...]:
    """The face-off cards and then the lines of each period, in order."""
    reshuffled = len(match.decks) > 1
    thrown: list[Card] = []
    for period in match.periods:
        if reshuffled and not period.overtime:
            continue
        thrown += period.faceoff.cards if period.faceoff else ()
        if period.complete:
            thrown += (card for line in period.lines if line for card in line.cards)
    return tuple(thrown)
