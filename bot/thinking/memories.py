"""What a seat remembers of its match."""

import asyncio

from bot.matches.loaded import LoadedMatch
from db.store import Store
from minds.memory import Memory, recall


async def memory_of(store: Store, loaded: LoadedMatch, seat: int) -> Memory:
    """What a seat remembers that was there from the start. What it never saw is not in it."""
    log = await store.matches.log(loaded.id)
    moves = [(entry.seat, entry.move) for entry in log if entry.ply < loaded.ply]
    memory = await asyncio.to_thread(recall, loaded.game, loaded.match.options, moves, seat)
    return memory.after(loaded.view(seat))
