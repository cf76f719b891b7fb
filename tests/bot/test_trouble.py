"""Passing trouble on the way to Discord and faults, told apart by real errors."""

import asyncio
from collections.abc import Callable

import aiohttp
import pytest

from bot.kit.trouble import trouble_of
from tests.e2e.process import free_port


async def test_a_port_at_which_nobody_answers_is_no_fault() -> None:
    port = free_port()
    with pytest.raises(OSError, match="Connect call failed") as plain:
        await asyncio.open_connection("127.0.0.1", port)
    assert trouble_of(plain.value) == "ConnectionRefusedError"
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientError) as wrapped:
            await session.get(f"http://127.0.0.1:{port}")
    assert trouble_of(wrapped.value) == "ClientConnectorError"


def deeper(depth: int) -> int:
    return deeper(depth + 1)


@pytest.mark.parametrize(
    "fault",
    [
        lambda: int("7H"),
        lambda: open("/no/such/file").close(),  # noqa: PTH123 - it is not there
        lambda: None.nothing,  # type: ignore[attr-defined]
        lambda: deeper(0),
    ],
)
def test_what_goes_wrong_in_code_or_on_the_disk_is_a_fault(fault: Callable[[], object]) -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - each raises another
        fault()
    assert trouble_of(caught.value) is None
