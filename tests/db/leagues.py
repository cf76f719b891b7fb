"""A small league, with everything that has to work after an update."""

import random
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.host.rebuilding import judge_over
from bot.kit.clock import Clock
from bot.matches.live import LiveMatches
from bot.matches.results import results_of
from bot.settings import Settings
from db.model.league import Calendar
from db.model.matches import Match, Ply, Status
from db.model.people import Bookmark, Home, Preferences, SeatResult, Setup, Team
from db.model.posts import Owner, Post, Sends, Shown, Token
from db.store import Store
from hockey.catalogue import PILE_GAMES
from hockey.game import Options
from hockey.record import fold
from tests.bot.matches import dirty_lanes
from tests.db.stores import (
    CHANNEL,
    DARRELL,
    IDA,
    JON,
    NAMES,
    NOW,
    SERVER,
    meet,
    migrate,
    new_match,
    opened,
    start,
    url_of,
)
from tests.hockey.matches import log_of
from tournaments import changes
from tournaments.model import Format, Pairing
from tournaments.tournament import NewTournament

CUT_CHOICE_DECK = 3
CARDS = 11
RUNNING = 2


async def make_league(path: Path) -> None:
    """Make a file with a finished match, its rematch in the middle of a period, and an open challenge."""
    path.parent.mkdir(exist_ok=True)
    await migrate(path)
    store = opened(url_of(path))
    await fill(store)
    await store.close()


def played(seed: int) -> list[Ply]:
    log = log_of(PILE_GAMES["classic"], seed, Options(length=1))
    return [Ply(number, seat, move, NOW + number) for number, (seat, move) in enumerate(log)]


async def fill(store: Store) -> None:
    await meet(store)
    await store.holder.beat(NOW, 0.0)
    for player_id in (JON, DARRELL):
        await store.people.saw_member(SERVER, player_id, f"member {player_id}")
    first = await store.challenges.create(new_match(), NOW)
    log = played(1)
    await start(store, first.id, log[:1])
    await store.matches.append(first, log[1:], final_of(first, log))
    result = Post("result", CHANNEL, 5, shown=Shown(final=True), sends=Sends(1))
    await store.posts.save(Owner.match(first.id), Post("result"), result)
    second = await store.challenges.create(new_match(DARRELL, JON, rematch_of=first.id), NOW + 100)
    log = played(2)[: CUT_CHOICE_DECK + CARDS]
    await start(store, second.id, log[:1])
    await store.matches.append(second, log[1:])
    await store.matches.tapped(second.id, 0, NOW + 120, Home.PRIVATE)
    hand = Post("hand:0", 1, 2, shown=Shown("d"), sends=Sends(1))
    await store.posts.save(Owner.match(second.id), Post("hand:0"), hand)
    await store.posts.save(Owner.match(second.id), Post("hand:1"), replace(hand, name="hand:1"))
    private = Post("private:0", message_id=3, token=Token("spent", NOW))
    await store.posts.save(Owner.match(second.id), Post("private:0"), private)
    await store.challenges.create(new_match(IDA, JON), NOW + 200)


def final_of(match: Match, log: list[Ply]) -> list[SeatResult]:
    game = PILE_GAMES[match.game]
    state = fold(game, Options(length=match.length), [(ply.seat, ply.move) for ply in log])
    return results_of(match, game, state)


async def plays_on(store: Store) -> None:
    """The running match is played to its end, and counts like those before it."""
    await store.rebuilding.rebuild(judge_over(store), where_due=True)
    settings = Settings(_env_file=None, discord_token="t")  # type: ignore[call-arg, arg-type] # noqa: S106 - pydantic-settings takes both; not a real token
    matches = LiveMatches(store, Clock(), settings, dirty_lanes(Clock()))
    loaded = await matches.load(RUNNING)
    rng = random.Random(2)
    while loaded.match.status is Status.RUNNING:
        (seat,) = loaded.view(None).to_act
        view = loaded.view(seat)
        assert view.decision is not None
        player_id = loaded.match.seats[seat].player_id
        loaded = await matches.of(RUNNING).play(player_id, view.decision, rng.choice(view.moves))
    assert loaded.match.status is Status.OVER
    assert [row.games for row in await store.results.standings(SERVER, offset=0, limit=9)] == [2, 2]


async def fill_every_table(store: Store) -> None:
    """Finished, running and open matches, and everything else that a store keeps."""
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
    await store.people.ban(SERVER, JON)
    await store.matches.keep_draft(2, 0, "7H 8H")
    await _hold_a_tournament(store)
    await store.seasons.arrange(SERVER, Calendar.MONTHLY, NOW)
    await store.seasons.end(SERVER, NOW + 300)
    await store.seasons.close_due(NOW + 400)
    await store.matches.settle(1)
    assert await store.packing.pack(1)
    assert await store.holder.take("this machine, process 7", await store.holder.look()) is not None


async def _hold_a_tournament(store: Store) -> None:
    """Two have signed up, and their first game is dealt."""
    new = NewTournament(
        server_id=SERVER,
        channel_id=CHANNEL,
        name="Cup",
        format=Format.KNOCK_OUT,
        game="classic",
        length=1,
        best_of=1,
        turn_seconds=60.0,
        round_seconds=3600.0,
        most=8,
        starts_at=NOW + 600,
    )
    number, final = (await store.tournaments.create(new, NOW)).id, Pairing(1, 1, 1, 2)
    for change in (
        partial(changes.sign_up, people=[(JON, NAMES[JON])], now=NOW + 599),
        partial(changes.sign_up, people=[(DARRELL, NAMES[DARRELL])], now=NOW + 599),
        partial(changes.start, bots=[], strength=lambda each: -each.number, shuffle=list.reverse),
        partial(changes.pair, new=[final], ends_at=NOW + 4200),
    ):
        await store.tournaments.change(number, change, NOW + 600)
    await store.tournaments.deal(number, final, 1, new_match(), NOW + 600)
