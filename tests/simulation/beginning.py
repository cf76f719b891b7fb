"""The match that is on, or offered, when a simulated bot starts."""

import random
from collections.abc import Sequence

from bot.matches.judging import due_after
from bot.matches.live import LiveMatches
from bot.matches.lobby import Lobby
from bot.settings import Settings
from db.engine.database import Database
from db.model.matches import NewMatch, Ply
from db.store import Store
from hockey.game import Options
from tests.bot.matches import dirty_lanes
from tests.simulation.plan import Plan
from tests.simulation.players import Player
from tests.simulation.process import LoopClock


async def begin_match(
    plan: Plan, chance: random.Random, settings: Settings, guild_id: int, players: Sequence[Player]
) -> None:
    """Jon and Darrell are in the middle of a match when the bot starts."""
    store, clock = Store(Database(settings.database)), LoopClock()
    for player in players:
        await store.people.saw_player(player.person.id, player.person.name, "en-US")
    await store.people.saw_server(guild_id, "The Rink", "en-US")
    new = NewMatch(
        guild_id,
        players[0].channel.id,
        plan.game,
        1,
        Options(length=plan.length),
        tuple((player.person.id, player.person.name) for player in players),
        clock.now() + 3600.0,
        24 * 3600.0,
    )
    match = await store.challenges.create(new, clock.now())
    if plan.played is not None:
        matches = LiveMatches(
            store, clock, settings, dirty_lanes(clock), random.Random(chance.random()).shuffle
        )
        dealt = loaded = await Lobby(store, matches, clock).accept(match.id, players[1].person.id)
        played: list[Ply] = []
        for _ in range(plan.played + 1):
            seat = min(loaded.game.to_act(loaded.state))
            move = chance.choice(loaded.game.moves(loaded.state, seat))
            new_plies, after = matches.with_chance(loaded, [(seat, move)])
            if after.game.outcome(after.state) is not None:
                break
            played += new_plies
            loaded = after
        await store.matches.append(dealt.match, played, due_at=due_after(dealt, played, loaded))
    await store.close()
