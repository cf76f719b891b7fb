"""Everything stored about finished matches follows from their logs: rebuilt, it's the same to the byte."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from bot.command_line import main
from bot.host.rebuilding import bring_up_to_date, judge_over
from bot.matches.results import results_of
from db.engine.postgresql import LOCK_SECONDS
from db.model.matches import Match, Ply
from db.model.minds import mind_id
from db.model.people import Preferences, SeatResult
from db.store import Store
from hockey.catalogue import CATALOGUE
from hockey.game import Options
from hockey.record import fold
from tests.db.conftest import is_file
from tests.db.stores import DARRELL, IDA, JON, NOW, OTHER_SERVER, SERVER, execute, meet, new_match, rows
from tests.hockey.matches import log_of

RALPH, MIND = 104, mind_id("pro")
DAY = 86400.0
# How many columns of a result say what happened; the last ten are counts.
COUNTED = 23
WAITING_HERE = (
    "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
)
LEAGUE = (
    ("classic", (JON, DARRELL), SERVER, 0.0),
    ("classic", (DARRELL, IDA), SERVER, 1.0),
    ("streak", (IDA, JON), OTHER_SERVER, 2.0),
    ("partners", (JON, DARRELL, IDA, RALPH), SERVER, 3.0),
    ("field", (JON, IDA), SERVER, 4.0),
    ("lineup", (RALPH, JON), OTHER_SERVER, 5.0),
    ("classic", (JON, MIND), SERVER, 6.0),
    ("partners", (RALPH, JON, DARRELL, IDA), SERVER, 7.0),
    ("saskatchewan", (JON, DARRELL), SERVER, 200.0),
)


async def finish(
    store: Store, game_id: str, players: Sequence[int], server_id: int, at: float, seed: int
) -> None:
    game, options = CATALOGUE[game_id], Options(length=1)
    log = [Ply(n, seat, move, at) for n, (seat, move) in enumerate(log_of(game, seed, options))]
    match = await store.challenges.create(new_match(*players, server_id=server_id, game=game_id), NOW)
    for player_id in players[1:]:
        await store.challenges.accept(match.id, player_id, len(players), log[:1])
    state = fold(game, options, [(ply.seat, ply.move) for ply in log])
    await store.matches.append(match, log[1:], results_of(match, game, state))


async def play_a_league(store: Store) -> None:
    await meet(store, RALPH, MIND)
    for seed, (game, players, server_id, day) in enumerate(LEAGUE):
        await finish(store, game, players, server_id, NOW + day * DAY, seed)


async def kept(url: URL) -> dict[str, list[tuple[object, ...]]]:
    """Every stored byte, and the order in which the matches finished."""
    queries = {
        "results": "SELECT * FROM results ORDER BY match_id, seat",
        "ratings": "SELECT * FROM ratings ORDER BY scope, family, player_id",
        "totals": "SELECT * FROM totals ORDER BY scope, game, player_id, partner_id",
        "matches": "SELECT id, finished FROM matches ORDER BY id",
    }
    return {name: await rows(url, query) for name, query in queries.items()}


async def test_rebuilt_it_is_the_same_to_the_byte(store: Store, url: URL) -> None:
    await play_a_league(store)
    before = await kept(url)
    assert len(before["results"]) == 2 * len(LEAGUE) + 4
    assert len(before["ratings"]) == 18
    for table in ("ratings", "totals"):
        await execute(url, f"DELETE FROM {table}")  # noqa: S608 - our own names
    await execute(url, "UPDATE results SET goals = 99, mu = 1.0, goals_for = 77")
    assert await store.rebuilding.rebuild(judge_over(store)) == len(LEAGUE)
    assert await kept(url) == before


async def test_from_packed_logs_it_is_the_same_to_the_byte(store: Store, url: URL) -> None:
    await play_a_league(store)
    before = await kept(url)
    for number in range(1, len(LEAGUE) + 1):
        await store.matches.settle(number)
        assert await store.packing.pack(number)
    assert await store.rebuilding.rebuild(judge_over(store)) == len(LEAGUE)
    assert await kept(url) == before


async def test_forgotten_and_hidden_players_still_count_for_their_opponents(store: Store, url: URL) -> None:
    await play_a_league(store)
    await store.wishes.set_player(IDA, lambda _: Preferences(hidden=True))
    await store.privacy.forget(DARRELL, "Player")
    before = await kept(url)
    assert not any(DARRELL in row for table in before.values() for row in table)
    await store.rebuilding.rebuild(judge_over(store))
    assert await kept(url) == before


async def test_matches_that_finish_at_once_are_all_counted_once(store: Store, other: Store, url: URL) -> None:
    """On PostgreSQL, two processes finish matches of the same people while some hide and one is forgotten."""
    await meet(store, RALPH, MIND)
    people = (JON, DARRELL, IDA, RALPH)
    for at in range(4):
        one, two = (people[at], people[at - 1]), (people[at - 1], people[at])
        await asyncio.gather(
            finish(store, "classic", one, SERVER, NOW + at, at),
            finish(other, "streak", two, OTHER_SERVER, NOW + at, at),
            finish(store, "partners", people, SERVER, NOW + at, at),
            other.wishes.set_player(IDA, partial(replace, hidden=at % 2 == 0)),
        )
    await asyncio.gather(
        store.privacy.forget(DARRELL, "Player"),
        finish(other, "classic", (JON, RALPH), SERVER, NOW + 5, 5),
        other.wishes.set_player(RALPH, lambda _: Preferences(hidden=True)),
    )
    before = await kept(url)
    assert await store.rebuilding.rebuild(judge_over(store)) == 13
    assert await kept(url) == before


async def test_forgetting_a_player_waits_for_a_rebuild(store: Store, other: Store, url: URL) -> None:
    """On PostgreSQL, each would wait for the other if locks were taken in any order."""
    await play_a_league(store)
    really, begun, go_on = judge_over(store), asyncio.Event(), asyncio.Event()

    async def slowly(match: Match, played: Sequence[Ply]) -> list[SeatResult] | None:
        begun.set()
        await go_on.wait()
        return await really(match, played)

    anew = asyncio.create_task(store.rebuilding.rebuild(slowly))
    await begun.wait()
    forgotten = asyncio.create_task(other.privacy.forget(DARRELL, "Player"))
    if not is_file(url):
        while await rows(url, WAITING_HERE) == []:  # noqa: ASYNC110 - PostgreSQL tells nobody
            await asyncio.sleep(0)
    go_on.set()
    assert await anew == len(LEAGUE)
    await forgotten
    before = await kept(url)
    assert not any(DARRELL in row for table in before.values() for row in table)
    await store.rebuilding.rebuild(really)
    assert await kept(url) == before


async def test_a_league_of_an_older_release_is_counted_at_the_next_start(store: Store, url: URL) -> None:
    await play_a_league(store)
    before = await kept(url)
    for table in ("ratings", "totals", "editions"):
        await execute(url, f"DELETE FROM {table}")  # noqa: S608 - our own names
    await execute(url, "UPDATE matches SET finished = NULL")
    await execute(url, "UPDATE results SET finished = NULL, plays = NULL, mu = NULL")
    await bring_up_to_date(store, url)
    assert await kept(url) == before
    await execute(url, "UPDATE results SET goals_for = 77")
    await bring_up_to_date(store, url)
    assert (await kept(url))["results"] != before["results"], "it is not done at each start"


async def test_a_start_waits_for_a_rebuild_however_long_it_takes(
    store: Store, other: Store, url: URL
) -> None:
    await play_a_league(store)
    await execute(url, "DELETE FROM editions")
    really, begun = judge_over(store), asyncio.Event()

    async def slowly(match: Match, log: Sequence[Ply]) -> list[SeatResult] | None:
        if not begun.is_set():
            begun.set()
            await asyncio.sleep(LOCK_SECONDS + 0.2)
        return await really(match, log)

    anew = asyncio.create_task(store.rebuilding.rebuild(slowly))
    await begun.wait()
    await bring_up_to_date(other, url)
    assert await anew == len(LEAGUE)
    assert not await other.rebuilding.due()


async def test_a_match_whose_log_cannot_be_read_keeps_its_result(store: Store, url: URL) -> None:
    await play_a_league(store)
    before = [row[:COUNTED] for row in (await kept(url))["results"]]
    assert len({row[COUNTED - 10 : COUNTED] for row in before}) > len(LEAGUE)
    await execute(url, "UPDATE plies SET move = 'ZZ' WHERE match_id = 2 AND ply = 3")
    await store.rebuilding.rebuild(judge_over(store))
    assert [row[:COUNTED] for row in (await kept(url))["results"]] == before


def test_a_host_types_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    assert main(["rebuild"]) == 0
    assert "0 finished matches" in capsys.readouterr().out
