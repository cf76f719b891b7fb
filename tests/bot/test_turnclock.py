"""Turns that end, wins that are claimed, pauses: over a real store, with a time that the tests move."""

from dataclasses import dataclass, field
from datetime import timedelta
from random import Random

import pytest

from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused
from bot.settings import Settings
from bot.turns.autoplay import Autoplay
from bot.turns.heart import Heart
from bot.turns.timekeeper import Timekeeper
from bot.turns.timing import half_time, late_sides, turn_ends
from bot.turns.turn_clock import TurnClock
from db.model.matches import Status
from db.store import Store
from hockey.game import By
from tests.bot.matches import SETTINGS, MovableClock, dirty_lanes, refusal
from tests.db.stores import DARRELL, IDA, JON, NOW, TURN, new_match

PLAYERS = (JON, DARRELL)
DAY = 86400.0


@dataclass
class Bench:
    store: Store
    settings: Settings = field(default_factory=lambda: SETTINGS)
    clock: MovableClock = field(default_factory=MovableClock)

    def __post_init__(self) -> None:
        dirty = dirty_lanes(self.clock)
        self.matches = LiveMatches(self.store, self.clock, SETTINGS, dirty, Random(1).shuffle)
        self.lobby = Lobby(self.store, self.matches, self.clock)
        self.timekeeper = Timekeeper(self.store, self.matches, self.clock)
        self.heart = Heart(self.store, self.matches, self.clock, self.settings)
        autoplay = Autoplay(self.settings)
        self.turn_clock = TurnClock(
            self.matches, self.lobby, autoplay, self.timekeeper, self.heart, self.clock
        )

    async def begin(self, game: str = "classic") -> LoadedMatch:
        """A match that waits for its first card, or its first secret."""
        created = await self.store.challenges.create(new_match(*PLAYERS, game=game), NOW)
        loaded = await self.lobby.accept(created.id, DARRELL)
        return await self.move(loaded.id) if game == "classic" else loaded

    async def move(self, match_id: int, seat: int | None = None) -> LoadedMatch:
        loaded = await self.matches.load(match_id)
        seat = min(loaded.view(None).to_act) if seat is None else seat
        view = loaded.view(seat)
        assert view.decision is not None
        return await self.matches.of(match_id).play(PLAYERS[seat], view.decision, view.moves[0])

    async def after(self, seconds: float, match_id: int) -> LoadedMatch:
        """After this long, everything that happens by itself has happened."""
        await self.heart.beat()
        self.clock.at += seconds
        await self.heart.beat()
        await self.turn_clock.look(await self.matches.load(match_id))
        return await self.matches.load(match_id)


@pytest.fixture
async def bench(store: Store) -> Bench:
    # The time that these tests skip isn't an absence of the bot.
    return Bench(store, SETTINGS.model_copy(update={"heartbeat_time": timedelta(days=30)}))


def sides(loaded: LoadedMatch) -> tuple[int, int]:
    """The player to move, and the one who waits."""
    (late,) = loaded.view(None).to_act
    return PLAYERS[late], PLAYERS[1 - late]


async def test_every_move_begins_a_turn_of_its_own(bench: Bench) -> None:
    loaded = await bench.begin()
    assert turn_ends(loaded) == NOW + TURN
    bench.clock.at += 100
    moved = await bench.move(loaded.id)
    assert turn_ends(moved) == turn_ends(await bench.matches.load(loaded.id)) == NOW + 100 + TURN
    assert half_time(moved) == NOW + 100 + TURN / 2


async def test_no_turn_is_waited_for_at_the_cut_nor_when_the_match_is_over(bench: Bench) -> None:
    created = await bench.store.challenges.create(new_match(*PLAYERS), NOW)
    assert turn_ends(await bench.lobby.accept(created.id, DARRELL)) is None
    await bench.move(created.id)
    ended = await bench.matches.of(created.id).resign(JON)
    assert ended.match.due_at is None
    assert (await bench.matches.load(created.id)).match.due_at is None


async def test_where_both_let_the_time_pass_nobody_wins(bench: Bench) -> None:
    loaded = await bench.begin("lineup")
    late = await bench.after(TURN, loaded.id)
    assert late_sides(late) == {0, 1}
    assert await refusal(bench.timekeeper.claim(loaded.id, JON)) is Refused.OWN_TIME
    outcome = (await bench.after(TURN, loaded.id)).view(None).outcome
    assert outcome is not None
    assert (outcome.kind, outcome.by) == ("unfinished", By.CLOCK)
    assert await bench.store.results.standing_of(JON, None) is None


async def test_a_secret_choice_does_not_lengthen_the_others_turn(bench: Bench) -> None:
    loaded = await bench.begin("lineup")
    bench.clock.at += 100
    assert turn_ends(await bench.move(loaded.id, 0)) == NOW + TURN
    await bench.after(TURN - 100, loaded.id)
    outcome = (await bench.timekeeper.claim(loaded.id, JON)).view(None).outcome
    assert outcome is not None
    assert outcome.winner == 0


async def test_nobody_loses_before_the_bots_own_absence_is_given_back(bench: Bench) -> None:
    loaded = await bench.begin()
    bench.clock.at += 2 * TURN
    again = await bench.turn_clock.look(await bench.matches.load(loaded.id))
    assert again is not None
    assert again > bench.clock.at
    assert (await bench.matches.load(loaded.id)).match.status is Status.RUNNING


async def test_either_goes_on_early_and_a_card_played_in_a_pause_leaves_the_next_turn_whole(
    bench: Bench,
) -> None:
    loaded = await bench.begin()
    await bench.timekeeper.ask_pause(loaded.id, JON, DAY)
    await bench.timekeeper.agree_to_pause(loaded.id, DARRELL)
    assert await refusal(bench.timekeeper.claim(loaded.id, DARRELL)) is Refused.PAUSED
    bench.clock.at += 1000
    assert turn_ends(await bench.move(loaded.id)) is None
    bench.clock.at += 1000
    assert await refusal(bench.timekeeper.resume(loaded.id, IDA)) is Refused.STRANGER
    assert turn_ends(await bench.timekeeper.resume(loaded.id, DARRELL)) == bench.clock.at + TURN


async def test_a_player_who_agrees_to_a_pause_does_not_claim_after_it(bench: Bench) -> None:
    loaded = await bench.begin()
    late, waiting = sides(loaded)
    await bench.after(TURN, loaded.id)
    await bench.timekeeper.ask_pause(loaded.id, late, DAY)
    await bench.timekeeper.agree_to_pause(loaded.id, waiting)
    assert turn_ends(await bench.timekeeper.resume(loaded.id, waiting)) == bench.clock.at + TURN
    assert await refusal(bench.timekeeper.claim(loaded.id, waiting)) is Refused.IN_TIME


async def test_no_pause_is_asked_for_before_the_cards_are_dealt(bench: Bench) -> None:
    created = await bench.store.challenges.create(new_match(*PLAYERS), NOW)
    await bench.lobby.accept(created.id, DARRELL)
    assert await refusal(bench.timekeeper.ask_pause(created.id, JON, DAY)) is Refused.NOT_DEALT
