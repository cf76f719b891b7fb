"""What is wanted of a surface, as a loaded match has it."""

from collections.abc import Callable

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from db.model.matches import Ring


def want(
    loaded: LoadedMatch,
    name: str,
    draw: Callable[[], Drawing],
    *,
    channel_id: int | None = None,
    final: bool = False,
    edit_only: bool = False,
    rings: int = Ring.NONE,
    fresh_from: int = 0,
) -> Wanted:
    """Where it goes with all others of the match, it has no `channel_id` of its own."""
    place_id = loaded.match.place_id if channel_id is None else channel_id
    return Wanted(loaded.id, name, loaded.ply, place_id, draw, final, edit_only, rings, fresh_from)
