"""Several calls on a match at once: no ply is lost or doubled."""

import asyncio
import random
from collections.abc import Awaitable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.model.matches import Status
from hockey.game import NATURE
from tests.bot.matches import PLAYERS, accepted, live_matches, replayed, seat_to_act, step
from tests.db.stores import IDA

pytestmark = pytest.mark.parametrize("backend", ["sqlite", "postgresql"], scope="session")

calls = st.tuples(
    st.sampled_from(["legal", "late", "foreign", "illegal", "turn", "twice"]),
    st.integers(0, 2**16),
)


async def tap(matches: LiveMatches, loaded: LoadedMatch, kind: str, rng: random.Random) -> Refused | None:
    """Make a call of this kind; returns why it was refused."""
    seat = seat_to_act(loaded)
    decision = loaded.view(seat).decision
    assert decision is not None
    move = rng.choice(loaded.view(seat).moves)
    me, other = PLAYERS[seat], PLAYERS[1 - seat]
    call = {
        "legal": (me, decision, move),
        "twice": (me, decision, move),
        "late": (me, decision - 1, move),
        "foreign": (IDA, decision, move),
        "illegal": (me, decision, rng.choice(["", "deck", "1H", "end play 0"])),
        "turn": (other, 999, move),
    }[kind]
    first, *second = await asyncio.gather(
        *(matches.of(loaded.id).play(*call) for _ in range(1 + (kind == "twice"))), return_exceptions=True
    )
    assert all(isinstance(answer, RefusedError) for answer in second)
    if isinstance(first, RefusedError):
        return first.reason
    assert isinstance(first, LoadedMatch), first
    return None


REFUSALS = {
    "late": Refused.LATE,
    "foreign": Refused.STRANGER,
    "illegal": Refused.ILLEGAL,
    "turn": Refused.NOT_YOUR_TURN,
}


@settings(max_examples=20, deadline=None)
@given(made=st.lists(calls, max_size=25), seed=st.integers(0, 99))
async def test_no_call_loses_or_doubles_a_ply(backend: str, made: list[tuple[str, int]], seed: int) -> None:
    async with live_matches(seed, backend) as (matches, store):
        match_id = (await accepted(matches, store)).id
        lengths = [len(await store.matches.log(match_id))]
        for kind, number in made:
            loaded = await matches.load(match_id)
            if loaded.match.status is not Status.RUNNING:
                break
            reason = await tap(matches, loaded, kind, random.Random(number))
            assert reason is REFUSALS.get(kind)
            log = await store.matches.log(match_id)
            grown = [ply.seat for ply in log[lengths[-1] :]]
            assert len([seat for seat in grown if seat != NATURE]) == int(kind in ("legal", "twice"))
            lengths.append(len(log))
        replayed(await store.matches.log(match_id))
        assert all(before <= after for before, after in pairwise(lengths))


async def test_a_card_and_a_resignation_at_once_are_both_heard(backend: str) -> None:
    rng = random.Random(7)
    for seed in range(16):
        async with live_matches(seed, backend) as (matches, store):
            loaded = await step(matches, await accepted(matches, store), rng)
            live, seat = matches.of(loaded.id), seat_to_act(loaded)
            decision, moves = loaded.view(seat).decision, loaded.view(seat).moves
            assert decision is not None
            calls: list[Awaitable[LoadedMatch]] = [
                live.play(PLAYERS[seat], decision, moves[0]),
                live.resign(PLAYERS[1 - seat]),
            ]
            # In one order, then in the other.
            order = (0, 1) if seed % 2 else (1, 0)
            answers = await asyncio.gather(*(calls[n] for n in order), return_exceptions=True)
            played, resigned = (answers[n] for n in order)
            assert isinstance(resigned, LoadedMatch), resigned
            assert resigned.match.status is Status.OVER
            if isinstance(played, RefusedError):
                assert played.reason is Refused.OVER
            else:
                assert isinstance(played, LoadedMatch)
            replayed(await store.matches.log(loaded.id))
            assert await store.results.count(None) == 2
