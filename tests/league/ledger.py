"""What a server's exported records add up to, counted from them alone (docs/statistics.md).

It has no line of our own code: the rules are those of the oracles, ratings are openskill's own.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from openskill.models import PlackettLuce

from tests.hockey.oracle_figures import figures, lines_of

START, SPREAD, POINTS = 25.0, 40, 1000
HAT_TRICK = 3
FORM = 5
FEWEST = 5
EARLY = 3


@dataclass(frozen=True)
class Row:
    """One player's part of one match."""

    match: int
    game: str
    ended: float
    seat: int
    player: int
    partner: int | None
    against: tuple[int, ...]
    outcome: str
    by: str
    goals_for: int
    goals_against: int
    figures: dict[str, Any]
    mu_before: float | None = None
    mu: float | None = None
    rated: int | None = None

    @property
    def shutout(self) -> bool:
        return self.outcome == "win" and self.by == "play" and not self.goals_against


def family(game: str) -> str:
    return game if game in ("lineup", "field") else "pile"


@dataclass(frozen=True)
class Rated:
    mu: float
    sigma: float
    matches: int


class Ledger:
    """All rows in the order in which the matches ended, and the ratings that they lead to."""

    def __init__(self, told: Sequence[dict[str, Any]]) -> None:
        self.rows: list[Row] = []
        self.ratings: dict[tuple[str, int], Rated] = {}
        self._model = PlackettLuce(limit_sigma=True)
        for each in sorted(told, key=lambda one: float(one["ended"])):
            if not each["practice"]:
                self._enter(each)

    def _enter(self, told: dict[str, Any]) -> None:
        record, players = told["record"], told["players"]
        end = lines_of(record)[-1]
        by = record["end"]["by"] if "end" in record else "play"
        if end["outcome"] == "unfinished":
            return
        counted = figures(record)
        rows = []
        for seat, player in enumerate(players):
            side = seat % 2
            others = [who for at, who in enumerate(players) if at % 2 != side]
            partners = [who for at, who in enumerate(players) if at % 2 == side and at != seat]
            won = end["winner"] == side
            rows.append(
                Row(
                    told["match"],
                    told["game"],
                    told["ended"],
                    seat,
                    player,
                    partners[0] if partners else None,
                    tuple(others),
                    "tie" if end["winner"] is None else "win" if won else "loss",
                    by,
                    end["score"][side],
                    end["score"][1 - side],
                    counted[seat],
                )
            )
        says_nothing = by == "walkover" and not sum(end["score"])
        cards = [sum(each["cards"] for each in counted[side::2]) for side in (0, 1)]
        spared = end["winner"] if by == "resign" and min(cards) < EARLY else None
        self.rows += rows if says_nothing else self._rate(rows, end["winner"], spared)

    def _rate(self, rows: list[Row], winner: int | None, spared: int | None) -> list[Row]:
        """`spared` is the side whose ratings stay, because the other one resigned early."""
        which = family(rows[0].game)
        unknown = Rated(START, round(START / 3, 6), 0)
        before = [self.ratings.get((which, row.player), unknown) for row in rows]
        sides = [[before[row.seat] for row in rows if row.seat % 2 == side] for side in (0, 1)]
        teams = [[self._model.rating(each.mu, each.sigma) for each in side] for side in sides]
        ranks = [1.0, 1.0] if winner is None else [float(side != winner) for side in (0, 1)]
        after = self._model.rate(teams, ranks=ranks)
        rated = []
        for row in rows:
            if row.seat % 2 == spared:
                rated.append(row)
                continue
            new = after[row.seat % 2][row.seat // 2]
            now = Rated(round(new.mu, 6), round(new.sigma, 6), before[row.seat].matches + 1)
            self.ratings[which, row.player] = now
            kept = {"mu_before": before[row.seat].mu, "mu": now.mu, "rated": now.matches}
            rated.append(Row(**{**vars(row), **kept}))
        return rated

    def of(
        self,
        player: int | None = None,
        game: str | None = None,
        window: tuple[float, float] | None = None,
    ) -> list[Row]:
        since, until = window or (0.0, float("inf"))
        return [
            row
            for row in self.rows
            if player in (None, row.player) and game in (None, row.game) and since <= row.ended < until
        ]


def points(mu: float) -> int:
    return round(POINTS + SPREAD * (mu - START))


def tally(rows: Sequence[Row]) -> tuple[int, int, int]:
    """Wins, losses, ties."""
    count = Counter(row.outcome for row in rows)
    return count["win"], count["loss"], count["tie"]


def total(rows: Sequence[Row], name: str) -> Any:
    return sum(row.figures[name] for row in rows if row.figures[name] is not None)


def shooting(rows: Sequence[Row]) -> str:
    return percent(total(rows, "goals"), total(rows, "shots"))


def stopped(rows: Sequence[Row]) -> str:
    faced = total(rows, "faced")
    return percent(faced - sum(row.goals_against for row in rows), faced)


def percent(part: int, whole: int) -> str:
    return f"{round(100 * Fraction(part, whole))}%" if whole else "–"


def streak(rows: Sequence[Row]) -> tuple[str, int]:
    """The last result, and how many of its kind in a row."""
    last, count = rows[-1].outcome, 0
    for row in reversed(rows):
        if row.outcome != last:
            break
        count += 1
    return last, count


def most_wins_in_a_row(rows: Sequence[Row]) -> int:
    best = now = 0
    for row in rows:
        now = now + 1 if row.outcome == "win" else 0
        best = max(best, now)
    return best


def rivals(rows: Sequence[Row]) -> set[int]:
    """The opponents a player met most often, of several those met last: two if these were partners."""
    met: Counter[int] = Counter()
    last: dict[int, int] = {}
    for place, row in enumerate(rows):
        met.update(row.against)
        last |= dict.fromkeys(row.against, place)
    best = max(((met[who], last[who]) for who in met), default=None)
    return {who for who in met if (met[who], last[who]) == best}


def by_player(rows: Sequence[Row]) -> dict[int, list[Row]]:
    theirs: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        theirs[row.player].append(row)
    return theirs
