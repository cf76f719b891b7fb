"""The host's commands, and their answers."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

import bot
from bot.command_line import main
from bot.host.checking.database import network_disk
from bot.host.inviting import permissions
from bot.host.reading import read
from bot.settings import FOLDER, DatabaseSettings, Settings
from bot.tasks import COMMANDS
from bot.words import words_for
from sandbox import Sandbox
from tests.bot.test_copying import everything, fill
from tests.db.later import later_release
from tests.db.stores import make_tables, url_of
from tests.e2e.birth import give_birth
from tests.e2e.process import ROOT, STOP_SECONDS

pytestmark = pytest.mark.slow

WORDS = words_for(None)
LINK = "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}&integration_type=0"


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """This host's only setting, its database."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for kind in (Settings, DatabaseSettings):
        monkeypatch.setitem(kind.model_config, "env_file", tmp_path / ".env")
    path = tmp_path / "league.sqlite3"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    return path


async def typed(*arguments: str, **settings: str) -> tuple[int | None, list[str], list[str]]:
    """The exit code of `python -m bot`, and its lines about what is fine and what isn't."""
    environment = {"PATH": os.environ["PATH"], **settings}
    process = await give_birth("bot", *arguments, cwd=ROOT, env=environment, stdout=PIPE, stderr=PIPE)
    said, complained = await asyncio.wait_for(process.communicate(), STOP_SECONDS)
    return process.returncode, said.decode().splitlines(), complained.decode().splitlines()


def is_bare(folder: Path) -> bool:
    return not any(folder.iterdir())


@pytest.mark.parametrize("asked", ["--version", "rink --help"])
def test_what_needs_no_bot_does_not_wait_for_one(asked: str) -> None:
    ask = (
        "import sys; from contextlib import suppress; from bot.command_line import main\n"
        f"with suppress(SystemExit): main({asked.split()})\n"
        "sys.exit('discord' in sys.modules or 'sqlalchemy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", ask], check=False).returncode == 0


def test_it_says_which_version_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Breakaway {bot.__version__}\n"


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["backup", "--help"]])
def test_help_names_every_command(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main(arguments, "breakaway") == 0
    told = capsys.readouterr().out
    assert re.findall(r"^  (\w\S+)", told, re.MULTILINE) == list(COMMANDS)
    assert f"{FOLDER}/.env" in told


@pytest.mark.parametrize(
    ("arguments", "key", "facts"),
    [
        (["copy-database"], "host-usage", {"word": "copy-database"}),
        (["copy-database", "a", "b", "c"], "host-usage", {"word": "copy-database"}),
        (["run", "fast"], "host-usage", {"word": "run"}),
        (["backup", "a", "b"], "host-usage", {"word": "backup"}),
        (["back-up"], "host-unknown-near", {"word": "back-up", "near": "backup"}),
        (["--verbose"], "host-unknown", {"word": "--verbose"}),
        (["postgresql://jon:slapshot@db.example/hockey"], "host-unknown-unnamed", {}),
        (["invite", "MTk4NjIy.Cl2FMQ.ZnCjm1"], "host-invite-id", {}),
    ],
)
def test_what_makes_no_sense_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], key: str, facts: dict[str, str]
) -> None:
    assert main(arguments) == 2
    program = {} if key == "host-invite-id" else {"program": "python -m bot"}
    assert capsys.readouterr() == ("", WORDS(key, **facts, **program) + "\n")


def test_an_invitation_asks_for_what_is_used_and_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert permissions() == discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        attach_files=True,
        read_message_history=True,
    )
    assert permissions(threads=True) == permissions() | discord.Permissions(create_public_threads=True)
    assert main(["invite", "1961"]) == 0
    _, plain, _, threads = capsys.readouterr().out.splitlines()
    assert plain == LINK.format(1961, permissions().value)
    assert threads == LINK.format(1961, permissions(threads=True).value)


async def test_whose_the_token_is_may_be_asked_of_discord(world: Sandbox) -> None:
    code, said, complained = await typed("invite", **world.environment())
    assert (code, complained) == (0, [])
    assert said[1] == LINK.format(world.store.application_id, permissions().value)


async def test_what_is_well_is_said_and_nothing_is_made_or_connected(world: Sandbox, tmp_path: Path) -> None:
    path = tmp_path / "new" / "league.sqlite3"
    code, said, complained = await typed("check", DATABASE_URL=f"sqlite:///{path}", **world.environment())
    assert (code, complained) == (0, [])
    assert said[1:] == [
        WORDS("host-check-settings"),
        WORDS("host-check-token", name="breakaway"),
        WORDS("host-check-database", place=str(path), standing="missing", kind="sqlite"),
        WORDS("host-check-good"),
    ]
    assert is_bare(tmp_path)
    assert world.gateway.identified == 0
    assert {entry.method for entry in world.journal.entries} == {"GET"}


async def test_all_that_is_wrong_with_the_application_is_told_in_one_go(
    world: Sandbox, tmp_path: Path
) -> None:
    world.store.application = {
        "interactions_endpoint_url": "https://example.org/taps",
        "bot_require_code_grant": True,
        "bot_public": False,
        "integration_types_config": {"0": {}, "1": {}},
    }
    own = world.store.commands[world.guild("Forum").id] = {5: {"id": "5", "type": 1, "name": "old"}}
    settings = world.environment() | {"DATABASE_URL": f"sqlite:///{tmp_path}/a.sqlite3", "HELPRES": "1"}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said, complained = await typed("check", **settings, PORT=port, BIND_ADDRESS="127.0.0.1")
    assert (code, complained) == (
        2,
        [
            WORDS("host-check-endpoint"),
            WORDS("host-check-code-grant"),
            WORDS("host-check-leftover", count=1),
            WORDS("host-port-taken", address="127.0.0.1", port=port),
            WORDS("host-check-failed"),
        ],
    )
    notes = {WORDS("host-check-user-install"), WORDS("host-check-private")}
    assert notes | {WORDS("host-check-unknown", name="HELPRES", near="HELPERS")} <= set(said)
    assert own
    _, said, complained = await typed("check", "--tidy", **settings)
    assert WORDS("host-check-tidied", count=1) in said
    assert not own
    _, said, _ = await typed("check", "--tidy", **settings)
    assert WORDS("host-check-no-old-commands") in said


async def test_the_host_s_command_is_no_leftover_in_the_host_s_server(world: Sandbox, tmp_path: Path) -> None:
    home, other = world.guild("The Office"), world.guild("Forum")
    for place in (home, other):
        world.store.commands[place.id] = {
            number: {"id": str(number), "type": 1, "name": name}
            for number, name in ((5, "hockey-host"), (6, "old"))
        }
    settings = {"DATABASE_URL": f"sqlite:///{tmp_path}/a.sqlite3", "HOST_SERVER": str(home.id)}
    _, _, complained = await typed("check", **world.environment(), **settings)
    assert complained[0] == WORDS("host-check-leftover", count=2)
    _, said, _ = await typed("check", "--tidy", **world.environment(), **settings)
    assert WORDS("host-check-tidied", count=2) in said
    assert [list(world.store.commands[place.id]) for place in (home, other)] == [[5], []]
    assert (await typed("check", **world.environment(), **settings))[2] == []


def test_a_network_disk_is_known_by_its_number() -> None:
    mounts = "36 35 8:1 / / rw - ext4 /dev/sda rw\n37 36 0:51 / /league rw shared:2 - nfs4 server:/ rw\n"
    assert network_disk(os.makedev(0, 51), mounts) == "nfs4"
    assert network_disk(os.makedev(8, 1), mounts) is None


def test_a_disk_without_room_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=7_000_000))
    main(["check"])
    line = WORDS("host-check-space", place=str(database), free="7", needed="50")
    assert line in capsys.readouterr().err.splitlines()


@pytest.mark.usefixtures("database")
def test_a_settings_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=a.b.c\n", "utf-8-sig")
    assert read(Settings).discord_token.get_secret_value() == "a.b.c"


def test_windows_itself_is_told_about_wsl(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert main(["run"]) == 2
    assert capsys.readouterr().err == WORDS("host-windows") + "\n"


@pytest.mark.parametrize(("release", "standing"), [(later_release, "older"), (nullcontext, "current")])
def test_how_a_database_stands_to_this_release_is_told(
    capsys: pytest.CaptureFixture[str],
    database: Path,
    release: Callable[[], AbstractContextManager[None]],
    standing: str,
) -> None:
    asyncio.run(make_tables(url_of(database)))
    with release():
        main(["check"])
    line = WORDS("host-check-database", place=str(database), standing=standing)
    assert line in capsys.readouterr().out


def test_a_backup_needs_no_token_and_is_made_beside_the_file(
    capsys: pytest.CaptureFixture[str], database: Path
) -> None:
    asyncio.run(fill(url_of(database)))
    assert main(["backup"]) == 0
    (made,) = database.parent.glob("league-*.sqlite3")
    assert re.fullmatch(r"league-\d{4}-\d\d-\d\d-\d{6}", made.stem)
    assert capsys.readouterr().out.splitlines()[-1] == WORDS("host-copy-done", place=str(made))
    assert asyncio.run(everything(url_of(made))) == asyncio.run(everything(url_of(database)))


def test_a_backup_may_be_named_and_is_never_written_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    asyncio.run(fill(url_of(database)))
    monkeypatch.chdir(database.parent)
    assert main(["backup", "kept/friday.sqlite3"]) == 0
    made = database.parent / "kept" / "friday.sqlite3"
    before = made.read_bytes()
    assert main(["backup", f"sqlite:///{made}"]) == 2
    assert capsys.readouterr().err == WORDS("host-copy-not-empty", place=str(made)) + "\n"
    assert made.read_bytes() == before


@pytest.mark.parametrize("named", [[], ["@from"]], ids=["settings", "file"])
def test_addresses_to_copy_from_and_to_need_not_be_arguments(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: Path, named: list[str]
) -> None:
    asyncio.run(fill(url_of(database)))
    monkeypatch.chdir(database.parent)
    made = database.with_name("made.sqlite3")
    Path("from").write_text(f"sqlite:///{database}\n")
    Path("to").write_text(f"sqlite:///{made}\n")
    assert main(["copy-database", *named, "@to"]) == 0
    assert asyncio.run(everything(url_of(made))) == asyncio.run(everything(url_of(database)))
    assert main(["copy-database", *named, "@missing"]) == 2
    assert capsys.readouterr().err == WORDS("host-copy-address", which="target") + "\n"
