"""A leaderboard as a table that fits on a phone without folding a line, in letters of one width."""

from collections.abc import Mapping, Sequence
from itertools import starmap

from wcwidth import clip, ljust, rjust, wcswidth

from bot.words import Words
from db.league.summary import FORM, last_streak
from db.model.league import PROVISIONAL, Order, points_of
from db.model.people import Standing
from faces.parts import flatten, isolated

COLUMNS = 34
"""How many letters of a code block fit side by side on a phone of 390 pixels."""
SHORTEST_NAME = 8
BETWEEN = " & "
PERCENT = 100
# It would end the code block; this one only looks like it.
FENCE, QUOTE = "`", "\u02cb"
UNKNOWN = "\N{EN DASH}"


def draw_table(
    words: Words, order: Order, rows: Sequence[Standing], outcomes: Mapping[int, Sequence[str]]
) -> str:
    """A line for each row: rank, name, what decides, the record and, if there is room, form and streak.

    `outcomes` are each player's last results, the latest last.
    """
    facts = [["#"], [words(f"board-head-{order}")], [words("board-head-record")]]
    form = [words("board-head-form")]
    for row in rows:
        told = str(row.rank), _value(order, row), f"{row.wins}-{row.losses}-{row.ties}"
        for column, cell in zip(facts, told, strict=True):
            column.append(cell)
    form += _forms(words, [outcomes.get(row.player_id, ()) for row in rows])
    room = COLUMNS - sum(_widest(column) + 1 for column in facts)
    if any(outcomes.values()) and room - _widest(form) - 1 >= SHORTEST_NAME:
        room -= _widest(form) + 1
    else:
        form = []
    room = max(room, SHORTEST_NAME)
    names = [words("board-head-name"), *(_name(row, room) for row in rows)]
    rank, value, record = map(_to_the_right, facts)
    columns = [rank, _to_the_left(names), value, record, *([form] if form else [])]
    lines = [" ".join(cells).rstrip() for cells in zip(*columns, strict=True)]
    return "\n".join(["```", *lines, "```"])


def _value(order: Order, row: Standing) -> str:
    if order is Order.RATING:
        sure = "" if _is_sure(row) else "?"
        return UNKNOWN if row.mu is None else f"{points_of(row.mu)}{sure}"
    if order is Order.GOALS:
        return str(row.goals_for)
    if order is Order.RATE:
        return f"{round(PERCENT * row.wins / row.games)}%"
    return str(row.points)


def _is_sure(row: Standing) -> bool:
    """True if a rating, if there is one, is no longer provisional."""
    return row.mu is None or (row.rated or 0) >= PROVISIONAL


def _forms(words: Words, told: Sequence[Sequence[str]]) -> list[str]:
    """The last results as letters, the latest last, and the current streak."""
    letters = ["".join(words(f"form-{each}") for each in outcomes[-FORM:]) for outcomes in told]
    streaks = ["" if not outcomes else _streak(words, *last_streak(outcomes)) for outcomes in told]
    pairs = zip(_to_the_right(letters), streaks, strict=True)
    return list(starmap("{} {}".format, pairs))


def _streak(words: Words, kind: str, count: int) -> str:
    return f"{words(f'form-{kind}')}{count}"


def _name(row: Standing, room: int) -> str:
    if row.partner is None:
        return isolated(_cut(row.name, room))
    first, second = map(flatten, (row.name, row.partner))
    room -= len(BETWEEN)
    for_first = max(room // 2, room - wcswidth(second))
    first = _cut(first, for_first)
    return f"{isolated(first)}{BETWEEN}{isolated(_cut(second, room - wcswidth(first)))}"


def _cut(name: str, room: int) -> str:
    """As much of a name as the columns hold; Asian letters and emojis take two each."""
    flat = flatten(name).replace(FENCE, QUOTE)
    if wcswidth(flat) <= room:
        return flat
    return clip(flat, 0, room - 1, control_codes="ignore", propagate_sgr=False).rstrip() + "…"


def _widest(column: Sequence[str]) -> int:
    return max(map(wcswidth, column))


def _to_the_right(column: Sequence[str]) -> list[str]:
    return [rjust(cell, _widest(column)) for cell in column]


def _to_the_left(column: Sequence[str]) -> list[str]:
    return [ljust(cell, _widest(column)) for cell in column]
