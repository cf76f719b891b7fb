"""Who plays in a pairing, as lists of an admin's choices name them."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.words import Words
from tournaments.model import Pairing
from tournaments.tournament import Tournament


@dataclass(frozen=True)
class Playing:
    """A player in a pairing, or two in Partners, with `names` of all in the tournament."""

    tournament: Tournament
    pairing: Pairing
    number: int
    names: Mapping[int, str]

    @property
    def name(self) -> str:
        return self.names[self.number]

    @property
    def is_open(self) -> bool:
        return self.pairing.how is None

    @property
    def value(self) -> str:
        """The value of their choice in the list. It fits in no other tournament or round."""
        return f"{self.tournament.id}:{self.pairing.round}:{self.number}"

    def told(self, words: Words, *, several: bool) -> str:
        """Who plays, against which opponent, and where if there are `several` tournaments."""
        other = self.pairing.opponent_of(self.number)
        return words(
            "tournament-win-choice",
            player=self.name,
            opponent=self.names.get(other or 0, ""),
            alone="yes" if other is None else "no",
            tournament=self.tournament.new.name if several else "",
            several="yes" if several else "no",
        )
