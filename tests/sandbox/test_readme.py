"""What the README tells people to type or open."""

import re
import subprocess
import sys
from pathlib import Path

from bot.tasks import COMMANDS

PROJECT = Path(__file__).parents[2]
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def test_the_commands_that_are_named_exist() -> None:
    named = set(re.findall(r"`breakaway (\w[\w-]+)", README))
    assert named
    assert named <= set(COMMANDS)


def test_a_newcomer_gets_the_code_before_running_it() -> None:
    got, run = README.index("`git clone`"), README.index("make run")
    assert got < run
    targets = set(re.findall(r"^([a-z]+):", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"^make ([a-z]+)|`make ([a-z]+)`", README, re.MULTILINE))
    assert {one or other for one, other in named} <= targets


def test_a_host_has_a_token_before_installing_checking_and_inviting() -> None:
    steps = re.findall(r"^(\d)\. (.+)$", README, re.MULTILINE)
    assert [int(number) for number, _ in steps] == [*range(1, len(steps) + 1)]
    typed = "the token", "`pipx install breakaway-", "`.env`", "`breakaway check`", "`breakaway invite`"
    at = [next(place for place, (_, text) in enumerate(steps) if told in text) for told in typed]
    assert at == [*range(len(typed))]


def test_the_places_in_other_pages_are_there() -> None:
    named = re.findall(r"\]\(([\w/.]+\.md)#([\w-]+)\)", README)
    assert named
    for page, place in named:
        headings = re.findall(r"^#+ (.+)$", (PROJECT / page).read_text(encoding="utf-8"), re.MULTILINE)
        assert place in {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_the_record_that_is_named_can_be_replayed() -> None:
    named = re.search(r"\]\((tests/hockey/data/\S+\.json)\)", README)
    assert named
    done = subprocess.run(
        [sys.executable, "-m", "hockey", "replay", named[1]], cwd=PROJECT, capture_output=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout
