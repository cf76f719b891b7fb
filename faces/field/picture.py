"""The picture of a field, and its words for people who don't see it."""

from collections.abc import Iterator
from functools import partial

from bot.matches.loaded import LoadedMatch
from bot.messages.picture import Picture
from bot.words import Words
from db.model.people import NO_TEAMS, Teams
from faces.art.drawing import draw
from faces.art.jersey import in_words, jerseys_of
from faces.field.scene import LAST_LINE, FieldBench, FieldLine, FieldScene, FieldSpot
from faces.field.staging import scene_of
from faces.parts import label
from hockey.field.view import FieldView

NAME = "field.png"


def picture_of(words: Words, loaded: LoadedMatch, view: FieldView, side: int) -> Picture:
    """The field as a side sees it."""
    return seen_by(words, view, [label(seat.name) for seat in loaded.match.seats], side, loaded.match.teams)


def seen_by(words: Words, view: FieldView, names: list[str], side: int, teams: Teams = NO_TEAMS) -> Picture:
    """The same with these players' names and teams."""
    scene = scene_of(words, view, jerseys_of(words, names, teams), side)
    told = [in_words(name, team) for name, team in zip(names, teams, strict=True)]
    alt = "\n".join(_told(words, scene, told[1 - side], told[side], names))
    return Picture(NAME, alt, repr(scene), partial(draw, "field.ice", scene))


def _told(words: Words, scene: FieldScene, far: str, near: str, names: list[str]) -> Iterator[str]:
    """From top to bottom, like the picture."""
    yield _bench(words, scene.far, far)
    for row, line in enumerate(scene.lines):
        yield _line(words, line, row, names)
    yield _bench(words, scene.near, near)


def _bench(words: Words, bench: FieldBench, player: str) -> str:
    text = words("field-alt-bench", player=player, left=bench.left, goals=bench.goals)
    if bench.drawn is None:
        return text
    return " ".join([text, words("field-alt-drawn", card=bench.drawn.text)])


def _line(words: Words, line: FieldLine, row: int, names: list[str]) -> str:
    return words(
        "field-alt-keepers" if line.keepers else "field-alt-row",
        player=names[line.number == LAST_LINE],
        row=row,
        next="yes" if line.next else "no",
        cards=", ".join(_spot(words, spot) for spot in line.spots),
    )


def _spot(words: Words, spot: FieldSpot) -> str:
    if spot.face is None:
        return words("field-alt-closed", number=spot.number)
    return words("field-alt-open", number=spot.number, card=spot.face.text, mark=spot.mark)
