import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hockey.cards import RANKS, SUITS, Card
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.record import LARGEST
from tests.hockey.golden import DATA
from tests.hockey.matches import document

pytestmark = pytest.mark.slow


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hockey", *arguments], input=stdin, capture_output=True, text=True, check=False
    )


def test_replay_prints_lines_to_the_letter() -> None:
    done = run("replay", "-", stdin=json.dumps(document()))
    head = '{"period": 1, "deal": 1, '
    assert done.stdout.splitlines() == [
        head + '"play": 1, "seat": 0, "card": "2C", "result": null, "call": "rank", "score": [0, 0]}',
        head + '"play": 2, "seat": 1, "card": "2D", "result": "chance", "call": "chance", "score": [0, 0]}',
        head + '"play": 3, "seat": 0, "card": "2H", "result": "chance", "call": "chance", "score": [0, 0]}',
        '{"outcome": "unfinished", "winner": null, "score": [0, 0]}',
    ]


@pytest.mark.parametrize("name", ["Женя", "Zoé", "🏒", "\ud800"])
def test_a_box_score_tells_any_name_to_any_output(name: str) -> None:
    paper = json.dumps(document(players=[name, "Ida"]))
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for each in (env, {**env, "PYTHONIOENCODING": "utf-8"}):
        command = [sys.executable, "-m", "hockey", "box", "-"]
        done = subprocess.run(
            command, input=paper, capture_output=True, text=True, encoding="utf-8", check=False, env=each
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["players"] == [name, "Ida"]


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


COMMANDS = [("games",), ("replay", str(DATA / "classic.json"))]


def write_to(output: int, *arguments: str) -> tuple[int, str]:
    """What happens to a command whose output goes there, and what it says about it."""
    command = [sys.executable, "-m", "hockey", *arguments]
    done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, text=True, check=False)
    return done.returncode, done.stderr


def with_closed(stream: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run it from a shell that closes one of the streams: `<`, `>` or `2>`."""
    command = ["sh", "-c", f'exec "$0" -m hockey "$@" {stream}&-', sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: arguments[0])
def test_a_reader_that_stops_ends_it_quietly(arguments: tuple[str, ...]) -> None:
    """Like after `| head -1`: it ends as if by the signal, like other programs in a pipe."""
    reading, writing = os.pipe()
    os.close(reading)
    assert write_to(writing, *arguments) == (128 + signal.SIGPIPE, "")
    os.close(writing)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux's")
@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: arguments[0])
def test_a_full_disk_is_told_in_a_sentence(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        status, told = write_to(full.fileno(), *arguments)
    assert status == 1
    assert told == "The output could not be written: No space left on device.\n"


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: arguments[0])
def test_a_closed_output_is_told_in_a_sentence(arguments: tuple[str, ...]) -> None:
    done = with_closed(">", *arguments)
    assert (done.returncode, done.stderr) == (1, "The output could not be written: it is closed.\n")


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A record of fifty megabytes, which isn't kept."""
    path = tmp_path_factory.mktemp("large") / "large.json"
    path.write_text(json.dumps(document(periods=[])).replace("[]", f"[{'[], ' * 12_500_000}[]]"))
    assert path.stat().st_size > 50_000_000
    yield path
    path.unlink()


@pytest.mark.parametrize("from_stdin", [False, True], ids=["file", "stdin"])
def test_what_is_larger_than_any_match_is_refused_before_it_fills_the_memory(
    large: Path, *, from_stdin: bool
) -> None:
    kibibytes = 400_000
    script = f'ulimit -v {kibibytes}; exec "$0" -m hockey replay "$1" < "$2"'
    name = "-" if from_stdin else str(large)
    command = ["sh", "-c", script, sys.executable, name, str(large)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr
        == f"{name}: This is larger than the record of any match, which has at most {LARGEST} bytes.\n"
    )


def test_a_match_of_a_thousand_periods_is_replayed(tmp_path: Path) -> None:
    """No goal is possible while no one is dealt a rank twice in a row."""
    game = PILE_GAMES["original"]
    order = [Card(rank + suit) for suit in SUITS for rank in RANKS]
    period = {"overtime": True, "deck": order, "centre": [], "plays": order}
    periods = [{**period, "dealer": count % 2, "overtime": count > 0} for count in range(1000)]
    paper = document(game.id, length=1, knockout=True, periods=periods)
    file = tmp_path / "long.json"
    file.write_text(json.dumps(paper))
    done = run("replay", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 52 * 1000 + 1


def test_games_lists_the_catalogue() -> None:
    done = run("games")
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert rows == [[game.id, str(game.seats), game.name, game.pitch] for game in CATALOGUE.values()]
