"""Steps for somebody who is here for the first time, ticked off as they are done on the page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.ground.interaction import DEFER_UPDATE, UPDATE
from sandbox.ground.models import Json
from sandbox.people import Handle


@dataclass(frozen=True)
class TourStep:
    """What to do, and what does it: a command by its name, or a button whose label fits a pattern."""

    text: str
    command: str | None = None
    button: str | None = None


class Guide:
    """The page knows no bot: whoever starts one says what its steps are."""

    def __init__(self, steps: Sequence[TourStep] = (), done: int = 0) -> None:
        self._steps = steps
        self.done = done

    def commanded(self, name: str, handle: Handle) -> None:
        """A command is done if everybody sees its answer; what only one person is told is an objection."""
        if any(not message.ephemeral for message in handle.messages):
            self._tick([step.command == name for step in self._steps])

    def tapped(self, label: str, handle: Handle) -> None:
        """A tap is done if it changed the message that it was on, or if everybody sees its answer."""
        changed = handle.interaction.answered in (UPDATE, DEFER_UPDATE)
        if changed or any(not message.ephemeral for message in handle.messages):
            self._tick([bool(step.button and re.fullmatch(step.button, label)) for step in self._steps])

    def _tick(self, fits: list[bool]) -> None:
        # Whoever is at a later step has somehow come past those before it.
        self.done = max([self.done, *(number for number, each in enumerate(fits, 1) if each)])

    def state(self) -> list[Json]:
        """Nothing once all is done."""
        if self.done == len(self._steps):
            return []
        return [{"text": step.text, "done": number < self.done} for number, step in enumerate(self._steps)]
