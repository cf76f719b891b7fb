import json
import subprocess
import sys
from pathlib import Path

import pytest

from hockey.catalogue import CATALOGUE
from hockey.record import lines, read
from tests.hockey.golden import DATA
from tests.hockey.matches import document
from tests.hockey.test_record import played_out


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hockey", *arguments], input=stdin, capture_output=True, text=True, check=False
    )


def test_replay_prints_a_line_for_each_play_and_the_outcome(tmp_path: Path) -> None:
    paper = played_out()
    file = tmp_path / "match.json"
    file.write_text(json.dumps(paper))
    done = run("replay", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line) for line in done.stdout.splitlines()] == list(lines(read(paper)))


def test_replay_prints_lines_to_the_letter() -> None:
    done = run("replay", "-", stdin=json.dumps(document()))
    head = '{"period": 1, "deal": 1, '
    assert done.stdout.splitlines() == [
        head + '"play": 1, "seat": 0, "card": "2C", "result": null, "call": "rank", "score": [0, 0]}',
        head + '"play": 2, "seat": 1, "card": "2D", "result": "chance", "call": "chance", "score": [0, 0]}',
        head + '"play": 3, "seat": 0, "card": "2H", "result": "chance", "call": "chance", "score": [0, 0]}',
        '{"outcome": "unfinished", "winner": null, "score": [0, 0]}',
    ]


@pytest.mark.parametrize("name", CATALOGUE)
def test_replay_tells_every_game(name: str) -> None:
    done = run("replay", str(DATA / f"{name}.json"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (DATA / f"{name}.jsonl").read_text()


def test_replay_names_what_breaks_the_rules() -> None:
    paper = document()
    paper["periods"][0]["plays"].append("AS")
    done = run("replay", "-", stdin=json.dumps(paper))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "period 1, play 4: not-in-hand\n"


@pytest.mark.parametrize(
    ("text", "line"), [("{", "period -, play -: not-json\n"), ("[]", "period -, play -: wrong-type\n")]
)
def test_replay_refuses_other_documents(text: str, line: str) -> None:
    done = run("replay", "-", stdin=text)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", line)


def test_replay_of_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    done = run("replay", str(tmp_path / "none.json"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1


def test_games_lists_the_catalogue() -> None:
    done = run("games")
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert rows == [[game.id, str(game.seats), game.name, game.pitch] for game in CATALOGUE.values()]
