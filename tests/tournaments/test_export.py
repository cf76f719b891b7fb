"""The export, checked as brackets-manager reads it: by ids that lead from table to table."""

import json
from typing import Any

import pytest

from tests.tournaments.playing import better_seed, field_of, scored
from tournaments.export import as_brackets_manager
from tournaments.model import Format, How, Pairing
from tournaments.pairing import next_round
from tournaments.standings import standings


@pytest.mark.parametrize("kind", Format)
def test_the_export_has_every_pairing_in_its_round(kind: Format) -> None:
    entrants, pairings = field_of(6), list[Pairing]()
    names = {each.id: f"Player {each.seed}" for each in entrants}
    for _ in range(2):
        pairings += [each if each.how else better_seed(each) for each in next_round(kind, entrants, pairings)]
    pairings += next_round(kind, entrants, pairings)
    data = json.loads(json.dumps(as_brackets_manager("Cup", kind, entrants, pairings, names)))
    assert [each["name"] for each in data["participant"]] == [*names.values()]
    rounds = {each["id"]: each for each in data["round"]}
    # Without it, brackets-manager says that a double knockout has no final.
    assert data["stage"][0]["settings"].get("grandFinal") == ("double" if kind is Format.DOUBLE else None)
    groups = {each["id"]: each["number"] for each in data["group"]}
    assert [*groups.values()] == ([1, 2, 3] if kind is Format.DOUBLE else [1])
    spots = [(each["group_id"], rounds[each["round_id"]]["number"], each["number"]) for each in data["match"]]
    assert len(spots) == len(set(spots))
    assert all(rounds[each["round_id"]]["group_id"] == each["group_id"] for each in data["match"])
    both = [
        (each["opponent1"]["id"], each["opponent2"]["id"], each["status"])
        for each in data["match"]
        if each["opponent1"] and each["opponent2"] and each["opponent1"]["id"] and each["opponent2"]["id"]
    ]
    status = {How.PLAYED: 4, None: 3}
    assert {(each.first, each.second, status[each.how]) for each in pairings if each.second} == {
        each for each in both if each[2] != 2
    }
    won = [each["opponent1"] for each in data["match"] if each["status"] == 4]
    assert {(each["score"], each["result"]) for each in won} <= {(1, "win"), (0, "loss")}
    assert [(each["rank"], each["id"], each["name"]) for each in data["ranking"]] == [
        (each.place, each.entrant, names[each.entrant]) for each in standings(kind, entrants, pairings)
    ]


def test_a_tie_is_a_draw_and_a_match_that_an_admin_ended_is_nobodys() -> None:
    tied, ended = scored(Pairing(1, 1, 101, 102), 2, 2), Pairing(1, 2, 103, 104, None, How.FORFEIT)
    names = {each.id: "" for each in field_of(4)}
    data = as_brackets_manager("Night", Format.DUPLICATE, field_of(4), [tied, ended], names)
    sides: list[Any] = [each[side] for each in data["match"] for side in ("opponent1", "opponent2")]
    assert [(side.get("result"), side["score"], "forfeit" in side) for side in sides] == [
        ("draw", 2, False),
        ("draw", 2, False),
        (None, 0, False),
        (None, 0, False),
    ]
