"""Matches played to their end in no time, for tests of what comes after."""

import random

from bot.matches.loaded import LoadedMatch
from db.model.matches import Ply, Status
from tests.cogs.rink import Rink


async def newest(rink: Rink) -> LoadedMatch:
    match_id = next(iter(await rink.store.matches.unsettled()), 1)
    return await rink.env.bot.matches.load(match_id)  # type: ignore[no-any-return,attr-defined]


async def play_out(rink: Rink, match_id: int | None = None, seed: int = 1) -> LoadedMatch:
    """Everybody plays any card until it is over."""
    matches = rink.env.bot.matches  # type: ignore[attr-defined]
    loaded = await newest(rink) if match_id is None else await matches.load(match_id)
    chance = random.Random(seed)
    while loaded.match.status is Status.RUNNING:
        seat = min(loaded.game.to_act(loaded.state))
        move = chance.choice(loaded.game.moves(loaded.state, seat))
        decision = loaded.game.decision(loaded.state, seat)
        with rink.as_bot():
            loaded = await matches.of(loaded.id).play(loaded.match.seats[seat].player_id, decision, move)
        if match_id is not None:  # beside others, whose messages are looked at meanwhile
            await rink.env.settle()
    await rink.env.settle()
    return loaded


async def ended(rink: Rink, **options: object) -> LoadedMatch:
    """A match of Jon and Darrell that is over, with its result in the channel."""
    challenge = await rink.challenge(**({"length": 1} | options))
    await rink.darrell.click(challenge, label="Accept")
    loaded = await play_out(rink)
    while not rink.over:
        await rink.env.advance_time(1)
    return loaded


async def unreadable(rink: Rink) -> None:
    """A match of Jon and Darrell whose log nobody can read any more, as a new start finds it."""
    await rink.face_off(length=1)
    match, log = await rink.store.matches.read(1)
    assert match is not None
    await rink.store.matches.append(match, [Ply(len(log), 0, "ZZ", 0.0)])
    await rink.restart()
