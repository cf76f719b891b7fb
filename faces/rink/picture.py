"""The picture of a pile game, and its words for whoever does not see it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from textwrap import wrap

from bot.matches.loaded import LoadedMatch
from bot.messages.picture import Picture, Pictures
from bot.words import Words
from db.model.people import SheetLook
from db.model.teams import NO_TEAMS, Team, Teams
from faces.art.pen import written
from faces.parts import label
from faces.rink.ice import render
from faces.rink.pieces import FRAMES, alike
from faces.rink.scene import Jersey, PiledCard, RinkScene, scene_of
from faces.roster import manner_of
from faces.short import side_labels
from hockey.game import SIDES, Phase, Result
from hockey.pile.view import PileView

NAME = "rink.png"
COLOURS = ("#C8202F", "#1F5FA8")
"""Those of the sides, home and away, until players have chosen some."""
LONGEST = 24
SHORT = 11


def rink_of(words: Words, loaded: LoadedMatch, view: PileView, *, pictures: Pictures) -> Picture | None:
    """The rink as everybody sees it; `view` is everybody's.

    None where the server wants text alone or there are no `pictures` now: the great moments are goals and
    ends of deals.
    """
    if loaded.match.look is SheetLook.TEXT or pictures is Pictures.NONE:
        return None
    if pictures is Pictures.MOMENTS and not _is_moment(view):
        return None
    names = [seat.name for seat in loaded.match.seats]
    return picture_of(words, view, names, loaded.match.teams, game=manner_of(loaded.game))


def picture_of(
    words: Words, view: PileView, names: Sequence[str], teams: Teams = NO_TEAMS, *, game: str
) -> Picture:
    """The rink with players of these names by seat; `view` is everybody's, `game` whose words it has."""
    players = [label(name) for name in names]
    sides = [_called(*side) for side in zip(side_labels(words, names, LONGEST), teams, strict=True)]
    written = [_written(words, seat, name) for seat, name in enumerate(players)]
    home, away = (_jersey(teams[side], side, written[side::SIDES]) for side in range(SIDES))
    if alike(home.colour, away.colour):
        spare = next(colour for colour in COLOURS[::-1] if not alike(colour, home.colour))
        away = replace(away, colour=spare)
    scene = scene_of(words, view, (home, away), written)
    alt = "\n".join(_told(words, game, scene, sides, players))
    return Picture(NAME, alt, repr(scene), partial(render, scene))


def _is_moment(view: PileView) -> bool:
    """Whether a goal was just scored, or a deal is over, and with it maybe the match."""
    last = view.last_call
    scored = last is not None and last.result is Result.GOAL
    return scored or view.phase is not Phase.PLAY or not view.calls_of(view.period, view.deal)


def _called(players: str, team: Team | None) -> str:
    """A side in words: its team is read, and who plays for it."""
    return players if team is None else f"{label(team.name)} ({players})"


def _jersey(team: Team | None, side: int, players: Sequence[str]) -> Jersey:
    """A side by its team, or by its players where it has none, or one that the font has no letters for."""
    name = "" if team is None else written(label(team.name))
    names = tuple(_lines(name)) if name else tuple(players)
    return Jersey(names, COLOURS[side] if team is None else f"#{team.colour:06X}")


def _lines(name: str) -> list[str]:
    """A long name on two lines, where its words let it."""
    return wrap(
        name, max(SHORT, (len(name) + SHORT) // 2), break_long_words=False, max_lines=2, placeholder="…"
    )


def _written(words: Words, seat: int, name: str) -> str:
    """A name in a picture, or what stands there for one that the pictures' font has no letters for."""
    return written(name) or words("rink-player", number=seat + 1)


def _told(
    words: Words, game: str, scene: RinkScene, sides: Sequence[str], players: Sequence[str]
) -> Iterator[str]:
    """From top to bottom, as the picture shows it, with every name as it is."""
    yield words("rink-alt-clock", period=scene.period, deal=scene.deal)
    for bench, side in zip(scene.benches, sides, strict=True):
        yield words("rink-alt-bench", side=side, goals=bench.goals, left=bench.left)
    if scene.breakaway is not None:
        shooter, other = sides[scene.breakaway], sides[1 - scene.breakaway]
        yield words.of_game("rink-alt-breakaway", game, side=shooter, other=other)
    else:
        yield words("rink-alt-puck")
    if scene.pile:
        cards = ", ".join(_card(words, game, played, players) for played in scene.pile)
        yield words("rink-alt-pile", cards=cards, under=scene.under)
    else:
        yield words("rink-alt-empty")


def _card(words: Words, game: str, played: PiledCard, players: Sequence[str]) -> str:
    if played.seat is None:
        return words("rink-alt-laid", card=played.text)
    mark = played.result if played.result in FRAMES else "none"
    return words.of_game("rink-alt-card", game, card=played.text, player=players[played.seat], mark=mark)
