"""The picture of a pile game, and its words for people who don't see it."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.matches.loaded import LoadedMatch
from bot.messages.picture import Picture
from bot.words import Words
from db.model.people import NO_TEAMS, SheetLook, Teams
from faces.art.drawing import draw
from faces.art.jersey import in_words, jerseys_of, name_in_picture
from faces.parts import label
from faces.rink.scene import MARKED, MomentKind, PiledCard, RinkScene
from faces.rink.staging import scene_of
from faces.roster import manner_of
from faces.short import side_labels
from hockey.pile.view import PileView

NAME = "rink.png"
LONGEST = 24


def rink_of(words: Words, loaded: LoadedMatch, view: PileView, *, pictures: bool) -> Picture | None:
    """The rink, drawn from the public `view`.

    None without `pictures`, or if the server wants text.
    """
    if loaded.match.look is SheetLook.TEXT or not pictures:
        return None
    names = [seat.name for seat in loaded.match.seats]
    return picture_of(words, view, names, loaded.match.teams, game=manner_of(loaded.game))


def picture_of(
    words: Words, view: PileView, names: Sequence[str], teams: Teams = NO_TEAMS, *, game: str
) -> Picture:
    """The rink with these names by seat, from the public `view`, in the words of `game`."""
    players = [label(name) for name in names]
    sides = [in_words(*side) for side in zip(side_labels(words, names, LONGEST), teams, strict=True)]
    written = [name_in_picture(words, seat, name) for seat, name in enumerate(players)]
    scene = scene_of(words, view, jerseys_of(words, players, teams), written, game=game)
    alt = "\n".join(_told(words, game, scene, sides, players))
    return Picture(NAME, alt, repr(scene), partial(draw, "rink.ice", scene))


def _told(
    words: Words, game: str, scene: RinkScene, sides: Sequence[str], players: Sequence[str]
) -> Iterator[str]:
    """From top to bottom, like the picture, with every name as it is."""
    yield words("rink-alt-clock", period=scene.period, deal=scene.deal)
    for bench, side in zip(scene.benches, sides, strict=True):
        yield words("rink-alt-bench", side=side, goals=bench.goals, left=bench.left)
    moment = scene.moment
    named = {} if moment is None else {"side": sides[moment.side], "other": sides[1 - moment.side]}
    if moment is not None and moment.scored is not None:
        yield words("rink-alt-goal", card=moment.scored.text, **named)
    if scene.breakaway is not None:
        side, other = sides[scene.breakaway], sides[1 - scene.breakaway]
        yield words.of_game("rink-alt-breakaway", game, side=side, other=other)
    elif moment is None:
        yield words("rink-alt-puck")
    elif moment.kind is not MomentKind.GOAL:
        yield words(f"rink-alt-{moment.kind}", **named)
    if scene.pile:
        cards = ", ".join(_card(words, game, played, players) for played in scene.pile)
        yield words("rink-alt-pile", cards=cards, under=scene.under)
    else:
        yield words("rink-alt-empty")


def _card(words: Words, game: str, played: PiledCard, players: Sequence[str]) -> str:
    if played.seat is None:
        return words("rink-alt-laid", card=played.text)
    mark = played.result if played.result in MARKED else "none"
    return words.of_game("rink-alt-card", game, card=played.text, player=players[played.seat], mark=mark)
