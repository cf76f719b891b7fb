"""Draws pictures in a separate process, so that only that one has Pillow in memory."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TypeVar

from bot.kit.processes import NoAnswerError, Processes, StoppedError

log = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_SECONDS = 2.0
# How long pictures are drawn here after the process has failed.
HERE_SECONDS = 60.0


class Painter:
    """Draws pictures one by one. If the process fails, a thread draws them."""

    def __init__(
        self,
        processes: Processes | None = None,
        *,
        longest: float = LONGEST_SECONDS,
        here: float = HERE_SECONDS,
    ) -> None:
        self._longest, self._here, self._here_until = longest, here, 0.0
        self._thread = ThreadPoolExecutor(1, "drawing")  # several would keep taps waiting in turn
        self._processes = processes or Processes(1)

    async def draw(self, render: Callable[[], T], *, longest: float | None = None) -> T:
        """What `render` returns, the same wherever it's drawn.

        Most pictures take a hundredth of the usual `longest`.
        """
        if monotonic() >= self._here_until:
            try:
                return await self._processes.ask(render, longest=longest or self._longest)
            except StoppedError:
                pass
            except NoAnswerError as error:
                self._here_until = monotonic() + self._here
                log.warning("pictures are drawn in the bot's own process for a while (%s)", error)
        return await asyncio.get_running_loop().run_in_executor(self._thread, render)

    async def close(self) -> None:
        """End the process, and start no other."""
        await self._processes.close()
