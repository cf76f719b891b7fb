"""What 002 says. Its pictures are lost: a value in its sample counts for every pair with it."""

from itertools import combinations

import pytest

from hockey.cards import JOKERS, Card, pack
from hockey.game import NATURE, Options, Outcome
from hockey.lineup.chemistry import Chemistry, Pair, card_value, scores
from hockey.lineup.line import Line, Wing
from hockey.lineup.period import compare
from hockey.record import fold
from tests.hockey.lineup_matches import GAME, cards, deck, line

PAIRS = [Pair(*two) for two in combinations(pack(), 2)]
FACES = "TJQK"


def worth(value: int, *, suit: bool) -> list[Pair]:
    """Every pair worth this, by sharing a suit or in any way."""
    return [p for p in PAIRS if p.value == value and (not suit or p.chemistry is Chemistry.SUIT)]


def test_002_a_7_is_worth_7_faces_10_aces_11_jokers_0() -> None:
    assert [card_value(card) for card in cards("2C 7H 9S TD JD QS KC AH *1 *2")] == [
        2, 7, 9, 10, 10, 10, 10, 11, 0, 0,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("pair", "bonus"),
    [("9S TS", 5), ("9H 2H", 5), ("9S TC", 2), ("9H TD", 2), ("9S 9C", 2), ("9S TD", 0), ("9C TH", 0)],
)
def test_002_chemistry(pair: str, bonus: int) -> None:
    one, other = cards(pair)
    both = Pair(one, other)
    assert both.chemistry == bonus
    assert both.value == card_value(one) + card_value(other) + bonus
    assert Pair(other, one).value == both.value


def test_decision_a_joker_has_no_chemistry() -> None:
    assert {Pair(joker, card).chemistry for joker in JOKERS for card in pack()} == {Chemistry.NONE}
    assert Pair(*JOKERS).value == 0


def test_002_26_is_the_highest_value_and_only_an_ace_with_a_face_of_its_suit_has_it() -> None:
    assert max(pair.value for pair in PAIRS) == 26
    assert all({p.one.rank, p.other.rank} & {"A"} and p.chemistry == 5 for p in worth(26, suit=False))
    assert len(worth(26, suit=False)) == 4 * len(FACES)


def test_002_an_ace_with_a_face_of_its_suit_is_unbeatable_on_offense() -> None:
    assert all(scores(Pair(Card("AH"), Card("QH")), defence) for defence in PAIRS)


@pytest.mark.parametrize(
    ("attack", "defence", "goal"),
    [(15, 24, False), (25, 25, True), (11, 26, False), (13, 18, False)],
)
def test_002_the_sample_period_s_values(attack: int, defence: int, *, goal: bool) -> None:
    suited = {24, 25, 11, 26}
    attackers, defenders = (worth(value, suit=value in suited) for value in (attack, defence))
    assert attackers
    assert defenders
    assert all(scores(one, other) is goal for one in attackers for other in defenders)


def test_002_who_meets_whom_and_in_which_order() -> None:
    one, two = cards("2C 3D 4H 5S 6C 7D"), cards("8C 9D TH JS QC KD")
    told = list(compare(1, (Line(one), Line(two)), (0, 0)))
    met = [
        (c.attack, c.wing, c.attackers.one, c.attackers.other, c.defenders.one, c.defenders.other)
        for c in told
    ]
    assert met == [
        (0, Wing.LW, "2C", "3D", "QC", "KD"),
        (0, Wing.RW, "4H", "3D", "JS", "KD"),
        (1, Wing.LW, "8C", "9D", "6C", "7D"),
        (1, Wing.RW, "TH", "9D", "5S", "7D"),
    ]
    assert [c.play for c in told] == [1, 2, 3, 4]
    assert [c.values for c in told] == [(5, 20), (9, 20), (17, 13), (21, 12)]
    assert [c.score for c in told] == [(0, 0), (0, 0), (0, 1), (0, 2)]


def test_002_a_jack_beats_a_3_on_the_face_off_so_player_two_sets_up_first() -> None:
    mine, theirs = cards("JS 2C 3C 4C 5C 6C"), cards("3D 2D 4D 5D 6D 7D")
    rest = [card for card in pack() if card not in (*mine, *theirs)]
    dealt = deck([*mine, *rest[:15]], [*theirs, *rest[15:30]])
    match = fold(GAME, Options(), [dealt, (1, "3D"), (0, "JS")])
    public = GAME.view(match, None)
    assert public.faceoff is not None
    assert (public.faceoff.cards, public.faceoff.winner) == (("JS", "3D"), 0)
    assert public.discards == ("JS", "3D")
    assert GAME.to_act(match) == {1}
    theirs_up = line(theirs[1:] + tuple(rest[15:16]))
    match, _ = GAME.play(match, 1, theirs_up)
    assert GAME.to_act(match) == {0}
    seen = GAME.view(match, 0).lines[1]
    assert seen is not None
    assert seen.move == theirs_up


def test_002_with_two_jokers_exactly_enough_cards_are_left_for_overtime() -> None:
    whole = (*pack(), *JOKERS)
    level = cards("AC KC 2C 3D 4H 5S"), cards("AD KD 2D 3C 4S 5H")
    assert len(whole) - 2 * 21 == 2 * len(level[0])
    used = [*level[0], *level[1]]
    rest = [card for card in whole if card not in (*used, "9C", "9D")]
    hands = [*level[0], "9C", *rest[:14]], [*level[1], "9D", *rest[14:28]]
    dealt = [card for both in zip(*hands, strict=True) for card in both]
    log = [
        (NATURE, " ".join(["deck", *dealt, *rest[28:]])),
        (0, "9C"),
        (1, "9D"),
        (0, f"line {' '.join(level[0])}"),
        (1, f"line {' '.join(level[1])}"),
    ]
    match = fold(GAME, Options(length=1, jokers=True), log)
    assert match.score == (2, 2)
    assert GAME.view(match, None).overtime
    assert [set(GAME.view(match, seat).hand) for seat in (0, 1)] == [set(rest[28::2]), set(rest[29::2])]


def test_002_more_than_two_goals_down_after_two_periods_the_game_is_over() -> None:
    best = [card for card in pack() if card.rank in "AKQJT"]
    worst = [card for card in pack() if card.rank in "23456"]
    match = fold(GAME, Options(), [deck([*best, Card("9C")], [*worst, Card("9D")])])
    for _ in range(2):
        assert GAME.outcome(match) is None
        mine, theirs = (GAME.view(match, seat).hand for seat in (0, 1))
        for seat, move in ((0, mine[0]), (1, theirs[0]), (1, line(theirs[1:])), (0, line(mine[1:]))):
            match, _ = GAME.play(match, seat, move)
    assert GAME.outcome(match) == Outcome("win", 0, (4, 0))
    assert GAME.to_act(match) == frozenset()
