"""What is said about a card before it's played comes true; what counts as seen was seen."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.game import Options, Phase
from hockey.pile.counting import unseen
from hockey.pile.game import PileGame
from hockey.pile.lookahead import prospects
from hockey.pile.match import PileMatch
from hockey.record import fold
from tests.hockey.matches import log_of, pile_games, seeds, walk


def chance_side(state: PileMatch) -> int | None:
    chance = state.periods[-1].chance
    return None if chance is None else chance.side


@settings(max_examples=40, deadline=None)
@given(game=pile_games, seed=seeds)
def test_a_card_that_is_played_does_what_was_said_of_it(game: PileGame, seed: int) -> None:
    for state, _, _ in walk(game, seed, Options(length=1)):
        asked = game.to_act(state)
        for seat in range(game.seats):
            view = game.view(state, seat)
            told = prospects(game.rules, view)
            assert set(told) == (set(view.moves) if seat in asked and view.phase is Phase.PLAY else set())
            for card, prospect in told.items():
                after, (call,) = game.play(state, seat, card)
                assert prospect.result == call.result
                theirs = 1 - seat % 2
                assert prospect.stops == (chance_side(state) == theirs != chance_side(after))


@settings(max_examples=40, deadline=None)
@given(game=pile_games, seed=seeds, cut=st.integers(0, 90))
def test_what_is_unseen_lies_in_other_hands_the_stock_and_the_covered_centre(
    game: PileGame, seed: int, cut: int
) -> None:
    state = fold(game, Options(length=1), log_of(game, seed, Options(length=1))[:cut])
    for seat in range(game.seats):
        view = game.view(state, seat)
        told = unseen(game.rules, view)
        assert "".join(told) == game.rules.ranks
        if not state.periods:
            assert set(told.values()) == {4}
            continue
        period = state.periods[-1]
        elsewhere = (
            {*period.deck, *period.centre} - {call.card for call in period.calls} - {*view.hand, *view.centre}
        )
        assert +Counter(told) == Counter(card.rank for card in elsewhere)
