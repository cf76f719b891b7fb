"""One person against bots: over a real store, with real processes, at a time that tests move."""

from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Any

from bot.kit.processes import Processes
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.opponents.opponents import Opponents
from bot.turns.timekeeper import Timekeeper
from db.model.matches import Status
from db.model.minds import mind_id
from db.store import Store
from hockey.catalogue import CATALOGUE
from minds.deciding import decide
from minds.levels import Level
from minds.memory import Memory
from tests.bot.matches import SETTINGS, MovableClock, dirty_lanes
from tests.db.stores import JON, NOW, new_match

SEED = 1961
USUAL = 2.0


@dataclass
class Practice:
    """Jon alone against bots."""

    store: Store
    thinking: Processes
    usual: float = USUAL
    clock: MovableClock = field(default_factory=MovableClock)
    how: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        settings = SETTINGS.model_copy(update={"opponent_time": timedelta(seconds=self.usual)})
        self.matches = LiveMatches(
            self.store, self.clock, settings, dirty_lanes(self.clock), Random(1).shuffle
        )
        self.lobby = Lobby(self.store, self.matches, self.clock)
        self.timekeeper = Timekeeper(self.store, self.matches, self.clock)
        self.opponents = Opponents(
            self.store,
            self.matches,
            self.lobby,
            self.clock,
            settings,
            self.thinking,
            seed=lambda: SEED,
            **self.how,
        )

    async def offered(self, game: str = "classic", level: str = "pro") -> LoadedMatch:
        """A match that only Jon has agreed to yet."""
        minds = [mind_id(level, copy) for copy in range(CATALOGUE[game].seats - 1)]
        for each in minds:
            await self.store.people.saw_player(each, level)
        created = await self.store.challenges.create(new_match(JON, *minds, game=game), NOW)
        return await self.matches.load(created.id)

    async def begun(self, game: str = "classic", level: str = "pro") -> LoadedMatch:
        offered = await self.offered(game, level)
        await self.opponents.look(offered)
        return await self.matches.load(offered.id)

    async def waited_for(self, match_id: int) -> LoadedMatch:
        """Jon plays until it's a bot's turn, or the match is over."""
        while (loaded := await self.matches.load(match_id)).to_act(0):
            view = loaded.view(0)
            move = decide(loaded.game, view, Memory(), Level.ROOKIE, loaded.ply)
            await self.matches.of(match_id).play(JON, view.decision or 0, move)
        return loaded

    async def played_out(self, level: str, game: str = "classic") -> LoadedMatch:
        match_id = (await self.begun(game, level)).id
        while (loaded := await self.waited_for(match_id)).match.status is Status.RUNNING:
            await self.opponents.look(loaded)
        return loaded
