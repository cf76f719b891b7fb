"""How often a channel that refuses the bot is tried again, for which of its matches, and what is logged."""

import pytest

from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.publishing.closed_channels import ClosedPlaces
from db.store import Store
from tests.bot.matches import MovableClock
from tests.db.stores import CHANNEL, DARRELL, IDA, JON, NOW, new_match

NO_ACCESS = 50001
THREAD = 78
WAITS = [5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 320.0, 640.0, 1280.0, 2560.0, 3600.0, 3600.0]


class Channels:
    """Channels and threads that refuse every request, half a second later."""

    def __init__(self) -> None:
        self.clock = MovableClock()
        self.places = ClosedPlaces(self.clock)

    def refuses(self, loaded: LoadedMatch) -> float | None:
        """Look at a match: None if its channel is left alone, else how long it then rests."""
        if self.places.until(loaded) is not None:
            return None
        asked_at = self.places.ask(loaded)
        self.clock.at += 0.5
        return self.refuses_what_was_asked(loaded, asked_at)

    def refuses_what_was_asked(self, loaded: LoadedMatch, asked_at: float) -> float:
        self.places.close(loaded, NO_ACCESS, asked_at)
        until = self.places.until(loaded)
        assert until is not None
        return until - self.clock.at


@pytest.fixture
def channels() -> Channels:
    return Channels()


@pytest.fixture
async def pair(store: Store, matches: LiveMatches) -> tuple[LoadedMatch, LoadedMatch]:
    """Two matches of one channel."""
    first, second = [
        await store.challenges.create(new_match(JON, opponent), NOW) for opponent in (DARRELL, IDA)
    ]
    return await matches.load(first.id), await matches.load(second.id)


async def test_a_channel_is_asked_more_and_more_seldom_and_told_of_once(
    channels: Channels, pair: tuple[LoadedMatch, LoadedMatch], caplog: pytest.LogCaptureFixture
) -> None:
    match, _ = pair
    for wait in WAITS:
        assert channels.refuses(match) == wait
        channels.clock.at += wait - 1
        assert channels.refuses(match) is None
        channels.clock.at += 1
    assert [record.getMessage() for record in caplog.records] == [
        f"channel {CHANNEL} cannot be written to ({NO_ACCESS}): match {match.id} waits"
    ]


async def test_of_two_matches_that_share_a_channel_one_asks_for_both(
    channels: Channels, pair: tuple[LoadedMatch, LoadedMatch], caplog: pytest.LogCaptureFixture
) -> None:
    first, second = pair
    for wait in WAITS:
        assert channels.refuses(first) == wait
        assert channels.refuses(second) is None
        channels.clock.at += wait
        first, second = second, first
    assert caplog.text.count("cannot be written to") == 1


async def test_while_one_match_asks_the_others_of_its_channel_wait_for_the_answer(
    channels: Channels, pair: tuple[LoadedMatch, LoadedMatch]
) -> None:
    first, second = pair
    wait = channels.refuses(first)
    assert wait is not None
    channels.clock.at += wait
    asked_at = channels.places.ask(second)
    assert channels.refuses(first) is None
    channels.clock.at += 0.5
    assert channels.refuses_what_was_asked(second, asked_at) == WAITS[1]


async def test_two_refusals_of_what_was_asked_at_once_count_as_one(
    channels: Channels, pair: tuple[LoadedMatch, LoadedMatch], caplog: pytest.LogCaptureFixture
) -> None:
    asked = [(match, channels.places.ask(match)) for match in pair]
    waits = []
    for match, asked_at in asked:
        channels.clock.at += 0.5
        waits.append(channels.refuses_what_was_asked(match, asked_at))
    assert waits == [WAITS[0], WAITS[0] - 0.5]
    assert caplog.text.count("cannot be written to") == 1


async def test_once_it_is_open_all_its_matches_are_looked_at_and_a_new_refusal_is_told_again(
    channels: Channels, pair: tuple[LoadedMatch, LoadedMatch], caplog: pytest.LogCaptureFixture
) -> None:
    first, second = pair
    channels.refuses(first)
    assert channels.refuses(second) is None
    channels.clock.at += WAITS[0]
    assert channels.refuses(first) == WAITS[1]
    channels.places.open(CHANNEL)
    assert channels.places.take_reopened() == {first.id, second.id}
    assert channels.places.take_reopened() == set()
    assert channels.refuses(first) == WAITS[0]
    assert caplog.text.count("cannot be written to") == 2


async def test_opening_a_channel_opens_its_threads(
    channels: Channels, pair: tuple[LoadedMatch, LoadedMatch], store: Store, matches: LiveMatches
) -> None:
    there, threaded = pair
    await store.matches.move(threaded.id, THREAD)
    await matches.refresh([threaded.id])
    threaded = await matches.load(threaded.id)
    assert channels.refuses(there) == WAITS[0]
    # A thread has its own answer: it may be closed while its channel is open, or the other way around.
    assert channels.refuses(threaded) == WAITS[0]
    assert channels.places.forget(CHANNEL) == {there.id, threaded.id}
    assert channels.refuses(threaded) == WAITS[0]
    assert channels.places.forget(THREAD) == {threaded.id}
