"""The picture of a tournament, and its description in words."""

from collections.abc import Sequence
from functools import partial

from bot.messages.picture import Picture
from bot.words import Words
from faces.art.drawing import draw
from faces.art.jersey import name_in_picture
from faces.short import short_names
from faces.tournament.naming import (
    entrant_names,
    in_round,
    person_name,
    points_of,
    round_name,
    standings_of,
)
from faces.tournament.scene import Box, Bracket, Column, Line, Look, Pairings, Row, Scene, Table
from tournaments import bracket
from tournaments.bracket import Side, Slot, State
from tournaments.standings import Standing
from tournaments.tournament import Tournament

NAME = "tournament.png"
COLUMNS, MOST_BOXES, MOST_ROWS = 3, 10, 12
"""What a picture has room for: a bracket's columns, the boxes in the first ones of its sides, rows."""
MOST_PAIRINGS = 16
LONGEST_IN_BRACKET, LONGEST_IN_PAIRING, LONGEST_IN_TABLE = 9, 15, 17
TOLD = 3
NOBODY = "\N{EN DASH}"
"""Instead of the opponent of a bye."""
UNDECIDED = (State.WAITING, State.OPEN)


def picture_of(words: Words, tournament: Tournament) -> Picture:
    standings = standings_of(tournament)
    scene, alt = _scene(words, tournament, standings), _in_words(words, tournament, standings)
    return Picture(NAME, alt, repr(scene), partial(draw, "tournament.board", scene))


def _scene(words: Words, tournament: Tournament, standings: Sequence[Standing]) -> Scene:
    if not tournament.new.format.has_bracket:
        return _table(words, tournament, standings)
    sides = _sides(tournament)
    if sum(len(columns[0].slots) for columns in sides) > MOST_BOXES:
        return _pairings(words, tournament)
    boxes = _Boxes(words, tournament, LONGEST_IN_BRACKET)
    return Bracket(tuple(tuple(map(boxes.column, columns)) for columns in sides))


def _sides(tournament: Tournament) -> list[list[bracket.Column]]:
    """The columns to show of the winners' side with the final, and of the losers' side if there is one."""
    drawn = bracket.bracket(tournament.new.format, tournament.entrants, tournament.pairings)
    losers = [column for column in drawn if column.title is Side.LOSERS]
    others = [column for column in drawn if column.title is not Side.LOSERS]
    return [_window(columns) for columns in (others, losers) if columns]


def _window(columns: Sequence[bracket.Column]) -> list[bracket.Column]:
    """From the first column that isn't decided, or as many as there is room for before the end."""
    undecided = (
        at for at, column in enumerate(columns) if any(slot.state in UNDECIDED for slot in column.slots)
    )
    start = min(next(undecided, len(columns)), max(0, len(columns) - COLUMNS))
    return list(columns[start : start + COLUMNS])


class _Boxes:
    """Makes boxes of pairings, with the entrants' names as far as the picture can show them."""

    def __init__(self, words: Words, tournament: Tournament, longest: int) -> None:
        self._words, self._tournament = words, tournament
        self._names = _names(words, tournament, longest)
        self._open = {each.entrants for each in tournament.open}

    def column(self, column: bracket.Column) -> Column:
        title = round_name(self._words, self._tournament, column.round)
        if column.title is Side.LOSERS:
            title = self._words("tournament-column-losers", number=column.round)
        return Column(title, tuple(map(self._slot, column.slots)))

    def _slot(self, slot: Slot) -> Box:
        return self.box(slot.first, slot.second, slot.winner, slot.wins)

    def box(self, first: int | None, second: int | None, winner: int | None, wins: tuple[int, int]) -> Box:
        scores = [str(each) if any(wins) and self._tournament.new.best_of > 1 else "" for each in wins]
        upper, lower = (
            self._line(entrant, winner, score) for entrant, score in zip((first, second), scores, strict=True)
        )
        return Box((upper, lower), on=(first, second) in self._open)

    def _line(self, entrant: int | None, winner: int | None, score: str) -> Line:
        if entrant is None:
            return Line() if winner is None else Line(NOBODY, "", Look.LOST)
        look = Look.OPEN if winner is None else Look.WON if entrant == winner else Look.LOST
        return Line(self._names[entrant], score, look)


def _pairings(words: Words, tournament: Tournament) -> Pairings:
    """Those of the current round, open ones first."""
    number = tournament.rounds[-1].number
    pairings = sorted(in_round(tournament, number), key=lambda each: each.how is not None)
    boxes = _Boxes(words, tournament, LONGEST_IN_PAIRING)
    shown = tuple(
        boxes.box(each.first, each.second, each.winner, each.wins) for each in pairings[:MOST_PAIRINGS]
    )
    return Pairings(shown, _more(words, len(pairings) - len(shown)))


def _table(words: Words, tournament: Tournament, standings: Sequence[Standing]) -> Table:
    names = _names(words, tournament, LONGEST_IN_TABLE)
    out = tournament.out
    rows = tuple(
        Row(
            each.place,
            names[each.entrant],
            points_of(words, tournament.new.format, each.points),
            f"{each.won}-{each.lost}",
            out=each.entrant in out,
            medal=tournament.ended_at is not None,
        )
        for each in standings[:MOST_ROWS]
    )
    head = words("board-head-name"), words("board-head-points"), words("tournament-head-record")
    return Table(head, rows, _more(words, len(standings) - len(rows)))


def _more(words: Words, count: int) -> str:
    return words("tournament-picture-more", count=count) if count else ""


def _names(words: Words, tournament: Tournament, longest: int) -> dict[int, str]:
    """The names that the pictures' font can write."""
    names = entrant_names(
        words, tournament, lambda number, each: name_in_picture(words, number - 1, person_name(words, each))
    )
    return dict(zip(names, short_names([*names.values()], longest), strict=True))


def _in_words(words: Words, tournament: Tournament, standings: Sequence[Standing]) -> str:
    """The round, and who leads."""
    names = entrant_names(words, tournament)
    first = [names[each.entrant] for each in standings[:TOLD]]
    return words(
        "tournament-alt",
        name=tournament.new.name,
        round=round_name(words, tournament, tournament.rounds[-1].number),
        over="no" if tournament.ended_at is None else "yes",
        names=", ".join(first),
    )
