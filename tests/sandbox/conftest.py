from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sandbox import Limits, Sandbox
from tests.sandbox.openapi import Checker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def world() -> AsyncIterator[Sandbox]:
    """A running sandbox without rate limits, both of whose directions are held against Discord's description."""
    made = Sandbox(limits=Limits.off())
    checker = Checker.install(made)
    async with made.running():
        yield made
    checker.verify()
