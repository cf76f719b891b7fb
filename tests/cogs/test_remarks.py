"""What the second voice has heard, and what a call is worth after the one before."""

from dataclasses import dataclass
from itertools import pairwise

import pytest

from db.model.league import NEVER_MET, Met
from faces.pile.calls import left_after, told_as
from faces.pile.remarks import remarks_on
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from tests.cogs.drawn import after, drawn, period
from tests.cogs.test_voices import view_of
from tests.hockey.matches import Log, cards, log_of


def told_of(game: str, plays: str) -> list[str]:
    view, rules = view_of(after(game, plays)), PILE_GAMES[game].rules
    return [told_as(rules, 3, *both) for both in zip([None, *view.calls], view.calls, strict=False)]


@dataclass(frozen=True)
class Remark:
    """The words, their player, and the numbers behind them."""

    kind: str
    seat: int
    count: int


def remarks(game: str, plays: str, centre: str = "", met: Met = NEVER_MET) -> list[Remark | None]:
    view = view_of(after(game, plays, centre=centre))
    said = remarks_on(PILE_GAMES[game].rules, 3, view.calls, view.opened, met)
    return [None if aside is None else Remark(aside.kind, aside.seat, aside.count) for aside in said]


def remark_kinds(game: str, plays: str, centre: str = "", met: Met = NEVER_MET) -> list[str | None]:
    return [None if remark is None else remark.kind for remark in remarks(game, plays, centre, met)]


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


def test_a_shot_is_judged_by_the_cards_that_lie_open() -> None:
    # Three Fours among 46 cards, two of them the shooter's: one time in eight.
    assert remarks("classic", "2 3 5 6 J 4")[-1] is None
    # The last deal: three Fours among 10 cards, five the shooter's, then two, then one, which is even.
    late = "2 3 5 6 7 8 9 T " * 4
    assert remarks("classic", late + "Q A Q A Q A Q A J 4")[-1] == Remark("danger", 0, 92)
    assert remarks("classic", late + "Q A Q A Q A Q 4 J 4")[-1] == Remark("danger", 0, 78)
    assert remarks("classic", late + "Q A Q A Q 4 Q 4 J 4")[-1] is None
    # One card in hand, and three Fours among 44.
    assert remarks("classic", "2 3 5 6 7 8 J 4 4")[-1] == Remark("long-shot", 0, 7)
    # A card that lay open when the period began is in nobody's hand.
    assert remarks("saskatchewan", "A A 5", "K Q 6 8")[-1] == Remark("danger", 1, 55)
    assert remarks("saskatchewan", "A A 5", "K Q 6 5")[-1] == Remark("danger", 1, 51)
    # Of 49 cards 10 score, 50.4 times in a hundred: whole numbers would call that better than 50%.
    assert remarks("saskatchewan", "J 4", "K Q 6 5")[-1] is None


def test_a_player_who_was_beaten_again_and_again_is_told_of_when_they_lead() -> None:
    assert remarks("classic", "J 4 4", met=Met((1, 5), 0, -4))[-1] == Remark("revenge", 0, 4)
    assert remark_kinds("classic", "J 4 4", met=Met((5, 1), 0, 4))[-1] == "first"
    assert remark_kinds("classic", "J 4 4", met=Met((1, 5), 0, -2))[-1] == "first"


def test_what_is_counted_for_the_second_voice() -> None:
    low = "2 3 5 6 7 8 9 T Q K " * 4
    assert remarks("classic", f"{low[:-4]}J A 4")[-1] == Remark("dry", 0, 41)
    assert remarks("classic", f"J 4 4 {low[:-2]} J A A")[-1] == Remark("drought", 0, 41)
    assert remarks("classic", f"J 4 4 {low} A J 4 4")[-1] == Remark("late-goal", 0, 5)
    assert remarks("classic", "2 3 4 5 6 7 8 9 T Q K A " * 4 + "J")[-1] == Remark("late", 0, 3)
    assert remarks("classic", "2 2 4 6 3 3 5 7 4 4 6 8 5 5 7 9")[-1] == Remark("misses", 1, 4)
    assert remarks("classic", "2 2 2 2 5 9 3 3 3 3 6 T 4 4")[-1] == Remark("chances", 1, 5)
    assert remarks("classic", "J 4 3 5 J 8 7")[-1] == Remark("posts", 0, 2)


@pytest.mark.parametrize(
    ("plays", "heard"), [("7 8 7 8 7 8 8 7", []), ("7 8 7 8 7 7 8 8", ["late", "sudden"])]
)
def test_a_first_breakaway_of_overtime_is_no_hope_with_one_card_left(plays: str, heard: list[str]) -> None:
    small = PileGame(PileRules("house", power="", deals=(4,), overtime_deals=(4,), ranks="78"), "", "")
    log: Log = [(NATURE, "dealer 1")]
    for number, each in enumerate(("7 8 7 8 7 8 7 8", plays)):
        log += period(small, cards(each), number)
    view = view_of(drawn(small, log, length=1))
    said = remarks_on(small.rules, 1, view.calls, view.opened)
    kinds = [aside and aside.kind for call, aside in zip(view.calls, said, strict=True) if call.period == 2]
    assert [each for each in kinds if each] == heard
