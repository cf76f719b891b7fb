import asyncio
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.marks.keys import ATTENDANCE, CLOCK, PUBLIC, Key, seat_lane
from bot.marks.owed import Owed
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.model.matches import Match, Ply, Status
from db.store import Store
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, Options
from hockey.record import fold
from tests.bot.desks import SETTINGS, MovableClock, desk_over, desks, lobby_of, marks_over, refusal
from tests.db.stores import CHANNEL, DARRELL, IDA, JON, NOW, SERVER, new_match

PLAYERS = (JON, DARRELL)


async def challenge(store: Store) -> Match:
    return await store.challenges.create(new_match(*PLAYERS), NOW)


async def accepted(desk: Desk, store: Store) -> LoadedMatch:
    return await lobby_of(desk, store).accept((await challenge(store)).id, DARRELL)


def seat_to_act(loaded: LoadedMatch) -> int:
    (seat,) = loaded.view(None).to_act
    return seat


async def step(desk: Desk, loaded: LoadedMatch, rng: random.Random) -> LoadedMatch:
    seat = seat_to_act(loaded)
    view = loaded.view(seat)
    assert view.decision is not None
    return await desk.play(loaded.id, PLAYERS[seat], view.decision, rng.choice(view.moves))


def replayed(log: list[Ply]) -> None:
    """Assert that a log has every ply once, in order, and none that the rules refuse."""
    assert [ply.ply for ply in log] == list(range(len(log)))
    fold(PILE_GAMES["classic"], Options(length=1), [(ply.seat, ply.move) for ply in log])


async def test_there_is_nothing_to_do_with_a_match_that_is_not_there(desk: Desk) -> None:
    for call in (desk.load(9), desk.play(9, JON, 0, "7H"), desk.resign(9, JON)):
        assert await refusal(call) is Refused.GONE


async def test_a_match_whose_log_makes_no_sense_is_told_apart(store: Store, desk: Desk) -> None:
    loaded = await accepted(desk, store)
    await store.matches.append(loaded.match, [Ply(loaded.ply, 0, "ZZ", NOW)])
    assert await refusal(desk.load(loaded.id)) is Refused.UNREADABLE


async def test_a_match_starts_with_its_cut_and_the_choice_brings_the_deck(store: Store, desk: Desk) -> None:
    loaded = await accepted(desk, store)
    cut = await store.matches.log(loaded.id)
    assert {ply.seat for ply in cut} == {NATURE}
    assert all(ply.move.startswith("cut ") for ply in cut)
    chooser = seat_to_act(loaded)
    await desk.play(loaded.id, PLAYERS[chooser], 0, "first")
    choice, deck = (await store.matches.log(loaded.id))[len(cut) :]
    assert (choice.seat, choice.move) == (chooser, "first")
    assert deck.seat == NATURE
    assert sorted(deck.move.split()[1:]) == sorted(PILE_GAMES["classic"].rules.pack)


async def test_why_a_tap_is_refused(store: Store, desk: Desk) -> None:
    loaded = await accepted(desk, store)
    chooser = seat_to_act(loaded)
    other = 1 - chooser
    match_id = loaded.id
    assert await refusal(desk.play(match_id, IDA, 0, "deal")) is Refused.STRANGER
    assert await refusal(desk.play(match_id, PLAYERS[other], 0, "deal")) is Refused.NOT_YOUR_TURN
    assert await refusal(desk.play(match_id, PLAYERS[chooser], 0, "7H")) is Refused.ILLEGAL
    loaded = await desk.play(match_id, PLAYERS[chooser], 0, "first")
    assert await refusal(desk.play(match_id, PLAYERS[chooser], 0, "first")) is Refused.LATE
    theirs = loaded.state.periods[0].hand(PILE_GAMES["classic"].rules, other)[0]
    for move in (theirs, "resign ", "deck", "cut 7H 8H", "end admin 0", ""):
        assert await refusal(desk.play(match_id, PLAYERS[chooser], 1, move)) is Refused.ILLEGAL
    before = await store.matches.log(match_id)
    await desk.resign(match_id, JON)
    assert len(await store.matches.log(match_id)) == len(before) + 1
    assert await refusal(desk.play(match_id, PLAYERS[chooser], 1, "7H")) is Refused.OVER
    assert await refusal(desk.resign(match_id, DARRELL)) is Refused.OVER
    assert await refusal(desk.resign(match_id, IDA)) is Refused.STRANGER


async def test_resigning_gives_the_other_one_the_match_once(store: Store, desk: Desk) -> None:
    loaded = await accepted(desk, store)
    answers = await asyncio.gather(*(desk.resign(loaded.id, JON) for _ in range(3)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == [
        "LoadedMatch",
        "RefusedError",
        "RefusedError",
    ]
    table = await store.results.standings(SERVER, offset=0, limit=9)
    assert [(row.player_id, row.games, row.wins, row.losses) for row in table] == [
        (DARRELL, 1, 1, 0),
        (JON, 1, 0, 1),
    ]


async def test_a_choice_is_made_for_somebody_once_and_never_against_their_own(
    store: Store, desk: Desk
) -> None:
    loaded = await accepted(desk, store)
    chooser = seat_to_act(loaded)
    await desk.choose_for(loaded.id, 1 - chooser, 0, "deal")
    assert (await desk.load(loaded.id)).ply == loaded.ply
    await desk.play(loaded.id, PLAYERS[chooser], 0, "first")
    await desk.choose_for(loaded.id, chooser, 0, "deal")
    moves = [ply.move for ply in await store.matches.log(loaded.id)]
    assert "deal" not in moves
    assert moves.count("first") == 1


async def test_a_change_marks_every_lane_with_what_it_has_to_show(store: Store) -> None:
    clock = MovableClock()
    marks = marks_over(store, clock)
    desk = Desk(store, clock, SETTINGS, marks, random.Random(1).shuffle)
    shows: dict[str, int] = {}

    async def look(key: Key, owed: Owed) -> None:
        shows[key[1]] = owed.ply

    marks.start(look)
    loaded = await lobby_of(desk, store).accept((await challenge(store)).id, DARRELL)
    chooser = seat_to_act(loaded)
    await refusal(desk.play(loaded.id, PLAYERS[chooser], 0, "7H"))
    after = await desk.play(loaded.id, PLAYERS[chooser], 0, "deal")
    while marks.under_way():  # noqa: ASYNC110 - it tells nobody when it is done
        await asyncio.sleep(0)
    await marks.close()
    assert shows == dict.fromkeys((PUBLIC, CLOCK, ATTENDANCE, seat_lane(0), seat_lane(1)), after.ply)


async def test_a_move_brings_no_row_back_that_was_changed_while_it_was_made(store: Store, desk: Desk) -> None:
    """A thread was opened while a card was played: the next one knows of it, whichever came first."""
    before = await accepted(desk, store)
    chooser = seat_to_act(before)
    await store.matches.move(before.id, 123)
    desk.forget(before.id)
    new, then = desk.with_chance(before, [(chooser, "deal")])
    await store.matches.append(before.match, new)
    after = desk.after(then, Status.RUNNING, None)
    assert not desk.stands(after)
    assert (await desk.load(before.id)).match.thread_id == 123
    player = seat_to_act(after)
    card = after.game.moves(after.state, player)[0]
    decision = after.game.decision(after.state, player)
    assert (await desk.play(before.id, PLAYERS[player], decision, card)).match.thread_id == 123


async def test_a_change_that_cannot_be_read_marks_its_match_all_the_same(store: Store) -> None:
    clock = MovableClock()
    marks = marks_over(store, clock)
    desk = Desk(store, clock, SETTINGS, marks)
    assert await refusal(desk.changed_otherwise(404)) is Refused.GONE
    assert marks.under_way() == {404}


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_match_is_played_to_its_end_and_counted_once(store: Store, seed: int) -> None:
    desk, rng = desk_over(store, seed), random.Random(seed)
    loaded = await accepted(desk, store)
    while loaded.match.status is Status.RUNNING:
        assert await store.results.count(None) == 0
        loaded = await step(desk, loaded, rng)
    replayed(await store.matches.log(loaded.id))
    score = loaded.view(None).score
    rows = {row.player_id: row for row in await store.results.standings(SERVER, offset=0, limit=9)}
    assert [(rows[who].goals_for, rows[who].goals_against) for who in PLAYERS] == [score, score[::-1]]
    assert {row.games for row in rows.values()} == {1}
    for stale in (desk, desk_over(store)):
        assert (await stale.load(loaded.id)).view(None) == loaded.view(None)
    assert loaded.match.channel_id == CHANNEL


calls = st.tuples(
    st.sampled_from(["legal", "late", "foreign", "illegal", "turn", "twice"]),
    st.integers(0, 1),
    st.integers(0, 2**16),
)


async def tap(desk: Desk, loaded: LoadedMatch, kind: str, rng: random.Random) -> Refused | None:
    """Make a call of this kind; why it was refused."""
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
        *(desk.play(loaded.id, *call) for _ in range(1 + (kind == "twice"))), return_exceptions=True
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
async def test_no_call_loses_or_doubles_a_ply(
    backend: str, made: list[tuple[str, int, int]], seed: int
) -> None:
    async with desks(2, seed, backend) as (both, stores):
        match_id = (await accepted(both[0], stores[0])).id
        lengths = [len(await stores[0].matches.log(match_id))]
        for kind, which, number in made:
            # Each desk folds what the other has added since it last looked.
            loaded = await both[1 - which].load(match_id)
            if loaded.match.status is not Status.RUNNING:
                break
            reason = await tap(both[which], loaded, kind, random.Random(number))
            assert reason is REFUSALS.get(kind)
            log = await stores[0].matches.log(match_id)
            grown = [ply.seat for ply in log[lengths[-1] :]]
            assert len([seat for seat in grown if seat != NATURE]) == int(kind in ("legal", "twice"))
            lengths.append(len(log))
        replayed(await stores[1].matches.log(match_id))
        assert all(before <= after for before, after in pairwise(lengths))


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 99), plays=st.integers(1, 20), data=st.data())
async def test_a_tap_at_two_processes_at_once_is_played_once_and_late_once(
    backend: str, seed: int, plays: int, data: st.DataObject
) -> None:
    async with desks(2, seed, backend) as (both, stores):
        loaded = await accepted(both[0], stores[0])
        rng = random.Random(seed)
        for _ in range(plays):
            if loaded.match.status is not Status.RUNNING:
                break
            seat = seat_to_act(loaded)
            view = loaded.view(seat)
            assert view.decision is not None
            moves = [rng.choice(view.moves) for _ in both]
            order = data.draw(st.permutations([0, 1]))
            taps = [both[n].play(loaded.id, PLAYERS[seat], view.decision, moves[n]) for n in order]
            answers = await asyncio.gather(*taps, return_exceptions=True)
            (played,) = (answer for answer in answers if isinstance(answer, LoadedMatch))
            (late,) = (answer for answer in answers if isinstance(answer, BaseException))
            assert isinstance(late, RefusedError)
            over = played.match.status is Status.OVER
            assert late.reason is Refused.LATE or (over and late.reason is Refused.OVER)
            assert played.ply > loaded.ply
            loaded = played
        log = await stores[0].matches.log(loaded.id)
        replayed(log)
        assert len(log) == loaded.ply
        games = [row.games for row in await stores[0].results.standings(None, offset=0, limit=9)]
        assert games == ([1, 1] if loaded.match.status is Status.OVER else [])


async def test_a_card_and_a_resignation_at_once_are_both_heard(backend: str) -> None:
    rng = random.Random(7)
    for seed in range(16):
        async with desks(2, seed, backend) as (both, stores):
            loaded = await step(both[0], await accepted(both[0], stores[0]), rng)
            await both[1].load(loaded.id)
            seat = seat_to_act(loaded)
            decision, moves = loaded.view(seat).decision, loaded.view(seat).moves
            assert decision is not None
            calls = [
                both[0].play(loaded.id, PLAYERS[seat], decision, moves[0]),
                both[1].resign(loaded.id, PLAYERS[1 - seat]),
            ]
            # Both orders: each of the two gets there first now and then.
            order = (0, 1) if seed % 2 else (1, 0)
            answers = await asyncio.gather(*(calls[n] for n in order), return_exceptions=True)
            played, resigned = (answers[n] for n in order)
            assert isinstance(resigned, LoadedMatch), resigned
            assert resigned.match.status is Status.OVER
            if isinstance(played, RefusedError):
                assert played.reason is Refused.OVER
            else:
                assert isinstance(played, LoadedMatch)
            replayed(await stores[0].matches.log(loaded.id))
            assert await stores[0].results.count(None) == 2
