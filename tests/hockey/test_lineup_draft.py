from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.cards import pack
from hockey.game import IllegalMove, IllegalReason
from hockey.lineup.chemistry import Chemistry
from hockey.lineup.draft import Draft
from hockey.lineup.line import POSITIONS, Wing
from hockey.lineup.period import Comparison
from tests.hockey.lineup_matches import GAME, OPTIONS, cards, seeds, walk

HAND = cards("2C 5D 9H TH JS QS KS AS")
LW, C, RW, LD, RD, G = POSITIONS

positions = st.sampled_from(POSITIONS)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("place"), st.sampled_from(HAND), positions),
        st.tuples(st.just("move"), positions, positions),
        st.tuples(st.just("clear"), positions),
    ),
    max_size=15,
)


def drafted(told: list[tuple[object, ...]]) -> Draft:
    draft = Draft(HAND)
    for how, *what in told:
        draft = getattr(draft, str(how))(*what)
    return draft


def test_a_card_goes_to_its_position_and_leaves_the_bench() -> None:
    draft = Draft(HAND).place(HAND[0], C)
    assert draft[C] == "2C"
    assert draft.bench == HAND[1:]
    assert (draft.complete, draft.line) == (False, None)


def test_a_card_from_the_bench_sends_the_one_there_back() -> None:
    draft = Draft(HAND).place(HAND[0], C).place(HAND[1], C)
    assert draft[C] == "5D"
    assert draft.bench == (HAND[0], *HAND[2:])


def test_a_card_that_stands_elsewhere_changes_places() -> None:
    draft = Draft(HAND).place(HAND[0], C).place(HAND[1], G)
    for swapped in (draft.place(HAND[0], G), draft.move(C, G), draft.move(G, C)):
        assert (swapped[C], swapped[G]) == ("5D", "2C")
    moved = draft.move(C, LW)
    assert (moved[LW], moved[C]) == ("2C", None)
    assert draft.move(C, C) == draft


def test_clearing_one_position_or_all() -> None:
    draft = Draft(HAND).place(HAND[0], C).place(HAND[1], G)
    assert draft.clear(C).placed == (None,) * 5 + ("5D",)
    assert draft.clear() == Draft(HAND)


def test_only_cards_of_the_hand_are_placed() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Draft(HAND).place(cards("AC")[0], C)
    assert refusal.value.reason is IllegalReason.NOT_IN_HAND


@given(told=steps)
def test_cards_are_placed_once_and_a_code_gives_the_same_draft_again(told: list[tuple[object, ...]]) -> None:
    draft = drafted(told)
    assert sorted([*draft.bench, *(card for card in draft.placed if card)]) == sorted(HAND)
    assert Draft.read(draft.code, HAND) == draft
    assert len(draft.code) == 12
    assert ":" not in draft.code
    assert draft.complete == (None not in draft.placed)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("2C", IllegalReason.UNKNOWN_MOVE),
        ("2C..........5D", IllegalReason.UNKNOWN_MOVE),
        ("2C.........", IllegalReason.UNKNOWN_MOVE),
        ("XX..........", IllegalReason.UNKNOWN_MOVE),
        ("2C2C........", IllegalReason.NOT_IN_HAND),
        ("AC..........", IllegalReason.NOT_IN_HAND),
    ],
)
def test_a_code_that_is_no_draft_of_the_hand(code: str, reason: IllegalReason) -> None:
    with pytest.raises(IllegalMove) as refusal:
        Draft.read(code, HAND)
    assert refusal.value.reason is reason


def test_pairs_tell_their_values_as_soon_as_both_cards_are_placed() -> None:
    draft = Draft(HAND)
    for card, position in zip(cards("AS KS QS"), (C, LW, RD), strict=True):
        draft = draft.place(card, position)
    left, right, goalside, other = draft.matchups()
    assert left.pair is not None
    assert (left.pair.points, left.pair.chemistry, left.pair.value) == (21, Chemistry.SUIT, 26)
    assert (left.part, left.wing, left.positions) == ("attack", Wing.LW, (LW, C))
    assert (right.part, right.wing, right.positions) == ("attack", Wing.RW, (RW, C))
    assert (goalside.part, goalside.wing, goalside.positions) == ("defence", Wing.LW, (RD, G))
    assert (other.part, other.wing, other.positions) == ("defence", Wing.RW, (LD, G))
    assert right.pair is goalside.pair is other.pair is None
    assert {matchup.goal for matchup in (left, right, goalside, other)} == {None}


@settings(deadline=None, max_examples=40)
@given(seed=seeds)
def test_matchups_against_an_open_line_foretell_the_comparisons(seed: int) -> None:
    rng = Random(seed)
    for state, _, _ in walk(seed, OPTIONS[1]):
        for seat in GAME.to_act(state) & {0, 1}:
            draft = GAME.view(state, seat).draft()
            if draft is None or draft.opponent is None:
                continue
            for card, position in zip(rng.sample(draft.hand, 6), POSITIONS, strict=True):
                draft = draft.place(card, position)
            assert draft.line is not None
            _, facts = GAME.play(state, seat, draft.line.move)
            told = {(c.attack, c.wing): c for c in facts if isinstance(c, Comparison)}
            for each in draft.matchups():
                attack = each.part == "attack"
                found = told.pop((seat if attack else 1 - seat, each.wing))
                pairs = (found.attackers, found.defenders)
                assert (each.pair, each.against) == (pairs if attack else pairs[::-1])
                assert each.goal == (found.result is not None)
            assert not told


def test_a_view_offers_a_draft_only_to_a_seat_with_a_line_to_set() -> None:
    for state, _, _ in walk(3):
        for seat in (None, 0, 1):
            view = GAME.view(state, seat)
            asked = seat in GAME.to_act(state) and view.stage == "line"
            draft = view.draft()
            assert (draft is not None) == asked
            if draft is not None and seat is not None:
                assert draft.hand == view.hand
                assert draft.opponent == view.lines[1 - seat]


def test_a_draft_keeps_the_hand_out_of_a_log() -> None:
    draft = Draft(HAND).place(HAND[0], C)
    assert not [card for card in pack() if card in repr(draft)]
