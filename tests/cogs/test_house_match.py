"""A match by a server's own rules: told in words that are true of them, and played by them to its end."""

import json
import random

import pytest
from hypothesis import given, settings

from bot.matches.games import Games
from bot.words import words_for
from faces.pile.rules import rule_pages, summary
from hockey.game import NATURE
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard
from hockey.record import read, to_moves, write
from tests.cogs.drawn import drawn, period
from tests.cogs.people import Person
from tests.cogs.rink import Rink
from tests.cogs.test_house import removed
from tests.cogs.workshop import Workshop, make_house
from tests.hockey.matches import cards, from_log
from tests.hockey.test_oracle_agrees import house_rules

MOST_TEXT, MOST_CONTENT, SENTENCE = 4000, 1900, 260
FOUR = {"seats": 4, "deals": (5, 4, 4), "overtime_deals": (4, 4, 5)}
ICE = {"third_card": None, "clears_ice": True, "goal_is_chance": True}


def house(**switches: object) -> PileGame:
    return PileGame(PileRules("house", **switches), "Prairie", "")  # type: ignore[arg-type] # any switch


def told(game: PileGame) -> str:
    return summary(words_for(None), game)


@settings(max_examples=150, deadline=None)
@given(rules=house_rules())
def test_any_rules_are_told_in_whole_sentences_that_fit(rules: PileRules) -> None:
    game = PileGame(rules, "W" * 32, "")
    text = told(game)
    lines = text.splitlines()
    assert len(text) <= MOST_CONTENT
    assert all(line.endswith((".", "!")) and len(line) <= SENTENCE for line in lines), lines
    whole = "".join(page.text for page in rule_pages(words_for(None), game))
    assert len(whole) <= MOST_TEXT
    for each in (text, whole):
        assert not any(odd in each for odd in ("{", "  ", " .", " ,", "a Ace", "a Eight", "None"))


@settings(max_examples=150, deadline=None)
@given(rules=house_rules())
def test_the_words_say_what_the_switches_say(rules: PileRules) -> None:
    text = told(PileGame(rules, "", ""))
    assert ("Two against two" in text) == (rules.seats == 4)
    assert ("centre of" in text) == bool(rules.centre)
    assert ("clear the ice" in text.casefold() or "clears the ice" in text) == rules.clears_ice
    assert ("ever scores" in text) == (bool(rules.power) and not rules.power_scores)
    assert ("on it." in text) == rules.power_scores
    assert ("score again" in text) == rules.goal_is_chance
    assert ("third card" in text.casefold()) == (rules.third_card in (ThirdCard.CANCELS, ThirdCard.BLOCKS))
    assert ("Match it again" in text) == (rules.third_card is ThirdCard.TAKES_OVER)
    assert ("Jack" in text) == ("J" in rules.power)


@pytest.mark.parametrize(
    ("switches", "line"),
    [
        ({**ICE, "power": "A", "power_scores": True}, "3 or Ace scores!"),
        ({**ICE, "power": "J2"}, "match **3♣** and you score!"),
    ],
)
def test_who_has_cleared_the_ice_is_told_how_to_score_by_these_rules(
    switches: dict[str, object], line: str
) -> None:
    game = house(**switches)
    log = [(NATURE, "dealer 1"), *period(game, cards("7 7 3"), 0)]
    assert drawn(game, log).hand(1)[1].endswith(line)


@pytest.mark.parametrize(
    ("switches", "untrue", "true"),
    [
        ({**FOUR, "third_card": ThirdCard.CANCELS}, "takes over the pass", "A match is a pass"),
        ({"third_card": ThirdCard.CANCELS, "power": ""}, "A Jack takes", "A Jack is a card like any other:"),
        ({"third_card": ThirdCard.BLOCKS, "power": ""}, "A Jack blocks", "Match for a shot"),
        ({"third_card": ThirdCard.BLOCKS, "power": "JQ"}, "Only a Jack", "A Jack blocks a Jack:"),
        ({**ICE, "power": ""}, "A Jack or a Two scores as well", ""),
        ({**FOUR, "goal_is_chance": True}, "A goal is a breakaway", "Nobody matched the first Nine"),
    ],
)
def test_what_heads_an_example_is_true_of_it(switches: dict[str, object], untrue: str, true: str) -> None:
    text = "\n".join(page.text for page in rule_pages(words_for(None), house(**switches)))
    assert untrue not in text
    assert true in text


async def test_a_match_by_house_rules_from_the_offer_to_the_record(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.choose("power", "Q")
    await workshop.choose("deals", "6668")
    await workshop.choose("third", "b")
    await workshop.name("Queens")
    challenge = await rink.challenge(game="Queens", length=1)
    assert "**Queens**" in challenge.text
    await rink.darrell.click(challenge, label="Accept")
    await rink.chooser(challenge).click(challenge, label="Play first")
    assert "deal 1 of 4" in rink.last().text
    await rink.play()
    await removed(rink, ida, "Queens")
    await rink.restart()
    rng = random.Random(2)
    while not rink.over:
        await rink.play(rng.randrange(6))
    lines = [line for sheet in rink.sheets() for line in sheet.lines]
    assert any(line.endswith("*Shot!*") and "Q" in line for line in lines)
    assert not any("Breakaway!" in line for line in lines)
    await check_record(rink, "Queens")


async def check_record(rink: Rink, name: str) -> None:
    """What was kept of match 1 makes a record with its rules, which plays again to the same moves."""
    match, plies = await rink.store.matches.read(1)
    assert match is not None
    game = await Games(rink.store).get(match.game)
    assert game.name == name
    moves = [(ply.seat, ply.move) for ply in plies]
    paper = json.loads(json.dumps(write(from_log(game, match.options, moves, ["Jon", "Darrell"]))))
    assert paper["variant"] == "house"
    assert paper["rules"]["power"] == ["Q"]
    assert [move for _, move in to_moves(read(paper))][-20:] == [move for _, move in moves][-20:]


async def test_a_rematch_is_by_the_same_rules_even_if_they_were_removed(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida, "Prairie", "original")
    await rink.face_off(game="Prairie", length=1)
    await rink.jon.resign(rink.ice)
    await removed(rink, ida, "Prairie")
    await rink.restart()
    await rink.jon.click(rink.last(), label="Rematch")
    challenge = rink.last()
    assert "**Prairie**" in challenge.text
    await rink.darrell.click(challenge, label="Accept")
    await rink.chooser(challenge).click(challenge, label="Deal")
    assert rink.last().labels[:2] == ["Show my hand", "⋯ More"]
    person, _ = rink.on_turn()
    hand = person.dms()[-1]
    await person.click(hand, custom_id=hand.playable[0]["custom_id"])
    assert rink.on_turn()[1] is person
