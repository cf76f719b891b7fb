import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.ground.call import ApiCall
from sandbox.ground.models import Json
from sandbox.world.limits import Verdict, throttled


@dataclass
class PlannedFault:
    """One planned fault; `hits` counts how often it struck."""

    method: str
    route: str
    status: int | None
    body: Json | None
    times: int | None
    after_effect: bool
    reset: bool
    delay: float
    throttle: Verdict | None
    when: Callable[[ApiCall], bool] | None
    gate: asyncio.Event | None = None
    hits: int = 0

    def fits(self, call: ApiCall) -> bool:
        if self.times is not None and self.hits >= self.times:
            return False
        named = self.method in ("*", call.method) and self.route in ("*", call.route)
        return named and (self.when is None or self.when(call))

    async def stall(self) -> None:
        if self.delay:
            await asyncio.sleep(self.delay)
        if self.gate is not None:
            await self.gate.wait()

    def release(self) -> None:
        """Release what is held, now and from now on."""
        if self.gate is not None:
            self.gate.set()


class Faults:
    """Switches for what goes wrong. A route is named by its template, or `*` for every one."""

    def __init__(self) -> None:
        self._planned: list[PlannedFault] = []

    def fail(
        self,
        method: str,
        route: str,
        *,
        status: int | None = None,
        code: int = 0,
        message: str = "",
        times: int | None = 1,
        after_effect: bool = False,
        reset: bool = False,
        delay: float = 0.0,
        when: Callable[[ApiCall], bool] | None = None,
    ) -> PlannedFault:
        """Plan a failing answer (`status`, `code`), a connection `reset`, or only a `delay` in real seconds.

        `after_effect` lets the request take effect first. `times=None` goes on until `clear`.
        """
        body = None if status is None else {"message": message or str(status), "code": code}
        return self._plan(
            PlannedFault(method, route, status, body, times, after_effect, reset, delay, None, when)
        )

    def throttle(
        self, method: str, route: str, *, retry_after: float, times: int | None = 1, scope: str = "shared"
    ) -> PlannedFault:
        verdict = throttled(retry_after, scope)
        return self._plan(PlannedFault(method, route, None, None, times, False, False, 0.0, verdict, None))  # noqa: FBT003 - the fields in their order

    def hold(
        self, method: str, route: str, *, times: int | None = 1, when: Callable[[ApiCall], bool] | None = None
    ) -> PlannedFault:
        """Let requests wait, without effect, until the fault's `release` or `clear`."""
        gate = asyncio.Event()
        return self._plan(PlannedFault(method, route, None, None, times, False, False, 0.0, None, when, gate))  # noqa: FBT003 - the fields in their order

    def _plan(self, fault: PlannedFault) -> PlannedFault:
        self._planned.append(fault)
        return fault

    @property
    def planned(self) -> list[PlannedFault]:
        """What may still strike."""
        return [fault for fault in self._planned if fault.times is None or fault.hits < fault.times]

    def clear(self) -> None:
        for fault in self._planned:
            fault.release()
        self._planned.clear()

    def strike(self, call: ApiCall) -> PlannedFault | None:
        for fault in self._planned:
            if fault.fits(call):
                fault.hits += 1
                return fault
        return None
