from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox import Sandbox

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def process(world: Sandbox, module: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `module` as a bot of its own until it is ready, and end it afterwards."""
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-W", "ignore::DeprecationWarning", "-m", module),
        cwd=ROOT,
        env=os.environ | world.environment(),
        stdout=asyncio.subprocess.PIPE,
    )
    assert started.stdout is not None
    try:
        line = await asyncio.wait_for(started.stdout.readline(), 20)
        assert line.strip() == b"ready"
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()
