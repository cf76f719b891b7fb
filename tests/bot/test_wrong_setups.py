"""Every wrong set-up gets the sentence that says what to do, and the exit code."""

import asyncio
import json
import os
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from codecs import BOM_UTF8
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from filelock import FileLock

from bot.command_line import main
from bot.host.checking.names import is_known
from bot.host.telling import place_of
from bot.settings import PROJECT
from bot.words import words_for
from db.model.people import Place, Setup
from hockey.catalogue import DEFAULT
from sandbox import Sandbox
from tests.bot.setups import ANOTHER, CERTIFICATE, PASSWORD, TOKEN, Host, asked_for_tls, begin_tls, certified
from tests.db import server
from tests.db.later import later_release
from tests.db.stores import blank, execute, make_tables, migrate, store_at, url_of
from tests.e2e.process import STOP_SECONDS

WORDS = words_for(None)
CHECK = ("check", "--json")

Arrange = Callable[[Host], object]


@dataclass(frozen=True)
class Row:
    """How the host does it wrong, and the keys of what `check` then says of problems, and of notes."""

    arrange: Arrange
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    run: bool = False
    """The bot says the same at its start."""

    @property
    def code(self) -> int:
        return 2 if self.problems else 0


def wrong(arrange: Arrange, *problems: str) -> Row:
    return Row(arrange, problems)


def refused(arrange: Arrange, *problems: str) -> Row:
    """The bot doesn't start either, and says the first of them."""
    return Row(arrange, problems, run=True)


def noted(arrange: Arrange, *notes: str) -> Row:
    return Row(arrange, notes=notes)


def setting(**settings: str) -> Arrange:
    return lambda host: host.set(**settings)


def token(written: str) -> Arrange:
    return setting(DISCORD_TOKEN=written)


def token_file(content: bytes) -> Arrange:
    return lambda host: host.token_in_file(content)


def env(content: str | bytes, *unset: str) -> Arrange:
    """These lines in `.env`, and these settings not in the environment."""

    def arrange(host: Host) -> None:
        host.unset(*unset)
        host.write(content)

    return arrange


def no_token_file(host: Host) -> None:
    host.unset("DISCORD_TOKEN")
    host.set(DISCORD_TOKEN_FILE=str(host.folder / "secret"))


def both_tokens(host: Host) -> None:
    host.set(DISCORD_TOKEN_FILE=str(host.write(TOKEN, "secret")))


def folder_for_env(host: Host) -> None:
    """Docker makes one if it has no file to mount."""
    (host.folder / ".env").mkdir()


def open_env(content: str) -> Arrange:
    return lambda host: host.write(content).chmod(0o644)


# Tokens, and what is not one.
TOKENS = {
    "no token": refused(lambda host: host.unset("DISCORD_TOKEN"), "host-discord-token"),
    "an empty token": refused(token("  "), "host-discord-token"),
    "words": refused(token("two words"), "host-discord-token"),
    "a token in quotes": refused(token(f'"{TOKEN}"'), "host-discord-token-quoted"),
    "in an editor's quotes": refused(token(f"“{TOKEN}”"), "host-discord-token-quoted"),
    "with half of the quotes": refused(token(f"{TOKEN}'"), "host-discord-token-quoted"),
    "with its name twice": refused(
        env(f"DISCORD_TOKEN=DISCORD_TOKEN={TOKEN}", "DISCORD_TOKEN"), "host-discord-token-named"
    ),
    "with a name in YAML": refused(token(f"token: {TOKEN}"), "host-discord-token-named"),
    "as in a header": refused(token(f"Bot {TOKEN}"), "host-discord-token-prefixed"),
    "a client secret": refused(token("aB3_-" * 6 + "xY"), "host-discord-token-secret"),
    "an application's id": refused(token("1234567890123456789"), "host-discord-token-application"),
    "a public key": refused(token("0123456789abcdef" * 4), "host-discord-token-public-key"),
    "a link": refused(
        token("https://discord.com/oauth2/authorize?client_id=1"), "host-discord-token-address"
    ),
    "an example": refused(token("your-token-here"), "host-discord-token-placeholder"),
    "an example in words": refused(token("Paste your token here"), "host-discord-token-placeholder"),
    "an example in brackets": refused(token("<the bot's token>"), "host-discord-token-placeholder"),
    "a variable of a template": refused(token("${DISCORD_BOT}"), "host-discord-token-placeholder"),
    "TOKEN in .env": refused(env(f"TOKEN={TOKEN}", "DISCORD_TOKEN"), "host-discord-token-misnamed"),
    "BOT_TOKEN in .env": refused(env(f"BOT_TOKEN={TOKEN}", "DISCORD_TOKEN"), "host-discord-token-misnamed"),
    "no token file": refused(no_token_file, "host-discord-token-file"),
    "a token and a file": refused(both_tokens, "host-discord-token-twice"),
    "an empty token file": refused(token_file(b"\n"), "host-discord-token-file-holds-none"),
    "a token file from Windows": refused(
        token_file(TOKEN.encode("utf-16")), "host-discord-token-file-encoding"
    ),
    "the same without its mark": refused(
        token_file(TOKEN.encode("utf-16-le")), "host-discord-token-file-encoding"
    ),
    "a token file with a name": refused(
        token_file(f"DISCORD_TOKEN={TOKEN}".encode()), "host-discord-token-named"
    ),
    "a token file in quotes": refused(token_file(f"'{TOKEN}'\n".encode()), "host-discord-token-quoted"),
    "a token file with a byte order mark": noted(token_file(BOM_UTF8 + TOKEN.encode())),
    "the token of another bot": wrong(token(f"x{TOKEN}"), "host-discord-token-refused"),
    "half a token": wrong(token(TOKEN.partition(".")[2]), "host-discord-token-incomplete"),
}

# `.env`, and other settings.
SETTINGS = {
    ".env in UTF-16": refused(env("DISCORD_TOKEN=a.b.c\r\n".encode("utf-16")), "host-file-encoding"),
    ".env in cp1252": refused(env("# réglages\nPORT=8080\n".encode("cp1252")), "host-file-encoding"),
    "a line of prose in .env": refused(
        env(f"# mine\nPORT=8080\n\nDISCORD TOKEN is {TOKEN}\n"), "host-file-line"
    ),
    "several lines of .env": Row(
        env("DATABSE_URL=sqlite:///x.sqlite3\nPROT=8080\nnot a line\n"),
        ("host-file-line",),
        ("host-check-unknown",),
        run=True,
    ),
    "a token alone in .env": refused(env(f"PORT=8080\n{TOKEN}\n"), "host-file-line"),
    "a quote left open in .env": refused(env(f'DISCORD_TOKEN="{TOKEN}\n'), "host-file-line"),
    "a folder for .env": refused(folder_for_env, "host-file-unreadable"),
    "a token for all to read": noted(open_env(f"DISCORD_TOKEN={TOKEN}"), "host-file-open"),
    "a password for all to read": noted(open_env(f"POSTGRES_PASSWORD={PASSWORD}"), "host-file-open"),
    "a monitor for all to read": noted(open_env("MONITOR_URL=https://hc-ping.com/x"), "host-file-open"),
    "a database's password for all to read": noted(
        open_env(f"DATABASE_URL=postgresql://jon:{PASSWORD}@db.example/hockey"), "host-file-open"
    ),
    "no secret for all to read": noted(
        open_env("DISCORD_TOKEN=\nDATABASE_URL=sqlite:///league.sqlite3\nHELPERS=1\n")
    ),
    "a misspelt name": noted(env("DATABSE_URL=sqlite:///x.sqlite3\n"), "host-check-unknown"),
    "a misspelt name around": noted(setting(RELAXED_TURN_TIEM="60"), "host-check-unknown"),
    "a name that only looks misspelt": noted(setting(PORTS="1"), "host-check-unknown"),
    "names like those that are set": noted(setting(DATABASE_URL_OLD="x", DISCORD_TOKENS="1")),
    "a name like one in .env": noted(env("HELPERS=1\nHELPERS_OLD=2\nLOG_LEVEL=INFO\n"), "host-check-foreign"),
    "a setting without a value": noted(env("HELPERS\n"), "host-check-no-value"),
    "a setting that Docker takes from around": noted(env("DISCORD_TOKEN\n")),
    "a name for another program": noted(env("MYSQL_PASSWORD=slapshot\nGAMES=3\n"), "host-check-foreign"),
    "a second token": noted(env(f"TOKEN={TOKEN}\n"), "host-check-foreign"),
    "a password alone in .env": noted(env("slapshot\n"), "host-check-foreign"),
    "a password that looks like a name": noted(env("U2xhcHNob3Q=\n"), "host-check-foreign"),
    "names for Compose": noted(env("COMPOSE_PROFILES=postgres\nPOSTGRES_PASSWORD=slapshot\n")),
    "several settings": refused(
        setting(PORT="http", LOG_FORMAT="xml", MOST_OFFERS="0"),
        "host-log-format",
        "host-port",
        "host-most-offers",
    ),
    "an address for people": refused(setting(BIND_ADDRESS="localhost"), "host-bind-address"),
    "a link without a scheme": refused(setting(SUPPORT_URL="discord.gg/example"), "host-support-url"),
    "a time in words": refused(setting(CHALLENGE_EXPIRY="tomorrow"), "host-challenge-expiry"),
    "a yes and no": refused(setting(CARD_EMOJIS="maybe"), "host-card-emojis"),
}

ADDRESSES = {
    "a file without a scheme": "host-database-url",
    "mysql://jon:slapshot@db.example/hockey": "host-database-url",
    "postgresql://jon:slapshot@db.example": "host-database-url",
    "postgresql://jon:slapshot/db.example/hockey": "host-database-url",
    "postgresql://jon:slapshot@db.example/hockey?port=slapshot": "host-database-url",
    "postgresql://jon:sl@pshot@db.example/hockey": "host-database-url-password",
    "postgresql://jon:s@slap#shot/slapshot@db.example/hockey": "host-database-url-password",
    "postgresql://jon:s@slapshot:slapshot@db.example/hockey": "host-database-url-password",
    "postgresql://jon:s@slapshot/slap?shot@db.example/hockey": "host-database-url-password",
}


PAGE_BYTES = 4096


def file(content: bytes) -> Arrange:
    return lambda host: host.database.write_bytes(content)


def a_setting_and_a_file(host: Host) -> None:
    host.database.write_bytes(b"Dear diary, " * 200)
    host.set(PORT="0")


def file_for_folder(host: Host) -> None:
    host.write("", "kept")
    host.set(DATABASE_URL=f"sqlite:///{host.folder}/kept/league.sqlite3")


async def damaged(host: Host) -> None:
    """Another program has written into a page that `check` meets only if it reads them all."""
    await migrate(host.database)
    with closing(sqlite3.connect(host.database)) as opened:
        (page,) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'matches'").fetchone()
    with host.database.open("r+b") as written:
        written.seek((page - 1) * PAGE_BYTES)
        written.write(PAGE_BYTES * b"x")


def locked(kind: str) -> Callable[[Host], Awaitable[None]]:
    async def arrange(host: Host) -> None:
        host.patch.setattr("db.engine.sqlite.BUSY_SECONDS", 0.05)
        await migrate(host.database)
        other = host.stack.enter_context(closing(sqlite3.connect(host.database, isolation_level=None)))
        other.execute("PRAGMA locking_mode = EXCLUSIVE" if kind == "EXCLUSIVE" else "PRAGMA user_version")
        other.execute(f"BEGIN {kind}")

    return arrange


async def played_on(host: Host) -> None:
    """It may write for a while, as when it recounts."""
    await locked("IMMEDIATE")(host)
    host.stack.enter_context(FileLock(f"{host.database}.lock", preserve_lock_file=True))


async def before_releases(host: Host) -> None:
    await migrate(host.database)
    await execute(url_of(host.database), "UPDATE alembic_version SET version_num = '0024'")


async def newer(host: Host) -> None:
    await migrate(host.database)
    await execute(url_of(host.database), "UPDATE alembic_version SET version_num = 'r99'")


async def newer_with_a_copy(host: Host) -> None:
    await make_tables(url_of(host.database))
    with later_release():
        await (await store_at(url_of(host.database))).close()


def full_disk(host: Host) -> None:
    host.patch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=7_000_000))


def without_asyncpg(host: Host) -> None:
    host.patch.setitem(sys.modules, "asyncpg", None)
    host.set(DATABASE_URL="postgresql://jon@127.0.0.1:1/hockey")


def backups_in_a_file(host: Host) -> None:
    host.write("", "backups")
    host.set(BACKUP_TIME="04:00")


FILES = {
    "a file where the backups go": wrong(backups_in_a_file, "host-check-backups"),
    "a folder for backups that are never made": noted(
        setting(BACKUP_FOLDER="copies"), "host-check-no-backups"
    ),
    "a file for a folder": wrong(file_for_folder, "host-database-unusable"),
    "a folder for a file": wrong(lambda host: host.database.mkdir(), "host-database-unusable"),
    "a diary": wrong(file(b"Dear diary, " * 200), "host-database-no-database"),
    "a damaged file": wrong(damaged, "host-database-damaged"),
    "a file that is written elsewhere": wrong(locked("IMMEDIATE"), "host-database-locked"),
    "a file that another program keeps to itself": wrong(locked("EXCLUSIVE"), "host-database-locked"),
    "a file from before 0.1.0": wrong(before_releases, "host-database-unknown"),
    "a file from a newer release": wrong(newer, "host-database-newer"),
    "the same, with a copy": wrong(newer_with_a_copy, "host-database-newer-copied"),
    "a full disk": wrong(full_disk, "host-check-space"),
    "a disk that is wiped": noted(setting(DYNO="worker.1"), "host-database-wiped"),
    "no driver for PostgreSQL": wrong(without_asyncpg, "host-postgresql-missing"),
    "no server for PostgreSQL": wrong(
        setting(DATABASE_URL=f"postgresql://jon:{PASSWORD}@127.0.0.1:1/hockey"), "host-database-away"
    ),
    "a setting and a file": wrong(a_setting_and_a_file, "host-port", "host-database-no-database"),
    "a file on which a Breakaway plays": noted(played_on),
}


def on_server(options: Mapping[str, str] | None = None, **changes: Any) -> Arrange:
    def arrange(host: Host) -> None:
        address = server.server().set(drivername="postgresql", **changes).update_query_dict(options or {})
        host.set(DATABASE_URL=address.render_as_string(hide_password=False))

    return arrange


def with_tls(answer: Callable[..., object], options: str) -> Arrange:
    async def arrange(host: Host) -> None:
        port = await host.listen(answer)
        host.set(DATABASE_URL=f"postgresql://jon:{PASSWORD}@127.0.0.1:{port}/hockey?{options}")

    return arrange


TRUSTED, UNTRUSTED = (f"sslmode=verify-full&sslrootcert={each}" for each in (CERTIFICATE, ANOTHER))

SERVERS = {
    "a server without TLS": wrong(
        with_tls(asked_for_tls(b"N"), "sslmode=require"), "host-database-without-tls"
    ),
    "a server's expired certificate": wrong(
        with_tls(asked_for_tls(b"S", begin_tls), TRUSTED), "host-database-certificate-time"
    ),
    "a server that isn't trusted": wrong(
        with_tls(asked_for_tls(b"S", begin_tls), UNTRUSTED), "host-database-certificate"
    ),
    "no file of certificates": wrong(
        with_tls(asked_for_tls(b"S", begin_tls), "sslmode=verify-full&sslrootcert=/nowhere"),
        "host-database-certificate-file",
    ),
    "an option that isn't one": wrong(
        with_tls(asked_for_tls(b"N"), "sslmode=maybe"), "host-database-options"
    ),
}
POSTGRESQL = {
    "no such role": wrong(on_server(username="nobody_at_all"), "host-database-refused"),
    "no such database": wrong(on_server(database="nowhere"), "host-database-refused"),
    "an option that the server doesn't know": wrong(on_server({"rink": "1"}), "host-database-options"),
}


def application(**told: Any) -> Arrange:
    return lambda host: host.world.store.application.update(told)


def out_of_order(host: Host) -> None:
    host.world.faults.fail("GET", "/users/@me", status=503, times=None)


def old_commands(host: Host) -> None:
    host.world.store.commands[host.guild.id] = {5: {"id": "5", "type": 1, "name": "old"}}


async def without_threads(host: Host) -> None:
    host.guild.revoke("create_public_threads")
    store = await store_at(url_of(host.database))
    await store.people.saw_server(host.guild.id, "The Barn", "en-US")
    await store.wishes.set_server(host.guild.id, lambda _: Setup(DEFAULT, Place.THREAD))
    await store.close()


def no_starts(host: Host) -> None:
    host.world.gateway.starts_left = 0


def behind(seconds: float) -> Arrange:
    """The sandbox's time moves, so this machine's clock is behind."""
    return lambda host: host.world.clock.go_on(seconds, 0)


async def untrusted(host: Host) -> None:
    port = await host.listen(lambda _reader, _writer: None, ssl=certified())
    host.set(DISCORD_API_URL=f"https://localhost:{port}/api/v10")


async def taken_port(host: Host) -> None:
    taken = await host.listen(lambda _reader, _writer: None)
    host.set(PORT=str(taken), BIND_ADDRESS="127.0.0.1")


DISCORD = {
    "no way to Discord": wrong(setting(DISCORD_API_URL="http://127.0.0.1:1/api/v10"), "host-discord-away"),
    "a Discord that fails": wrong(out_of_order, "host-discord-away"),
    "an address without its path": wrong(
        lambda host: host.set(DISCORD_API_URL=f"{host.world.url}/"), "host-discord-away"
    ),
    "a Discord that isn't trusted": wrong(untrusted, "host-discord-certificate"),
    "an endpoint for taps": wrong(
        application(interactions_endpoint_url="https://example.org/taps"), "host-check-endpoint"
    ),
    "a code grant": wrong(application(bot_require_code_grant=True), "host-check-code-grant"),
    "a bot for its owner alone": noted(application(bot_public=False), "host-check-private"),
    "an app for people": noted(
        application(integration_types_config={"0": {}, "1": {}}), "host-check-user-install"
    ),
    "an intent for nothing": noted(application(flags=1 << 19), "host-check-intents"),
    "all intents for nothing": noted(application(flags=1 << 12 | 1 << 14 | 1 << 18), "host-check-intents"),
    "a host's server without the bot": noted(setting(HOST_SERVER="7"), "host-check-host-server"),
    "a host's server with the bot": noted(lambda host: host.set(HOST_SERVER=str(host.guild.id))),
    "old commands": wrong(old_commands, "host-check-leftover"),
    "no connection left": wrong(no_starts, "host-check-starts"),
    "a permission that is missing": noted(
        lambda host: host.guild.revoke("attach_files"), "host-permissions-missing"
    ),
    "a permission for threads that is missing": noted(without_threads, "host-permissions-missing"),
    "a permission for threads that isn't needed": noted(
        lambda host: host.guild.revoke("create_public_threads")
    ),
    "a clock that is days slow": wrong(behind(3 * 86400.0), "host-check-clock"),
    "a clock that is minutes fast": wrong(behind(-150.0), "host-check-clock"),
    "a port that is taken": wrong(taken_port, "host-port-taken"),
}

ROWS = {
    **TOKENS,
    **SETTINGS,
    **{name: refused(setting(DATABASE_URL=name), key) for name, key in ADDRESSES.items()},
    **FILES,
    **DISCORD,
    **SERVERS,
    **POSTGRESQL,
}
NEEDS_SERVER = pytest.mark.skipif(not server.available(), reason="no PostgreSQL here")
CASES = [
    pytest.param(row, id=name, marks=[NEEDS_SERVER, pytest.mark.slow] if name in POSTGRESQL else ())
    for name, row in ROWS.items()
]


@pytest.fixture
async def host(world: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    async with AsyncExitStack() as stack:
        yield Host.with_all_well(world, tmp_path, monkeypatch, stack)


async def arranged(arrange: Arrange, host: Host) -> None:
    waited = arrange(host)
    if isinstance(waited, Awaitable):
        await waited


async def typed(*arguments: str) -> int:
    """The exit code of a command line, which has a loop of its own."""
    return await asyncio.to_thread(main, arguments)


@pytest.mark.parametrize("row", CASES)
async def test_each_gets_its_sentence(row: Row, host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    await arranged(row.arrange, host)
    assert await typed(*CHECK) == row.code
    out, complained = capsys.readouterr()
    told = json.loads(out)
    said = {
        level: {each["key"]: each["sentence"] for each in told["findings"] if each["level"] == level}
        for level in ("problem", "note")
    }
    assert (tuple(said["problem"]), tuple(said["note"])) == (row.problems, row.notes)
    assert told["ready"] == (row.code == 0)
    if row.run:
        assert await typed("run") == row.code
        started = capsys.readouterr()
        assert started == ("", said["problem"][row.problems[0]] + "\n")
    for secret in (TOKEN, PASSWORD, "shot", "slap", "U2xhcHNob3Q"):
        assert secret not in out + complained


# What other commands say of the same databases.
async def older(host: Host) -> None:
    await make_tables(url_of(host.database))
    host.stack.enter_context(later_release())


COPIES = {
    "a file from before 0.1.0": (before_releases, "host-database-unknown"),
    "a file from a newer release": (newer, "host-database-newer"),
    "a file from an older release": (older, "host-copy-outdated"),
    "an empty file": (file(b""), "host-copy-empty"),
    "a damaged file": (damaged, "host-database-damaged"),
    "no file": (lambda _: None, "host-database-missing"),
}


@pytest.mark.parametrize("command", ["backup", "copy-database"])
@pytest.mark.parametrize(("arrange", "key"), COPIES.values(), ids=list(COPIES))
async def test_a_copy_says_what_is_wrong_with_its_source(
    host: Host, capsys: pytest.CaptureFixture[str], command: str, arrange: Arrange, key: str
) -> None:
    await arranged(arrange, host)
    target = host.folder / "copy.sqlite3"
    assert await typed(command, str(target) if command == "backup" else f"sqlite:///{target}") == 2
    assert capsys.readouterr().err == WORDS(key, place=str(host.database)) + "\n"


@NEEDS_SERVER
@pytest.mark.slow
async def test_of_an_empty_database_on_a_server_its_tables_are_missing(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    async with blank("postgresql") as url:
        host.set(DATABASE_URL=url.render_as_string(hide_password=False))
        assert await typed(*CHECK) == 0
        facts = {"place": place_of(url), "standing": "missing", "kind": "postgresql"}
    said = {each["key"]: each["sentence"] for each in json.loads(capsys.readouterr().out)["findings"]}
    assert said["host-check-database"] == WORDS("host-check-database", **facts)


@pytest.mark.parametrize("place", ["/proc/copy.sqlite3", "{folder}/kept/copy.sqlite3", "{folder}"])
@pytest.mark.parametrize("command", ["backup", "copy-database"])
async def test_a_copy_says_that_it_cannot_be_written_there(
    host: Host, capsys: pytest.CaptureFixture[str], command: str, place: str
) -> None:
    await make_tables(url_of(host.database))
    host.write("", "kept")
    target = place.format(folder=host.folder)
    assert await typed(command, target if command == "backup" else f"sqlite:///{target}") == 2
    assert capsys.readouterr().err == WORDS("host-copy-unwritable", place=target) + "\n"


COMMAND_LINES = {
    "a password to copy to": (
        ["copy-database", "postgresql://jon:sl@pshot@db.example/hockey"],
        ("host-copy-password", {"which": "target"}),
    ),
    "a password to copy from": (
        ["copy-database", "postgresql://jon:sl@pshot@db.example/hockey", "sqlite:///copy.sqlite3"],
        ("host-copy-password", {"which": "source"}),
    ),
    "an address for a command": (
        ["postgresql://jon:slapshot@db.example/hockey"],
        ("host-unknown-unnamed", {"program": "python -m bot"}),
    ),
    "a token for a command": ([TOKEN], ("host-unknown-unnamed", {"program": "python -m bot"})),
    "a token for an id": (["invite", TOKEN], ("host-invite-id", {})),
    "an option that isn't one": (
        ["check", "--fast"],
        ("host-usage", {"word": "check", "program": "python -m bot"}),
    ),
}


@pytest.mark.parametrize(("arguments", "told"), COMMAND_LINES.values(), ids=list(COMMAND_LINES))
async def test_what_is_typed_wrongly_is_answered_without_secrets(
    host: Host, capsys: pytest.CaptureFixture[str], arguments: list[str], told: tuple[str, dict[str, str]]
) -> None:
    key, facts = told
    assert await typed(*arguments) == 2
    assert host.database.exists() is False
    assert capsys.readouterr() == ("", WORDS(key, **facts) + "\n")


async def started(*arguments: str, within: str = "") -> tuple[int | None, str, str]:
    """The exit code and output of a new process, with these limits of a shell."""
    names = ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "SSL_CERT_FILE", "PATH")
    environment = {name: os.environ[name] for name in names if name in os.environ}
    line = f'{within} exec "$0" -m bot "$@"'
    process = await asyncio.create_subprocess_exec(
        *("sh", "-c", line, sys.executable, *arguments),
        cwd=PROJECT,
        env=environment,
        stdout=PIPE,
        stderr=PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), STOP_SECONDS)
    return process.returncode, out.decode(), err.decode()


@pytest.mark.slow
@pytest.mark.usefixtures("host")
@pytest.mark.parametrize(
    ("limit", "key", "allowed", "needed"),
    [
        ("ulimit -n 100;", "host-limit-files", "100", "128"),
        ("ulimit -v 900000;", "host-limit-memory", "878", "1024"),
    ],
)
async def test_a_limit_that_is_too_low_is_told_before_it_is_reached(
    limit: str, key: str, allowed: str, needed: str
) -> None:
    code, out, complained = await started("check", within=limit)
    sentence = WORDS(key, allowed=allowed, needed=needed)
    assert (code, complained.splitlines()) == (2, [sentence, WORDS("host-check-failed")]), out


@pytest.mark.slow
@pytest.mark.usefixtures("host")
@pytest.mark.parametrize("command", ["run", "check", "backup"])
async def test_with_too_little_memory_to_load_the_bot_it_says_so(command: str) -> None:
    code, out, complained = await started(command, within="ulimit -v 100000;")
    assert (code, out) == (2, "")
    assert complained == WORDS("host-limit-memory", allowed="97", needed="1024") + "\n"


@pytest.mark.slow
async def test_a_clock_for_which_no_certificate_is_valid_is_told(host: Host) -> None:
    await untrusted(host)
    host.set(SSL_CERT_FILE=str(CERTIFICATE))
    code, out, _ = await started(*CHECK)
    problems = [each["key"] for each in json.loads(out)["findings"] if each["level"] == "problem"]
    assert (code, problems) == (2, ["host-discord-certificate-time"])


@pytest.mark.slow
async def test_a_file_from_before_releases_is_refused_and_stays_as_it_is(host: Host) -> None:
    await before_releases(host)
    with closing(sqlite3.connect(host.database)) as opened:
        opened.execute("PRAGMA journal_mode = DELETE")
    host.database.chmod(0o640)
    before, mode = host.database.read_bytes(), host.database.stat().st_mode
    code, _, log = await started(within="ulimit -n 100;")
    assert (code, log.splitlines()[-1]) == (2, WORDS("host-database-unknown", place=str(host.database)))
    assert WORDS("host-limit-files", allowed="100", needed="128") in log
    assert (host.database.read_bytes(), host.database.stat().st_mode) == (before, mode)
    assert {each.name for each in host.folder.iterdir()} == {"league.sqlite3", "league.sqlite3.lock"}


def test_the_names_that_compose_uses_are_known() -> None:
    used = set(re.findall(r"\$\{(\w+)", (PROJECT / "compose.yaml").read_text("utf-8")))
    assert used
    assert not [name for name in used if not is_known(name)]
