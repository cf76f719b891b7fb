"""A route: which requests it takes, what it does with them, and its limits."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandbox.ground.call import ApiCall
from sandbox.world import World


@dataclass(frozen=True)
class Reply:
    body: Any = None
    status: int = 200


Handler = Callable[[World, ApiCall], Reply]


@dataclass(frozen=True)
class Route:
    """`bucket` names the extra limits that count this call; `free` routes are outside the global limit."""

    method: str
    template: str
    handler: Handler
    needs_token: bool = True
    free: bool = False
    buckets: Callable[[World, ApiCall], list[str]] | None = None
