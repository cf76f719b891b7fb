"""The picture of two lines that meet, and its words for people who don't see it."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.matches.loaded import LoadedMatch
from bot.messages.picture import Picture
from bot.words import Words
from db.model.people import NO_TEAMS, SheetLook, Teams
from faces.art.drawing import draw
from faces.art.jersey import in_words, jerseys_of
from faces.lineup.scene import LineupScene, SpotKind
from faces.lineup.staging import pictured, scene_of
from faces.lineup.telling import pair_name
from faces.parts import label
from hockey.lineup.line import ATTACK
from hockey.lineup.period import SEATS, Comparison, LineupPeriod
from hockey.lineup.view import LineupView

NAME = "lines.png"


def lines_of(
    words: Words, loaded: LoadedMatch, view: LineupView, period: LineupPeriod, *, pictures: bool
) -> Picture | None:
    """A period, drawn from the public `view`.

    Only the newest period with open cards has one. None without `pictures`, or if the server wants text.
    """
    if period != pictured(view) or loaded.match.look is SheetLook.TEXT or not pictures:
        return None
    return picture_of(words, view, period, [seat.name for seat in loaded.match.seats], loaded.match.teams)


def picture_of(
    words: Words, view: LineupView, period: LineupPeriod, names: Sequence[str], teams: Teams = NO_TEAMS
) -> Picture:
    """The lines of a period of the public `view`, with these names by seat."""
    players = [label(name) for name in names]
    scene = scene_of(words, view, period, jerseys_of(words, players, teams))
    sides = [in_words(*side) for side in zip(players, teams, strict=True)]
    alt = "\n".join([*_laid(words, scene, sides, players), *_met(words, view, period, players)])
    return Picture(NAME, alt, repr(scene), partial(draw, "lineup.ice", scene))


def _laid(words: Words, scene: LineupScene, sides: Sequence[str], players: Sequence[str]) -> Iterator[str]:
    """What is on the ice, from top to bottom."""
    yield words(
        "lineup-alt-clock",
        period=". ".join(scene.clock),
        home=sides[0],
        homegoals=scene.score[0],
        away=sides[1],
        awaygoals=scene.score[1],
    )
    for seat in reversed(SEATS):
        yield _line(words, scene, seat, sides[seat])
    if scene.faceoff is not None:
        cards = ", ".join(
            f"{side} {thrown.text}" for side, thrown in zip(players, scene.faceoff, strict=True)
        )
        yield words("lineup-alt-faceoff", cards=cards)


def _met(words: Words, view: LineupView, period: LineupPeriod, players: Sequence[str]) -> Iterator[str]:
    """What was compared, and what comes next."""
    for told in period.comparisons:
        yield words(
            "lineup-alt-pair",
            pair=_pair(words, told, players),
            value=told.values[0],
            against=told.values[1],
            goal="no" if told.result is None else "yes",
        )
    following = view.untold[0] if view.untold else None
    if isinstance(following, Comparison) and following.period == period.number:
        yield words("lineup-alt-next", pair=_pair(words, following, players))


def _line(words: Words, scene: LineupScene, seat: int, side: str) -> str:
    spots = [spot for row in scene.rows if row.seat == seat for spot in row.spots]
    if any(spot.kind is not SpotKind.OPEN for spot in spots):
        return words("lineup-alt-hidden", player=side, kind=str(spots[0].kind))
    cards = ", ".join(words("lineup-placed", position=spot.position, card=spot.text) for spot in spots)
    return words("lineup-alt-line", player=side, cards=cards)


def _pair(words: Words, told: Comparison, players: Sequence[str]) -> str:
    return f"{players[told.attack]} {pair_name(words, ATTACK[told.wing])}"
