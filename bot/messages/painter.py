"""Where pictures are drawn: in a process of their own, once there are many of them."""

import asyncio
import logging
from collections import deque

from bot.kit.worker import NoWorkError, Worker
from bot.messages.picture import Render, drawn_here

log = logging.getLogger(__name__)

# A process costs more than a few pictures: after so many within this time there are more to come.
MANY = 8
MANY_SECONDS = 60.0
# Most pictures take a hundredth of this.
LONGEST_SECONDS = 2.0
# The first one waits for all that drawing imports.
FIRST_SECONDS = 60.0
# So long the bot draws by itself where that process has failed.
REST_SECONDS = 30.0


class Painter:
    """Draws in a thread, for which taps have to wait now and then; in a process once that is often.

    If that process fails, the picture is drawn in a thread.
    """

    def __init__(
        self, *, many: int = MANY, longest: float = LONGEST_SECONDS, rest: float = REST_SECONDS
    ) -> None:
        """So `many` within a minute are worth a process, which is given up for a picture after `longest`."""
        self._longest = longest
        self._rest = rest
        self._drawn_at: deque[float] = deque(maxlen=many)
        self._not_before = 0.0
        self._turn = asyncio.Lock()
        self._starting: asyncio.Task[None] | None = None
        self._worker: Worker | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process that draws; None where this one does."""
        return None if self._worker is None else self._worker.pid

    async def draw(self, render: Render) -> bytes:
        """The picture's bytes, the same wherever it is drawn."""
        worker = self._worker
        if worker is None:
            self._start_where_it_pays(render)
            return await drawn_here(render)
        try:
            async with self._turn:
                return await worker.ask(render, longest=self._longest)
        except NoWorkError as error:
            if self._worker is worker:
                await self._give_up(worker, error)
            return await drawn_here(render)

    def _start_where_it_pays(self, render: Render) -> None:
        now = asyncio.get_running_loop().time()
        self._drawn_at.append(now)
        many = len(self._drawn_at) == self._drawn_at.maxlen and now - self._drawn_at[0] <= MANY_SECONDS
        if many and now >= self._not_before and self._starting is None and not self._closed:
            self._starting = asyncio.create_task(self._start(render))

    async def _start(self, first: Render) -> None:
        worker = None
        try:
            worker = await Worker.start()
            await worker.ask(first, longest=FIRST_SECONDS)
            self._worker = worker
        except NoWorkError as error:
            await self._give_up(worker, error)
        finally:
            self._starting = None
            if worker is not None and self._worker is not worker:
                await worker.close()

    async def _give_up(self, worker: Worker | None, error: NoWorkError) -> None:
        self._worker, self._not_before = None, asyncio.get_running_loop().time() + self._rest
        if not self._closed:
            log.warning("pictures are drawn in the bot's own process for a while (%s)", error)
        if worker is not None:
            await worker.close()

    async def close(self) -> None:
        """End the process, and start no other."""
        self._closed = True
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.close()
