"""The picture of a pile game, and its words for whoever does not see it."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.matches.loaded import LoadedMatch
from bot.messages.picture import Picture
from bot.words import Words
from db.model.people import Look
from db.model.teams import Team
from faces.art.pen import can_write
from faces.parts import label
from faces.rink.ice import render
from faces.rink.pieces import FRAMES
from faces.rink.scene import Jersey, Played, Scene, scene_of
from faces.short import side_labels
from hockey.game import Phase, Result
from hockey.pile.view import PileView

NAME = "rink.png"
COLOURS = ("#C8202F", "#1F5FA8")
"""Those of the sides, home and away, until players have chosen some."""
LONGEST = 24


def rink_of(words: Words, loaded: LoadedMatch, view: PileView, *, sparing: bool) -> Picture | None:
    """The rink as everybody sees it; `view` is everybody's.

    None where the server wants text alone, and between goals and deals where pictures are spared.
    """
    if loaded.match.look is Look.TEXT or (sparing and not _is_moment(view)):
        return None
    players = [label(seat.name) for seat in loaded.match.seats]
    sides = side_labels(words, [seat.name for seat in loaded.match.seats], LONGEST)
    home, away = (_jersey(words, loaded.match.teams[side], side, name) for side, name in enumerate(sides))
    written = [_written(words, "rink-player", seat, name) for seat, name in enumerate(players)]
    scene = scene_of(words, view, (home, away), written)
    alt = "\n".join(_told(words, scene, sides, players))
    return Picture(NAME, alt, repr(scene), partial(render, scene))


def _is_moment(view: PileView) -> bool:
    """Whether a goal was just scored, or a deal is over, and with it maybe the match."""
    last = view.last_call
    scored = last is not None and last.result is Result.GOAL
    return scored or view.phase is not Phase.PLAY or not view.calls_of(view.period, view.deal)


def _jersey(words: Words, team: Team | None, side: int, name: str) -> Jersey:
    if team is None:
        return Jersey(_written(words, "rink-side", side, name), COLOURS[side])
    return Jersey(_written(words, "rink-side", side, label(team.name, LONGEST)), f"#{team.colour:06X}")


def _written(words: Words, otherwise: str, number: int, name: str) -> str:
    """A name in a picture, or what stands there for one that the pictures' font has no letters for."""
    return name if can_write(name) else words(otherwise, number=number + 1)


def _told(words: Words, scene: Scene, sides: Sequence[str], players: Sequence[str]) -> Iterator[str]:
    """From top to bottom, as the picture shows it, with every name as it is."""
    yield words("rink-alt-clock", period=scene.period, deal=scene.deal)
    for bench, side in zip(scene.benches, sides, strict=True):
        yield words("rink-alt-bench", side=side, goals=bench.goals, left=bench.left)
    if scene.breakaway is not None:
        shooter, other = sides[scene.breakaway], sides[1 - scene.breakaway]
        yield words("rink-alt-breakaway", side=shooter, other=other)
    else:
        yield words("rink-alt-puck")
    if scene.pile:
        cards = ", ".join(_card(words, played, players) for played in scene.pile)
        yield words("rink-alt-pile", cards=cards, under=scene.under)
    else:
        yield words("rink-alt-empty")


def _card(words: Words, played: Played, players: Sequence[str]) -> str:
    if played.seat is None:
        return words("rink-alt-laid", card=played.text)
    mark = played.result if played.result in FRAMES else "none"
    return words("rink-alt-card", card=played.text, player=players[played.seat], mark=mark)


