import asyncio
import random

import pytest

from bot.marks.keys import ATTENDANCE, CLOCK, PUBLIC, Key, seat_lane
from bot.marks.owed import Owed
from bot.matches.desk import Desk
from bot.matches.refusal import Refused
from db.model.matches import Ply, Status
from db.store import Store
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE
from tests.bot.desks import (
    PLAYERS,
    SETTINGS,
    MovableClock,
    accepted,
    challenge,
    desk_over,
    lobby_of,
    marks_over,
    refusal,
    replayed,
    seat_to_act,
    step,
)
from tests.db.stores import CHANNEL, DARRELL, IDA, JON, NOW, SERVER


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


async def test_the_newest_that_is_known_of_a_match_is_never_behind_its_log(store: Store, desk: Desk) -> None:
    """Also while its row has to be read again: a hand that was drawn from it fell back by a play."""
    loaded = await accepted(desk, store)
    moved = await desk.play(loaded.id, PLAYERS[seat_to_act(loaded)], 0, "first")
    desk.forget(loaded.id)
    assert (await desk.newest(loaded)).ply == moved.ply


async def test_the_newest_of_a_match_is_read_where_more_of_it_has_been_shown(
    store: Store, desk: Desk
) -> None:
    loaded = await accepted(desk, store)
    chooser = PLAYERS[seat_to_act(loaded)]
    moved = await desk_over(store).play(loaded.id, chooser, 0, "first")
    assert (await desk.newest(loaded)).ply == loaded.ply
    assert (await desk.newest(loaded, moved.ply)).ply == moved.ply


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
