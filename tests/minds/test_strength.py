"""What `make strength` measures."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.pile.rules import PileRules
from minds.levels import Level
from minds.pile.model import DealState, facts_of
from tests.minds.strength import losses
from tests.minds.strength.duplicate import SEARCHER, Duplicate, duplicates, player_of
from tests.minds.strength.exploit import PACKS, chance, exploitability
from tests.minds.strength.people import PEOPLE
from tests.minds.strength.table import row_of


def test_a_row_counts_matches_and_duplicates() -> None:
    played = [
        Duplicate((1.0, 0.0), 2, (0.001, 0.003)),
        Duplicate((0.5, 1.0), 1, (0.002, 0.002)),
        Duplicate((0.0, 0.5), -1, (0.002, 0.9)),
        Duplicate((0.5, 0.5), 0, (0.002, 0.002)),
    ]
    row = row_of(played, [Duplicate((0.0, 0.5), 0, ()), Duplicate((0.5, 0.5), 0, ())])
    assert row.matches[0] == pytest.approx(0.5)
    assert row.pairs[0] == pytest.approx(0.625)
    assert row.more == pytest.approx((0.25, 0.0))
    assert row.middle == pytest.approx(2.0)
    assert row.slowest == pytest.approx(3.0)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("lineup", Level.ROOKIE),
        ("field", Level.ROOKIE),
        ("partners", "forgetful"),
        ("classic", SEARCHER),
        *product(["classic", "saskatchewan"], PEOPLE),
    ],
)
def test_the_decks_hang_on_the_seed_alone(name: str, other: str) -> None:
    game = CATALOGUE[name]
    players = player_of(game, Level.PRO), player_of(game, other)
    one, again = (list(duplicates(game, players, 2, seed=3)) for _ in range(2))
    assert [(each.points, each.lead) for each in one] == [(each.points, each.lead) for each in again]
    assert all(each.seconds for each in one)


def test_what_choices_cost_has_a_cell_for_each_column() -> None:
    row = losses.row(PILE_GAMES["classic"], "newcomer", 1, seed=3, worlds=40)
    assert row.count("|") == losses.HEAD.splitlines()[0].count("|")


@pytest.mark.parametrize(("rules", "worth"), [(PACKS[0], 0.257), (PACKS[2], 0.282)])
def test_chance_is_as_exploitable_as_openspiel_says(rules: PileRules, worth: float) -> None:
    assert exploitability(rules, chance) == pytest.approx(worth, abs=0.0005)


@pytest.mark.parametrize("pick", [min, max])
def test_a_best_response_wins_what_it_wins_with_open_cards(pick: Callable[[list[int]], int]) -> None:
    """With all cards dealt at once, each seat can work out the other's hand: nothing is left to guess."""
    rules = PileRules("tiny", ranks="89J", deals=(6,), overtime_deals=(6,))
    known = exploitability(rules, lambda _seat, hand, _plays: {pick(list(hand)): 1.0})
    assert known == pytest.approx(float(sum(_open(rules, seat, pick) for seat in (0, 1)) / 2))


def _open(rules: PileRules, seat: int, pick: Callable[[list[int]], int]) -> Fraction:
    """What the seat wins on average if it sees both hands and the other plays by `pick`."""
    facts, won = facts_of(rules), Fraction(0)
    ranks = [rank for rank, copies in enumerate(facts.copies) if copies]
    for counts in product(range(5), repeat=len(ranks)):
        if sum(counts) == 6:
            hands = [
                [rank for rank, n in zip(ranks, of, strict=True) for _ in range(n)]
                for of in (counts, [4 - n for n in counts])
            ]
            ways = comb(4, counts[0]) * comb(4, counts[1]) * comb(4, counts[2])
            won += Fraction(ways, comb(12, 6)) * _best(DealState(facts, hands, 0), seat, pick)
    return won


def _best(position: DealState, seat: int, pick: Callable[[list[int]], int]) -> int:
    if not position.left:
        lead = position.goals[seat] - position.goals[1 - seat]
        return (lead > 0) - (lead < 0)
    hand = position.hands[position.seat]
    found = []
    for rank in {*hand} if position.seat == seat else {pick(hand)}:
        after = position.copy()
        after.play(rank)
        found.append(_best(after, seat, pick))
    return max(found)
