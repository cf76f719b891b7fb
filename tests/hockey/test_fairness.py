"""The published construction: its test vectors, its fairness, and that nothing leaks early."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hockey.cards import pack
from hockey.fairness import Seal, encode, is_cut
from tests.hockey.sealed import SECRET, shuffled_by_hand

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "fairness.json").read_text(encoding="utf-8")
)
# Chi-squared with 51 degrees of freedom stays below this in all but one of 100,000 samples.
BOUND = 102.0
DECKS = 5200


def seal_of(vector: dict[str, Any]) -> Seal:
    return Seal(vector["match"], bytes.fromhex(vector["secret"]), tuple(vector["cuts"]))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_published_vectors_hold(vector: dict[str, Any]) -> None:
    seal = seal_of(vector)
    assert seal.commitment == vector["commitment"]
    assert [seal.cut(seat) for seat in range(len(seal.cuts))] == vector["cuts_told"]
    cards = list(vector["cards"])
    seal.shuffle(vector["occasion"])(cards)
    assert cards == vector["shuffled"]
    by_hand = shuffled_by_hand(
        seal.secret, seal.match, vector["occasion"], list(seal.cuts), list(vector["cards"])
    )
    assert by_hand == vector["shuffled"]


def test_every_place_is_as_likely_for_every_card() -> None:
    """Chi-squared over the places of each card, and over the cards in each place."""
    seal, cards = Seal(1, SECRET, ("1", "2")), [str(card) for card in pack()]
    counts: Counter[tuple[str, int]] = Counter()
    for number in range(DECKS):
        deck = list(cards)
        seal.shuffle(f"deck {number}")(deck)
        counts.update((card, place) for place, card in enumerate(deck))
    expected = DECKS / len(cards)

    def deviation(cells: list[tuple[str, int]]) -> float:
        return sum((counts[cell] - expected) ** 2 / expected for cell in cells)

    places = range(len(cards))
    assert max(deviation([(card, place) for place in places]) for card in cards) < BOUND
    assert max(deviation([(card, place) for card in cards]) for place in places) < BOUND


@pytest.mark.parametrize(
    "other",
    [
        Seal(2, SECRET, ("1", "23")),
        Seal(1, SECRET[::-1], ("1", "23")),
        Seal(1, SECRET, ("12", "3")),
        Seal(1, SECRET, ("1", "24")),
        Seal(1, SECRET, (None, "23")),
        Seal(1, SECRET, ("1", "23", "")),
    ],
)
def test_everything_that_a_deck_follows_from_changes_it(other: Seal) -> None:
    one, another = list(pack()), list(pack())
    Seal(1, SECRET, ("1", "23")).shuffle("deck 1")(one)
    other.shuffle("deck 1")(another)
    assert one != another


def test_occasions_have_decks_of_their_own_and_one_goes_on() -> None:
    seal = Seal(1, SECRET, (None, None))
    shuffle, first, second, other = seal.shuffle("deck 1"), list(pack()), list(pack()), list(pack())
    shuffle(first)
    shuffle(second)
    seal.shuffle("deck 2")(other)
    assert len({tuple(first), tuple(second), tuple(other)}) == 3


def test_a_seal_shows_no_secret() -> None:
    assert SECRET.hex() not in repr(Seal(1, SECRET, ("1", None)))
    assert repr(SECRET) not in repr(Seal(1, SECRET, ("1", None)))


def test_lists_of_values_never_look_alike() -> None:
    rng = random.Random(1)
    lists = {tuple("1" * rng.randrange(4) for _ in range(rng.randrange(5))) for _ in range(400)}
    assert len({encode(*values) for values in lists}) == len(lists)


@pytest.mark.parametrize(
    ("text", "fits"),
    [("7", True), ("0" * 30, True), ("", False), ("1" * 31, False), ("-1", False), ("٣", False)],
)
def test_what_one_can_cut_with(text: str, fits: bool) -> None:
    assert is_cut(text) is fits
