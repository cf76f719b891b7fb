"""What the image asks its bot every half minute."""

import asyncio
import os
import sys
from pathlib import Path

from bot import __version__
from bot.host.opening import open_store
from bot.watching.health import HealthServer
from bot.watching.metrics import Metrics
from tests.db.stores import url_of
from tests.e2e.conftest import StartBot
from tests.e2e.process import ROOT, free_port, seen_at

HEALTHY = ROOT / "deploy" / "healthy.py"


async def asked(**environment: str) -> int:
    """The exit code, with these settings of the bot's."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", HEALTHY), env={"PATH": os.environ["PATH"], **environment}
    )
    return await process.wait()


async def test_a_bot_is_healthy_from_its_connection_to_its_end(start_bot: StartBot) -> None:
    port = str(free_port())
    assert await asked(PORT=port) == 1
    bot = await start_bot(PORT=port)
    assert await asked(PORT=port) == 0
    assert await asked(PORT=port, BIND_ADDRESS="0.0.0.0", http_proxy="http://127.0.0.1:1") == 0  # noqa: S104 - as hosts set it
    for garbage in (b"\x16\x03\x01", b"GET /\xff HTTP/1.1", b"GET / HTTP/1.1\r\nContent-Length: x"):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
        writer.write(garbage + b"\r\n\r\n")
        assert b"400 Bad Request" in await reader.readline()
        writer.close()
    assert "Traceback" not in bot.output.read_text()
    await bot.stop()
    assert await asked(PORT=port) == 1


async def test_a_bot_that_is_not_connected_is_not_healthy(tmp_path: Path) -> None:
    port = free_port()
    store = await open_store(url_of(tmp_path / "breakaway.sqlite3"))
    async with HealthServer(store.matches, Metrics()).open("127.0.0.1", port):
        assert await asked(PORT=str(port)) == 1
    await store.close()


async def test_no_answer_tells_a_version_of_the_server(tmp_path: Path) -> None:
    port = free_port()
    store = await open_store(url_of(tmp_path / "breakaway.sqlite3"))
    asks = b"GET /healthz", b"GET /metrics", b"GET /nothing", b"POST /healthz", b"\x16\x03\x01"
    async with HealthServer(store.matches, Metrics()).open("127.0.0.1", port):
        for ask in asks:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(ask + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            head, _, _ = (await reader.read()).partition(b"\r\n\r\n")
            writer.close()
            assert b"\r\nServer: Breakaway" in head
            assert b"aiohttp" not in head
    await store.close()


class Connected:
    """A client that has nothing to do."""

    def is_connected(self) -> bool:
        return True

    def connected_shards(self) -> int:
        return 1

    def stale(self) -> dict[str, int]:
        return {}


async def test_writes_that_fail_for_want_of_room_count_for_a_minute_others_until_one_works(
    tmp_path: Path,
) -> None:
    port, at = free_port(), [0.0]
    store = await open_store(url_of(tmp_path / "breakaway.sqlite3"))
    health = HealthServer(store.matches, Metrics(), now=lambda: at[0])
    health.session = Connected()
    codes = []
    async with health.open("127.0.0.1", port):
        for seconds, reason in (
            *((0, None), (1, "SQLITE_BUSY"), (2, None), (3, "SQLITE_FULL"), (62, None), (64, None)),
            *((65, "08003"), (66, None), (67, "FileNotFoundError"), (68, None), (69, "57014"), (70, None)),
            *((71, "53100"), (72, None), (132, None), (133, "SQLITE_IOERR_WRITE")),
        ):
            at[0] = float(seconds)
            health.used("write", reason)
            codes.append((await seen_at(port, "/healthz"))[0])
        health.spare = True  # another process writes now
        codes.append((await seen_at(port, "/healthz"))[0])
        _, told = await seen_at(port, "/metrics")
    assert codes == [200, 503, 200, 503, 503, 200, *(3 * [503, 200]), 503, 503, 200, 503, 200]
    assert f'breakaway_info{{version="{__version__}"}} 1.0' in told
    assert 'breakaway_database_errors_total{kind="write",reason="SQLITE_FULL"} 1.0' in told
    await store.close()


async def test_without_a_port_there_is_nothing_to_ask() -> None:
    assert await asked() == await asked(PORT="") == 0
