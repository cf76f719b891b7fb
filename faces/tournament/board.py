"""Draws the picture of a tournament: a bracket, the pairings of a round, or a table."""

from collections.abc import Sequence
from functools import lru_cache

from faces.art.colours import INK, PAPER
from faces.art.pen import Frame, Pen, Point, piece, png, room_for
from faces.tournament.scene import Box, Bracket, Column, Look, Pairings, Scene, Table

WIDTH, MARGIN, GAP = 640, 16, 22
ROW, BETWEEN, HEAD, FOOT = 38, 14, 42, 40
TABLE_ROW, POINTS_X, RECORD_X = 54, 490, 612
NAME_SIZES, TITLE_SIZES, TABLE_SIZES = (30, 28, 26, 24), (26, 24, 22, 20), (34, 32, 30, 28)
NUMBER, SMALL = 32, 26
KEPT = 16

ICE, LINE, FAINT = "#E6F1F8", "#9DB9CC", "#51616E"
ON, WON = "#1F5FA8", "#D8EFE0"
MEDALS = {1: "#E9B824", 2: "#B4BEC6", 3: "#C07F45"}


@lru_cache(KEPT)
def render(scene: Scene) -> bytes:
    """The picture as PNG."""
    height = _height(scene)
    return png(piece(WIDTH, height, lambda pen: _paint(pen, scene, height)))


def _height(scene: Scene) -> int:
    match scene:
        case Bracket(sides):
            return 2 * MARGIN + sum(map(_side_height, sides)) + MARGIN * (len(sides) - 1)
        case Pairings(boxes, more):
            return 2 * MARGIN + _stack((len(boxes) + 1) // 2) + (FOOT if more else 0)
        case Table(_, rows, more):
            return 2 * MARGIN + HEAD + TABLE_ROW * len(rows) + (FOOT if more else 0)


def _stack(count: int) -> int:
    """The height of that many boxes, one below the other."""
    return count * (2 * ROW + BETWEEN) - BETWEEN


def _side_height(columns: Sequence[Column]) -> int:
    return HEAD + _stack(max(len(column.boxes) for column in columns))


def _paint(pen: Pen, scene: Scene, height: int) -> None:
    pen.box((0, 0, WIDTH, height), 24, ICE, Frame(LINE, 3))
    match scene:
        case Bracket(sides):
            top = MARGIN
            for columns in sides:
                _side(pen, columns, top)
                top += _side_height(columns) + MARGIN
        case Pairings(boxes, more):
            width = (WIDTH - 2 * MARGIN - GAP) / 2
            for number, box in enumerate(boxes):
                row, column = divmod(number, 2)
                _box(pen, box, MARGIN + column * (width + GAP), MARGIN + row * (2 * ROW + BETWEEN), width)
            _foot(pen, more, height)
        case Table():
            _table(pen, scene)
            _foot(pen, scene.more, height)


def _side(pen: Pen, columns: Sequence[Column], top: float) -> None:
    width = (WIDTH - 2 * MARGIN - GAP * (len(columns) - 1)) / len(columns)
    room, middles = _side_height(columns) - HEAD, list[list[float]]()
    for number, column in enumerate(columns):
        left, count = MARGIN + number * (width + GAP), len(column.boxes)
        pen.text((left + width / 2, top + HEAD / 2 - 4), *room_for(column.title, width, TITLE_SIZES), FAINT)
        middles.append([top + HEAD + room * (place + 0.5) / count for place in range(count)])
        if number:
            _connect(pen, left, middles[-2], middles[-1])
    for number, column in enumerate(columns):
        for box, middle in zip(column.boxes, middles[number], strict=True):
            _box(pen, box, MARGIN + number * (width + GAP), middle - ROW, width)


def _connect(pen: Pen, left: float, before: Sequence[float], after: Sequence[float]) -> None:
    """Lines from each box to the one that its winner goes to."""
    for place, start in enumerate(before):
        end = after[min(place * len(after) // len(before), len(after) - 1)]
        points: tuple[Point, ...] = (
            (left - GAP, start),
            (left - GAP / 2, start),
            (left - GAP / 2, end),
            (left, end),
        )
        pen.line(points, LINE, 3)


def _box(pen: Pen, box: Box, left: float, top: float, width: float) -> None:
    frame = Frame(ON, 4) if box.on else Frame(LINE, 2)
    pen.box((left, top, left + width, top + 2 * ROW), 10, PAPER, frame)
    for number, line in enumerate(box.lines):
        upper = top + number * ROW
        if line.look is Look.WON:
            pen.box((left + 4, upper + 4, left + width - 4, upper + ROW - 4), 6, WON, Frame(WON, 1))
        colour, middle = FAINT if line.look is Look.LOST else INK, upper + ROW / 2
        pen.text((left + width - 10, middle), line.wins, SMALL, colour, "rm")
        room = width - 20 - (20 if line.wins else 0)
        pen.text((left + 10, middle), *room_for(line.name, room, NAME_SIZES), colour, "lm")
    if not box.on:
        pen.line(((left + 8, top + ROW), (left + width - 8, top + ROW)), ICE, 2)


def _table(pen: Pen, table: Table) -> None:
    name, points, record = table.head
    left, middle = MARGIN + 60, MARGIN + HEAD / 2 - 4
    pen.text((left, middle), name, SMALL, FAINT, "lm")
    pen.text((POINTS_X, middle), points, SMALL, FAINT, "rm")
    pen.text((RECORD_X, middle), record, SMALL, FAINT, "rm")
    for number, row in enumerate(table.rows):
        top = MARGIN + HEAD + number * TABLE_ROW
        middle, colour = top + TABLE_ROW / 2 - 2, FAINT if row.out else INK
        pen.box((MARGIN, top, WIDTH - MARGIN, top + TABLE_ROW - 5), 10, PAPER, Frame(LINE, 2))
        if row.medal and row.place in MEDALS:
            pen.ellipse((MARGIN + 28, middle), (42, 42), MEDALS[row.place])
        pen.text((MARGIN + 28, middle), str(row.place), SMALL, INK)
        pen.text(
            (left, middle),
            *room_for(row.name, POINTS_X - left - max(50, 22 * len(row.points)), TABLE_SIZES),
            colour,
            "lm",
        )
        pen.text((POINTS_X, middle), row.points, NUMBER, colour, "rm")
        pen.text((RECORD_X, middle), row.record, NUMBER, colour, "rm")


def _foot(pen: Pen, more: str, height: int) -> None:
    if more:
        pen.text((WIDTH / 2, height - MARGIN - FOOT / 2 + 6), more, SMALL, FAINT)
