"""What `make strength` measures."""

import pytest

from hockey.catalogue import CATALOGUE
from minds.levels import Level
from tests.minds.strength.duplicate import Duplicate, duplicates, player_of
from tests.minds.strength.table import row_of


def test_a_row_counts_matches_and_duplicates() -> None:
    played = [
        Duplicate((1.0, 0.0), 2, (0.001, 0.003)),
        Duplicate((0.5, 1.0), 1, (0.002, 0.002)),
        Duplicate((0.0, 0.5), -1, (0.002, 0.9)),
        Duplicate((0.5, 0.5), 0, (0.002, 0.002)),
    ]
    row = row_of(played)
    assert row.matches[0] == pytest.approx(0.5)
    assert row.pairs[0] == pytest.approx(0.625)
    assert row.middle == pytest.approx(2.0)
    assert row.slowest == pytest.approx(3.0)


@pytest.mark.parametrize("name", ["classic", "partners", "lineup", "field"])
def test_the_decks_hang_on_the_seed_alone(name: str) -> None:
    game = CATALOGUE[name]
    players = player_of(game, Level.PRO), player_of(game, Level.ROOKIE)
    one, other = (list(duplicates(game, players, 2, seed=3)) for _ in range(2))
    assert [(each.points, each.lead) for each in one] == [(each.points, each.lead) for each in other]
    assert all(each.seconds for each in one)
