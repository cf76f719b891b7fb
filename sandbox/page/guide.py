"""First steps for a newcomer, ticked off as they are done on the page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.ground.interaction import DEFER_UPDATE, UPDATE
from sandbox.ground.models import Json
from sandbox.people import Handle


@dataclass(frozen=True)
class TourStep:
    """What to do, and how the page notices: a command by name, or a button whose label fits a pattern."""

    text: str
    command: str | None = None
    button: str | None = None


class Guide:
    """The page knows no bot: the code that starts one says what its steps are."""

    def __init__(
        self, steps: Sequence[TourStep] = (), done: int = 0, turn: str = "", playing: str = ""
    ) -> None:
        """`turn` and `playing` are patterns of messages that only one person sees.

        The first fits while that person has to move. While the second fits, the steps are hidden.
        """
        self.steps = [*steps]
        self.done = done
        self.turn = turn
        self.playing = playing

    def commanded(self, name: str, handle: Handle) -> None:
        """A command is done if everyone sees its answer; a private answer is an objection."""
        if any(not message.ephemeral for message in handle.messages):
            self._tick([step.command == name for step in self.steps])

    def tapped(self, label: str, handle: Handle) -> None:
        """A tap is done if it changed its message, or if everyone sees its answer."""
        changed = handle.interaction.answered in (UPDATE, DEFER_UPDATE)
        if changed or any(not message.ephemeral for message in handle.messages):
            self._tick([bool(step.button and re.fullmatch(step.button, label)) for step in self.steps])

    def _tick(self, fits: list[bool]) -> None:
        # A person at a later step must have done those before it.
        self.done = max([self.done, *(number for number, each in enumerate(fits, 1) if each)])

    def state(self) -> list[Json]:
        """Empty once all is done."""
        if self.done >= len(self.steps):
            return []
        return [{"text": step.text, "done": number < self.done} for number, step in enumerate(self.steps)]
