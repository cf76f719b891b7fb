"""What a new variant of the pile games takes: a row of the table, and its name in a catalogue of words."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

NETS = (
    "tests/hockey/test_conformance.py",
    "tests/cogs/test_examples.py",
    "tests/cogs/test_guide.py",
    "tests/cogs/test_match.py",
    "tests/hockey/test_oracle_agrees.py",
)
# Of whatever names the variant all, of the guide that it is told apart, and of the oracle that it plays the
# same match by chance.
CHOSEN = "(aces and not oracle) or same_match or tell_it_apart"
ROW = '    PileRules("aces", power="A", goal_is_chance=True, third_card=ThirdCard.BLOCKS),\n'
WORDS = '\n[aces]\nname = "Aces"\npitch = "Aces break away."\n'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The project elsewhere, with one more variant."""
    for room in ("hockey", "minds", "db", "bot", "faces", "cogs", "sandbox", "tests"):
        shutil.copytree(ROOT / room, tmp_path / room)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    catalogue, faces = tmp_path / "hockey" / "catalogue.py", tmp_path / "hockey" / "faces.toml"
    head, tail = catalogue.read_text().split('    PileRules("stockham"')
    catalogue.write_text(f'{head}{ROW}    PileRules("stockham"{tail}')
    faces.write_text(faces.read_text() + WORDS)
    return tmp_path


def run(checkout: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=checkout, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_variant_is_one_value_in_one_table(checkout: Path) -> None:
    assert "aces\t2\tAces\tAces break away.\n" in run(checkout, "hockey", "games")
    # Written by `golden` from a match by chance, since the variant has no kept record yet.
    run(checkout, "tests.hockey.golden")
    kept = checkout / "tests" / "hockey" / "data" / "golden"
    assert run(checkout, "hockey", "replay", str(kept / "aces.json")) == (kept / "aces.jsonl").read_text()
    run(checkout, "pytest", "-q", "-p", "no:cacheprovider", "-k", CHOSEN, *NETS)
