"""Analyses of finished matches, each worked out once for everyone who asks."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from cachetools import LRUCache

from bot.kit.processes import NoAnswerError, Processes
from bot.matches.loaded import LoadedMatch
from db.store import Store
from hockey.field.period import Step
from hockey.game import SIDES, Call
from minds.analysis.analyse import WORLDS, analyse
from minds.analysis.goals import Luck
from minds.analysis.luck import luck
from minds.analysis.report import Analysis, Fault, Mistake
from minds.coach import without_hinted

REVIEWS_KEPT = 64
LONGEST_SECONDS = 60.0
# The longest wait while other matches are analysed: far less than Discord keeps an answer open.
LONGEST_WAIT_SECONDS = 120.0


def without_marked(loaded: LoadedMatch, mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """The mistakes of a match, without the plays that a mark or a first match's lesson suggested."""
    return tuple(each for each in mistakes if not _marked(loaded, each))


def _marked(loaded: LoadedMatch, mistake: Mistake) -> bool:
    play, lesson = mistake.play, loaded.is_lesson
    if not lesson and not loaded.match.seats[mistake.seat].shows_tips:
        return False
    if isinstance(play, Step):
        return play.passes and not play.opened
    if not isinstance(play, Call) or mistake.fault is Fault.MISSED_GOAL:
        return False
    # A mark means what the card did then. The first card of a lesson may be any.
    return play.result is not None or (lesson and play.period == 1 and play.play <= SIDES)


class TooManyReviewsError(NoAnswerError):
    """Too many matches are being analysed."""

    def __init__(self) -> None:
        super().__init__("busy")


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Review:
    """How a match went play by play, and what its cards gave."""

    analysis: Analysis
    luck: Luck


class Reviews:
    def __init__(
        self,
        store: Store,
        thinking: Processes,
        *,
        longest_wait: float = LONGEST_WAIT_SECONDS,
        worlds: int = WORLDS,
    ) -> None:
        """How many worlds an analysis looks at: with fewer, it's less certain."""
        self._store = store
        self._thinking = thinking
        self._longest_wait_seconds = longest_wait
        self._worlds = worlds
        self._known: LRUCache[int, Review] = LRUCache(REVIEWS_KEPT)
        # One process stays free for bots that play.
        self._one_at_a_time = asyncio.Lock()

    async def of(self, loaded: LoadedMatch) -> Review:
        """The review of a finished match.

        It's the same each time. Matches are reviewed one after the other. TooManyReviewsError if others take
        too long, NoAnswerError if the work fails.
        """
        if (known := self._known.get(loaded.id)) is not None:
            return known
        await self._turn()
        try:
            return self._known.get(loaded.id) or await self._made(loaded)
        finally:
            self._one_at_a_time.release()

    async def _turn(self) -> None:
        try:
            async with asyncio.timeout(self._longest_wait_seconds):
                await self._one_at_a_time.acquire()
        except TimeoutError:
            raise TooManyReviewsError from None

    async def _made(self, loaded: LoadedMatch) -> Review:
        log = [(entry.seat, entry.move) for entry in await self._store.matches.log(loaded.id)]
        about = loaded.game, loaded.match.options, log, Random(loaded.id)  # noqa: S311 - nobody gains by guessing it
        analysis = await self._thinking.ask(analyse, *about, self._worlds, longest=LONGEST_SECONDS)
        # The coach doesn't call wrong what it told the player to do.
        fair = without_marked(loaded, analysis.mistakes)
        if loaded.match.alone:  # hints are for practice
            hints = loaded.id, loaded.game, loaded.match.options, log, fair
            fair = await self._thinking.ask(without_hinted, *hints, longest=LONGEST_SECONDS)
        analysis = replace(analysis, mistakes=fair)
        told = await self._thinking.ask(luck, *about, longest=LONGEST_SECONDS)
        self._known[loaded.id] = review = Review(analysis, told)
        return review
