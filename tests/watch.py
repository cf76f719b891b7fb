"""Looks over everyone's shoulder during a match: what they see never goes back."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Self

from sandbox import Sandbox
from sandbox.ground.models import EPHEMERAL, Message
from sandbox.world.journal import Direction

DEAL = ", deal "  # in every hand of a pile game that runs
FIRST = f"{DEAL}1 "
BUTTON = 2  # that component's type
SUITS = "♠♥♦♣"
# A play that a hand quotes; a goal is a heading. No card is played twice in a period.
PLAY = re.compile(r"^(?:>|##) .+$", re.MULTILINE)


class Watch:
    """A card that has left a hand does not come back to it, and no hand shows less than it did before."""

    def __init__(self, world: Sandbox) -> None:
        self.faults: list[str] = []
        self._world = world
        # By message and its topic: the cards that were on it, and those that had left it.
        self._seen: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        self._gone: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        # The plays that were last in a hand, in order, and the last one of the deal before.
        self._told: defaultdict[tuple[int, str], list[str]] = defaultdict(list)
        self._before: dict[tuple[int, str], set[str]] = {}
        self._latest: defaultdict[int, str] = defaultdict(str)

    @classmethod
    def install(cls, world: Sandbox) -> Self:
        """Looks whenever Discord has answered a request."""
        watch = cls(world)
        world.journal.observers.append(watch)
        return watch

    def __call__(self, direction: Direction, *_facts: object) -> None:
        if direction == "response":
            self.look()

    def look(self) -> None:
        for channel in self._world.store.channels.values():
            by_dm = channel.recipient_id is not None
            for message in self._world.store.messages[channel.id].values():
                if by_dm or message.flags & EPHEMERAL:
                    self._look_at(message)

    def _look_at(self, message: Message) -> None:
        deal = next((line for line in message.content.splitlines() if DEAL in line), None)
        if deal is None:
            return
        key, cards = (message.id, deal), set(_cards(message.components))
        if back := cards & self._gone[key]:
            self.faults.append(f"{sorted(back)} came back to a hand at {self._world.clock.now():.4f}")
        # Only the last one: tips take the line of the play before it.
        play, told = "".join(PLAY.findall(message.content)[-1:]), self._told[key]
        # A period begins with the last play of the one before, whose cards are played again.
        first = play if FIRST in deal else ""
        before = self._before.setdefault(key, {first, self._latest[message.id]})
        if play in told[:-1]:
            self.faults.append(f"a hand that told {play!r} came late, at {self._world.clock.now():.4f}")
        if play not in {*before, *told}:
            told.append(play)
        self._latest[message.id] = play
        self._gone[key] |= self._seen[key] - cards
        self._seen[key] |= cards


def _cards(part: Any) -> Iterator[str]:
    for row in part:
        for each in row.get("components", ()):
            # The mark beside a card comes and goes with the turn.
            card = each.get("label", "").partition(" ")[0]
            if each.get("type") == BUTTON and card[-1:] in SUITS and card:
                yield card
