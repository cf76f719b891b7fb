"""Rules under which no goal is possible are refused, and no others: small packs are searched whole."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations, permutations
from typing import Any

import pytest

from hockey.cards import RANKS
from hockey.game import Result
from hockey.pile.game import PileGame
from hockey.pile.rules import Contradiction, ContradictoryRules, PileRules, ThirdCard
from tests.hockey import oracle
from tests.hockey.matches import told

THIRD = {
    ThirdCard.TAKES_OVER: "takes",
    ThirdCard.CANCELS: "cancels",
    ThirdCard.BLOCKS: "blocks",
    None: "takes",
}
TABLES = [("2", 2, 0), ("2", 4, 0), ("23", 2, 0), ("23", 2, 2), ("23", 4, 0), ("234", 2, 2), ("234", 4, 0)]
"""Ranks of a small pack, seats, and cards in the centre."""


def some_of(ranks: str) -> Iterator[str]:
    return map("".join, chain.from_iterable(combinations(ranks, n) for n in range(len(ranks) + 1)))


def switches(ranks: str, powers: Iterable[str], seats: int = 2, centre: int = 0) -> Iterator[dict[str, Any]]:
    """Every setting of the other switches that isn't refused for another reason."""
    table = {"ranks": ranks, "seats": seats, "centre": centre}
    table |= dict.fromkeys(("deals", "overtime_deals"), ((4 * len(ranks) - centre) // seats,))
    for power in powers:
        if centre > len(ranks) - len(power):
            continue
        for goal_is_chance in (False, True):
            play = {"power": power, "goal_is_chance": goal_is_chance, **table}
            yield from ({**play, "third_card": third} for third in ThirdCard)
            for power_scores in {False, bool(power)}:
                yield {**play, "third_card": None, "clears_ice": True, "power_scores": power_scores}


def a_goal(given: dict[str, Any]) -> tuple[str, str] | None:
    """A centre, and plays on it, the last of which scores by the oracle, if there are any.

    A deck may have its cards in any order, so all orders of the pack can be played.
    """
    asked: Any = {
        "clears_ice": False,
        "power_scores": False,
        **given,
        "third": THIRD[given["third_card"]],
    }
    plain = set(given["ranks"]) - set(given["power"])
    for centre in permutations(sorted(plain), given["centre"]):
        left = Counter(dict.fromkeys(given["ranks"], 4))
        left.subtract(centre)
        counts = tuple(left[rank] for rank in given["ranks"])
        plays = _plays_to_a_goal(asked, counts, centre[-1] if centre else None)
        if plays is not None:
            return " ".join(centre), plays
    return None


def _plays_to_a_goal(asked: Any, counts: tuple[int, ...], top: str | None) -> str | None:
    @cache
    def search(counts: tuple[int, ...], top: str | None, side: int, holder: int | None) -> str | None:
        for place, rank in enumerate(asked["ranks"]):
            if not counts[place]:
                continue
            result = oracle.judge(asked, rank, top, holder == side, holder == 1 - side)
            if result == "goal":
                return str(rank)
            after = side if result == "chance" else None if result or holder == side else holder
            cleared = asked["clears_ice"] and result == "chance"
            fewer = (*counts[:place], counts[place] - 1, *counts[place + 1 :])
            plays = search(fewer, None if cleared else rank, 1 - side, after)
            if plays is not None:
                return f"{rank} {plays}"
        return None

    return search(counts, top, 0, None)


@pytest.mark.parametrize(("ranks", "seats", "centre"), TABLES)
def test_rules_are_refused_where_no_order_of_the_cards_brings_a_goal(
    ranks: str, seats: int, centre: int
) -> None:
    for given in switches(ranks, some_of(ranks), seats, centre):
        goal = a_goal(given)
        if goal is None:
            with pytest.raises(ContradictoryRules) as refusal:
                PileRules("house", **given)
            assert refusal.value.contradictions == (Contradiction.NO_GOAL,), given
        else:
            assert (
                told(PileGame(PileRules("house", **given), "", ""), goal[1], goal[0])[-1].result
                is Result.GOAL
            )


@pytest.mark.parametrize("count", range(len(RANKS)))
def test_any_plain_rank_left_of_the_whole_pack_can_score(count: int) -> None:
    for given in switches(RANKS, [RANKS[:count]]):
        goal = a_goal(given)
        assert goal is not None
        assert told(PileGame(PileRules("house", **given), "", ""), goal[1])[-1].result is Result.GOAL
