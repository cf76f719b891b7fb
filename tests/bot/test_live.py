"""One match, one lock, one state: what is played, what is refused, and what has to be drawn after it."""

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.matches.dirty import ATTENDANCE, CLOCK, EVERYTHING
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused, RefusedError
from bot.posts.names import PUBLIC, seat_lane
from bot.turns.timekeeper import Timekeeper
from db.model.matches import Ply, Status
from db.model.people import Home
from db.store import Store
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.game import IllegalMove, IllegalReason
from tests.bot.matches import (
    PLAYERS,
    Looks,
    LostError,
    MovableClock,
    accepted,
    lost,
    matches_over,
    refusal,
    replayed,
    seat_to_act,
    step,
)
from tests.db.stores import CHANNEL, DARRELL, IDA, JON, NOW, SERVER, TURN, meet, new_match

ALL_LANES = {PUBLIC, CLOCK, ATTENDANCE, seat_lane(0), seat_lane(1)}
RALPH = 104
THREAD, OTHER_THREAD = CHANNEL + 1, CHANNEL + 2


async def not_read(*_facts: object) -> object:
    raise AssertionError("this reads the match")


async def test_there_is_nothing_to_do_with_a_match_that_is_not_there(matches: LiveMatches) -> None:
    live = matches.of(9)
    for call in (matches.load(9), live.play(JON, 0, "7H"), live.resign(JON), live.change(not_read)):
        assert await refusal(call) is Refused.GONE


async def test_a_match_whose_log_makes_no_sense_is_told_apart(store: Store, matches: LiveMatches) -> None:
    loaded = await accepted(matches, store)
    await store.matches.append(loaded.match, [Ply(loaded.ply, 0, "ZZ", NOW)])
    await matches.refresh([loaded.id])
    assert await refusal(matches.load(loaded.id)) is Refused.UNREADABLE
    assert await refusal(matches_over(store).load(loaded.id)) is Refused.UNREADABLE


async def test_why_a_tap_is_refused(store: Store, matches: LiveMatches) -> None:
    loaded = await accepted(matches, store)
    chooser, live = seat_to_act(loaded), matches.of(loaded.id)
    other = 1 - chooser
    assert await refusal(live.play(IDA, 0, "deal")) is Refused.STRANGER
    assert await refusal(live.play(PLAYERS[other], 0, "deal")) is Refused.NOT_YOUR_TURN
    assert await refusal(live.play(PLAYERS[chooser], 0, "7H")) is Refused.ILLEGAL
    loaded = await live.play(PLAYERS[chooser], 0, "first")
    assert await refusal(live.play(PLAYERS[chooser], 0, "first")) is Refused.LATE
    theirs = loaded.state.periods[0].hand(PILE_GAMES["classic"].rules, other)[0]
    for move in (theirs, "resign ", "deck", "cut 7H 8H", "end admin 0", ""):
        assert await refusal(live.play(PLAYERS[chooser], 1, move)) is Refused.ILLEGAL
    before = await store.matches.log(loaded.id)
    await live.resign(JON)
    assert len(await store.matches.log(loaded.id)) == len(before) + 1
    assert await refusal(live.play(PLAYERS[chooser], 1, "7H")) is Refused.OVER
    assert await refusal(live.resign(DARRELL)) is Refused.OVER
    assert await refusal(live.resign(IDA)) is Refused.STRANGER


async def test_a_choice_is_made_for_a_player_once_and_never_against_their_own(
    store: Store, matches: LiveMatches
) -> None:
    loaded = await accepted(matches, store)
    chooser, live = seat_to_act(loaded), matches.of(loaded.id)
    await live.choose_for(1 - chooser, 0, "deal")
    assert (await live.state()).ply == loaded.ply
    await live.play(PLAYERS[chooser], 0, "first")
    await live.choose_for(chooser, 0, "deal")
    moves = [ply.move for ply in await store.matches.log(loaded.id)]
    assert "deal" not in moves
    assert moves.count("first") == 1


async def test_what_a_seat_prepares_is_stored_and_redraws_nothing(store: Store, matches: LiveMatches) -> None:
    looks, loaded = Looks(matches.dirty), await accepted(matches, store)
    chooser, live = seat_to_act(loaded), matches.of(loaded.id)
    await looks.taken()
    prepared = await live.prepare(PLAYERS[chooser], 0, lambda *_: "first, or second")
    assert prepared.match.seats[chooser].draft == "first, or second"
    assert (await matches_over(store).load(loaded.id)).match == prepared.match

    def illegal(*_: object) -> str:
        raise IllegalMove(IllegalReason.UNKNOWN_MOVE)

    assert await refusal(live.prepare(PLAYERS[chooser], 0, illegal)) is Refused.ILLEGAL
    assert await refusal(live.prepare(PLAYERS[1 - chooser], 0, illegal)) is Refused.NOT_YOUR_TURN
    assert await looks.taken() == set()


async def test_a_play_has_every_lane_looked_at_and_a_refused_one_none(
    store: Store, matches: LiveMatches
) -> None:
    looks, loaded = Looks(matches.dirty), await accepted(matches, store)
    assert await looks.taken() == ALL_LANES
    chooser, live = PLAYERS[seat_to_act(loaded)], matches.of(loaded.id)
    await refusal(live.play(chooser, 0, "7H"))
    assert await looks.taken() == set()
    await live.play(chooser, 0, "deal")
    assert await looks.taken() == ALL_LANES


@pytest.mark.parametrize("lanes", [None, (), (PUBLIC,)])
async def test_a_change_has_the_lanes_looked_at_that_it_names_or_all(
    store: Store, matches: LiveMatches, lanes: tuple[str, ...] | None
) -> None:
    looks, loaded = Looks(matches.dirty), await accepted(matches, store)
    live = matches.of(loaded.id)
    await looks.taken()
    changed = await live.change(lambda _: store.matches.move(loaded.id, THREAD), lanes)
    assert changed.match.thread_id == THREAD
    assert changed.is_same(await live.state())
    assert await looks.taken() == (ALL_LANES if lanes is None else set(lanes))


async def test_a_refused_change_marks_nothing_and_keeps_the_state(
    store: Store, matches: LiveMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, loaded = Looks(matches.dirty), await accepted(matches, store)
    live = matches.of(loaded.id)
    await looks.taken()

    async def refuse(_loaded: LoadedMatch) -> None:
        raise RefusedError(Refused.LATE)

    monkeypatch.setattr(store.matches, "read", not_read)
    assert await refusal(live.change(refuse)) is Refused.LATE
    assert loaded.is_same(await live.state())
    assert await looks.taken() == set()


@pytest.mark.parametrize("kept", [False, True])
async def test_a_play_whose_outcome_is_unknown_is_neither_lost_nor_doubled(
    store: Store, matches: LiveMatches, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    looks, loaded = Looks(matches.dirty), await accepted(matches, store)
    chooser, live = PLAYERS[seat_to_act(loaded)], matches.of(loaded.id)
    await looks.taken()
    with monkeypatch.context() as failing:
        failing.setattr(store.matches, "append", lost(store.matches.append, kept=kept))
        with pytest.raises(LostError):
            await live.play(chooser, 0, "first")
    assert await looks.taken() == {EVERYTHING}
    if kept:
        assert await refusal(live.play(chooser, 0, "first")) is Refused.LATE
    else:
        await live.play(chooser, 0, "first")
    log = await store.matches.log(loaded.id)
    replayed(log)
    assert [ply.move for ply in log].count("first") == 1
    assert (await live.state()).ply == len(log) > loaded.ply


@pytest.mark.parametrize("kept", [False, True])
async def test_a_change_whose_outcome_is_unknown_is_read_before_the_match_is_drawn(
    store: Store, matches: LiveMatches, *, kept: bool
) -> None:
    looks, loaded = Looks(matches.dirty), await accepted(matches, store)
    live = matches.of(loaded.id)
    await looks.taken()
    move = lost(store.matches.move, kept=kept)
    with pytest.raises(LostError):
        await live.change(lambda _: move(loaded.id, THREAD), lanes=())
    assert await looks.taken() == {EVERYTHING}
    assert (await live.state()).match.thread_id == (THREAD if kept else None)


async def test_a_play_that_is_broken_off_is_judged_again_by_what_the_database_has(
    store: Store, matches: LiveMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = await accepted(matches, store)
    chooser, live = PLAYERS[seat_to_act(loaded)], matches.of(loaded.id)
    append, kept = store.matches.append, asyncio.Event()

    async def stuck(*facts: Any) -> None:
        await append(*facts)
        kept.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as failing:
        failing.setattr(store.matches, "append", stuck)
        playing = asyncio.create_task(live.play(chooser, 0, "first"))
        await kept.wait()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    assert await refusal(live.play(chooser, 0, "first")) is Refused.LATE
    replayed(await store.matches.log(loaded.id))


async def test_a_play_is_judged_by_a_log_that_turns_out_to_be_longer(
    store: Store, matches: LiveMatches
) -> None:
    loaded = await accepted(matches, store)
    chooser = seat_to_act(loaded)
    new, _ = matches.with_chance(loaded, [(chooser, "deal")])
    await store.matches.append(loaded.match, new)
    assert await refusal(matches.of(loaded.id).play(PLAYERS[chooser], 0, "first")) is Refused.LATE
    assert (await store.matches.log(loaded.id))[loaded.ply :] == new


async def test_what_was_changed_behind_a_match_is_seen_once_it_is_refreshed(
    store: Store, matches: LiveMatches
) -> None:
    looks, loaded = Looks(matches.dirty), await accepted(matches, store)
    live = matches.of(loaded.id)
    await looks.taken()
    await store.matches.move(loaded.id, THREAD)
    assert (await live.state()).match.thread_id is None
    await matches.refresh([loaded.id])
    assert (await live.state()).match.thread_id == THREAD
    assert await looks.taken() == {EVERYTHING}


@pytest.mark.parametrize("card_first", [False, True])
async def test_a_card_and_a_change_at_once_are_both_kept(
    store: Store, matches: LiveMatches, *, card_first: bool
) -> None:
    """A thread was opened while a card was played: the next one knows of it, whichever came first."""
    loaded = await accepted(matches, store)
    live = matches.of(loaded.id)
    calls: list[Awaitable[LoadedMatch]] = [
        live.change(lambda _: store.matches.move(loaded.id, THREAD)),
        live.play(PLAYERS[seat_to_act(loaded)], 0, "deal"),
    ]
    await asyncio.gather(*(reversed(calls) if card_first else calls))
    now = await live.state()
    assert now.match.thread_id == THREAD
    assert now.ply == len(await store.matches.log(loaded.id)) > loaded.ply
    assert (await step(matches, now, random.Random(1))).match.thread_id == THREAD


async def test_a_settled_match_is_read_each_time(store: Store, matches: LiveMatches) -> None:
    live = matches.of((await accepted(matches, store)).id)
    await live.resign(JON)
    await store.matches.settle(live.id)
    await live.forget()
    for thread_id in (THREAD, OTHER_THREAD):
        await store.matches.move(live.id, thread_id)
        assert (await live.state()).match.thread_id == thread_id
    # Otherwise it could never be drawn, because it would always seem to have changed meanwhile.
    assert (await live.state()).is_same(await live.state())


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_match_is_played_to_its_end_and_counted_once(store: Store, seed: int) -> None:
    matches, rng = matches_over(store, seed), random.Random(seed)
    loaded = await accepted(matches, store)
    while loaded.match.status is Status.RUNNING:
        assert await store.results.count(None) == 0
        loaded = await step(matches, loaded, rng)
    replayed(await store.matches.log(loaded.id))
    score = loaded.view(None).score
    rows = {row.player_id: row for row in await store.results.standings(SERVER, offset=0, limit=9)}
    assert [(rows[who].goals_for, rows[who].goals_against) for who in PLAYERS] == [score, score[::-1]]
    assert {row.games for row in rows.values()} == {1}
    for each in (matches, matches_over(store)):
        assert (await each.load(loaded.id)).view(None) == loaded.view(None)
    assert loaded.match.channel_id == CHANNEL


@pytest.mark.parametrize("game", ["classic", "lineup", "partners", "field"])
async def test_a_match_stands_after_each_play_as_the_database_has_it(store: Store, game: str) -> None:
    """Also if a player plays during a pause, prepares a move, or wants to leave."""
    players, rng = (JON, DARRELL, IDA, RALPH), random.Random(3)
    await meet(store, RALPH)
    matches = matches_over(store)
    people = players[: CATALOGUE[game].seats]
    created = await store.challenges.create(new_match(*people, game=game), NOW)
    lobby = Lobby(store, matches, matches.clock)
    for player_id in people[1:]:
        loaded = await lobby.accept(created.id, player_id)
    live, clock = matches.of(created.id), matches.clock
    assert isinstance(clock, MovableClock)
    timekeeper = Timekeeper(store, matches, clock)
    plays = 0
    while loaded.match.status is Status.RUNNING:
        seat = rng.choice(sorted(loaded.view(None).to_act))
        view = loaded.view(seat)
        clock.at += 7
        if plays == 10:
            await timekeeper.ask_pause(live.id, people[0], TURN)
            for player_id in people[1:]:
                await timekeeper.agree_to_pause(live.id, player_id)
        if plays == 14:
            await timekeeper.go_on(live.id)
        clock.at += 7
        if plays % 3 == 0:
            await live.prepare(people[seat], view.decision or 0, lambda *_: "a draft")
        home = rng.choice([None, Home.DM, Home.PRIVATE])
        loaded = await live.play(people[seat], view.decision or 0, rng.choice(view.moves), home)
        plays += 1
        read = await matches_over(store).load(live.id)
        now = await live.state()
        assert (now.match, now.ply, now.since, now.asked) == (read.match, read.ply, read.since, read.asked)
        assert [now.view(each) for each in (None, *range(len(people)))] == [
            read.view(each) for each in (None, *range(len(people)))
        ]
