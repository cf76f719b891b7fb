"""What releases have left behind, and what has to go on with it."""

import random
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from bot.host.rebuilding import judge_over
from bot.kit.clock import Clock
from bot.matches.desk import Desk
from bot.settings import Settings
from db.model.league import Calendar
from db.model.matches import Status
from db.model.people import Bookmark, Home, Preferences, Setup
from db.model.teams import Team
from db.store import Store
from tests.bot.desks import marks_over
from tests.db.dump_release import fill
from tests.db.stores import DARRELL, IDA, JON, NOW, SERVER

RELEASED = sorted((Path(__file__).parent / "released").glob("*.sql"))
RUNNING = 2


def unpack(release: Path, path: Path) -> None:
    """Make a database as a release has left it."""
    with closing(connect(path)) as connection:
        connection.executescript(release.read_text(encoding="utf-8"))


async def plays_on(store: Store) -> None:
    """The match that ran in a release is played to its end, and counts beside those before it."""
    await store.rebuilding.rebuild(judge_over(store), where_due=True)
    settings = Settings(_env_file=None, discord_token="t")  # type: ignore[call-arg, arg-type] # noqa: S106 - pydantic-settings takes both; no token of anybody
    desk = Desk(store, Clock(), settings, marks_over(store, Clock()))
    loaded = await desk.load(RUNNING)
    rng = random.Random(2)
    while loaded.match.status is Status.RUNNING:
        (seat,) = loaded.view(None).to_act
        view = loaded.view(seat)
        assert view.decision is not None
        player_id = loaded.match.seats[seat].player_id
        loaded = await desk.play(RUNNING, player_id, view.decision, rng.choice(view.moves))
    assert loaded.match.status is Status.OVER
    assert [row.games for row in await store.results.standings(SERVER, offset=0, limit=9)] == [2, 2]


async def fill_every_table(store: Store) -> None:
    """Matches that are over, running and open, and everything else that a store keeps."""
    await fill(store)
    await store.rebuilding.rebuild(judge_over(store), where_due=True)
    await store.wishes.set_player(JON, lambda _: Preferences(Home.PRIVATE, always_deal=True))
    await store.wishes.set_server(SERVER, lambda _: Setup("classic"))
    await store.houses.add(SERVER, "Backyard", {"third_card": True}, NOW)
    for player_id in (JON, DARRELL):
        await store.teams.join(SERVER, player_id, Team("Bears", "🐻", 0))
        await store.bookmarks.put(player_id, Bookmark(1, 5, "the post"), NOW)
        await store.crowds.follow(RUNNING, player_id, NOW)
        length = len(await store.matches.log(RUNNING))
        assert await store.crowds.guess(RUNNING, SERVER, player_id, 1, length, NOW)
    for player_id, blocked in ((JON, IDA), (DARRELL, JON), (DARRELL, IDA)):
        await store.people.block(player_id, blocked)
    await store.matches.keep_draft(2, 0, "7H 8H")
    await store.seasons.arrange(SERVER, Calendar.MONTHLY, NOW)
    await store.seasons.end(SERVER, NOW + 300)
    await store.seasons.close_due(NOW + 400)
    await store.matches.settle(1)
    assert await store.packing.pack(1)
    await store.leases.claim("one of two", 2, NOW, NOW + 1)
    await store.leases.identify(0, NOW, 5)
