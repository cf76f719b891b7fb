"""Discord's rate limits, as observed: it promises only its headers."""

import hashlib
from dataclasses import dataclass, field
from typing import Self

from sandbox.ground.clock import WorldClock
from sandbox.ground.errors import TOO_MANY_OLD_EDITS
from sandbox.ground.models import Json

SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
OLD_EDIT = "edits of messages older than one hour"
OLD_AFTER_SECONDS = 3600.0


@dataclass(frozen=True)
class Rate:
    """`count` requests in `seconds`, counted from the first."""

    count: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """`None` turns a limit off.

    `buckets` maps "METHOD /route/{template}" to the rate for one channel or guild.
    """

    buckets: dict[str, Rate] = field(
        default_factory=lambda: {SEND: Rate(5, 5.0), EDIT: Rate(5, 5.0), OLD_EDIT: Rate(5, 60.0)}
    )
    everything: Rate | None = Rate(50, 1.0)
    identifies_at_once: int | None = 1
    shards: int = 1

    @classmethod
    def off(cls, *, shards: int = 1) -> Self:
        return cls(buckets={}, everything=None, identifies_at_once=None, shards=shards)


@dataclass
class _Window:
    rate: Rate
    started: float
    used: int = 0

    def resets_at(self) -> float:
        return self.started + self.rate.seconds


@dataclass(frozen=True)
class Verdict:
    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False
    code: int = 0

    def body(self) -> Json:
        return {
            "message": "You are being rate limited.",
            "code": self.code,
            "retry_after": self.retry_after,
            "global": self.is_global,
        }


class RateLimiter:
    def __init__(self, clock: WorldClock, limits: Limits) -> None:
        self.limits = limits
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def count(self, bucket: str, major: str, *, counts_globally: bool) -> Verdict:
        """Count one request; a `retry_after` in the verdict means that it must be refused."""
        if counts_globally and self.limits.everything is not None:
            window = self._window("everything", "", self.limits.everything)
            if window.used >= window.rate.count:
                return self._refuse(window, {"X-RateLimit-Global": "true"}, "global")
            window.used += 1
        rate = self.limits.buckets.get(bucket)
        if rate is None:
            return Verdict({})
        window = self._window(bucket, major, rate)
        full = window.used >= rate.count
        window.used += not full
        # Discord doesn't reveal its hidden limits until one is reached.
        headers = {} if bucket == OLD_EDIT else self._headers(bucket, window)
        return self._refuse(window, headers, "user") if full else Verdict(headers)

    def _window(self, bucket: str, major: str, rate: Rate) -> _Window:
        now = self._clock.now()
        window = self._windows.get((bucket, major))
        if window is None or window.resets_at() <= now or window.rate != rate:
            window = self._windows[bucket, major] = _Window(rate, now)
        return window

    def _headers(self, bucket: str, window: _Window) -> dict[str, str]:
        left = max(0.0, window.resets_at() - self._clock.now())
        return {
            "X-RateLimit-Limit": str(window.rate.count),
            "X-RateLimit-Remaining": str(window.rate.count - window.used),
            "X-RateLimit-Reset": f"{window.resets_at():.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(bucket.encode()).hexdigest()[:32],
        }

    def _refuse(self, window: _Window, headers: dict[str, str], scope: str) -> Verdict:
        left = round(max(0.001, window.resets_at() - self._clock.now()), 3)
        code = TOO_MANY_OLD_EDITS if window.rate is self.limits.buckets.get(OLD_EDIT) else 0
        return throttled(left, scope, headers, code)


def throttled(
    retry_after: float, scope: str, headers: dict[str, str] | None = None, code: int = 0
) -> Verdict:
    """A 429 that discord.py honours: without `Via`, it takes one for a ban."""
    own = {"Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": scope, "Via": "1.1 sandbox"}
    return Verdict({**(headers or {}), **own}, retry_after, is_global=scope == "global", code=code)
