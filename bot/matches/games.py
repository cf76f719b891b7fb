"""Games by the ids in matches: the catalogue's, and the servers' own."""

from typing import Any

from db.model.matches import House
from db.store import Store
from hockey.catalogue import CATALOGUE, GUIDED
from hockey.game import Game
from hockey.pile.game import PileGame
from hockey.pile.switches import HOUSE, from_switches

RULES_VERSION = 1

PREFIX = f"{HOUSE}:"
FIRST_MATCH = "first"
"""The id of matches in which everything is explained, and the bot lets the newcomer shoot."""


class Games:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, game_id: str) -> Game[Any]:
        """A match's game. LookupError or ValueError if we don't know it, or not any more."""
        if game_id == FIRST_MATCH:
            return GUIDED
        if not game_id.startswith(PREFIX):
            return CATALOGUE[game_id]
        house = await self._store.houses.get(int(game_id.removeprefix(PREFIX)))
        if house is None:
            raise LookupError(game_id)
        return game_of(house)


def game_of(house: House) -> PileGame:
    """The game that is played by a server's own rules."""
    return PileGame(from_switches(house.switches), house.name, "")


def id_of(house: House) -> str:
    return f"{PREFIX}{house.id}"
