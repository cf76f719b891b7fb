"""A game's looks and sounds on Discord, for every game."""

from collections.abc import Iterator
from typing import Any, Protocol

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.words import Words
from faces.field.face import FieldFace
from faces.guide.rulebook import RulePage
from faces.lineup.face import LineupFace
from faces.pile.face import PileFace
from hockey.field.game import FieldGame
from hockey.game import Game
from hockey.lineup.game import LineupGame
from hockey.pile.game import PileGame


class Face(Protocol):
    """Everything here is drawn from a match that has begun, as far as its reader may see it."""

    def opening(self, words: Words, loaded: LoadedMatch) -> Drawing:
        """What the challenge's message becomes."""

    def opening_stands(self, loaded: LoadedMatch) -> bool:
        """True if the opening won't change any more."""

    def told(self, words: Words, loaded: LoadedMatch, *, pictures: bool) -> Iterator[Wanted]:
        """The messages of the play, in order, without opening and result.

        Without `pictures`, only the pictures that the game can't do without.
        """

    def ending(self, loaded: LoadedMatch) -> str:
        """How a match was won to the end: `play`, or the game's own word for it."""

    def hand(self, words: Words, loaded: LoadedMatch, seat: int, title: str, *, private: bool) -> Drawing:
        """A seat's hand below its title, while the match is on."""

    def nudge(self, words: Words, loaded: LoadedMatch, seat: int, facts: dict[str, str | int]) -> str:
        """What a seat has to do, said to everyone; `facts` has the people it mentions, and the score."""

    def rules(self, words: Words, game: Any) -> list[RulePage]:
        """The rules of one of its games, our own decisions on the last page."""


_FACES: dict[type[Game[Any]], Face] = {
    PileGame: PileFace(),
    LineupGame: LineupFace(),
    FieldGame: FieldFace(),
}


def face_of(game: Game[Any]) -> Face:
    return _FACES[type(game)]


def draws_pictures(game: Game[Any]) -> bool:
    return isinstance(game, FieldGame)
