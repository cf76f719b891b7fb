"""What the second voice has heard, and what a call is worth after the one before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile

import pytest

from db.model.league import NEVER_MET, Met
from faces.pile.calls import SHOTS, left_after, told_as
from faces.pile.remarks import remarks_on
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, Call
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from hockey.record import fold
from tests.cogs.drawn import after, drawn, period
from tests.cogs.test_voices import view_of
from tests.hockey.matches import OPTIONS, PILES, Log, cards, log_of


def told_of(game: str, plays: str) -> list[str]:
    view, rules = view_of(after(game, plays)), PILE_GAMES[game].rules
    return [told_as(rules, 3, *both) for both in zip([None, *view.calls], view.calls, strict=False)]


@dataclass(frozen=True)
class Remark:
    """What words, about whom, and what was counted for them."""

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


def test_whoever_was_beaten_again_and_again_is_told_of_when_they_lead() -> None:
    assert remarks("classic", "J 4 4", met=Met((1, 5), 0, -4))[-1] == Remark("revenge", 0, 4)
    assert remark_kinds("classic", "J 4 4", met=Met((5, 1), 0, 4))[-1] == "first"
    assert remark_kinds("classic", "J 4 4", met=Met((1, 5), 0, -2))[-1] == "first"


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_every_remark_is_true(game: PileGame) -> None:
    """Counted anew from the calls, as whoever has read them all could."""
    for seed, options in enumerate(OPTIONS * 4):
        view = game.view(fold(game, options, log_of(game, seed, options)), None)
        calls = view.calls
        told = list(remarks_on(game.rules, view.length, calls, view.opened))
        for number, remark in enumerate(told):
            if remark is not None and remark.kind in TRUE:
                assert TRUE[remark.kind](_Heard(game.rules, view.length, calls[: number + 1])) == remark.count


@dataclass(frozen=True)
class _Heard:
    """What was called so far; of the last of them, something is said."""

    rules: PileRules
    length: int
    calls: Sequence[Call]

    @property
    def now(self) -> Call:
        return self.calls[-1]

    @property
    def left(self) -> int:
        plays = self.rules.seats * sum(self.rules.deals_of(overtime=self.now.period > self.length))
        return plays - sum(call.period == self.now.period for call in self.calls)

    @property
    def before(self) -> Sequence[Call]:
        return self.calls[:-1]

    def of(self, *codes: str) -> list[Call]:
        """The calls of these kinds by the side that has just played."""
        return [each for each in self.calls if each.call in codes and each.seat % 2 == self.now.seat % 2]

    def since_goal(self, calls: Sequence[Call]) -> int:
        return sum(1 for _ in takewhile(lambda call: call.call != "goal", reversed(calls)))

    def in_a_row(self, *codes: str) -> int:
        """How many of a player's latest shots ended so."""
        shots = [each for each in self.calls if each.call in SHOTS and each.seat == self.now.seat]
        return sum(1 for _ in takewhile(lambda shot: shot.call in codes, reversed(shots)))


def _late(heard: _Heard) -> int:
    assert heard.now.call in ("chance", "goal")
    return heard.left if 0 < heard.left < 7 else -1


def _overtime(heard: _Heard) -> int:
    here = [each for each in heard.of("chance") if each.period == heard.now.period]
    return 0 if here == [heard.now] and heard.now.period > heard.length and heard.left > 1 else -1


TRUE: dict[str, Callable[[_Heard], int]] = {
    "late": _late,
    "late-goal": _late,
    "horn": lambda heard: heard.left,
    "sudden": lambda heard: 0 if heard.now.call == "goal" and heard.now.period > heard.length else -1,
    "overtime": _overtime,
    "drought": lambda heard: max(heard.since_goal(heard.before), 39),
    "dry": lambda heard: max(heard.since_goal(heard.calls), 40),
    "chances": lambda heard: len(heard.of("chance")) if not heard.of("goal") else -1,
    "misses": lambda heard: heard.in_a_row("post", "save", "wide"),
    "posts": lambda heard: heard.in_a_row("post"),
}


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
