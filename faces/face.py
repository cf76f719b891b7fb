"""What a game looks and sounds like on Discord, whichever it is."""

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
        """What the challenge's message turns into."""

    def opening_stands(self, loaded: LoadedMatch) -> bool:
        """Whether the opening will not change any more."""

    def told(self, words: Words, loaded: LoadedMatch, *, pictures: bool) -> Iterator[Wanted]:
        """The messages of the play, in order, without opening and result.

        Without `pictures`, they have only those that the game can't be played without.
        """

    def ending(self, loaded: LoadedMatch) -> str:
        """How a match that was won by play was won: `play`, or a word of the game's own for it."""

    def hand(self, words: Words, loaded: LoadedMatch, seat: int, title: str, *, private: bool) -> Drawing:
        """A seat's hand below its title, while the match is on."""

    def nudge(self, words: Words, loaded: LoadedMatch, seat: int, facts: dict[str, str | int]) -> str:
        """What is asked of a seat, said to everybody; `facts` has whom it mentions, and the score."""

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
