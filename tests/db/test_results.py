from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from db.model.league import Order, Window
from db.model.matches import Ply
from db.model.people import SeatResult, Standing
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, OTHER_SERVER, SERVER, meet, new_match, start, stores

pytestmark = pytest.mark.usefixtures("one_thread")

PEOPLE = (JON, DARRELL, IDA, 104, 105)


@dataclass(frozen=True)
class Game:
    """A finished game: who met where, the score, when, what was played, and how it ended."""

    server_id: int
    players: tuple[int, int]
    score: tuple[int, int]
    ended_at: float
    game: str = "classic"
    by: str = "play"

    @property
    def results(self) -> list[SeatResult]:
        return [
            SeatResult(
                seat, self.players[seat], self.result(seat), self.by, self.score[seat], self.score[1 - seat]
            )
            for seat in (0, 1)
        ]

    def result(self, seat: int) -> str:
        mine, theirs = self.score[seat], self.score[1 - seat]
        return "tie" if mine == theirs else "win" if mine > theirs else "loss"


def game(*players: int, score: tuple[int, int], ended_at: float = NOW, server_id: int = SERVER) -> Game:
    return Game(server_id, (players[0], players[1]), score, ended_at)


games = st.builds(
    Game,
    st.sampled_from([SERVER, OTHER_SERVER]),
    st.permutations(PEOPLE).map(lambda people: (people[0], people[1])),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
    st.integers(1, 5).map(float),
    st.sampled_from(["classic", "house:1"]),
    st.sampled_from(["play", "resign", "walkover"]),
)


async def enter(store: Store, played: list[Game]) -> None:
    for one in played:
        match = await store.challenges.create(
            new_match(*one.players, server_id=one.server_id, game=one.game), NOW
        )
        await start(store, match.id, [Ply(0, -1, "cut", NOW)])
        await store.matches.append(match, [Ply(1, 0, "7H", one.ended_at)], one.results)


def tally(played: list[Game], server_id: int | None, game_id: str | None = None) -> list[Standing]:
    """The table, calculated by hand."""
    mine: dict[int, list[tuple[SeatResult, float]]] = defaultdict(list)
    for one in played:
        if server_id in (None, one.server_id) and game_id in (None, one.game):
            for result in one.results:
                mine[result.player_id].append((result, one.ended_at))
    table = []
    for player_id, entries in mine.items():
        counts = [sum(r.result == kind for r, _ in entries) for kind in ("win", "loss", "tie")]
        goals = sum(r.goals_for for r, _ in entries), sum(r.goals_against for r, _ in entries)
        first = min(ended_at for _, ended_at in entries)
        otherwise = [
            sum(r.result == kind and r.ended_by == by for r, _ in entries)
            for by in ("walkover", "resign")
            for kind in ("win", "loss")
        ]
        table.append((player_id, counts, goals, len(entries), first, otherwise))

    def numbers(row: tuple[Any, ...]) -> tuple[int, ...]:
        _, (wins, _, ties), (mine, theirs), count, *_ = row
        return -(2 * wins + ties), -wins, theirs - mine, -mine, count

    table.sort(key=lambda row: (*numbers(row), row[4], row[0]))
    ranked = [numbers(row) for row in table]
    names = {JON: "Jon", DARRELL: "Darrell", IDA: "Ida"}
    return [
        Standing(
            place,
            1 + ranked.index(ranked[place - 1]),
            player_id,
            names.get(player_id, str(player_id)),
            count,
            *(wins, losses, ties),
            *goals,
            *(won_by_walkover, lost_by_walkover, won_by_resigning, lost_by_resigning),
        )
        for place, (
            player_id,
            (wins, losses, ties),
            goals,
            count,
            _,
            (won_by_walkover, lost_by_walkover, won_by_resigning, lost_by_resigning),
        ) in enumerate(table, start=1)
    ]


def unrated(rows: list[Standing]) -> list[Standing]:
    return [replace(row, mu=None, rated=None) for row in rows]


TIE, LOSS = game(DARRELL, IDA, score=(3, 3), ended_at=1.0), game(104, JON, score=(3, 0), ended_at=2.0)
WIN = game(JON, 104, score=(1, 0), ended_at=5.0)
EARLIER = game(DARRELL, IDA, score=(1, 0), ended_at=4.0)


@settings(max_examples=15, deadline=None)
@example(played=[TIE, TIE, WIN, LOSS], page=2)
@example(played=[WIN, EARLIER], page=2)
@given(played=st.lists(games, max_size=8), page=st.integers(1, 4))
async def test_the_table_is_what_a_tally_by_hand_gives(backend: str, played: list[Game], page: int) -> None:
    async with stores(1, backend) as (store,):
        await meet(store, *PEOPLE)
        await enter(store, played)
        for which in product((SERVER, OTHER_SERVER, None), (None, "house:1")):
            expected = tally(played, *which)
            assert unrated(await store.results.standings(*which, offset=0, limit=99)) == expected
            assert await store.results.count(*which) == len(expected)
            for window in (Window(0.0), Window(2.0, 4.0)) if which[0] != OTHER_SERVER else ():
                in_it = [one for one in played if window.since <= one.ended_at < (window.until or 9.0)]
                told = await store.results.standings(*which, window=window, offset=0, limit=99)
                assert unrated(told) == tally(in_it, *which)
                assert await store.results.count(*which, window=window) == len(told)
            paged = [
                row
                for offset in range(0, len(PEOPLE), page)
                for row in await store.results.standings(*which, offset=offset, limit=page)
            ]
            assert unrated(paged) == expected
            for player_id in PEOPLE:
                own = next((row for row in expected if row.player_id == player_id), None)
                found = await store.results.standing_of(player_id, *which)
                assert unrated([found] if found else []) == ([own] if own else [])


async def four(
    store: Store, players: tuple[int, ...], score: tuple[int, int], server_id: int = SERVER
) -> None:
    """A finished match of partners; seats 0 and 2 are a side."""
    new = new_match(*players, server_id=server_id, game="partners")
    match = await store.challenges.create(new, NOW)
    for player_id in players[1:]:
        await store.challenges.accept(match.id, player_id, 4, [Ply(0, -1, "cut", NOW)])
    final = [
        SeatResult(
            seat,
            player,
            "win" if score[seat % 2] > score[1 - seat % 2] else "loss",
            "play",
            score[seat % 2],
            score[1 - seat % 2],
            players[(seat + 2) % 4],
        )
        for seat, player in enumerate(players)
    ]
    await store.matches.append(match, [Ply(1, 0, "7H", NOW)], final)


async def test_partners_share_a_row_whatever_their_seats(store: Store) -> None:
    await meet(store, 104, 105)
    await store.people.saw_member(SERVER, IDA, "Ida*")
    await four(store, (JON, DARRELL, IDA, 104), (3, 1))
    await four(store, (DARRELL, IDA, 104, JON), (2, 5))
    await four(store, (JON, DARRELL, 105, IDA), (0, 1), OTHER_SERVER)
    rows = await store.results.standings(None, "partners", pairs=True, offset=0, limit=9)
    told = [(row.name, row.partner, row.games, row.wins, row.losses, row.goals_for) for row in rows]
    assert told == [
        ("Jon", "Ida", 2, 2, 0, 8),
        ("Darrell", "Ida", 1, 1, 0, 1),
        ("Jon", "105", 1, 0, 1, 0),
        ("Darrell", "104", 2, 0, 2, 3),
    ]
    here = await store.results.standings(SERVER, "partners", pairs=True, offset=0, limit=9)
    assert [(row.name, row.partner) for row in here] == [("Jon", "Ida*"), ("Darrell", "104")]
    assert await store.results.count(SERVER, "partners", pairs=True) == 2
    for player_id, place in ((IDA, 1), (DARRELL, 2), (105, 3)):
        row = await store.results.standing_of(player_id, None, "partners", pairs=True)
        assert row is not None
        assert (row.place, row.rank) == (place, place)
        assert player_id in (row.player_id, row.partner_id)


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("window", [None, Window(0.0)])
async def test_players_with_the_same_numbers_share_a_rank(
    store: Store, order: Order, window: Window | None
) -> None:
    await meet(store, *PEOPLE)
    first = [game(JON, DARRELL, score=(2, 1)), game(IDA, 104, score=(2, 1))]
    await enter(store, first)
    told = await store.results.standings(SERVER, order=order, window=window, offset=0, limit=9)
    assert [(row.place, row.rank) for row in told] == [(1, 1), (2, 1), (3, 3), (4, 3)]
    for row in told:
        page = await store.results.standings(
            SERVER, order=order, window=window, offset=row.place - 1, limit=1
        )
        assert page == [row]
        assert await store.results.standing_of(row.player_id, SERVER, order=order, window=window) == row


async def test_pairs_with_the_same_numbers_share_a_rank(store: Store) -> None:
    await meet(store, 104)
    await four(store, (JON, DARRELL, IDA, 104), (1, 1))
    rows = await store.results.standings(SERVER, "partners", pairs=True, offset=0, limit=9)
    assert [(row.place, row.rank) for row in rows] == [(1, 1), (2, 1)]


async def test_the_general_table_leaves_partners_out(store: Store) -> None:
    await meet(store, 104)
    await enter(store, [game(JON, DARRELL, score=(1, 0))])
    assert not await store.results.has_pairs(None)
    await four(store, (JON, DARRELL, IDA, 104), (3, 1))
    assert await store.results.has_pairs(None)
    assert await store.results.has_pairs(SERVER)
    assert not await store.results.has_pairs(OTHER_SERVER)
    rows = await store.results.standings(SERVER, offset=0, limit=9)
    assert [(row.player_id, row.games, row.partner) for row in rows] == [(JON, 1, None), (DARRELL, 1, None)]
    assert await store.results.standing_of(IDA, None) is None
