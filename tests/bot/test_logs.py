import logging
from collections.abc import Iterator

import pytest

from bot import logs

SECRETIVE = [*logs.NEVER_BELOW_INFO, *logs.NEVER_BELOW_WARNING]


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    levels = {name: logging.getLogger(name).level for name in SECRETIVE}
    yield
    root.setLevel(level)
    root.handlers[:] = handlers
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


@pytest.mark.parametrize(
    "name",
    [
        "discord.http",
        "discord.gateway",
        "discord.webhook.async_",
        "discord.client",
        "aiosqlite",
        "sqlalchemy.engine.Engine",
        "sqlalchemy.pool",
    ],
)
def test_what_could_write_a_secret_is_quiet_however_loud_the_rest(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    logs.set_up("DEBUG")
    logging.getLogger(name).debug("a secret")
    logging.getLogger("bot.desk").debug("no secret")
    told = capsys.readouterr().err
    assert "a secret" not in told.replace("no secret", "")
    assert "no secret" in told


def test_statements_with_their_parameters_are_not_written_at_info_either(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("INFO")
    logging.getLogger("sqlalchemy.engine.Engine").info("('deck 8S 9S',)")
    logging.getLogger("bot").info("hello")
    told = capsys.readouterr().err
    assert "deck" not in told
    assert "hello" in told


def test_a_host_who_wants_less_gets_less(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("ERROR")
    for name in [*SECRETIVE, "bot"]:
        logging.getLogger(name).warning("a warning")
    assert capsys.readouterr().err == ""
