"""`python -m tests.db.dump_release > tests/db/released/<version>.sql`: a database as a release leaves it.

Run once, in a checkout of the release: every later one has to open what it wrote. The database holds
a match that is over, its rematch in the middle of a period, and a challenge that nobody has answered.
"""

import asyncio
from pathlib import Path
from sqlite3 import connect
from tempfile import TemporaryDirectory

from bot.matches.results import results_of
from db.model.fleet import Shards
from db.model.matches import Match, Ply
from db.model.people import Home, SeatResult
from db.model.surface import Sends, Shown, Surface, Token
from db.store import Store
from hockey.catalogue import PILE_GAMES
from hockey.game import Options
from hockey.record import fold
from tests.db.stores import CHANNEL, DARRELL, IDA, JON, NOW, SERVER, meet, new_match, start, store_at, url_of
from tests.hockey.matches import log_of

CUT_CHOICE_DECK = 3
CARDS = 11


def played(seed: int) -> list[Ply]:
    log = log_of(PILE_GAMES["classic"], seed, Options(length=1))
    return [Ply(number, seat, move, NOW + number) for number, (seat, move) in enumerate(log)]


async def fill(store: Store) -> None:
    await meet(store)
    await store.beats.beat(NOW, Shards(), 0.0, 0.0)
    for player_id in (JON, DARRELL):
        await store.people.saw_member(SERVER, player_id, f"member {player_id}")
    first = await store.challenges.create(new_match(), NOW)
    log = played(1)
    await start(store, first.id, log[:1])
    await store.matches.append(first, log[1:], final_of(first, log))
    result = Surface("result", CHANNEL, 5, shown=Shown(final=True), sends=Sends(1))
    await store.surfaces.put(first.id, Surface("result"), result)
    second = await store.challenges.create(new_match(DARRELL, JON, rematch_of=first.id), NOW + 100)
    log = played(2)[: CUT_CHOICE_DECK + CARDS]
    await start(store, second.id, log[:1])
    await store.matches.append(second, log[1:])
    await store.matches.tapped(second.id, 0, NOW + 120, Home.PRIVATE)
    hand = Surface("hand:0", 1, 2, shown=Shown(1, "d"), sends=Sends(1))
    await store.surfaces.put(second.id, Surface("hand:0"), hand)
    private = Surface("private:0", message_id=3, token=Token("spent", NOW))
    await store.surfaces.put(second.id, Surface("private:0"), private)
    await store.challenges.create(new_match(IDA, JON), NOW + 200)


def final_of(match: Match, log: list[Ply]) -> list[SeatResult]:
    game = PILE_GAMES[match.game]
    state = fold(game, Options(length=match.length), [(ply.seat, ply.move) for ply in log])
    return results_of(match, game, state)


async def dump(path: Path) -> str:
    store = await store_at(url_of(path))
    await fill(store)
    await store.close()
    connection = connect(path)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print(asyncio.run(dump(Path(folder) / "released.sqlite3")))  # noqa: T201 - its one purpose
