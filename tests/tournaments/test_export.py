"""The file for other programs: every table points to rows that are there."""

import pytest

from tests.tournaments.playing import field_of, played
from tournaments.export import as_brackets_manager
from tournaments.model import Format


@pytest.mark.parametrize("kind", Format)
@pytest.mark.parametrize("begun", [False, True])
def test_ids_refer_to_rows(kind: Format, begun: bool) -> None:
    entrants = field_of(6)
    names = {each.id: f"Player {each.seed}" for each in entrants}
    pairings = played(kind, entrants) if begun else []
    data = as_brackets_manager("Cup", kind, entrants, pairings, names, best_of=3)
    ids = {table: [row["id"] for row in rows] for table, rows in data.items()}
    assert all(len(found) == len(set(found)) for found in ids.values())
    for match in data["match"]:
        assert match["round_id"] in ids["round"]
        assert match["group_id"] in ids["group"]
        for side in ("opponent1", "opponent2"):
            assert match[side] is None or match[side]["id"] in [None, *ids["participant"]]
    assert all(each["group_id"] in ids["group"] for each in data["round"])
    real = [each for each in pairings if each.second is not None]
    finished = [each for each in data["match"] if each["opponent1"] and "result" in each["opponent1"]]
    assert len(finished) == len(real)
    assert data["ranking"][0] == {
        "rank": 1,
        "id": 101,
        "name": "Player 1",
        "points": data["ranking"][0]["points"],
    }
