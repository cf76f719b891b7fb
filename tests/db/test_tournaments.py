"""Tournaments: sign-ups, and steps that may be tried again."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from db.model.matches import Match, Status
from db.store import Store
from db.tournaments.tournaments import Change
from tests.db.stores import CHANNEL, DARRELL, IDA, JON, NAMES, NOW, SERVER, TURN, match_of, new_match
from tournaments import changes
from tournaments.changes import Refusal, RefusedError
from tournaments.model import Format, How, Pairing
from tournaments.tournament import NewTournament, Stage, Tournament, WhyOut

STARTS = NOW + 7200.0
EARLY, LATE = NOW + 10, STARTS - 10
FINAL, BYE = Pairing(1, 1, 1, 2), Pairing(1, 2, 3, None, 3, How.BYE)
PEOPLE = (JON, DARRELL, IDA)


def new_tournament(**other: Any) -> NewTournament:
    usual: dict[str, Any] = {
        "server_id": SERVER,
        "channel_id": CHANNEL,
        "name": "Friday night cup",
        "format": Format.KNOCK_OUT,
        "game": "classic",
        "length": 1,
        "best_of": 1,
        "turn_seconds": TURN,
        "round_seconds": 3600.0,
        "most": 3,
        "starts_at": STARTS,
    }
    return NewTournament(**usual | other)


async def does(store: Store, number: int, change: Change, now: float = STARTS) -> Refusal | None:
    """Make a change, and look that it's stored as it was made; returns why not."""
    try:
        changed = await store.tournaments.change(number, change, now)
    except RefusedError as error:
        return error.why
    assert await there(store, number) == changed
    return None


def signs(*people: int, now: float = EARLY) -> Change:
    return partial(changes.sign_up, people=[(each, NAMES.get(each, "Ralph")) for each in people], now=now)


def starts(**other: Any) -> Change:
    """Seeds as they have signed up."""
    usual: dict[str, Any] = {"bots": [], "strength": lambda each: -each.number, "shuffle": list.reverse}
    return partial(changes.start, **usual | other)


def pairs(*new: Pairing, ends_at: float = STARTS + 3600) -> Change:
    return partial(changes.pair, new=new, ends_at=ends_at)


def decides(decided: Pairing) -> Change:
    return partial(changes.decide, decided=decided)


async def announced(store: Store, *people: int, now: float = EARLY, **other: Any) -> int:
    made = await store.tournaments.create(new_tournament(**other), NOW)
    for person in people:
        assert await does(store, made.id, signs(person, now=now)) is None
    return made.id


async def begun(store: Store, *new: Pairing, **other: Any) -> int:
    number = await announced(store, *PEOPLE, now=LATE, **other)
    for change in (starts(), pairs(*(new or (FINAL, BYE)))):
        assert await does(store, number, change) is None
    return number


async def there(store: Store, number: int) -> Tournament:
    found = await store.tournaments.get(number)
    assert found is not None
    return found


async def test_pairs_sign_up_agree_check_in_and_leave(store: Store) -> None:
    number = await announced(store, JON)
    assert await does(store, number, signs(DARRELL, IDA)) is None
    assert await does(store, number, signs(JON)) is Refusal.ALREADY_IN
    assert await does(store, number, partial(changes.agree, player_id=IDA, now=LATE)) is None
    found = await there(store, number)
    people = [(each.player_id, each.agreed, each.checked_in) for each in found.signed[1].people]
    assert people == [(DARRELL, True, False), (IDA, True, True)]
    assert await store.tournaments.unfinished_of(IDA) == [number]
    gone = partial(changes.withdraw, player_id=IDA, why=WhyOut.WITHDREW)
    assert await does(store, number, gone) is None
    assert await does(store, number, gone) is Refusal.NOT_IN
    assert await store.tournaments.unfinished_of(DARRELL) == []


async def test_a_player_s_podiums_aren_t_behind_what_came_after(store: Store) -> None:
    over, called_off, elsewhere, _ = [
        await announced(store, JON, server_id=server) for server in (SERVER, SERVER, SERVER + 1, SERVER)
    ]
    for number in (over, called_off, elsewhere):
        await does(store, number, partial(changes.end, now=STARTS, cancelled=number == called_off))
    for server, newest in ((SERVER, over), (None, elsewhere)):
        assert [each.id for each in await store.tournaments.ended_of(JON, server, most=1)] == [newest]


async def test_a_game_is_dealt_once_beside_another_match_of_the_same_two(store: Store) -> None:
    number = await begun(store, best_of=3)
    await store.challenges.create(new_match(JON, DARRELL), NOW)

    async def deal(game: int) -> int | None:
        return await store.tournaments.deal(number, FINAL, game, new_match(JON, DARRELL), STARTS)

    first = await deal(1)
    assert first
    assert await deal(1) == first
    await store.challenges.close(first, Status.EXPIRED, STARTS)
    second = await deal(2)
    assert second
    assert (await there(store, number)).matches_of(FINAL) == (first, second)
    match: Match | None = await match_of(store, second)
    assert match is not None
    assert (match.tournament, match.tournament_name) == (number, "Friday night cup")


async def test_the_tables_of_a_duplicate_share_their_cards_covered_till_the_last_ends(store: Store) -> None:
    # Both tables are played by the same two here.
    number = await begun(store, FINAL, replace(FINAL, table=2), format=Format.DUPLICATE)
    other = replace(FINAL, table=2)
    dealt = list[Match | None]()
    for pairing in (FINAL, other):
        match_id = await store.tournaments.deal(number, pairing, 1, new_match(JON, DARRELL), STARTS)
        assert match_id
        dealt.append(await match_of(store, match_id))
        if pairing is FINAL:
            await store.challenges.close(match_id, Status.EXPIRED, STARTS)
    one, two = dealt
    assert one
    assert two
    assert one.seal.commitment == two.seal.commitment
    assert (one.board, two.board) == (one.id, one.id)
    for pairing in (FINAL, other):
        await does(store, number, decides(replace(pairing, winner=pairing.first, how=How.PLAYED)))
        found = await match_of(store, one.id)
        assert found
        assert found.covered
    await store.challenges.close(two.id, Status.EXPIRED, STARTS)
    found = await match_of(store, one.id)
    assert found
    assert not found.covered


async def test_of_two_processes_one_pairs_and_one_deals(store: Store, other: Store) -> None:
    number = await announced(store, *PEOPLE, now=LATE)
    await does(store, number, starts())
    both = list(enumerate((store.tournaments, other.tournaments)))
    change = [pairs(FINAL, BYE, ends_at=STARTS + at) for at, _ in both]
    paired = await asyncio.gather(*(each.change(number, change[at], STARTS) for at, each in both))
    assert paired[0].rounds == paired[1].rounds == (await there(store, number)).rounds
    new = new_match(JON, DARRELL)
    dealt = await asyncio.gather(*(each.deal(number, FINAL, 1, new, STARTS) for _, each in both))
    assert len({*dealt}) == 1
    assert len(await store.matches.live_in(SERVER)) == 1


async def test_no_game_is_dealt_to_one_who_was_replaced(store: Store) -> None:
    number, ralph = await begun(store), (IDA + 1, "Ralph")
    await store.people.saw_player(*ralph)
    assert await does(store, number, partial(changes.replace, player_id=JON, by=ralph)) is None
    assert await store.tournaments.deal(number, FINAL, 1, new_match(JON, DARRELL), STARTS) is None


@pytest.mark.parametrize(
    "change",
    [
        partial(changes.withdraw, player_id=JON, why=WhyOut.WITHDREW),
        decides(replace(FINAL, winner=1, how=How.FORFEIT)),
        partial(changes.pause, now=STARTS),
        partial(changes.end, now=STARTS, cancelled=True),
    ],
    ids=["left", "decided", "paused", "called off"],
)
async def test_no_game_is_dealt_that_is_not_to_be_played_any_more(store: Store, change: Change) -> None:
    number = await begun(store)
    assert await does(store, number, change) is None
    assert await store.tournaments.deal(number, FINAL, 1, new_match(JON, DARRELL), STARTS) is None


@pytest.mark.parametrize("paired", [False, True])
async def test_deadlines_move_and_a_pause_does_not_count(store: Store, paired: bool) -> None:
    number = await (begun if paired else announced)(store)

    async def ends() -> float:
        found = await there(store, number)
        return found.rounds[-1].ends_at - 3600 if paired else found.new.starts_at

    await does(store, number, partial(changes.extend, seconds=60))
    assert await ends() == STARTS + 60
    for now in (NOW + 100, NOW + 200):
        await does(store, number, partial(changes.pause, now=now))
    # While it's paused, an absence of the bot costs nothing.
    await store.holder.beat(NOW + 200, 60)
    await store.holder.beat(NOW + 800, 60)
    await does(store, number, partial(changes.go_on, now=NOW + 1100))
    assert await ends() == STARTS + 1060
    await store.holder.beat(NOW + 1900, 60)
    # People have noted the start, and no one could have checked in yet.
    assert await ends() == STARTS + (2160 if paired else 1060)
    end = partial(changes.end, now=NOW + 2000, cancelled=True)
    assert [await does(store, number, end) for _ in range(2)] == [None, Refusal.OVER]
    assert (await there(store, number)).stage(STARTS) is Stage.CANCELLED


CHECK_IN = STARTS - 900


@pytest.mark.parametrize(
    ("left", "back", "start"),
    [
        (NOW, CHECK_IN - 60, STARTS),
        (NOW, CHECK_IN + 300, STARTS + 300),
        (CHECK_IN + 100, CHECK_IN + 300, STARTS + 200),
        (CHECK_IN + 100, STARTS + 50, STARTS + 850),
        (NOW, STARTS + 50, STARTS + 950),
        (STARTS, STARTS + 5000, STARTS),
    ],
)
async def test_a_start_moves_only_by_the_time_to_check_in_that_the_bot_missed(
    store: Store, left: float, back: float, start: float
) -> None:
    number = await announced(store)
    for now in (left, back):
        await store.holder.beat(now, 60)
    assert (await there(store, number)).new.starts_at == start


@pytest.mark.parametrize(("paused", "end"), [(None, 3500), (STARTS + 20, 3580), (STARTS - 10, 3600)])
async def test_a_round_keeps_its_time_if_the_clock_steps_back(
    store: Store, paused: float | None, end: float
) -> None:
    number = await begun(store)
    if paused:
        await does(store, number, partial(changes.pause, now=paused))
    for now in (STARTS + 100, STARTS):
        await store.holder.beat(now, 60)
    found = await there(store, number)
    assert (found.new.starts_at, found.rounds[0].ends_at) == (STARTS, STARTS + end)
    assert found.paused_at == (paused and min(paused, STARTS))


async def test_what_is_kept_of_a_person_is_handed_out_and_forgotten(store: Store) -> None:
    number = await begun(store)
    (row,) = (await store.privacy.kept_of(JON))["entrant_players"]
    assert (row["tournament_id"], row["name"]) == (number, "Jon")
    await store.privacy.forget(JON, "Someone")
    assert (await store.privacy.kept_of(JON))["entrant_players"] == []
    (gone,) = (await there(store, number)).signed[0].people
    assert (gone.name, gone.player_id < 0) == ("Someone", True)
