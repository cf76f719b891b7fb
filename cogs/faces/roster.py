"""Who plays what: the names that sentences about plays are made of."""

from dataclasses import dataclass

from bot.desk import LoadedMatch
from bot.words import Words
from cogs.faces.parts import plain

SIDES = 2


@dataclass(frozen=True, slots=True)
class Roster:
    """A game's id and its players' names by seat, as they stand in a message."""

    game: str
    names: tuple[str, ...]

    def side(self, words: Words, side: int) -> str:
        """A side by the names of its players, as in "Jon and Ida"; of one player, just that name."""
        name, *partners = self.names[side::SIDES]
        for partner in partners:
            name = words("side-names", first=name, second=partner)
        return name

    def across(self, words: Words, seat: int) -> str:
        """The side that a seat plays against."""
        return self.side(words, 1 - seat % SIDES)


def roster_of(loaded: LoadedMatch) -> Roster:
    return Roster(loaded.match.game, tuple(plain(seat.name) for seat in loaded.match.seats))
