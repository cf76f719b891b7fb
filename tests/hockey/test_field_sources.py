"""Field: what 003 says, and what we decided where it's silent."""

import random
from collections.abc import Iterator

import pytest

from hockey.cards import pack
from hockey.field.table import field_pack
from hockey.game import NATURE, By, IllegalMove, IllegalReason, Options, Outcome, Phase, Result, Score
from hockey.record import fold
from tests.hockey.field_matches import FIELD, deck, kinds, laid, played, step
from tests.hockey.matches import Log, log_of, walk

GOAL = {"row 1": "7H", "row 2": "8D", "row 3": "9H", "keepers of 1": "6H KC", "stack 0": "8H"}
"""Lane 1 lets the Eight of hearts through by suit, by rank, by suit, and past goalie 1 by suit."""


@pytest.mark.parametrize(
    ("card", "met", "kind"),
    [("8H", "7H", "passes"), ("8H", "8C", "passes"), ("8H", "7C", "thrown"), ("AS", "KS", "passes")],
)
def test_003_a_card_passes_by_suit_or_by_rank(card: str, met: str, kind: str) -> None:
    assert kinds(laid({"stack 0": card, "row 1": met}, "0")) == kind


def test_003_the_field_is_three_rows_of_four_and_two_goalies_on_each_side() -> None:
    view = FIELD.view(laid(), None)
    assert view.rows == ((None,) * 4,) * 3
    assert view.keepers == ((None, None), (None, None))


@pytest.mark.parametrize(("cards", "each"), [(36, 10), (40, 12), (44, 14), (48, 16), (52, 18)])
def test_003_the_rest_is_halved(cards: int, each: int) -> None:
    match = laid(options=Options(cards=cards))
    # The first player has drawn a card already.
    assert FIELD.view(match, None).stacks == (each - 1, each)


def test_003_36_cards_are_the_sixes_to_the_aces() -> None:
    match = laid({"stack 0": "6C"})
    with pytest.raises(IllegalMove):
        FIELD.play(fold(FIELD, Options(), [(NATURE, "dealer 0")]), NATURE, f"deck {' '.join(pack())}")
    assert FIELD.view(match, None).drawn == "6C"


def test_003_the_first_player_may_choose_any_card_of_the_nearest_row() -> None:
    match = laid()
    assert FIELD.view(match, 0).line == 1
    assert FIELD.view(match, 0).moves == ("0", "1", "2", "3")
    assert FIELD.view(match, 1).moves == ()


def test_003_a_card_that_does_not_coincide_is_thrown_open_and_the_turn_passes() -> None:
    match, fact = step(laid({"stack 0": "8H", "row 1": "6C 7C", "stack 1": "9S"}), "1")
    assert (fact.kind, fact.passes, fact.result) == ("thrown", False, None)
    assert (fact.seat, fact.card, fact.met, fact.line, fact.index) == (0, "8H", "7C", 1, 1)
    view = FIELD.view(match, 0)
    assert view.thrown == ("8H",)
    assert view.to_act == {1}
    assert view.drawn == "9S"


def test_003_a_card_on_the_field_may_open_any_card_of_the_next_row() -> None:
    match, fact = step(laid({"stack 0": "8H", "row 1": "6C 7C 7H"}), "2")
    assert fact.passes
    view = FIELD.view(match, 0)
    assert (view.drawn, view.path, view.line) == ("8H", (2,), 2)
    assert view.to_act == {0}
    assert view.moves == ("0", "1", "2", "3")
    assert view.rows[0] == (None, None, "7H", None)


def test_003_past_the_last_row_it_meets_either_goalie_and_scores() -> None:
    match = laid(GOAL, "0", "0", "0")
    view = FIELD.view(match, 0)
    assert (view.line, view.moves) == (4, ("0", "1"))
    match, fact = step(match, "0")
    assert (fact.kind, fact.result, fact.line, fact.index) == ("goal", Result.GOAL, 4, 0)
    assert fact.score == (1, 0)
    view = FIELD.view(match, 0)
    assert (view.score, view.goals, view.scored) == ((1, 0), (1, 0), (("8H",), ()))
    assert view.thrown == ()
    assert view.keepers == ((None, None), ("6H", None))
    assert view.to_act == {1}


def test_003_a_goalie_that_does_not_match_is_no_goal_and_the_turn_passes() -> None:
    match, fact = step(laid(GOAL, "0", "0", "0"), "1")
    assert (fact.kind, fact.passes, fact.result, fact.score) == ("save", False, None, (0, 0))
    view = FIELD.view(match, None)
    assert view.thrown == ("8H",)
    assert view.keepers[1] == (None, "KC")
    assert view.to_act == {1}


def test_003_the_second_player_does_the_same_from_the_other_side() -> None:
    cards = {"row 1": "9C", "row 2": "9H", "row 3": "JS 6S", "keepers of 0": "6C 9D", "stack 1": "9S"}
    match = laid({"stack 0": "TD", **cards}, "0")
    lines = []
    for move in ("1", "0", "0", "1"):
        view = FIELD.view(match, 1)
        lines.append(view.line)
        assert view.to_act == {1}
        match = played(match, move)
    assert lines == [3, 2, 1, 0]
    assert FIELD.view(match, None).score == (0, 1)
    assert FIELD.view(match, None).scored == ((), ("9S",))


def test_003_an_opened_card_stays_open_for_both_players() -> None:
    match, first = step(
        laid({"stack 0": "8H TD", "row 1": "7H", "row 2": "6S", "stack 1": "QC", "row 3": "QS"}), "0"
    )
    match, missed = step(match, "0")
    assert [fact.opened for fact in (first, missed)] == [True, True]
    match, theirs = step(match, "0")
    assert theirs.opened
    match, along = step(match, "0")  # the Queen of clubs meets the open Six of spades
    assert (along.met, along.opened, along.kind) == ("6S", False, "thrown")
    match, knowing = step(match, "0")  # and the Ten of diamonds knowingly the open Seven of hearts
    assert (knowing.met, knowing.opened, knowing.kind) == ("7H", False, "thrown")


def test_003_when_the_decks_are_out_all_is_opened_and_more_goals_win() -> None:
    last = None
    for state, _, _ in walk(FIELD, 2):
        view = FIELD.view(state, None)
        closed = sum(card is None for line in view.lines for card in line)
        opened = {(fact.line, fact.index) for fact in view.steps}
        assert closed == (0 if view.phase is Phase.OVER else 16 - len(opened))
        last = view
    assert last is not None
    assert last.stacks == (0, 0)
    assert len(last.thrown) + sum(last.goals) == 20
    assert last.outcome is not None


def test_003_equal_goals_are_a_draw() -> None:
    match = fold(FIELD, Options(), next(log for log, score in scores() if score == (0, 0)))
    assert FIELD.outcome(match) == Outcome("tie", None, (0, 0))


def test_003_more_goals_win() -> None:
    log, score = next((log, score) for log, score in scores() if score[0] < score[1])
    assert FIELD.outcome(fold(FIELD, Options(), log)) == Outcome("win", 1, score)


def scores() -> Iterator[tuple[Log, Score]]:
    for seed in range(200):
        log = log_of(FIELD, seed)
        yield log, fold(FIELD, Options(), log).score


def test_decision_a_tied_knockout_is_dealt_again_and_the_other_begins() -> None:
    options = Options(knockout=True)
    log = next(log for log, score in scores() if score == (0, 0))
    match = fold(FIELD, options, log)
    view = FIELD.view(match, None)
    first = int(log[0][1].removeprefix("dealer "))
    assert view.to_act == {NATURE}
    assert (view.phase, view.dealer, view.outcome) == (Phase.DEAL, 1 - first, None)
    match, _ = FIELD.play(match, NATURE, deck())
    view = FIELD.view(match, None)
    assert (view.period, view.dealer) == (2, 1 - first)
    assert view.to_act == {first}
    assert view.lines == ((None,) * 2, *((None,) * 4,) * 3, (None,) * 2)
    assert (view.thrown, view.stacks) == ((), (9, 10) if first == 0 else (10, 9))


def test_decision_the_dealer_is_chosen_by_lot_and_the_other_begins() -> None:
    new = FIELD.new(Options())
    assert FIELD.to_act(new) == {NATURE}
    lots = [FIELD.chance(new, random.Random(seed).shuffle) for seed in range(400)]
    assert set(lots) == {"dealer 0", "dealer 1"}
    assert 150 < lots.count("dealer 0") < 250
    for dealer in (0, 1):
        match = laid(dealer=dealer)
        assert FIELD.to_act(match) == {1 - dealer}
        assert FIELD.view(match, None).dealer == dealer


@pytest.mark.parametrize("first", [0, 1])
def test_003_a_challenge_may_say_who_begins(first: int) -> None:
    new = FIELD.new(Options(first=first))
    assert FIELD.occasion(new) == "deck 1"
    dealt, _ = FIELD.play(new, NATURE, FIELD.chance(new, random.Random(1).shuffle))
    assert FIELD.to_act(dealt) == {first}


def test_003_the_deck_is_shuffled() -> None:
    match = fold(FIELD, Options(), [(NATURE, "dealer 1")])
    move = FIELD.chance(match, lambda cards: cards.reverse())
    match, _ = FIELD.play(match, NATURE, move)
    assert move.split()[1:] == [*reversed(field_pack(36))]
    assert FIELD.view(match, None).drawn == move.split()[1 + 16]


def test_decision_the_drawn_card_is_public() -> None:
    match = laid({"stack 0": "AS", "stack 1": "AC", "row 1": "6H"})
    assert [FIELD.view(match, seat).drawn for seat in (None, 0, 1)] == ["AS"] * 3
    assert [FIELD.view(played(match, "0"), seat).drawn for seat in (None, 0, 1)] == ["AC"] * 3


def test_decision_a_card_cannot_stop() -> None:
    match = laid(GOAL, "0")
    for move in ("stop", "", "-", "4", "00"):
        with pytest.raises(IllegalMove) as refusal:
            FIELD.play(match, 0, move)
        assert refusal.value.reason is IllegalReason.UNKNOWN_MOVE


def test_decision_goalies_stay_open() -> None:
    match = laid(GOAL, "0", "0", "0", "1", "3")
    assert FIELD.view(match, 1).keepers[1] == (None, "KC")


def test_a_goalie_is_one_of_two() -> None:
    with pytest.raises(IllegalMove) as refusal:
        FIELD.play(laid(GOAL, "0", "0", "0"), 0, "2")
    assert refusal.value.reason is IllegalReason.UNKNOWN_MOVE


def test_each_side_sees_the_field_from_its_own_edge() -> None:
    match = laid(GOAL, "0", "0", "0", "1")
    view = FIELD.view(match, None)
    mine, theirs = view.seen_from(0), view.seen_from(1)
    assert [line[0].line for line in mine] == [4, 3, 2, 1, 0]
    assert [[place.index for place in line] for line in mine][:2] == [[0, 1], [0, 1, 2, 3]]
    assert [line[0].line for line in theirs] == [0, 1, 2, 3, 4]
    assert [[place.index for place in line] for line in theirs][:2] == [[1, 0], [3, 2, 1, 0]]
    assert [place.card for place in mine[0]] == [None, "KC"]
    assert [place.card for place in theirs[4]] == ["KC", None]
    assert mine[3][0].card == theirs[1][3].card == "7H"


def test_a_resignation_with_a_card_on_the_field_ends_the_match_and_opens_it() -> None:
    match = laid(GOAL, "0", "0")
    match, facts = FIELD.play(match, 1, "resign")
    assert facts == ()
    assert FIELD.outcome(match) == Outcome("win", 0, (0, 0), By.RESIGN)
    view = FIELD.view(match, 1)
    assert (view.drawn, view.line) == (None, None)
    assert all(card for line in view.lines for card in line)


def test_refused_moves() -> None:
    new = FIELD.new(Options())
    named = fold(FIELD, Options(), [(NATURE, "dealer 1")])
    match = laid()
    refusals = [
        (new, 0, "0", IllegalReason.NOT_DEALT),
        (new, NATURE, "dealer 2", IllegalReason.BAD_DEALER),
        (new, NATURE, deck(), IllegalReason.NOT_YOUR_TURN),
        (new, NATURE, "cut 9H KD", IllegalReason.UNKNOWN_MOVE),
        (named, NATURE, "dealer 0", IllegalReason.NOT_YOUR_TURN),
        (named, NATURE, deck(52), IllegalReason.BAD_DECK),
        (named, NATURE, deck() + " 6C", IllegalReason.BAD_DECK),
        (named, NATURE, deck().replace("6C", "*1"), IllegalReason.BAD_DECK),
        (named, NATURE, deck().replace("6C", "7C"), IllegalReason.BAD_DECK),
        (named, NATURE, "deck", IllegalReason.BAD_DECK),
        (named, NATURE, "end rain 0", IllegalReason.BAD_END),
        (match, 1, "0", IllegalReason.NOT_YOUR_TURN),
        (match, 2, "0", IllegalReason.UNKNOWN_SEAT),
        (match, NATURE, deck(), IllegalReason.NOT_YOUR_TURN),
        (match, 0, "8H", IllegalReason.UNKNOWN_MOVE),
    ]
    for state, seat, move, reason in refusals:
        with pytest.raises(IllegalMove) as refusal:
            FIELD.play(state, seat, move)
        assert refusal.value.reason is reason
    with pytest.raises(IllegalMove):
        FIELD.chance(match, random.Random(1).shuffle)
