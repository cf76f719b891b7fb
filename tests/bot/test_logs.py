import json
import logging
from datetime import datetime

import pytest

from bot.watching import logs

LIBRARIES = ["discord.http", "discord.gateway", "discord.webhook.async_", "discord.client"]
LIBRARIES += ["aiosqlite", "sqlalchemy.engine.Engine", "sqlalchemy.pool"]


@pytest.mark.parametrize("name", LIBRARIES)
def test_what_could_write_a_secret_is_quiet_however_loud_the_rest(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    logs.set_up("DEBUG")
    logging.getLogger(name).debug("a secret")
    logging.getLogger("bot.matches.matches").debug("no secret")
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


def test_as_json_every_line_is_an_object_with_the_facts_beside_the_message(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("INFO", "json")
    logging.getLogger("bot.watching.taps").info("kept ply=%d", 3, extra={"ply": 3})
    logging.getLogger("bot").error("two\nlines", exc_info=ValueError("why"))
    kept, failed = map(json.loads, capsys.readouterr().err.splitlines())
    assert datetime.fromisoformat(kept.pop("at"))
    assert kept == {"level": "INFO", "logger": "bot.watching.taps", "message": "kept ply=3", "ply": 3}
    assert failed["message"] == "two\nlines"
    assert "ValueError: why" in failed["exc_info"]
