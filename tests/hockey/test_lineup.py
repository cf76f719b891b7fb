import random

import pytest

from hockey.cards import pack
from hockey.game import NATURE, IllegalMove, IllegalReason, Options, Outcome, Phase
from hockey.lineup.match import Fact, LineupMatch
from hockey.lineup.period import Stage
from hockey.record import fold
from tests.hockey.lineup_matches import GAME, OPTIONS, SHIFT, before_shootout, cards, deck, line, log_of

# 21 cards of the black suits for seat 0, and the same of the red suits for seat 1.
BLACK = [card for card in pack() if card.suit in "CS" and card not in cards("2C 2S 3C 3S TC")]
RED = [card for card in pack() if card.suit in "DH" and card not in cards("2D 2H 3D 3H TD")]
DEAL = deck(BLACK, RED)


def refused(match: LineupMatch, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(match, seat, move)
    return refusal.value.reason


def after(*log: tuple[int, str], options: Options = SHIFT) -> LineupMatch:
    return fold(GAME, options, [DEAL, *log])


def up(match: LineupMatch, seat: int) -> LineupMatch:
    """The match after the seat sets the lowest six cards of its hand."""
    return GAME.play(match, seat, line(GAME.view(match, seat).hand))[0]


def test_before_the_deal_a_deck_is_due() -> None:
    match = GAME.new(Options())
    assert GAME.to_act(match) == {NATURE}
    public = GAME.view(match, None)
    assert (public.phase, public.stage, public.period) == (Phase.DEAL, None, 0)
    assert refused(match, 0, "AS") is IllegalReason.NOT_DEALT
    assert refused(match, NATURE, "shootout AS KS") is IllegalReason.NOT_YOUR_TURN
    match, _ = GAME.play(match, NATURE, GAME.chance(match, random.Random(1).shuffle))
    assert GAME.view(match, None).cards_left == (21, 21)
    assert GAME.to_act(match) == {0, 1}
    with pytest.raises(IllegalMove):
        GAME.chance(match, random.Random(1).shuffle)


def test_both_pick_in_secret_in_any_order() -> None:
    for first, second in (((0, "AC"), (1, "9D")), ((1, "9D"), (0, "AC"))):
        match = after(first)
        assert GAME.to_act(match) == {second[0]}
        public = GAME.view(match, None)
        assert public.chosen == ((True, False) if first[0] == 0 else (False, True))
        assert public.faceoff is None
        assert public.discards == ()
        assert public.facts == ()
        assert GAME.view(match, first[0]).pick == first[1]
        assert GAME.view(match, second[0]).pick is None
        assert refused(match, first[0], "KC" if first[0] == 0 else "KD") is IllegalReason.NOT_YOUR_TURN
        match, (told,) = GAME.play(match, *second)
        faceoff = GAME.view(match, None).faceoff
        assert faceoff == told
        assert faceoff is not None
        assert (faceoff.cards, faceoff.winner, faceoff.period) == (("AC", "9D"), 0, 1)
        assert GAME.view(match, None).discards == ("AC", "9D")


@pytest.mark.parametrize(
    ("mine", "theirs", "first"), [("AC", "KD", 1), ("4C", "9D", 0), ("JC", "KD", None), ("9C", "TH", 0)]
)
def test_the_loser_of_the_face_off_sets_up_first(mine: str, theirs: str, first: int | None) -> None:
    match = after((0, mine), (1, theirs))
    assert GAME.view(match, None).first == first
    assert GAME.to_act(match) == ({0, 1} if first is None else {first})
    assert GAME.view(match, None).stage is Stage.LINE
    if first is not None:
        assert (
            refused(match, 1 - first, line(GAME.view(match, 1 - first).hand)) is IllegalReason.NOT_YOUR_TURN
        )


def test_the_first_line_lies_open_for_the_second_to_answer() -> None:
    match = up(after((0, "AC"), (1, "9D")), 1)
    assert GAME.to_act(match) == {0}
    for seat in (None, 0, 1):
        mine, theirs = GAME.view(match, seat).lines
        assert mine is None
        assert theirs is not None
    assert GAME.view(match, None).chosen == (False, True)
    assert GAME.view(match, None).comparisons == ()


def test_after_an_equal_face_off_both_lines_are_secret_until_both_are_set_up() -> None:
    match = up(after((0, "JC"), (1, "KD")), 1)
    assert GAME.to_act(match) == {0}
    assert GAME.view(match, None).lines == GAME.view(match, 0).lines == (None, None)
    assert GAME.view(match, 1).lines[1] is not None
    assert GAME.view(match, None).chosen == (False, True)
    match = up(match, 0)
    assert None not in GAME.view(match, None).periods[0].lines


def test_what_is_told_is_told_once_in_order() -> None:
    log = log_of(11, OPTIONS[0])
    state = GAME.new(OPTIONS[0])
    told: list[Fact] = []
    for seat, move in log:
        state, facts = GAME.play(state, seat, move)
        told += facts
    assert GAME.view(state, None).facts == tuple(told)
    assert [type(fact).__name__ for fact in told[:5]] == ["FaceOff", *["Comparison"] * 4]


@pytest.mark.parametrize("options", OPTIONS, ids=repr)
def test_a_shootout_goes_on_until_the_values_differ(options: Options) -> None:
    match = before_shootout(options)
    score = match.score
    assert GAME.to_act(match) == {NATURE}
    assert refused(match, NATURE, "deck " + " ".join(pack())) is IllegalReason.NOT_YOUR_TURN
    assert GAME.chance(match, random.Random(1).shuffle).startswith("shootout ")
    match, (tied,) = GAME.play(match, NATURE, "shootout TC KD")
    assert GAME.outcome(match) is None
    match, (last,) = GAME.play(match, NATURE, "shootout TC AD")
    assert GAME.outcome(match) == Outcome("win", 1, score)
    assert GAME.view(match, None).shootout == (tied, last)
    assert score[0] == score[1]
    assert [(draw.number, draw.winner) for draw in match.shootout] == [(1, None), (2, 1)]
    assert refused(match, NATURE, "shootout TC AD") is IllegalReason.MATCH_OVER


@pytest.mark.parametrize("bad", ["", "AS", "AS AS", "AS KS QS", "AS *1", "AS  KS", "AS 1S"])
def test_a_bad_shootout(bad: str) -> None:
    assert refused(before_shootout(SHIFT), NATURE, f"shootout {bad}") is IllegalReason.BAD_DECK


def test_a_joker_may_be_drawn_where_jokers_play() -> None:
    match = before_shootout(Options(length=1, jokers=True))
    match, _ = GAME.play(match, NATURE, "shootout *1 *2")
    match, _ = GAME.play(match, NATURE, "shootout 2C *2")
    outcome = GAME.outcome(match)
    assert outcome is not None
    assert outcome.winner == 0


def test_refused_decks() -> None:
    match, whole = GAME.new(SHIFT), list(pack())
    for wrong in (
        whole[:-1],
        [*whole, "2C"],
        [*whole[:-1], "2C"],
        [*whole[:-1], "*1"],
        [*whole, "*1", "*2"],
        [],
    ):
        assert refused(match, NATURE, "deck " + " ".join(wrong)) is IllegalReason.BAD_DECK
    with_jokers = GAME.new(Options(jokers=True))
    assert refused(with_jokers, NATURE, "deck " + " ".join(whole)) is IllegalReason.BAD_DECK
    GAME.play(with_jokers, NATURE, "deck " + " ".join([*whole, "*1", "*2"]))


def test_refused_face_off_cards() -> None:
    match = after()
    assert refused(match, 0, "2C") is IllegalReason.NOT_IN_HAND
    assert refused(match, 0, "AD") is IllegalReason.NOT_IN_HAND
    assert refused(match, 0, "*1") is IllegalReason.NOT_IN_HAND
    assert refused(match, 0, "AC KC") is IllegalReason.UNKNOWN_MOVE
    assert refused(match, 0, line(BLACK)) is IllegalReason.NOT_YOUR_TURN
    assert refused(match, 2, "AC") is IllegalReason.UNKNOWN_SEAT
    assert refused(match, NATURE, "AC") is IllegalReason.UNKNOWN_MOVE
    assert refused(match, NATURE, DEAL[1]) is IllegalReason.NOT_YOUR_TURN


def test_refused_lines() -> None:
    match = after((0, "AC"), (1, "KD"))
    assert refused(match, 1, "line AD QD JD TH 9D") is IllegalReason.UNKNOWN_MOVE
    assert refused(match, 1, "line AD QD JD TH 9D 8D 7D") is IllegalReason.UNKNOWN_MOVE
    assert refused(match, 1, "line AD QD JD TH 9D AD") is IllegalReason.NOT_IN_HAND
    assert refused(match, 1, "line AD QD JD TH 9D KD") is IllegalReason.NOT_IN_HAND
    assert refused(match, 1, "line AD QD JD TH 9D 8C") is IllegalReason.NOT_IN_HAND
    assert refused(match, 1, "line AD QD JD TH 9D") is IllegalReason.UNKNOWN_MOVE
    assert refused(match, 1, "line") is IllegalReason.UNKNOWN_MOVE
    assert refused(match, 1, "AD") is IllegalReason.NOT_YOUR_TURN
    GAME.play(match, 1, "line AD QD JD TH 9D 8D")
