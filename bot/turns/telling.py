"""How far a channel has been told what happened all at once: it follows from log and time.

When both lines of Turn-Based Hockey are set up, all of their comparisons are made, and perhaps the shootout.
The channel is told them one by one, a beat apart; nobody waits for that, and what comes after it is shown
once all of it is told.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.loaded import LoadedMatch
from db.model.matches import Status
from hockey.lineup.view import LineupView, told_until


def told_at(loaded: LoadedMatch) -> float | None:
    """When all of it will be told (UTC seconds); None where it is."""
    times = _times(loaded)
    return times[-1] if times and loaded.now < times[-1] else None


def tells_on_at(loaded: LoadedMatch) -> float | None:
    """When the channel is told the next one (UTC seconds); None where it was told all."""
    return next((at for at in _times(loaded) if at > loaded.now), None)


def known_at(loaded: LoadedMatch, at: float) -> float:
    """When everybody knows what happened then (UTC seconds): at once, or when all of it is told."""
    times = _times(loaded)
    return times[-1] if times and loaded.compared and loaded.compared.since == at else at


def as_told(loaded: LoadedMatch) -> LoadedMatch:
    """The match as its channel has been told it by now: on, as long as there is more to tell."""
    return _until(loaded, max(sum(at <= loaded.now for at in _times(loaded)), 1))


def before_told(loaded: LoadedMatch) -> LoadedMatch:
    """The match as it was before what is being told, so that nothing tells it earlier than its channel."""
    return _until(loaded, 0)


def _times(loaded: LoadedMatch) -> Sequence[float]:
    """When each comparison of the latest two lines is told, and each round of the shootout after them."""
    view, met = loaded.view(None), loaded.compared
    if met is None or not isinstance(view, LineupView):
        return ()
    latest = max(period.number for period in view.periods if period.complete)
    events = len(view.periods[latest - 1].comparisons) + len(view.shootout)
    return [met.since + number * loaded.beat for number in range(events)]


def _until(loaded: LoadedMatch, count: int) -> LoadedMatch:
    view = loaded.view(None)
    if told_at(loaded) is None or not isinstance(view, LineupView):
        return loaded
    match = replace(loaded.match, status=Status.RUNNING)
    return replace(loaded, match=match, _views={None: told_until(view, count)})
