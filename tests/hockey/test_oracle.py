import json
from typing import Any

import pytest

from tests.hockey.count_calls import DATA, PLAN, count, table
from tests.hockey.hand_made import match, period
from tests.hockey.oracle import VARIANTS, replay

QUIET = "23456789TQKA" * 4 + "JJJJ"


@pytest.mark.parametrize(
    ("overtimes", "more", "outcome", "winner"),
    [
        ([], {}, "unfinished", None),
        (["7744"], {}, "win", 0),
        (["774"], {}, "unfinished", None),
        ([QUIET], {}, "tie", None),
        ([QUIET], {"knockout": True}, "unfinished", None),
        ([QUIET, "7744"], {"knockout": True}, "win", 1),
        (["774"], {"end": {"by": "resign", "winner": 1}}, "win", 1),
        (["774"], {"end": {"by": "admin", "winner": None}}, "unfinished", None),
    ],
)
@pytest.mark.parametrize("length", [1, 3])
def test_level_periods_go_to_sudden_death(
    length: int, overtimes: list[str], more: dict[str, Any], outcome: str, winner: int | None
) -> None:
    played = [QUIET] * length + overtimes
    periods = [
        period(ranks, dealer=(1 + number) % 2, overtime=number >= length)
        for number, ranks in enumerate(played)
    ]

    *_, last = replay(match("classic", *periods, length=length, **more))

    score = [0, 0] if overtimes[-1:] != ["7744"] else [1 - (winner or 0), winner or 0]
    assert last == {"outcome": outcome, "winner": winner, "score": score}


@pytest.mark.parametrize("game", PLAN)
def test_the_counts_on_file_are_the_oracle_s(game: str) -> None:
    kept = json.loads((DATA / f"calls_{game}.json").read_text())["tables"]
    for plan, on_file in zip(PLAN[game], kept, strict=True):
        counts = on_file.pop("counts")
        assert table(game, plan) == on_file
        plays = sum(sum(by_call.values()) for by_call in counts["plays"].values())
        # The larger trees are too slow for every run; writing them again leaves the files unchanged.
        if plays < 6000:
            assert json.loads(json.dumps(count(game, on_file))) == counts


@pytest.mark.parametrize("game", PLAN)
def test_the_counts_on_file_reach_every_call_of_the_game(game: str) -> None:
    kept = json.loads((DATA / f"calls_{game}.json").read_text())["tables"]
    reached = {call for one in kept for by_call in one["counts"]["plays"].values() for call in by_call}
    wanted = {"goal", "chance", "shoots", "post", "save", "wide", "rank"}
    wanted |= {"block"} if VARIANTS[game]["third"] != "takes" else set()
    wanted |= {"clears"} if not VARIANTS[game]["power_scores"] else set()
    assert reached == wanted
