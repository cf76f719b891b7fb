"""Two connections to one database at once: two calls of the bot, or a bot beside a command."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

from db.matches.challenges import AlreadyPairedError
from db.matches.houses import NameTakenError
from db.model.matches import Match, Status, Tapped
from db.model.people import Preferences, Setup
from db.model.posts import Owner, Post
from db.store import Store
from tests.db.stores import (
    DARRELL,
    IDA,
    JON,
    NOW,
    SERVER,
    locale_of,
    match_of,
    new_match,
    plies,
    running_match,
)

ROUNDS = range(8)
TABLE = (JON, None, None, None)
CLASSIC = Setup("classic")


async def at_once(*calls: Awaitable[Any]) -> list[Any]:
    return await asyncio.gather(*calls, return_exceptions=True)


async def table(store: Store, *players: int | None) -> Match:
    return await store.challenges.create(new_match(*players, game="partners"), NOW)


async def seated(store: Store, match_id: int) -> dict[int, tuple[int, bool]]:
    match = await match_of(store, match_id)
    assert match is not None
    return {seat.seat: (seat.player_id, seat.accepted) for seat in match.seats}


async def test_of_two_who_want_a_seat_one_sits(store: Store, other: Store) -> None:
    for _ in ROUNDS:
        match = await table(store, *TABLE)
        sat = await at_once(
            store.challenges.sit(match.id, 1, DARRELL, "Darrell", NOW),
            other.challenges.sit(match.id, 1, IDA, "Ida", NOW),
        )
        assert sorted(sat) == [False, True]
        assert await seated(store, match.id) == {0: (JON, True), 1: ((DARRELL, IDA)[sat[1]], False)}
        await store.challenges.close(match.id, Status.WITHDRAWN, NOW)


async def test_nobody_sits_twice_at_a_table(store: Store, other: Store) -> None:
    for _ in ROUNDS:
        match = await table(store, *TABLE)
        sat = await at_once(
            store.challenges.sit(match.id, 1, IDA, "Ida", NOW),
            other.challenges.sit(match.id, 2, IDA, "Ida", NOW),
        )
        assert sorted(sat) == [False, True]
        await store.challenges.close(match.id, Status.WITHDRAWN, NOW)


async def test_the_same_four_do_not_end_up_at_two_tables(store: Store, other: Store) -> None:
    await store.people.saw_player(104, "Ralph")
    for _ in ROUNDS:
        first = await table(store, JON, DARRELL, IDA, None)
        second = await table(store, JON, DARRELL, None, 104)
        sat = await at_once(
            store.challenges.sit(first.id, 3, 104, "Ralph", NOW),
            other.challenges.sit(second.id, 2, IDA, "Ida", NOW),
        )
        assert [type(answer) for answer in sat].count(AlreadyPairedError) == 1
        assert sat.count(True) == 1
        for match in (first, second):
            await store.challenges.close(match.id, Status.WITHDRAWN, NOW)


async def test_of_two_who_accept_last_at_once_one_starts_the_match(store: Store, other: Store) -> None:
    await store.people.saw_player(104, "Ralph")
    for _ in ROUNDS:
        match = await table(store, JON, DARRELL, IDA, 104)
        assert await store.challenges.accept(match.id, DARRELL, 4, plies(0)) is Status.OPEN
        accepted = await at_once(
            store.challenges.accept(match.id, IDA, 4, plies(0)),
            other.challenges.accept(match.id, 104, 4, plies(0)),
        )
        assert sorted(accepted) == [Status.OPEN, Status.RUNNING]
        assert await store.matches.log(match.id) == plies(0)
        await store.matches.append(match, plies(1), [])


async def test_sides_change_around_a_player_who_gets_up_meanwhile(store: Store, other: Store) -> None:
    for _ in ROUNDS:
        match = await table(store, JON, DARRELL, IDA, None)
        both = await at_once(
            store.challenges.change_sides(match.id, 4), other.challenges.leave(match.id, DARRELL)
        )
        assert both == [True, True]
        assert await seated(store, match.id) == {0: (JON, True), 3: (IDA, False)}
        await store.challenges.close(match.id, Status.WITHDRAWN, NOW)


async def test_a_player_seen_twice_at_once_is_one_person(store: Store, other: Store) -> None:
    for player_id in ROUNDS:
        seen = await at_once(
            *(
                one.people.saw_player(player_id + 1, "New", locale)
                for one, locale in ((store, "fr"), (other, None))
            )
        )
        assert seen == [None, None]
        assert await locale_of(store, player_id + 1) == "fr"


async def test_of_two_rules_of_one_name_one_is_kept(store: Store, other: Store) -> None:
    for number in ROUNDS:
        added = await at_once(
            store.houses.add(SERVER, f"Backyard {number}", {}, NOW),
            other.houses.add(SERVER, f"BACKYARD {number}", {}, NOW),
        )
        assert [type(answer) for answer in added].count(NameTakenError) == 1
        assert len(await store.houses.of(SERVER)) == number + 1


async def test_what_is_read_is_of_one_moment(store: Store, other: Store) -> None:
    """A finished match has its last ply, and a running one doesn't."""
    for _ in ROUNDS:
        match = await running_match(store)
        _, *seen = await at_once(
            other.matches.append(match, plies(2, 3), []), *(store.matches.read(match.id) for _ in range(6))
        )
        for then, log in seen:
            assert len(log) == (5 if then.status is Status.OVER else 2)


async def test_drawing_and_playing_hold_nobody_up_for_good(store: Store, other: Store) -> None:
    """Both take their locks in the same order."""
    match, hand = await running_match(store), Post("hand:0")
    for number in range(2, 26):
        before, hand = hand, hand.redrawn(str(number), number)
        answers = await at_once(
            store.matches.append(match, plies(number), None, Tapped(number % 2)),
            other.posts.save(Owner.match(match.id), before, hand),
            store.matches.tapped(match.id, 1 - number % 2, NOW),
            store.people.saw_server(SERVER, "The Rink", "fr"),
            other.challenges.leave(match.id, DARRELL),
        )
        assert [answer for answer in answers if isinstance(answer, Exception)] == []


def also(**wanted: Any) -> Callable[[Setup | None], Setup]:
    return lambda stands: replace(stands or CLASSIC, **wanted)


async def test_what_two_taps_change_at_once_stands_both(store: Store, other: Store) -> None:
    for number in ROUNDS:
        on = number % 2 == 0
        await at_once(
            store.wishes.set_player(JON, partial(replace, hidden=on)),
            other.wishes.set_player(JON, partial(replace, taunts=on)),
            store.wishes.set_player(JON, partial(replace, tips=on)),
        )
        assert await store.wishes.of_player(JON) == Preferences(hidden=on, taunts=on, tips=on)
        await at_once(
            store.wishes.set_server(SERVER, also(taunts=on)),
            other.wishes.set_server(SERVER, also(rings=on)),
        )
        assert await store.wishes.of_server(SERVER) == replace(CLASSIC, taunts=on, rings=on)
