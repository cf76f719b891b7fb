"""What the second voice has heard, and what a call is worth after the one before."""

from itertools import pairwise

from faces.pile.calls import left_after, told_as
from faces.pile.remarks import remarks_on
from hockey.catalogue import PILE_GAMES
from tests.cogs.drawn import after, drawn
from tests.cogs.test_voices import view_of
from tests.hockey.matches import log_of


def told_of(game: str, plays: str) -> list[str]:
    view, rules = view_of(after(game, plays)), PILE_GAMES[game].rules
    return [told_as(rules, 3, *both) for both in zip([None, *view.calls], view.calls, strict=False)]


def remark_kinds(game: str, plays: str, centre: str = "") -> list[str | None]:
    view = view_of(after(game, plays, centre=centre))
    found = remarks_on(PILE_GAMES[game].rules, 3, view.calls)
    return [None if remark is None else remark.kind for remark in found]


def test_what_the_second_voice_has_heard() -> None:
    assert remark_kinds("classic", "J 4 4")[-1] == "first"
    assert remark_kinds("streak", "J 4 4 5 5")[2:] == ["first", None, "again"]
    assert remark_kinds("classic", "J 4 4 J 5 5")[2:] == ["first", None, None, "level"]
    assert remark_kinds("streak", "J 4 4 J 5 5 6 6")[5:] == ["level", None, "lead"]
    assert remark_kinds("streak", "J 4 4 5 5 J 6 6")[-1] == "reply"
    assert remark_kinds("classic", "J 4 3 J 5 6")[-1] is None
    assert remark_kinds("classic", "J 4 3 5 J 8 7")[-1] == "posts"
    assert remark_kinds("streak", "J 4 4 5 6 7 8 9 T 2 J 5 5")[-1] == "keeps"


def test_a_period_that_ends_takes_the_breakaway_with_it() -> None:
    once = "2 3 4 5 6 7 8 9 T J Q K A"
    assert remark_kinds("classic", f"{once} {once} {once} 2 3 4 5 6 7 8 9 T Q A K J")[-1] == "horn"
    game = PILE_GAMES["saskatchewan"]
    for seed in range(20):
        calls = view_of(drawn(game, log_of(game, seed))).calls
        for before, call in pairwise(calls):
            told = told_as(game.rules, 3, before, call)
            chance = before.period == call.period and before.call in ("chance", "goal")
            lost = chance and call.call == "rank" and left_after(game.rules, 3, call) == 0
            assert (told == "expires") == lost


def test_a_call_is_told_with_what_came_before() -> None:
    assert told_of("classic", "J J J 4 9") == ["chance", "taken", "taken", "shoots", "wide"]
    assert told_of("classic", "7 9 3 3 7 8 7")[-3:] == ["clears", "post-cleared", "rank"]
    assert told_of("classic", "2 3 4 5 6 7 8 9 J T 2")[-3:] == ["chance", "waits", "wide"]
    assert told_of("streak", "2 3 4 5 6 7 J 9 9 T 2")[-3:] == ["goal", "waits", "wide"]
    assert told_of("classic", "2 3 4 5 6 7 J 9 9 T 2")[-3:] == ["goal", "rank", "rank"]
