"""The plays that the rules are told with: they show whatever is special about a game."""

from itertools import pairwise

import pytest

from bot.words import words_for
from faces.pile.examples import examples_of, has_own_examples, told_of
from faces.pile.rules import rule_pages
from hockey.catalogue import PILE_GAMES
from hockey.game import Call, CallCode, Result
from hockey.pile.game import PileGame
from hockey.pile.rules import ThirdCard

EVERYWHERE = {CallCode.GOAL, CallCode.CHANCE, CallCode.SHOOTS, CallCode.POST, CallCode.SAVE}

every_game = pytest.mark.parametrize("game", PILE_GAMES.values(), ids=lambda game: game.id)
# A new variant borrows other games' examples that come out the same in it, until it has its own.
OWN = [game for game in PILE_GAMES.values() if has_own_examples(game)]
own_examples = pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)


def shown(game: PileGame) -> list[tuple[Call, ...]]:
    return [example.calls for example in examples_of(game)]


def calls(game: PileGame) -> list[Call]:
    return [call for example in shown(game) for call in example]


def in_a_row(game: PileGame) -> list[tuple[Call, Call]]:
    return [pair for example in shown(game) for pair in pairwise(example)]


@every_game
def test_every_game_shows_a_goal(game: PileGame) -> None:
    assert CallCode.GOAL in {call.call for call in calls(game)}


@own_examples
def test_every_game_shows_a_goal_a_missed_chance_and_the_calls_that_not_every_game_has(
    game: PileGame,
) -> None:
    codes = {call.call for call in calls(game)}
    assert codes >= EVERYWHERE
    assert (CallCode.CLEARS in codes) == (not game.rules.power_scores)
    assert (CallCode.BLOCK in codes) == (game.rules.third_card in (ThirdCard.CANCELS, ThirdCard.BLOCKS))


@own_examples
def test_every_game_shows_what_its_jacks_do(game: PileGame) -> None:
    power = game.rules.power
    results = {call.result for call in calls(game) if call.card.rank in (power or "J")}
    if power:
        assert Result.CHANCE in results
        assert (Result.GOAL in results) == game.rules.power_scores
        assert (Result.BLOCK in results) == (game.rules.third_card is ThirdCard.BLOCKS)
    else:
        assert None in results


@own_examples
def test_every_game_shows_what_its_third_card_does(game: PileGame) -> None:
    thirds = {
        third.result
        for example in shown(game)
        for first, second, third in zip(example, example[1:], example[2:], strict=False)
        if first.card.rank == second.card.rank == third.card.rank
        if second.result is Result.CHANCE
    }
    expected = {
        ThirdCard.TAKES_OVER: {Result.CHANCE},
        ThirdCard.CANCELS: {Result.BLOCK},
        ThirdCard.BLOCKS: {Result.BLOCK},
        None: set(),
    }
    assert thirds == expected[game.rules.third_card]


@own_examples
def test_every_game_shows_whether_goals_come_in_a_row_and_who_scores(game: PileGame) -> None:
    goals = [call for call in calls(game) if call.result is Result.GOAL]
    assert any(sum(goal.score) > 1 for goal in goals) == game.rules.goal_is_chance
    for example in shown(game):
        for chance, _, third in zip(example, example[1:], example[2:], strict=False):
            if third.result is Result.GOAL:
                assert (chance.seat != third.seat) == (game.seats == 4)


@own_examples
def test_every_game_shows_an_answer_to_a_jack_where_that_is_special(game: PileGame) -> None:
    power = game.rules.power
    on_power = {
        two.result for one, two in in_a_row(game) if one.card.rank in power and two.card.rank in power
    }
    if game.rules.third_card is ThirdCard.BLOCKS:
        assert on_power == {Result.BLOCK}
    if game.rules.power_scores:
        assert on_power == {Result.CHANCE}


@every_game
def test_an_example_is_short_and_read_as_it_was_played(game: PileGame) -> None:
    examples = examples_of(game)
    assert all(3 <= len(example.calls) <= 6 for example in examples)
    assert len({example.shows for example in examples}) == len(examples)
    words = words_for(None)
    texts = [page.text for page in rule_pages(words, game)]
    read = [
        line for text in texts for line in text.splitlines() if line.startswith("> ") and ": **" not in line
    ]
    told = [call for example in told_of(examples, game) for call in example.calls]
    assert len(read) == len(told)
    for line, call in zip(read, told, strict=True):
        player = words(f"example-player-{call.seat}")
        named = line.removeprefix("> ").lstrip("🔴🔵\N{NO-BREAK SPACE}")
        assert named.startswith(f"{player} {call.card.rank.replace('T', '10')}")
