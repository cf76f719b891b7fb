"""A host's set-up, in which one thing or another is wrong."""

import asyncio
import ssl
import struct
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from discord.http import Route

from bot.settings import DatabaseSettings, LogSettings, Settings
from sandbox import Sandbox
from sandbox.people import GuildPlace

# Made up; the first part is the id of the bot, as in a real one.
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz_0123456789"  # noqa: S105
PASSWORD = "slapshot"  # noqa: S105 - made up
# Signed by its own key for localhost, and valid in January 2020 alone.
CERTIFICATE = Path(__file__).with_name("expired.pem")
# Of someone who has signed nothing here.
ANOTHER = Path(__file__).with_name("another.pem")


@dataclass
class Host:
    """What a host can set, on a machine where all else is well."""

    world: Sandbox
    guild: GuildPlace
    folder: Path
    patch: pytest.MonkeyPatch
    stack: AsyncExitStack

    @classmethod
    def with_all_well(
        cls, world: Sandbox, folder: Path, patch: pytest.MonkeyPatch, stack: AsyncExitStack
    ) -> "Host":
        for kind in (Settings, DatabaseSettings, LogSettings):
            patch.setitem(kind.model_config, "env_file", folder / ".env")
        for name in (*Settings.model_fields, "token", "bot_token"):
            patch.delenv(name.upper(), raising=False)
        patch.setattr(Route, "BASE", Route.BASE)  # the bot sets it
        world.token = TOKEN
        host = cls(world, world.guild("The Barn"), folder, patch, stack)
        host.set(**world.environment(), DATABASE_URL=f"sqlite:///{host.database}")
        return host

    @property
    def database(self) -> Path:
        return self.folder / "league.sqlite3"

    def set(self, **settings: str) -> None:
        for name, value in settings.items():
            self.patch.setenv(name, value)

    def unset(self, *names: str) -> None:
        for name in names:
            self.patch.delenv(name)

    def write(self, content: str | bytes, name: str = ".env") -> Path:
        """Write a file in the host's folder that only the host can read."""
        path = self.folder / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        path.chmod(0o600)
        return path

    def token_in_file(self, content: bytes) -> None:
        self.unset("DISCORD_TOKEN")
        self.set(DISCORD_TOKEN_FILE=str(self.write(content, "secret")))

    async def listen(self, answer: Callable[[StreamReader, StreamWriter], object], **options: object) -> int:
        """Open a port that answers like this; returns its number."""

        async def answered(reader: StreamReader, writer: StreamWriter) -> None:
            with suppress(OSError, asyncio.IncompleteReadError):
                waited = answer(reader, writer)
                if asyncio.iscoroutine(waited):
                    await waited
            writer.close()

        server = await asyncio.start_server(answered, "127.0.0.1", 0, **options)  # type: ignore[arg-type]
        self.stack.callback(server.close)
        port: int = server.sockets[0].getsockname()[1]
        return port


def certified() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


def asked_for_tls(
    answer: bytes, then: Callable[[StreamWriter], object] = lambda _: None
) -> Callable[..., object]:
    """A PostgreSQL server's answer to the request for TLS: https://www.postgresql.org/docs/current/protocol-flow.html."""

    async def answered(reader: StreamReader, writer: StreamWriter) -> None:
        assert struct.unpack("!ii", await reader.readexactly(8)) == (8, 80877103)
        writer.write(answer)
        await writer.drain()
        waited = then(writer)
        if asyncio.iscoroutine(waited):
            await waited

    return answered


async def begin_tls(writer: StreamWriter) -> None:
    await writer.start_tls(certified())
