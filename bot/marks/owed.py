"""What a lane owes.

The invariant: a lane that owes a ply has not worked until it has drawn at least that one, from a reading that
was begun after the lane was last marked, or from what this process has left of the match since then.
"""

from dataclasses import dataclass

from bot.marks.moments import Moment


@dataclass(frozen=True, slots=True)
class Owed:
    """A drawing of at least `ply` plies, of a match as it was read, or left, at `since` or later."""

    ply: int
    since: Moment

    def covers(self, other: "Owed") -> bool:
        """Whether a drawing that pays this one pays the other one as well."""
        return self.ply >= other.ply and self.since >= other.since

    def and_also(self, other: "Owed | None") -> "Owed":
        """Both at once: no debt makes another one smaller."""
        if other is None:
            return self
        return Owed(max(self.ply, other.ply), max(self.since, other.since))
