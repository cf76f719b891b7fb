from typing import Any

import pytest

from tests.hockey.hand_made import match, period
from tests.hockey.oracle import replay

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
