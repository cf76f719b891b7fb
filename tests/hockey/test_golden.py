import json

import pytest

from hockey.record import lines, read, write
from tests.hockey.golden import DATA
from tests.hockey.matches import ALL


@pytest.mark.parametrize("name", [game.id for game in ALL])
def test_a_kept_record_is_told_as_ever(name: str) -> None:
    kept = (DATA / f"{name}.json").read_text()
    record = read(kept)
    assert json.dumps(write(record)) + "\n" == kept
    told = [json.dumps(line) for line in lines(record)]
    assert told == (DATA / f"{name}.jsonl").read_text().splitlines()
