"""A packed log is that log again, whatever stands in it; what a release packed, every later one reads."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.model.matches import Ply
from db.packed import CARDS, pack, unpack
from hockey.game import Game, Options
from tests.hockey.matches import log_of, seeds, setups

NOW = 1_790_000_000.25
MOST_SECONDS = 1e12
A_LOG = [
    Ply(0, -1, "cut 9H KD", NOW),
    Ply(1, 1, "deal", 1_790_000_003.875),
    Ply(2, -1, "deck 7H *1 AS | 2C", 1_790_000_003.875),
    Ply(3, 0, "7H", 1_790_000_010.5),
    Ply(4, 1, "*1", 1_790_000_012.0),
    Ply(5, 0, "resign", 1_790_000_099.001),
]
KEPT = {
    NOW: (
        "016d06f45200c2b8b278daba7970518f890c8331f77256c018c080918991818921b9b464de5aae94d4c41c20919c3d6dcb66859a"
        "06ae695b8a528b33d3f3b8009ce910e0"
    ),
    NOW + 2**-22: (
        "01620602fe000000c478da6a38d0f0ae7335effff9ec0c0d0b781b1a981734ac63048c010c189918199818924b4be6ade54a494d"
        "cc0112c9d9d3b66c56a869e09ab6a528b538333d8f0b00e2af1671"
    ),
}
times = st.one_of(
    st.floats(-MOST_SECONDS, MOST_SECONDS),
    st.integers(0, 2**45).map(lambda number: number / 1000),
    st.integers(0, 2**53).map(lambda number: number / 2**22),
)
moves = st.one_of(
    st.text(), st.lists(st.sampled_from(CARDS)).map(" ".join), st.sampled_from(["\n", "\\n", " 7H", "7H 8"])
)
logs = st.builds(
    lambda made, first: [Ply(first + number, *facts) for number, facts in enumerate(made)],
    st.lists(st.tuples(st.integers(-1, 3), moves, times)),
    st.integers(0, 300),
)


@settings(max_examples=40)
@given(setup=setups, seed=seeds, pause=st.floats(0.0, 1e6))
def test_of_every_game_the_packed_log_is_the_log(
    setup: tuple[Game[Any], Options], seed: int, pause: float
) -> None:
    game, options = setup
    played = enumerate(log_of(game, seed, options))
    log = [Ply(number, seat, move, NOW + number * pause) for number, (seat, move) in played]
    assert unpack(pack(log)) == log


@given(log=logs)
def test_whatever_stands_in_a_log_stands_in_it_again(log: list[Ply]) -> None:
    assert unpack(pack(log)) == log


@pytest.mark.parametrize("began", KEPT)
def test_what_the_first_release_packed_is_read_for_ever(began: float) -> None:
    first, *others = A_LOG
    assert unpack(bytes.fromhex(KEPT[began])) == [Ply(first.ply, first.seat, first.move, began), *others]


def test_the_pack_of_a_later_release_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown-pack"):
        unpack(b"\x02" + pack(A_LOG)[1:])
