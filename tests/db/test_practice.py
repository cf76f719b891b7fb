"""The leaderboard of practice: who is on it, and what a match against each level counts."""

from db.model.minds import mind_id
from db.model.people import Preferences
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, OTHER_SERVER, SERVER, meet
from tests.db.test_results import enter, four, game

ROOKIE, LEGEND = mind_id("rookie"), mind_id("legend")


async def practised(store: Store) -> None:
    await meet(store, 104, ROOKIE, LEGEND)
    await enter(
        store,
        [
            game(JON, ROOKIE, score=(3, 1)),
            game(JON, ROOKIE, score=(2, 1)),
            game(DARRELL, LEGEND, score=(2, 1)),
            game(IDA, LEGEND, score=(1, 1)),
            game(IDA, LEGEND, score=(0, 1)),
            game(JON, LEGEND, score=(5, 1), ended_at=NOW - 100),
            game(104, LEGEND, score=(5, 1), server_id=OTHER_SERVER),
            game(JON, DARRELL, score=(5, 1)),
        ],
    )


async def test_a_win_counts_by_its_level_and_a_tie_half(store: Store) -> None:
    await practised(store)
    await store.people.saw_member(SERVER, IDA, "Ida*")
    board = await store.practice.board(SERVER, NOW - 1)
    assert [(row.rank, row.player_id, row.points, row.wins, row.losses, row.ties) for row in board] == [
        (1, DARRELL, 4, 1, 0, 0),
        (2, JON, 2, 2, 0, 0),
        (3, IDA, 2, 0, 1, 1),
    ]
    assert board[2].name == "Ida*"


async def test_players_with_the_same_numbers_share_a_rank(store: Store) -> None:
    await practised(store)
    await enter(store, [game(104, LEGEND, score=(1, 1)), game(104, LEGEND, score=(0, 1))])
    told = [(row.rank, row.player_id) for row in await store.practice.board(SERVER, NOW - 1)]
    assert told == [(1, DARRELL), (2, JON), (3, IDA), (3, 104)]


async def test_what_is_long_ago_counts_no_more(store: Store) -> None:
    await practised(store)
    assert (await store.practice.board(SERVER, NOW - 1000))[0].points == 6
    assert await store.practice.board(SERVER, NOW + 1) == []


async def test_hidden_and_forgotten_players_are_left_out(store: Store) -> None:
    await practised(store)
    await store.wishes.set_player(JON, lambda _: Preferences(hidden=True))
    await store.privacy.forget(DARRELL, "nobody")
    assert [row.player_id for row in await store.practice.board(SERVER, NOW - 1)] == [IDA]


async def test_at_a_table_of_four_no_mind_is_ranked_and_any_of_a_level_counts(store: Store) -> None:
    pro, second, third = (mind_id("pro", copy) for copy in range(3))
    await meet(store, pro, second, third)
    await four(store, (JON, pro, IDA, second), (2, 1))
    await four(store, (JON, second, third, pro), (0, 1))
    await four(store, (third, JON, second, IDA), (1, 3))
    board = await store.practice.board(SERVER, NOW - 1)
    assert [(row.player_id, row.points) for row in board] == [(IDA, 4), (JON, 4)]
    (record,) = await store.practice.of(JON)
    assert (record.level, record.wins, record.losses) == ("pro", 2, 1)


async def test_one_mind_across_counts_wherever_it_sits_and_none_that_sits_beside(
    store: Store,
) -> None:
    pro, rookie = mind_id("pro"), mind_id("rookie")
    await meet(store, 104, pro, rookie)
    await four(store, (JON, DARRELL, IDA, pro), (2, 1))
    await four(store, (JON, rookie, IDA, pro), (0, 1))
    told = {person: await store.practice.of(person) for person in (JON, IDA, DARRELL)}
    levels = {person: [(row.level, row.wins, row.losses) for row in rows] for person, rows in told.items()}
    assert levels[JON] == levels[IDA]
    assert sorted(levels[JON]) == [("pro", 1, 0), ("rookie", 0, 1)]
    # A bot beside a player isn't an opponent.
    assert levels[DARRELL] == []
    board = await store.practice.board(SERVER, NOW - 1)
    assert [(row.player_id, row.points) for row in board] == [(JON, 2), (IDA, 2)]
