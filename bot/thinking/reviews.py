"""What is found of matches that are over, thought out once for all who ask."""

import asyncio
from dataclasses import dataclass
from random import Random

from bot.kit.lru import Lru
from bot.matches.loaded import LoadedMatch
from bot.thinking.processes import Thinking
from db.store import Store
from minds.analysis.analyse import analyse
from minds.analysis.luck import Luck, luck
from minds.analysis.report import Analysis, NotAnalysed

REVIEWS_KEPT = 64
LONGEST_SECONDS = 60.0


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Review:
    """How a match went play by play, and what its cards gave."""

    analysis: Analysis
    luck: Luck


class Reviews:
    def __init__(self, store: Store, thinking: Thinking) -> None:
        self._store = store
        self._thinking = thinking
        self._known: Lru[int, Review] = Lru(REVIEWS_KEPT)
        # A process is left to those who are waited for in a match.
        self._one_at_a_time = asyncio.Lock()

    async def of(self, loaded: LoadedMatch) -> Review | None:
        """The review of a match that is over; None of a game of which none is made yet.

        It is the same each time, and made of one match after the other. NoThoughtError where nothing came
        of it.
        """
        if (known := self._known.get(loaded.id)) is not None:
            return known
        async with self._one_at_a_time:
            return self._known.get(loaded.id) or await self._made(loaded)

    async def _made(self, loaded: LoadedMatch) -> Review | None:
        log = [(entry.seat, entry.move) for entry in await self._store.matches.log(loaded.id)]
        about = loaded.game, loaded.match.options, log, Random(loaded.id)  # noqa: S311 - nobody gains by guessing it
        analysis = await self._thinking.ask(analyse, *about, longest=LONGEST_SECONDS)
        told = await self._thinking.ask(luck, *about, longest=LONGEST_SECONDS)
        if isinstance(analysis, NotAnalysed) or isinstance(told, NotAnalysed):
            return None
        return self._known.put(loaded.id, Review(analysis, told))
