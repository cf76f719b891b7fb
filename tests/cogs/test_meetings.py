"""Two who have met before: told when they meet again, and a streak when that is over."""

from dataclasses import replace

import pytest

from bot.words import words_for
from db.model.league import Met
from hockey.catalogue import CATALOGUE
from hockey.game import Outcome
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.ended import ended
from tests.cogs.forms import set_habit
from tests.cogs.rink import Rink
from tests.hockey.matches import log_of
from tests.typeset import gist, together


def met(home: int, away: int, ties: int) -> str:
    return words_for("en")("met", home="Jon", away="Darrell", homewins=home, awaywins=away, ties=ties)


async def test_a_second_match_tells_of_the_first_one(rink: Rink) -> None:
    first = await ended(rink)
    assert not [text for message in rink.public() if "Head to head" in (text := message.text)]
    outcome = first.view(None).outcome
    assert outcome
    before = met(outcome.winner == 0, outcome.winner == 1, outcome.winner is None)
    challenge = await rink.challenge(length=1)
    await rink.darrell.click(challenge, label="Accept")
    assert before in challenge.text


async def test_a_player_who_hides_in_the_middle_of_a_match_is_told_of_no_more(rink: Rink) -> None:
    await ended(rink)
    challenge = await rink.challenge(length=1)
    await rink.darrell.click(challenge, label="Accept")
    assert "Head to head" in challenge.text
    await set_habit(rink.darrell, "hidden")
    await rink.env.advance_time(1.0)
    assert "Head to head" not in challenge.text
    await rink.darrell.resign(rink.ice)
    assert "Head to head" not in rink.last().text


async def test_a_table_at_which_they_meet_again_tells_of_it_too(rink: Rink) -> None:
    await ended(rink)
    await rink.jon.slash(rink.ice, "hockey open", length=1)
    table = rink.last()
    assert "Head to head" not in table.text
    await rink.darrell.click(table, label=gist("challenge-button-sit"))
    assert "Head to head" in table.text


def told(game: str, met: Met, seed: int = 1) -> tuple[str, Outcome]:
    match = drawn(CATALOGUE[game], log_of(CATALOGUE[game], seed))
    outcome = match.loaded.view(None).outcome
    assert outcome
    return "\n".join(Drawn(replace(match.loaded, met=met)).public["result"]), outcome


@pytest.mark.parametrize("game", ["classic", "field", "lineup"])
def test_a_streak_is_told_of_and_one_that_ends_is_not(game: str) -> None:
    seed = next(seed for seed in range(20) if told(game, Met((0, 0), 0, 0), seed)[1].winner is not None)
    _, outcome = told(game, Met((0, 0), 0, 0), seed)
    sign = 1 if outcome.winner == 0 else -1
    winner = ("Jon", "Darrell")[outcome.winner or 0]
    on, _ = told(game, Met((4, 4), 0, 3 * sign), seed)
    assert together(f"4 in a row for {winner}!") in together(on)
    over, _ = told(game, Met((4, 4), 0, -3 * sign), seed)
    assert "in a row" not in over


@pytest.mark.parametrize("game", ["classic", "field", "lineup"])
def test_every_kind_of_game_tells_at_its_beginning_that_they_have_met(game: str) -> None:
    log = log_of(CATALOGUE[game], 1)
    match = drawn(CATALOGUE[game], log[:2])
    again = Drawn(replace(match.loaded, met=Met((5, 6), 1, -1)))
    first, title = "\n".join(match.public["challenge"]), "\n".join(again.public["challenge"])
    assert met(5, 6, 1) in title
    assert "Head to head" not in first
