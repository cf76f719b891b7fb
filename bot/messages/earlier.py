"""Messages of matches that an earlier release has shown: it told of each part of a period in one of its own.

Their surfaces are called as today's of the whole period, and the number of the part behind: `sheet:2:3`.
"""

from collections.abc import Iterable, Iterator, Mapping

from bot.messages.drawing import Wanted
from bot.messages.names import is_of_a_hand
from db.model.surface import Surface


def is_told_before(wanted: Wanted, surfaces: Mapping[str, Surface]) -> bool:
    """Whether messages of its parts have told all of it, and stand."""
    if not wanted.final or wanted.name in surfaces:
        return False
    parts = [each for each in surfaces.values() if each.name.startswith(f"{wanted.name}:")]
    return bool(parts) and all(each.shown.final for each in parts)


def left_over(wanted: Iterable[Wanted], surfaces: Mapping[str, Surface]) -> Iterator[Surface]:
    """Messages of parts that were not finished, and that nothing brings up to date any more."""
    known = {each.name for each in wanted}
    for surface in surfaces.values():
        stands = surface.message is not None and not surface.shown.final
        if stands and surface.name not in known and not is_of_a_hand(surface.name):
            yield surface
