from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

Direction = Literal["request", "response", "event"]
# direction, method (or event name), route template, status (0 where there is none), body
Observer = Callable[[Direction, str, str, int, Any], None]

INVALID_STATUSES = (401, 403, 429)


@dataclass(frozen=True)
class Entry:
    """One request, without the tokens in its address. `at` is the sandbox's time in seconds.

    `status` is 0 if the connection was cut instead of answered.
    """

    at: float
    method: str
    route: str
    args: dict[str, str]
    status: int
    code: int
    body: Any


class Journal:
    def __init__(self, most: int = 20_000) -> None:
        self.entries: deque[Entry] = deque(maxlen=most)
        self.observers: list[Observer] = []

    def note(self, entry: Entry) -> None:
        self.entries.append(entry)

    def of(self, method: str = "*", route: str = "*") -> list[Entry]:
        return [e for e in self.entries if method in ("*", e.method) and route in ("*", e.route)]

    def invalid_requests(self) -> int:
        """How many requests Discord would count towards its ban at 10,000 in ten minutes."""
        return sum(entry.status in INVALID_STATUSES for entry in self.entries)

    def observe(self, direction: Direction, method: str, route: str, status: int, body: Any) -> None:
        for observer in self.observers:
            observer(direction, method, route, status, body)
