"""What should be on a leaderboard, from the ledger."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tests.league.cards import LETTERS, SURE, counted, form, rating
from tests.league.ledger import FEWEST, Ledger, Row, family, points, streak, tally
from tests.typeset import together

ORDERS = ("points", "rating", "goals", "rate")
_UNRATED = -1e9
WAYS = {"walkover": "by walkover", "resign": "by resignation", "clock": "on time"}
LOST = {**WAYS, "resign": "resigned"}


@dataclass(frozen=True)
class Asked:
    """A leaderboard: one game's or all of two; in a window or of all time."""

    order: str
    game: str | None = None
    window: tuple[float, float] | None = None

    @property
    def pairs(self) -> bool:
        return self.game == "partners"


@dataclass(frozen=True)
class Line:
    """A row: its rank, who, what it's ordered by, and the numbers of their matches.

    `value` is the order's number in words, `cell` in the table; `streak` its letter and how many.
    """

    rank: int
    players: tuple[int, ...]
    value: str
    wins: int
    losses: int
    ties: int
    goals_for: int
    goals_against: int
    otherwise: tuple[str, ...]
    form: str
    cell: str
    streak: str


def table(ledger: Ledger, asked: Asked) -> list[Line]:
    """All rows in order; players who are tied in everything come in the order of their first match."""
    theirs: dict[tuple[int, ...], list[Row]] = defaultdict(list)
    for row in ledger.of(game=asked.game, window=asked.window):
        if asked.pairs and row.partner is not None and row.player < row.partner:
            theirs[row.player, row.partner].append(row)
        elif not asked.pairs and row.partner is None:
            theirs[(row.player,)].append(row)
    keys = {who: _key(ledger, asked, who, theirs[who]) for who in theirs}
    ordered = sorted(theirs, key=lambda who: keys[who])
    # All but the first match and the id.
    numbers = [keys[who][:-2] for who in ordered]
    ranks = [1 + numbers.index(each) for each in numbers]
    return [_line(ledger, asked, rank, who, theirs[who]) for rank, who in zip(ranks, ordered, strict=True)]


def climbing(before: Sequence[Line], now: Sequence[Line], played: set[int]) -> list[tuple[int, int, int]]:
    """Who has gained places by playing: (who, place before, place now), most places first."""
    ranks = {line.players[0]: line.rank for line in before}
    found = [
        (line.players[0], ranks[line.players[0]], line.rank)
        for line in now
        if line.players[0] in played and line.rank < ranks.get(line.players[0], 0)
    ]
    return sorted(found, key=lambda climb: (climb[2] - climb[1], climb[2]))


def _key(ledger: Ledger, asked: Asked, who: tuple[int, ...], rows: Sequence[Row]) -> tuple[object, ...]:
    wins, _, ties = tally(rows)
    mine, theirs = sum(row.goals_for for row in rows), sum(row.goals_against for row in rows)
    rest = (-(2 * wins + ties), -wins, theirs - mine, -mine, len(rows), rows[0].ended, who)
    if asked.order == "goals":
        return (-mine, *rest)
    if asked.order == "rate":
        return (len(rows) < FEWEST, -Fraction(wins, len(rows)), *rest)
    if asked.order == "rating":
        known = None if asked.pairs else ledger.ratings.get((family(asked.game or ""), who[0]))
        sure = 2 if known is None else int(known.matches < SURE)
        return (sure, -known.mu if known else -_UNRATED, *rest)
    return rest


def _line(ledger: Ledger, asked: Asked, rank: int, who: tuple[int, ...], rows: Sequence[Row]) -> Line:
    wins, losses, ties = tally(rows)
    mine, theirs = sum(row.goals_for for row in rows), sum(row.goals_against for row in rows)
    known = None if asked.pairs else ledger.ratings.get((family(asked.game or ""), who[0]))
    value = {
        "points": counted(2 * wins + ties, "point", "points"),
        "goals": counted(mine, "goal", "goals"),
        "rate": f"{round(100 * Fraction(wins, len(rows)))}% won",
        "rating": rating(known.mu, known.matches) if known else "no rating yet",
    }[asked.order]
    cell = {
        "points": str(2 * wins + ties),
        "goals": str(mine),
        "rate": f"{round(100 * Fraction(wins, len(rows)))}%",
        "rating": f"{points(known.mu)}{'?' if known.matches < SURE else ''}" if known else "–",
    }[asked.order]
    last, count = streak(rows)
    otherwise = [
        f"{many} {told}"
        for outcome, ways in (("win", WAYS), ("loss", LOST))
        for by, told in ways.items()
        if (many := sum(row.outcome == outcome and row.by == by for row in rows))
    ]
    return Line(
        rank,
        who,
        value,
        wins,
        losses,
        ties,
        mine,
        theirs,
        tuple(otherwise),
        "" if asked.pairs else form(rows),
        cell,
        f"{LETTERS[last]}{count}",
    )


def in_table(line: Line, names: Sequence[str], told: str) -> Iterator[str]:
    """What is wrong with a row of the table: its rank, its names as far as they fit, and its numbers."""
    cells = told.replace("\u2068", "").replace("\u2069", "").split()
    score = f"{line.wins}-{line.losses}-{line.ties}"
    if score not in cells:
        yield f"no {score} in {told!r}"
        return
    at = cells.index(score)
    if cells[0] != str(line.rank) or cells[at - 1] != line.cell:
        yield f"not place {line.rank} with {line.cell}: {told!r}"
    shown = " ".join(cells[1 : at - 1]).split(" & ")
    if len(shown) != len(names) or not all(
        name.startswith(cut.rstrip("…")) for cut, name in zip(shown, names, strict=True)
    ):
        yield f"not {names} on place {line.rank}: {told!r}"
    if len(cells) > at + 1 and cells[at + 1 :] != [line.form.replace("\xa0", ""), line.streak]:
        yield f"not {line.form}, {line.streak}: {told!r}"


def in_full(line: Line, told: str) -> list[str]:
    """What of a row is missing in the text."""
    wanted = [
        rf"\b{line.rank}\. ",
        re.escape(line.value),
        rf"\b{line.wins}\swon\b",
        rf"\b{line.losses}\slost\b",
        rf"\b{line.ties}\stied\b",
        together(rf"\b{line.goals_for}–{line.goals_against}\b"),
        *map(re.escape, line.otherwise),
    ]
    return [pattern for pattern in wanted if not re.search(pattern, told, re.MULTILINE)]
