"""What many results add up to. Each statistic of a card is defined only here (`docs/statistics.md`)."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from db.model.people import SeatResult
from hockey.figures import FAMILIES, family_of
from hockey.game import By

HAT_TRICK = 3
FORM = 5


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that a player finished: their result, their opponents, when it ended (UTC seconds).

    `mu` is their rating after it, None if it wasn't rated. `rated` is the number of this rated match among
    theirs in the server.
    """

    match_id: int
    server_id: int
    game: str
    ended_at: float
    result: SeatResult
    against: tuple[int, ...]
    mu: float | None = None
    rated: int | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """Wins, losses and ties."""

    wins: int = 0
    losses: int = 0
    ties: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.ties


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything on a card. Shares are from 0 to 1, None if there's nothing to share.

    `goals` are the player's own, `goals_for` their side's. `streak` counts the last results of the kind
    `streak_of`. `rival` is the opponent they met most often, the latest of several, if that player may be
    named. `curve` is the rating after each match of the family `curve_of`, the one with most rated matches.
    """

    record: Tally
    overtime: Tally
    goals_for: int
    goals_against: int
    goals: int
    shots: int
    shooting: float | None
    saving: float | None
    posts: int
    takeovers: int
    shutouts: int
    hat_tricks: int
    expected: float | None
    expected_against: float | None
    streak: int
    streak_of: str
    best_streak: int
    longest: PlayedMatch | None
    fastest: PlayedMatch | None
    form: tuple[str, ...]
    rival: int | None
    against_rival: Tally
    curve: tuple[float, ...] = field(repr=False)
    curve_of: str


def tally(played: Iterable[PlayedMatch]) -> Tally:
    counts = Counter(each.result.result for each in played)
    return Tally(counts["win"], counts["loss"], counts["tie"])


def sum_up(played: Sequence[PlayedMatch], unnamed: Container[int] = frozenset()) -> Summary:
    """The statistics of matches in the order in which they ended; the `unnamed` can't be a rival."""
    figures = [each.result.figures for each in played]
    against = sum(each.result.goals_against for each in played)
    goals, shots = sum(each.goals for each in figures), sum(each.shots for each in figures)
    faced = sum(each.faced for each in figures)
    streak_of, streak = last_streak([each.result.result for each in played])
    rival = _rival(played, unnamed)
    told = [each for each in figures if each.expected is not None]
    curve_of, curve = _curve(played)
    scored = [each for each in played if each.result.figures.first_goal is not None]
    return Summary(
        record=tally(played),
        overtime=tally(each for each in played if each.result.figures.overtime),
        goals_for=sum(each.result.goals_for for each in played),
        goals_against=against,
        goals=goals,
        shots=shots,
        shooting=goals / shots if shots else None,
        saving=(faced - against) / faced if faced else None,
        posts=sum(each.posts for each in figures),
        takeovers=sum(each.takeovers for each in figures),
        shutouts=sum(is_shutout(each) for each in played),
        hat_tricks=sum(each.goals >= HAT_TRICK for each in figures),
        expected=round(sum(each.expected or 0.0 for each in told), 6) if told else None,
        expected_against=round(sum(each.expected_against or 0.0 for each in told), 6) if told else None,
        streak=streak,
        streak_of=streak_of,
        best_streak=best_streak([each.result.result for each in played]),
        longest=_most(played, lambda each: each.result.figures.plays),
        fastest=_most(scored, lambda each: -(each.result.figures.first_goal or 0)),
        form=tuple(each.result.result for each in played[-FORM:]),
        rival=rival,
        against_rival=tally(each for each in played if rival in each.against),
        curve=curve,
        curve_of=curve_of,
    )


def is_shutout(played: PlayedMatch) -> bool:
    """A match won to the end without a goal by the other side."""
    result = played.result
    return result.result == "win" and result.ended_by == By.PLAY and not result.goals_against


def last_streak(outcomes: Sequence[str]) -> tuple[str, int]:
    """The last results in a row: which kind, and how many."""
    runs = [(kind, len(list(run))) for kind, run in groupby(outcomes)]
    return runs[-1] if runs else ("", 0)


def best_streak(outcomes: Sequence[str]) -> int:
    """The most wins in a row."""
    return max((len(list(run)) for kind, run in groupby(outcomes) if kind == "win"), default=0)


def _rival(played: Sequence[PlayedMatch], unnamed: Container[int]) -> int | None:
    against = (player for each in played for player in each.against)
    met = Counter(player for player in against if player > 0 and player not in unnamed)
    last = {player: place for place, each in enumerate(played) for player in each.against}
    return max(met, key=lambda player: (met[player], last[player]), default=None)


def _curve(played: Sequence[PlayedMatch]) -> tuple[str, tuple[float, ...]]:
    """Families are rated separately, so a line through several would jump."""
    curves: dict[str, list[float]] = {family: [] for family in FAMILIES}
    for each in played:
        if each.mu is not None:
            curves[family_of(each.game)].append(each.mu)
    longest = max(FAMILIES, key=lambda family: len(curves[family]))
    return longest, tuple(curves[longest])


def _most(played: Sequence[PlayedMatch], number: Callable[[PlayedMatch], int]) -> PlayedMatch | None:
    """The first of those with the highest number."""
    return max(played, key=number, default=None)
