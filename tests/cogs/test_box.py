"""The box score of a match that is over, as the file that is handed out has it."""

import pytest

from bot.matches.results import record_of
from bot.words import words_for
from faces.book.box import box_text
from hockey.catalogue import CATALOGUE
from hockey.game import NATURE, RESIGN, Move, Options, Outcome
from tests.cogs.drawn import Drawn, after, drawn
from tests.hockey.matches import log_of
from tests.typeset import gist

GOAL = "J 4 4"
TURN_BASED = CATALOGUE["lineup"]


def box(over: Drawn, locale: str = "en") -> list[str]:
    loaded, words = over.loaded, words_for(locale)
    return box_text(words, record_of(loaded), words.game(loaded.game), loaded.match.length).splitlines()


@pytest.mark.parametrize(
    ("game", "end", "told"),
    [
        ("classic", (0, RESIGN), [gist("box-by-resign"), "Winner: Darrell."]),
        ("classic", (NATURE, "end walkover 0"), [gist("box-by-walkover"), "Winner: Jon."]),
        ("classic", (NATURE, "end admin -"), ["Ended by an admin.", ""]),
        ("partners", (0, RESIGN), [gist("box-by-resign"), "Winner: Darrell & Ralph."]),
    ],
)
def test_a_box_score_says_who_won_even_from_behind(game: str, end: tuple[int, Move], told: list[str]) -> None:
    assert box(after(game, GOAL, end))[1:3] == told


@pytest.mark.parametrize(("locale", "told"), [("en", "A tie."), ("fr", "Match nul."), ("ru", "Ничья.")])
def test_a_box_score_says_that_nobody_won(locale: str, told: str) -> None:
    game, shift = CATALOGUE["classic"], Options(length=1)
    overs = (drawn(game, log_of(game, seed, shift), length=1) for seed in range(60))
    level = next(over for over in overs if over.loaded.view(None).outcome == Outcome("tie", None, (0, 0)))
    assert box(level, locale)[2] == told


def test_a_box_score_says_who_won_a_shootout() -> None:
    options = Options(length=1, knockout=True)
    logs = (log_of(TURN_BASED, seed, options) for seed in range(60))
    overs = (drawn(TURN_BASED, log, length=1, knockout=True) for log in logs)
    outcomes = [(over, over.loaded.view(None).outcome) for over in overs]
    over, outcome = next((over, end) for over, end in outcomes if end and end.score[0] == end.score[1])
    assert outcome.winner is not None
    assert box(over)[2] == f"Winner: {('Jon', 'Darrell')[outcome.winner]}."
