"""A library of finished matches as the bot leaves them, and its size on disk."""

import random
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256

from sqlalchemy.engine import URL

from bot.matches.results import results_of
from bot.posts.names import CHALLENGE, dm_name
from db.model.matches import Match, NewMatch, Ply
from db.model.people import SeatResult
from db.model.posts import Owner, Post, Sends, Shown
from db.store import Store
from hockey.catalogue import DEFAULT, PILE_GAMES
from hockey.game import NATURE, Options
from hockey.record import fold
from tests.db.copies import copy
from tests.db.stores import execute, rows
from tests.hockey.matches import log_of

GAME, OPTIONS = PILE_GAMES[DEFAULT], Options()
LOGS = 20
"""How many different logs there are; each match has its own times, seal and messages."""
BEGAN = 1_790_000_000.0
SECONDS_A_PLAY = 8.0
MATCHES, PLAYERS, SERVERS = 40, 2, 1
"""Like 100,000 matches by 5,000 people in 2,500 servers."""
SNOWFLAKE = 1_200_000_000_000_000_000
TURN_SECONDS = 86_400.0

AT_ONCE = 10
"""How many have been over for a while when they are packed."""
MOST_BYTES = {"sqlite": 4_096, "postgresql": 4_608}
SIZES = {
    "sqlite": "SELECT name, sum(pgsize) FROM dbstat GROUP BY name",
    "postgresql": "SELECT relname, pg_table_size(oid) FROM pg_class WHERE relkind IN ('r', 'i')"
    " AND relnamespace = 'public'::regnamespace",
}
# Each look at who is there is a new one, because each statement sees what was committed by then.
OTHERS_END = """DO $$
DECLARE mine xid8 := pg_current_xact_id();
BEGIN
    WHILE pg_snapshot_xmin(pg_current_snapshot()) < mine LOOP
        PERFORM pg_sleep(0.01);
    END LOOP;
END $$"""

Played = tuple[list[tuple[int, str]], list[SeatResult]]
"""The moves of a match, and its results."""


async def meet(store: Store) -> None:
    for server in range(SERVERS):
        await store.people.saw_server(SNOWFLAKE + server, f"The Rink {server}", "en-US")
    for player in range(PLAYERS):
        await store.people.saw_player(SNOWFLAKE + player, f"Player {player}")
        await store.people.saw_member(SNOWFLAKE + player % SERVERS, SNOWFLAKE + player, f"Number {player}")


async def finish(store: Store, count: int) -> AsyncIterator[float]:
    """Let people play matches to their end; returns when each ended (UTC seconds)."""
    rng, now, played = random.Random(count), BEGAN, list[Played]()
    for number in range(count):
        now += rng.uniform(60.0, 600.0)
        match = await _begin(store, rng, now)
        if number < LOGS:
            log = log_of(GAME, number, OPTIONS)
            played.append((log, results_of(match, GAME, fold(GAME, OPTIONS, log))))
        moves, results = played[number % LOGS]
        now = await _end(store, rng, match, list(_timed(rng, now, moves)), results)
        yield now


async def _begin(store: Store, rng: random.Random, now: float) -> Match:
    server, pair = rng.randrange(SERVERS), rng.sample(range(PLAYERS // SERVERS), 2)
    numbers = [each * SERVERS + server for each in pair]
    new = NewMatch(
        server_id=SNOWFLAKE + server,
        channel_id=SNOWFLAKE + rng.randrange(10**9),
        game=GAME.id,
        rules=1,
        options=OPTIONS,
        players=tuple((SNOWFLAKE + number, f"Number {number}") for number in numbers),
        expires_at=now + TURN_SECONDS,
        turn_seconds=TURN_SECONDS,
    )
    match = await store.challenges.create(new, now)
    for seat in match.seats:
        await store.challenges.cut(match.id, seat.player_id, str(rng.randrange(10**15, 10**16)))
    return match


async def _end(
    store: Store, rng: random.Random, match: Match, log: list[Ply], results: Sequence[SeatResult]
) -> float:
    first, *others = log
    await store.challenges.accept(match.id, match.seats[1].player_id, 2, [first], first.at + TURN_SECONDS)
    theirs = [replace(each, player_id=match.seats[each.seat].player_id) for each in results]
    await store.matches.append(match, others, theirs)
    await _show(store, rng, match.id, len(log))
    await store.matches.settle(match.id)
    return log[-1].at


def _timed(rng: random.Random, now: float, moves: list[tuple[int, str]]) -> Iterator[Ply]:
    for number, (seat, move) in enumerate(moves):
        now = round(now + (0.0 if seat == NATURE else rng.expovariate(1 / SECONDS_A_PLAY)), 3)
        yield Ply(number, seat, move, now)


async def _show(store: Store, rng: random.Random, match_id: int, ply: int) -> None:
    """The messages that everyone has seen it on, which no one looks at again."""
    sheets = [f"sheet:{number}" for number in range(1, OPTIONS.length + 1)]
    for name in (CHALLENGE, *sheets, "result", dm_name(0), dm_name(1)):
        digest = sha256(rng.randbytes(8)).hexdigest()
        channel, message = SNOWFLAKE + rng.randrange(10**9), SNOWFLAKE + rng.randrange(10**15)
        shown = Post(name, channel, message, None, Shown(digest, ply, final=True), Sends(1, ply - 1))
        await store.posts.save(Owner.match(match_id), Post(name), shown)


async def bytes_of_a_match(url: URL, store: Store, times: int) -> dict[str, float]:
    """What a finished match takes in each table and each index of a new database.

    They are packed as the bot does it. All of MATCHES are there this many `times`, each time by other people,
    because with few matches, half the pages are only begun. Space that a database keeps for later matches
    isn't counted: PostgreSQL doesn't say how much that is, so it rewrites its tables first.
    """
    await meet(store)
    before, done = await _by_table(url), 0
    async for now in finish(store, MATCHES):
        done += 1
        if done % AT_ONCE == 0:
            for match_id in await store.packing.due(now, 0, AT_ONCE):
                assert await store.packing.pack(match_id)
    await copy(url, times - 1, of_matches=MATCHES, of_players=PLAYERS, of_servers=SERVERS)
    if url.get_backend_name() == "postgresql":
        await rewrite_tables(url)
    after = await _by_table(url)
    return {name: (size - before.get(name, 0)) / (MATCHES * times) for name, size in after.items()}


async def rewrite_tables(url: URL) -> None:
    """Let PostgreSQL rewrite its tables and indexes without what was deleted.

    It keeps everything that a transaction of any database on this server may still see, so those end first.
    """
    await execute(url, OTHERS_END)
    await execute(url, "VACUUM FULL")


async def _by_table(url: URL) -> dict[str, int]:
    found = await rows(url, SIZES[url.get_backend_name()])
    return {str(name): int(str(size)) for name, size in found}
