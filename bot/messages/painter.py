"""Draws pictures: in a thread, and once there are many, in a separate process."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from bot.kit.processes import LONGEST_IDLE_SECONDS, NoAnswerError, Processes, StoppedError
from bot.messages.picture import Render

log = logging.getLogger(__name__)

# The process takes 40 MB, so it starts at the eighth picture within a minute. If it fails or ends because it
# was idle, counting starts over after a minute.
MANY = 8
MANY_SECONDS = 60.0
# Most pictures take a hundredth of this.
LONGEST_SECONDS = 2.0


class Painter:
    """Draws pictures one by one. If the process fails, the thread draws them."""

    def __init__(
        self,
        *,
        many: int = MANY,
        within: float = MANY_SECONDS,
        longest: float = LONGEST_SECONDS,
        idle: float = LONGEST_IDLE_SECONDS,
    ) -> None:
        self._many, self._within, self._longest = many, within, longest
        self._count, self._counts_until = 0, 0.0
        self._thread = ThreadPoolExecutor(1, "drawing")  # several would keep taps waiting in turn
        self._processes = Processes(1, idle=idle)
        self._ready = False

    async def draw(self, render: Render) -> bytes:
        """The picture's bytes, the same wherever it's drawn."""
        if self._ready and self._processes.running:
            drawn = await self._drawn_there(render)
            if drawn is not None:
                return drawn
        elif self._are_many():
            # The process has to start and import a lot; meanwhile, draw here.
            self._starting = asyncio.create_task(self._drawn_there(render))
        return await asyncio.get_running_loop().run_in_executor(self._thread, render)

    def _are_many(self) -> bool:
        if monotonic() >= self._counts_until:
            self._count, self._counts_until = 0, monotonic() + self._within
        self._count += 1
        return self._count == self._many

    async def _drawn_there(self, render: Render) -> bytes | None:
        try:
            drawn = await self._processes.ask(render, longest=self._longest)
        except StoppedError:
            return None
        except NoAnswerError as error:
            self._ready = False
            log.warning("pictures are drawn in the bot's own process for a while (%s)", error)
            return None
        self._ready = True
        return drawn

    async def close(self) -> None:
        """End the process, and start no other."""
        await self._processes.close()
