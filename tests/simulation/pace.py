"""How long players wait: after each play, someone's turn begins, and they see it."""

from sandbox import Sandbox
from sandbox.ground.models import Message
from tests.watch import DEAL

TURN = "Your turn"
BRISK_SECONDS = 0.9


class Pace:
    """Measures how long no one could play, and which hand was wrong for too long."""

    def __init__(self, world: Sandbox) -> None:
        self._world = world
        self._nobody_since: float | None = None
        self._going = True
        self.waits: list[tuple[float, float]] = []
        """When each wait began, and how many seconds it took."""

    def look(self) -> None:
        """Something on a player's screen may have changed."""
        hands = [each for each in self._messages() if DEAL in each.content]
        now = self._world.clock.now()
        if any(TURN in hand.content for hand in hands) or not hands:
            if self._nobody_since is not None:
                self.waits.append((self._nobody_since, now - self._nobody_since))
            self._nobody_since = None
        elif self._nobody_since is None and self._going:
            self._nobody_since = now

    def stop(self) -> None:
        """No one taps any more."""
        self._going = False

    def check(self) -> None:
        """Raises AssertionError if a player's turn came late."""
        late = [(at, wait) for at, wait in self.waits if wait > BRISK_SECONDS]
        assert not late, f"nobody could play (from when, for how many seconds): {late}"

    def _messages(self) -> list[Message]:
        return [each for there in self._world.store.messages.values() for each in there.values()]
