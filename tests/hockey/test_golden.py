import json
from typing import Any

import pytest

from hockey.record import lines, read, write
from tests.hockey import oracle, oracle_field
from tests.hockey.golden import DATA
from tests.hockey.matches import ALL


@pytest.mark.parametrize("name", [game.id for game in ALL])
def test_a_kept_record_is_told_as_ever(name: str) -> None:
    kept = (DATA / f"{name}.json").read_text()
    record = read(kept)
    assert json.dumps(write(record)) + "\n" == kept
    told = [json.dumps(line) for line in lines(record)]
    assert told == (DATA / f"{name}.jsonl").read_text().splitlines()


@pytest.mark.parametrize("name", [*oracle.VARIANTS, "field"])
def test_the_oracles_tell_kept_records_alike(name: str) -> None:
    kept: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text())
    told = [json.loads(line) for line in (DATA / f"{name}.jsonl").read_text().splitlines()]
    assert (oracle_field if name == "field" else oracle).replay(kept) == told
