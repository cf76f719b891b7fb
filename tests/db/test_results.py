from collections import defaultdict
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from db.model import Ply, Result, Standing
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, OTHER_SERVER, SERVER, meet, new_match, start, stores

PEOPLE = (JON, DARRELL, IDA, 104, 105)


@dataclass(frozen=True)
class Game:
    """A game that ended: who met where, the score, and when."""

    server_id: int
    players: tuple[int, int]
    score: tuple[int, int]
    ended_at: float

    @property
    def results(self) -> list[Result]:
        return [
            Result(
                seat, self.players[seat], self.result(seat), "play", self.score[seat], self.score[1 - seat]
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
)


async def enter(store: Store, played: list[Game]) -> None:
    for one in played:
        match = await store.challenges.create(new_match(*one.players, server_id=one.server_id), NOW)
        await start(store, match.id, [Ply(0, -1, "cut", NOW)])
        await store.matches.append(match, [Ply(1, 0, "7H", one.ended_at)], one.results)


def tally(played: list[Game], server_id: int | None) -> list[Standing]:
    """The table, worked out by hand."""
    mine: dict[int, list[tuple[Result, float]]] = defaultdict(list)
    for one in played:
        if server_id in (None, one.server_id):
            for result in one.results:
                mine[result.player_id].append((result, one.ended_at))
    table = []
    for player_id, entries in mine.items():
        counts = [sum(r.result == kind for r, _ in entries) for kind in ("win", "loss", "tie")]
        goals = sum(r.goals_for for r, _ in entries), sum(r.goals_against for r, _ in entries)
        first = min(ended_at for _, ended_at in entries)
        table.append((player_id, counts, goals, len(entries), first))
    table.sort(
        key=lambda row: (
            -(2 * row[1][0] + row[1][2]),
            -row[1][0],
            row[2][1] - row[2][0],
            -row[2][0],
            row[3],
            row[4],
            row[0],
        )
    )
    names = {JON: "Jon", DARRELL: "Darrell", IDA: "Ida"}
    return [
        Standing(rank, player_id, names.get(player_id, str(player_id)), count, wins, losses, ties, *goals)
        for rank, (player_id, (wins, losses, ties), goals, count, _) in enumerate(table, start=1)
    ]


@settings(max_examples=15, deadline=None)
@given(played=st.lists(games, max_size=8), page=st.integers(1, 4))
async def test_the_table_is_what_a_tally_by_hand_gives(played: list[Game], page: int) -> None:
    async with stores() as (store,):
        await meet(store, *PEOPLE)
        await enter(store, played)
        for server_id in (SERVER, OTHER_SERVER, None):
            expected = tally(played, server_id)
            assert await store.results.standings(server_id, offset=0, limit=99) == expected
            assert await store.results.count(server_id) == len(expected)
            paged = [
                row
                for offset in range(0, len(PEOPLE), page)
                for row in await store.results.standings(server_id, offset=offset, limit=page)
            ]
            assert paged == expected
            for player_id in PEOPLE:
                own = next((row for row in expected if row.player_id == player_id), None)
                assert await store.results.standing_of(player_id, server_id) == own


async def test_a_win_is_worth_two_points_and_a_tie_one(store: Store) -> None:
    await enter(store, [game(JON, DARRELL, score=(4, 1)), game(IDA, JON, score=(2, 2))])
    rows = await store.results.standings(None, offset=0, limit=9)
    assert [(row.name, row.points, row.games) for row in rows] == [
        ("Jon", 3, 2),
        ("Ida", 1, 1),
        ("Darrell", 0, 1),
    ]


async def test_equal_points_are_parted_by_wins_before_goals(store: Store) -> None:
    ties = [game(DARRELL, IDA, score=(3, 3)), game(DARRELL, IDA, score=(3, 3))]
    await meet(store, 104)
    await enter(store, [*ties, game(JON, 104, score=(1, 0))])
    rows = await store.results.standings(None, offset=0, limit=2)
    assert [(row.player_id, row.points) for row in rows] == [(JON, 2), (DARRELL, 2)]


async def test_equals_in_everything_stand_in_the_order_they_came(store: Store) -> None:
    await meet(store, 104)
    late = [game(JON, 104, score=(1, 0), ended_at=at) for at in (5.0, 9.0)]
    early = [game(DARRELL, IDA, score=(1, 0), ended_at=at) for at in (4.0, 99.0)]
    await enter(store, [*late, *early])
    rows = await store.results.standings(None, offset=0, limit=9)
    assert [row.player_id for row in rows] == [DARRELL, JON, IDA, 104]


async def test_nobody_has_played_yet(store: Store) -> None:
    assert await store.results.standings(SERVER, offset=0, limit=9) == []
    assert await store.results.count(None) == 0
    assert await store.results.standing_of(JON, None) is None
