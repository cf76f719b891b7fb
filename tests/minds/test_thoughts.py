"""What minds say about their moves, and what a coach makes of it."""

import random

import pytest

from hockey.cards import RANKS, Card
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, Move, Options
from hockey.pile.match import PileMatch
from hockey.pile.view import PileView
from hockey.record import fold
from minds.coach import hint
from minds.levels import Level, mind_of
from minds.memory import Memory, recall
from minds.pile.basic import reasons
from minds.pile.model import DealState, facts_of, rank_of
from minds.reasons import Reason
from tests.hockey.matches import cards
from tests.minds.worlds import asked

CLASSIC = PILE_GAMES["classic"]


def dealt(mine: str, theirs: str, *played: str) -> tuple[PileMatch, list[tuple[int, Move]]]:
    """A classic match in its first deal; seat 0 plays first, both play as listed."""
    hands = cards(f"{mine} {theirs}")
    half = len(hands) // 2
    order = [card for pair in zip(hands[:half], hands[half:], strict=True) for card in pair]
    rest = [card for card in CLASSIC.rules.pack if card not in order]
    log = [(NATURE, "dealer 1"), (NATURE, " ".join(["deck", *order, *rest]))]
    log += [(number % 2, card) for number, card in enumerate(played)]
    return fold(CLASSIC, Options(), log), log


def advised(state: PileMatch, level: Level = Level.PRO, budget: int = 40) -> tuple[str, str | None]:
    """The rank that is chosen and why."""
    (seat,) = CLASSIC.to_act(state)
    thought, *_ = mind_of(CLASSIC, level).thoughts(
        CLASSIC, CLASSIC.view(state, seat), Memory(), random.Random(1), budget
    )
    return thought.move[0], thought.reason


@pytest.mark.parametrize(
    ("mine", "theirs", "played", "rank", "reason"),
    [
        ("8 J Q K A", "3 8 9 T 4", ["8C"], "8", "match"),
        ("8 3 Q 5 A", "Q 4 A 9 T", ["8C", "QD", "3C", "4C", "AC", "AD"], "Q", "fewest-left"),
        ("7 7 2 K A", "3 4 9 T 5", [], "7", "pair-early"),
        ("7 7 2 K A", "3 J 9 T 5", ["7C", "JC"], "7", "safety-pair"),
        ("8 J Q K A", "3 J 9 T 8", ["8C", "JD"], "J", "power-stops"),
        ("8 2 Q K A", "3 8 Q T 4", ["8C", "8D", "QC"], "Q", "goal"),
    ],
)
def test_basic_strategy_says_why(mine: str, theirs: str, played: list[str], rank: str, reason: str) -> None:
    state, _ = dealt(mine, theirs, *played)
    assert advised(state) == (rank, reason)


PAIR = cards("7 7 2 K A")


@pytest.mark.parametrize(
    ("game", "gone", "told"),
    [
        ("classic", "", True),
        ("cancel", "", True),
        ("stockham", "", True),
        # The partner sits between the next seat's card and this seat's next one.
        ("partners", "", False),
        # A player who matches it takes the pile away.
        ("saskatchewan", "", False),
        # No one can match it any more.
        ("classic", "7 7", False),
    ],
)
def test_a_pair_is_told_to_match_back_only_where_it_can(game: str, gone: str, told: bool) -> None:
    facts = facts_of(PILE_GAMES[game].rules)
    seen = [0] * len(RANKS)
    for card in cards(gone):
        seen[rank_of(card)] += 1
    hands = [[rank_of(card) for card in PAIR], *[[0] * len(PAIR)] * (facts.seats - 1)]
    why = reasons(DealState(facts, hands, 0, seen=seen))
    assert (why.get(rank_of(PAIR[0])) is Reason.PAIR_EARLY) == told


def test_a_jack_against_a_chance_is_told_to_end_it_and_never_to_be_safe() -> None:
    jack, deuce = (rank_of(card) for card in cards("J 2"))
    seen = [0] * len(RANKS)
    seen[jack] = 3
    against = DealState(
        facts_of(PILE_GAMES["classic"].rules), [[jack, deuce], [0, 0]], 0, top=0, chance=1, seen=seen
    )
    assert reasons(against)[jack] is Reason.POWER_STOPS


@pytest.mark.parametrize(("game", "told"), [("classic", True), ("partners", False)])
def test_a_neighbour_is_told_where_its_player_answers_the_post(game: str, told: bool) -> None:
    facts = facts_of(PILE_GAMES[game].rules)
    mine = [rank_of(card) for card in cards("7 8 2 K")]
    hands = [mine, *[[0] * len(mine)] * (facts.seats - 1)]
    against = DealState(facts, hands, 0, top=rank_of(cards("3")[0]), chance=1)
    assert (Reason.NEIGHBOUR in reasons(against).values()) == told


def test_a_power_card_is_no_neighbour_that_matches_a_post() -> None:
    mine = [rank_of(card) for card in cards("T 8 J K")]
    against = DealState(
        facts_of(PILE_GAMES["classic"].rules), [mine, [0] * 4], 0, top=rank_of(Card("3H")), chance=1
    )
    assert Reason.NEIGHBOUR not in reasons(against).values()


def test_of_cards_that_are_as_good_a_hint_names_one_that_a_rule_speaks_for() -> None:
    legend, seats, named = mind_of(CLASSIC, Level.LEGEND), [mind_of(CLASSIC, Level.PRO)] * 2, 0
    for state, seat, memory, _ in asked(CLASSIC, seats, 8, Options(length=1), 0):
        view = CLASSIC.view(state, seat)
        best, *others = legend.thoughts(CLASSIC, view, memory, random.Random(8), 40)
        told = hint(CLASSIC, view, memory, random.Random(8), 40)
        ruled = [each for each in others if each.reason and best.worth - each.worth < 0.01]
        if best.reason is Reason.TOSS_UP and ruled:
            assert told == ruled[0]
            named += 1
        else:
            assert told == best
    assert named


@pytest.mark.parametrize("level", [Level.PRO, Level.LEGEND])
def test_a_card_that_is_like_the_others_is_not_called_the_hardest_to_match(level: Level) -> None:
    """Nothing is played yet, and of each rank three are out."""
    state, _ = dealt("8 2 5 K A", "3 9 Q T 4")
    _, reason = advised(state, level, 400)
    assert reason == (None if level is Level.PRO else "toss-up")


def test_with_all_four_of_a_rank_a_hint_says_that_nobody_can_match_it() -> None:
    for mine in ("A A A A 7", "A A A A J"):
        state, _ = dealt(mine, "3 8 9 T 4")
        told = hint(CLASSIC, CLASSIC.view(state, 0), Memory(), random.Random(1))
        assert (told.move[0], told.reason) == ("A", Reason.SAFETY_THIRD_GONE)


def test_where_none_is_harder_to_match_a_neighbour_is_put_up_for_a_shot() -> None:
    state, _ = dealt("8 2 3 K 6", "4 8 Q T 9", "8C", "8D")
    rank, reason = advised(state)
    assert (rank in "23", reason) == (True, "neighbour")


@pytest.mark.parametrize("level", [Level.PRO, Level.LEGEND])
def test_the_last_card_is_told_as_such(level: Level) -> None:
    lead = ["8C", "4C", "QC", "TC", "KC", "9C", "AC", "3C"]
    state, _ = dealt("8 2 Q K A", "3 9 5 T 4", *lead)
    assert advised(state, level) == ("2", "only-card")


@pytest.mark.parametrize("level", [Level.ALL_STAR, Level.LEGEND])
def test_who_samples_tells_odds(level: Level) -> None:
    state, log = dealt("8 8 Q K A", "3 8 9 T 4")
    thoughts = mind_of(CLASSIC, level).thoughts(
        CLASSIC, CLASSIC.view(state, 0), recall(CLASSIC, Options(), log, 0), random.Random(1), 40
    )
    assert {thought.move for thought in thoughts} == set(CLASSIC.moves(state, 0))
    for thought in thoughts:
        assert 0 <= thought.worth <= 1
        facts = dict(thought.facts)
        assert facts["unseen"] == (2 if thought.move[0] == "8" else 3)
        assert 0 <= facts["match-odds"] < 1


def test_a_hint_is_the_goal_where_there_is_one() -> None:
    state, _ = dealt("8 2 Q K A", "3 8 Q T 4", "8C", "8D", "QC")
    view = CLASSIC.view(state, 1)
    assert isinstance(view, PileView)
    goal = next(card for card in view.hand if card[0] == "Q")
    assert hint(CLASSIC, view, Memory(), random.Random(1), 40).move == goal
