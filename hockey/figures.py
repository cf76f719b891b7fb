"""What is counted in a finished match. Each number is defined only here (`docs/statistics.md`)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import comb
from typing import Any, Final

from hockey.field.game import FieldGame
from hockey.field.period import StepKind
from hockey.game import SIDES, CallCode, Game, Result
from hockey.lineup.game import LineupGame
from hockey.pile.game import PileGame
from hockey.pile.match import PileMatch
from hockey.pile.period import PilePeriod
from hockey.pile.rules import PileRules

PILE: Final = "pile"
FAMILIES: Final = (PILE, "lineup", "field")
"""Games that need the same skill: the pile games, Turn-Based, Field."""

SHOTS: Final = frozenset({CallCode.GOAL, CallCode.POST, CallCode.SAVE, CallCode.WIDE})


def family_of(game_id: str) -> str:
    """The family of a game by its id in matches; a server's own games are pile games."""
    return game_id if game_id in FAMILIES else PILE


@dataclass(frozen=True, slots=True)
class Figures:
    """What one seat did in a match, and the match's own length.

    `goals` to `takeovers` are the seat's own, without its partner's. `faced` are the other side's shots.
    `expected` and `expected_against` are expected goals, the seat's own and the other side's, None in games
    without them. `first_goal` is the seat's fastest goal: how many cards of its period had been played by
    then, itself included; None without a goal, and in games without such a count. `plays` are the plays of
    the whole match. `overtime` says whether it went beyond its length. `cards` are the seat's own played
    cards.
    """

    goals: int = 0
    shots: int = 0
    faced: int = 0
    posts: int = 0
    takeovers: int = 0
    expected: float | None = None
    expected_against: float | None = None
    first_goal: int | None = None
    plays: int = 0
    overtime: bool = False
    cards: int = 0


NOTHING_COUNTED: Final = Figures()


@dataclass(frozen=True, slots=True)
class _Fact:
    """A play, with what counts about it."""

    seat: int
    goal: bool
    shot: bool
    post: bool = False
    takeover: bool = False
    place: int | None = None
    expected: float = 0.0


def figures_of(game: Game[Any], state: Any) -> tuple[Figures, ...]:
    """The figures of a match by seat; of a running match, so far."""
    if isinstance(game, LineupGame):
        facts, overtime = list(_lineup(state)), any(p.overtime for p in state.periods) or bool(state.shootout)
    elif isinstance(game, FieldGame):
        facts, overtime = list(_field(state)), len(state.periods) > 1
    else:
        assert isinstance(game, PileGame)  # noqa: S101 - there is no fourth kind, and mypy is told
        facts, overtime = list(_pile(game.rules, state)), any(period.overtime for period in state.periods)
    counts_chances = isinstance(game, PileGame)
    told = (
        _of_seat(facts, seat, overtime=overtime, counts_chances=counts_chances) for seat in range(game.seats)
    )
    if isinstance(game, LineupGame):
        return tuple(replace(each, cards=_shown(state, seat)) for seat, each in enumerate(told))
    return tuple(told)


def _of_seat(facts: list[_Fact], seat: int, *, overtime: bool, counts_chances: bool) -> Figures:
    own = [fact for fact in facts if fact.seat == seat]
    against = [fact for fact in facts if fact.seat % SIDES != seat % SIDES]
    places = [fact.place for fact in own if fact.goal and fact.place is not None]
    return Figures(
        goals=sum(fact.goal for fact in own),
        shots=sum(fact.shot for fact in own),
        faced=sum(fact.shot for fact in against),
        posts=sum(fact.post for fact in own),
        takeovers=sum(fact.takeover for fact in own),
        expected=_sum(own) if counts_chances else None,
        expected_against=_sum(against) if counts_chances else None,
        first_goal=min(places, default=None),
        plays=len(facts),
        overtime=overtime,
        cards=len(own),
    )


def _sum(facts: list[_Fact]) -> float:
    # Sums in one order, rounded, so that another count gives the same digits.
    return round(sum(fact.expected for fact in facts), 6)


def _pile(rules: PileRules, match: PileMatch) -> Iterator[_Fact]:
    """A shot is a card played on its side's own chance that scores or misses.

    A takeover turns the other side's chance into its own.
    """
    for period in match.periods:
        made_by: int | None = None  # the side that has a chance before the play
        for count, call in enumerate(period.calls):
            side = call.seat % SIDES
            mine, theirs = made_by == side, made_by == 1 - side
            yield _Fact(
                call.seat,
                goal=call.result is Result.GOAL,
                shot=call.call in SHOTS,
                post=call.call is CallCode.POST,
                takeover=theirs and call.result is Result.CHANCE,
                place=call.play,
                expected=chance_to_score(rules, period, count) if mine else 0.0,
            )
            made_by = _chance_after(rules, call.seat, call.result, made_by)


def _chance_after(rules: PileRules, seat: int, result: Result | None, before: int | None) -> int | None:
    """The side with a chance after a play."""
    side = seat % SIDES
    if result is Result.CHANCE or (result is Result.GOAL and rules.goal_is_chance):
        return side
    return before if result is None and before == 1 - side else None


def chance_to_score(rules: PileRules, period: PilePeriod, count: int) -> float:
    """The chance that the seat about to make the period's play `count` (from 0) holds a card that scores.

    Only what everyone has seen counts as known: the played cards and the centre's top. All orders of the
    other cards are equally likely, so it's exact: one less the share of orders without such a card.
    """
    top = _top_before(rules, period, count)
    if top is None:
        return 0.0
    seen = {call.card for call in period.calls[:count]} | set(period.centre[-1:])
    unseen = [card for card in rules.pack if card not in seen]
    scoring = sum(rules.power_scores if card.rank in rules.power else card.rank == top for card in unseen)
    held = _held(rules, period, count)
    return 1 - comb(len(unseen) - scoring, held) / comb(len(unseen), held)


def _top_before(rules: PileRules, period: PilePeriod, count: int) -> str | None:
    """The rank on top of the pile before a play, None on a cleared table."""
    if count == 0:
        return period.centre[-1].rank if period.centre else None
    last = period.calls[count - 1]
    return None if rules.clears_ice and last.result is not None else last.card.rank


def _held(rules: PileRules, period: PilePeriod, count: int) -> int:
    """How many cards the seat about to play holds."""
    end = rules.deal_of(count, overtime=period.overtime).end
    return -(-(end - count) // rules.seats)


def _lineup(match: Any) -> Iterator[_Fact]:
    """Each attack of a wing is a shot."""
    for period in match.periods:
        for told in period.comparisons:
            yield _Fact(told.attack, goal=told.result is Result.GOAL, shot=True)


def _shown(match: Any, seat: int) -> int:
    """How many cards a seat has played in face-offs and open lines."""
    thrown = sum(period.faceoff is not None for period in match.periods)
    return thrown + sum(len(line.cards) for period in match.periods if (line := period.shown[seat]))


def _field(match: Any) -> Iterator[_Fact]:
    """Each card that meets a goalie is a shot."""
    for period in match.periods:
        for run in period.runs():
            last = run[-1]
            if last.kind is StepKind.PASSES:
                continue  # a card still on its way, in a match that stopped early
            shot = last.kind in (StepKind.GOAL, StepKind.SAVE)
            yield _Fact(last.seat, goal=last.kind is StepKind.GOAL, shot=shot, place=last.play)
