import json
import logging
import subprocess
import sys
from datetime import datetime

import pytest

from bot.settings import PROJECT
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
    assert datetime.fromisoformat(kept.pop("at")).utcoffset() is not None
    assert kept == {"level": "INFO", "logger": "bot.watching.taps", "message": "kept ply=3", "ply": 3}
    assert failed["message"] == "two\nlines"
    assert "ValueError: why" in failed["exc_info"]


FAULTS = """
import threading, warnings
from bot.watching import logs
logs.set_up("INFO", "json")
warnings.warn("careful")
threading.Thread(target=lambda: 1 / 0).start()
raise ValueError("the end")
"""


def test_as_json_warnings_and_faults_of_python_itself_are_objects_too() -> None:
    said = subprocess.run([sys.executable, "-c", FAULTS], capture_output=True, check=False, cwd=PROJECT)
    lines = [json.loads(line) for line in said.stderr.splitlines()]
    assert "careful" in lines[0]["message"]
    assert ["ZeroDivisionError" in lines[1]["exc_info"], "the end" in lines[2]["exc_info"]] == [True, True]
    assert said.returncode == 1
