"""How far a channel has seen a reveal, from log and time alone.

When both lines of Turn-Based are set, all their comparisons happen at once, and perhaps the shootout too. The
channel sees them one by one, a beat apart. No one waits for that. What comes after it is shown once all of it
was told.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.loaded import LoadedMatch
from db.model.matches import Status
from hockey.lineup.view import LineupView, told_until


def told_at(loaded: LoadedMatch) -> float | None:
    """When the reveal ends (UTC seconds); None if it's over."""
    times = _times(loaded)
    return times[-1] if times and loaded.now < times[-1] else None


def tells_on_at(loaded: LoadedMatch) -> float | None:
    """When the channel sees the next one (UTC seconds); None if it has seen them all."""
    return next((at for at in _times(loaded) if at > loaded.now), None)


def known_at(loaded: LoadedMatch, at: float) -> float:
    """When everyone knows what happened then (UTC seconds): at once, or at the end of the reveal."""
    times = _times(loaded)
    return times[-1] if times and loaded.compared and loaded.compared.since == at else at


def as_told(loaded: LoadedMatch) -> LoadedMatch:
    """The match as its channel knows it: still running during a reveal."""
    return _until(loaded, max(sum(at <= loaded.now for at in _times(loaded)), 1))


def before_told(loaded: LoadedMatch) -> LoadedMatch:
    """The match before the reveal, so that nothing gives it away."""
    return _until(loaded, 0)


def ends_untold(loaded: LoadedMatch) -> bool:
    """True during the reveal of a last period: that it's anyone's turn would tell how it ends."""
    view = loaded.view(None)
    return isinstance(view, LineupView) and view.beyond_regulation and told_at(loaded) is not None


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
    due_at = None if ends_untold(loaded) else loaded.match.due_at
    match = replace(loaded.match, status=Status.RUNNING, due_at=due_at)
    return replace(loaded, match=match, _views={None: told_until(view, count)})
