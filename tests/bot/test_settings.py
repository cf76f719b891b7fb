import os
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.command_line import main
from bot.host.reading import read
from bot.settings import PROJECT, Settings, forget_secrets
from bot.tasks import task_of
from bot.words import words_for

TOKEN = "MTk4NjIy.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # noqa: S105 - the made-up example of Discord's documentation
# A row of the page of settings.
ROW = re.compile(r"^\| `([A-Z_]+)` \| (.+?) \| ?(.*?) ?\|$", re.MULTILINE)
NAMES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A host that has set only the token."""
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)


def test_a_token_is_all_it_takes() -> None:
    settings = read(Settings)
    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.api_url == "https://discord.com/api/v10"
    assert settings.database.database == str(PROJECT / "breakaway.sqlite3")
    assert settings.challenge_expiry == timedelta(days=1)
    assert settings.log_level == "INFO"


@pytest.mark.parametrize(("mode", "told"), [(0o600, False), (0o640, False), (0o644, True)])
def test_a_file_that_others_can_read_is_told_at_the_start(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, mode: int, told: bool
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}")
    file.chmod(mode)
    task_of(["run"], "breakaway").close()
    line = words_for(None)("host-file-open", file=str(file))
    assert capsys.readouterr().err.count(line) == told


@pytest.mark.parametrize("by", ["environment", ".env"])
def test_a_misspelt_setting_is_told_at_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, by: str
) -> None:
    if by == "environment":
        monkeypatch.setenv("BACKUP_TMIE", "04:00")
    else:
        (tmp_path / ".env").write_text("BACKUP_TMIE=04:00\n", encoding="utf-8")
    task_of(["run"], "breakaway").close()
    line = words_for(None)("host-check-unknown", name="BACKUP_TMIE", near="BACKUP_TIME")
    (told,) = [each for each in capsys.readouterr().err.splitlines() if each.endswith(line)]
    assert "WARNING" in told


def test_settings_come_from_the_env_file_and_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = ["DISCORD_TOKEN=from-the-file", "CHOICE_TIME=5", "LOG_LEVEL=DEBUG", "SOMETHING_ELSE=1"]
    (tmp_path / ".env").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    settings = read(Settings)
    assert settings.choice_time == timedelta(seconds=5)
    assert settings.log_level == "ERROR"
    assert settings.discord_token.get_secret_value() == TOKEN
    monkeypatch.delenv("DISCORD_TOKEN")
    assert read(Settings).discord_token.get_secret_value() == "from-the-file"


@pytest.mark.parametrize("name", [name for name in NAMES if name != "DISCORD_TOKEN"])
def test_what_is_set_to_nothing_counts_as_left_out(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "")
    field = name.lower()
    assert getattr(read(Settings), field) == Settings.model_fields[field].default


def test_the_settings_of_the_log_may_be_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    monkeypatch.setenv("LOG_FORMAT", "JSON")
    settings = read(Settings)
    assert (settings.log_level, settings.log_format) == ("DEBUG", "json")


def test_in_the_image_a_missing_token_is_told_of_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("BREAKAWAY_CONTAINER", "1")
    assert main() == 2
    told = words_for(None)("host-discord-token", install="image", file=str(tmp_path / ".env"))
    assert capsys.readouterr().err == told + "\n"


@pytest.mark.parametrize(
    ("written", "meant"), [("90", 90.0), ("0.5", 0.5), ("PT2M", 120.0), ("P1D", 86400.0)]
)
def test_durations_are_seconds_or_iso_8601(
    monkeypatch: pytest.MonkeyPatch, written: str, meant: float
) -> None:
    monkeypatch.setenv("CHALLENGE_EXPIRY", written)
    assert read(Settings).challenge_expiry.total_seconds() == meant


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("sqlite:////var/lib/breakaway.sqlite3", "/var/lib/breakaway.sqlite3"),
        ("sqlite:///data/b.sqlite3", f"{PROJECT}/data/b.sqlite3"),
        ("sqlite:///./b.sqlite3", f"{PROJECT}/b.sqlite3"),
        ("sqlite+aiosqlite:///b.sqlite3", f"{PROJECT}/b.sqlite3"),
    ],
)
def test_a_relative_database_stands_in_the_project(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, path: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", written)
    url = read(Settings).database
    assert (url.drivername, url.database) == ("sqlite+aiosqlite", path)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_a_database_on_a_server_is_named_as_hosts_name_it(
    monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"{scheme}://jon:p%40ss@db.example:5433/hockey?sslmode=require")
    url = read(Settings).database
    assert (url.drivername, url.username, url.password) == ("postgresql+asyncpg", "jon", "p@ss")
    assert (url.host, url.port, url.database) == ("db.example", 5433, "hockey")
    assert url.query == {"sslmode": "require"}


def test_a_time_for_backups_is_refused_where_there_is_no_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BACKUP_TIME", "04:00")
    assert read(Settings).backups == PROJECT / "backups"
    monkeypatch.setenv("BACKUP_FOLDER", "data/copies")
    assert read(Settings).backups == PROJECT / "data" / "copies"
    monkeypatch.setenv("DATABASE_URL", "postgresql://jon:slapshot@db.example/hockey")
    assert main() == 2
    assert capsys.readouterr() == ("", words_for(None)("host-backup-time-postgresql") + "\n")


COOLDOWNS = ["soon", "-5", "nan", "inf", "1e400", "P31D", "2592001"]
DURATIONS = [*COOLDOWNS, "0", "PT0S"]
RESTS = ["soon", "-5", "nan", "61", "P1D"]
LINKS = ["example.org", "mailto:jon@example.org", "https://", "https://example.org/" + 500 * "x"]
COUNTS = ["some", "0", "-1", "2.5", "26"]
BAD: dict[str, list[str | None]] = {
    "DISCORD_TOKEN": [None, "", "  ", "two words", "tökén", "a\nb"],
    "DISCORD_TOKEN_FILE": [],  # problems with a file have their own sentences
    "PRIVACY_POLICY_URL": [*LINKS],
    "TERMS_URL": [*LINKS],
    "SUPPORT_URL": [*LINKS],
    "MONITOR_URL": ["hc-ping.com/x", "ftp://example.org", "https://", "  ", "no"],
    "DATABASE_URL": [
        "breakaway.sqlite3",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///breakaway.sqlite3?timeout=30",
        "postgresql://localhost",
        "postgresql+psycopg://localhost/hockey",
        "postgresql://h:port/d",
        "mysql://x/y",
        "://",
    ],
    "DISCORD_API_URL": ["127.0.0.1:8080", "ftp://discord.com", "/api", "http://"],
    "LOG_LEVEL": ["LOUD", "10"],
    "LOG_FORMAT": ["xml"],
    "PORT": ["0", "65536", "http", "80.5"],
    "BIND_ADDRESS": ["localhost:8080", "here", "127.0.0"],
    **{
        f"{name}_TIME": [*DURATIONS]
        for name in ("CHOICE", "PRESENCE", "REMINDER", "LAST_CARD", "LIVE_TURN", "RELAXED_TURN")
    },
    **{f"{name}_TIME": [*DURATIONS] for name in ("HEARTBEAT", "HEALING", "PACKING", "TAKEOVER")},
    "CHALLENGE_EXPIRY": [*DURATIONS],
    "CARD_EMOJIS": ["maybe", "2"],
    "MERGE_TIME": [*RESTS],
    "REVEAL_TIME": [*RESTS],
    "OPPONENT_TIME": [*RESTS],
    "BACKUP_TIME": ["soon", "4", "14400", "24:00", "4:00", "04.00", "4am"],
    "BACKUP_FOLDER": [__file__, f"{__file__}/backups", 300 * "x"],
    "HOST_SERVER": ["The Rink", "0", "-5", "2.5", str(2**63)],
    "RELEASES_URL": [*LINKS],
    "OFFER_COOLDOWN": [*COOLDOWNS],
    "SERVER_COOLDOWN": [*COOLDOWNS],
    "HELPERS": ["some", "0", "-1", "1.5", "5"],
    "MOST_OFFERS": [*COUNTS],
    "MOST_MATCHES": [*COUNTS],
}


def test_every_setting_is_tried_with_bad_values() -> None:
    assert set(BAD) == set(NAMES)


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in BAD.items() for value in values]
)
def test_a_bad_value_ends_with_the_line_that_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    name: str,
    value: str | None,
) -> None:
    # If a bad value passes, this ends the run before it looks for a Discord.
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{__file__}/no.sqlite3")
    if value is None:
        monkeypatch.delenv(name)
    else:
        monkeypatch.setenv(name, value)
    assert main() == 2
    told = capsys.readouterr()
    key = f"host-{name.lower().replace('_', '-')}"
    assert told.err == words_for(None)(key, install="checkout", file=str(tmp_path / ".env")) + "\n"
    assert told.out == ""
    assert name in told.err


def test_a_folder_for_backups_that_is_out_of_reach_keeps_no_one_from_playing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.symlink_to(folder)
    monkeypatch.setenv("BACKUP_FOLDER", str(folder))
    assert read(Settings).backups == folder


def test_settings_in_a_log_line_keep_token_and_password_to_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://jon:slapshot@db.example/hockey")
    settings = read(Settings)
    told = f"{settings} {settings!r} {settings.discord_token} {settings.model_dump()} {settings.database}"
    assert TOKEN not in told
    assert "slapshot" not in told


def test_no_password_of_the_file_that_compose_gives_us_reaches_child_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("DATABASE_URL", "POSTGRES_PASSWORD", "GRAFANA_PASSWORD"):
        monkeypatch.setenv(name, "slapshot")
    forget_secrets()
    assert "slapshot" not in os.environ.values()


@pytest.fixture
def token_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file named instead of a token; it doesn't exist yet."""
    monkeypatch.delenv("DISCORD_TOKEN")
    path = tmp_path / "secret"
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(path))
    return path


def test_the_token_may_stand_in_a_file(token_file: Path) -> None:
    token_file.write_text(f"{TOKEN}\n", encoding="utf-8")
    settings = read(Settings)
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in f"{settings} {settings!r} {settings.model_dump()}"


@pytest.mark.parametrize("by", ["environment", ".env"])
def test_a_token_and_a_file_are_one_too_many(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    token_file: Path,
    capsys: pytest.CaptureFixture[str],
    by: str,
) -> None:
    token_file.write_text(TOKEN, encoding="utf-8")
    if by == "environment":
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    else:
        (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}", encoding="utf-8")
    assert main() == 2
    assert capsys.readouterr() == ("", words_for(None)("host-discord-token-twice") + "\n")


@pytest.mark.parametrize("content", [b"", b" \n", b"two words", "tökén".encode(), b"x y" * 100_000])
def test_a_file_that_holds_no_token_is_told_of(
    token_file: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    assert main() == 2
    assert capsys.readouterr() == ("", words_for(None)("host-discord-token-file") + "\n")
    token_file.write_bytes(content)
    assert main() == 2
    assert capsys.readouterr() == ("", words_for(None)("host-discord-token-file-holds-none") + "\n")


def test_the_example_file_has_every_setting() -> None:
    written = (PROJECT / ".env.example").read_text(encoding="utf-8")
    lacking = [name for name in NAMES if not re.search(rf"^#?{name}=", written, re.MULTILINE)]
    assert not lacking, f"add to .env.example: {', '.join(lacking)}"


def test_the_page_of_settings_has_each_with_its_limits_and_default() -> None:
    page = (PROJECT / "docs/hosting/settings.md").read_text(encoding="utf-8")
    rows = {name: (takes, default) for name, takes, default in ROW.findall(page)}
    assert rows.keys() == set(NAMES)
    for name, field in Settings.model_fields.items():
        takes, default = rows[name.upper()]
        limits = {kind: value for each in field.metadata for kind, value in _limits(each)}
        match field.default:
            case timedelta() as usual:
                low = "a duration above 0" if "gt" in limits else "a duration"
                most = limits["le"]
                longest = f"{most.days} days" if most.days else f"{most.seconds} seconds"
                assert (takes, default) == (f"{low}, at most {longest}", f"`{usual.total_seconds():.0f}`")
            case bool() as usual:
                assert (takes, default) == ("a switch", "`on`" if usual else "`off`")
            case int() as usual:
                assert (takes, default) == (f"{limits['ge']} to {limits['le']}", f"`{usual}`")
            case None | "":
                assert default in ("none", "")
            case SecretStr() as usual:
                assert default == f"`{usual.get_secret_value()}`"
            case usual:
                assert default == f"`{usual}`"


def _limits(constraint: object) -> list[tuple[str, Any]]:
    return [(kind, getattr(constraint, kind)) for kind in ("gt", "ge", "le") if hasattr(constraint, kind)]
