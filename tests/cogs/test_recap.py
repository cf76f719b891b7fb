"""The match told again below its result: true, short, and by what everybody was told alone."""

import re
from dataclasses import asdict, replace
from itertools import pairwise

import pytest

from bot.messages.room import MOST_CONTENT
from bot.words import words_for
from db.model.league import Met, Moved
from db.model.people import Voice
from faces.tale.recap import recap_lines
from faces.tale.shots import End, shots_of
from hockey.catalogue import CATALOGUE
from hockey.game import RESIGN, Game, Outcome
from tests.cogs.drawn import Drawn, after, drawn, shift
from tests.cogs.fields import FIELD, played
from tests.cogs.languages import LANGUAGES
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.test_longest_sheets import LONG, text_of
from tests.cogs.test_looks import LEVEL
from tests.hockey.matches import OPTIONS, log_of
from tests.typeset import together

GAMES = list(CATALOGUE.values())
# With this many shots, there's more than one thing to say.
ENOUGH = 8
CARDS_OF_A_FIELD = 20
MOST_LINES = 10
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def recap(match: Drawn) -> list[str]:
    """What a result tells of how it went; nothing of one without a shot."""
    loaded = match.loaded
    lines = recap_lines(words_for(loaded.match.locale), loaded, outcome_of(match))
    assert all(line in match.public["result"] for line in lines)
    return lines


@by_game
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_agrees_with_the_match(game: Game[object], options: object) -> None:
    for seed in range(4):
        match = drawn(game, log_of(game, seed, options), **asdict(options))  # type: ignore[arg-type,call-overload]
        shots = list(shots_of(match.loaded.view(None)))
        told = "\n".join(recap(match))
        if not shots:
            assert told == ""
            continue
        by_side = [sum(shot.seat % 2 == side for shot in shots) for side in (0, 1)]
        assert "**Shots**\xa0{}–\u2060{}".format(*by_side) in told
        goals = [shot for shot in shots if shot.end is End.GOAL]
        assert len(goals) == sum(match.loaded.view(None).score)
        sentences = len(re.findall(r"[.!]( |$)", told.splitlines()[0]))
        assert (2 if len(shots) >= ENOUGH else 1) <= sentences <= 6
        assert told.count("star: **") == 3


@by_game
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_two_sentences_in_a_row_begin_with_the_same_name(game: Game[object], language: str) -> None:
    for seed in range(6):
        story = next(iter(recap(drawn(game, log_of(game, seed), locale=language))), "")
        begun = [re.split(r"[,.:! ]", each)[0] for each in re.split(r"(?<=[.!]) (?=\w)", story)]
        names = [each for each in begun if each in ("Jon", "Darrell")]
        assert len(names) < 2 or all(one != other for one, other in pairwise(begun) if one in names), story


def test_goals_are_told_as_all_of_one_half_only_where_they_are() -> None:
    times = 0
    for seed in range(600):
        match = drawn(FIELD, played(seed))
        goals = [shot for shot in shots_of(match.loaded.view(None)) if shot.end is End.GOAL]
        late = {shot.play > CARDS_OF_A_FIELD // 2 for shot in goals}
        if told := re.search(r"(?:All\s\d+|Both)\sgoals came in the (\w+) half", " ".join(recap(match))):
            assert len(goals) > 1, seed
            assert late == {told[1] == "second"}, seed
            times += 1
    assert times


def test_what_it_took_to_see_a_first_goal_are_the_misses_before_it() -> None:
    told = 0
    for game in GAMES:
        for seed in range(12):
            match = drawn(game, log_of(game, seed))
            ends = [shot.end for shot in shots_of(match.loaded.view(None))]
            if found := re.search(r"It took (\d+)\s(\w+) to get", " ".join(recap(match))):
                told += 1
                assert found.groups() == (str(ends.index(End.GOAL)), "misses")
    assert told


def test_no_goal_levels_a_score_that_is_not_level() -> None:
    """If the player who was ahead left the match, the last goal is told in its place."""
    match = after("streak", "J 4 4 5 5", (0, RESIGN))
    stories = {
        recap(Drawn(replace(match.loaded, match=replace(match.loaded.match, id=number, locale="ru"))))[0]
        for number in range(40)
    }
    assert len(stories) > 1
    assert not any("равн" in story for story in stories)
    assert any(together("забивает: 2:0") in story for story in stories)


def outcome_of(match: Drawn) -> Outcome:
    outcome = match.loaded.view(None).outcome
    assert outcome
    return outcome


@by_game
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_it_fits_below_the_result_however_long_the_names_are(game: Game[object], language: str) -> None:
    for seed in range(6):
        for names in (LONG, ("Jon", "Darrell", "Ida", "Ralph")):
            match = drawn(game, log_of(game, seed), names)
            spoken = Drawn(replace(match.loaded, match=replace(match.loaded.match, locale=language)))
            assert text_of(spoken.drawings()["result"]) <= MOST_CONTENT
            assert names is LONG or recap(spoken) == recap_lines(
                words_for(language), spoken.loaded, outcome_of(match)
            )


def test_a_goal_in_overtime_is_told_sensibly() -> None:
    told = recap(shift(LEVEL, "J 7 7"))
    assert "never" not in told[0]
    assert "vertime" in told[0]
    assert told[1:4] == [
        "-# ⭐\xa0First star: **Darrell**, the overtime winner",
        "-# ⭐\xa0Second star: **7♦**, the card that won it",
        "-# ⭐\xa0Third star: **Jon**, still waiting for a first shot",
    ]


def test_of_a_player_who_never_scored_it_is_not_told_that_the_lead_was_kept() -> None:
    game, shut_out = CATALOGUE["lineup"], 0
    for seed in range(20):
        story = recap(drawn(game, log_of(game, seed)))[0]
        if re.search(r"shutout|got on the board|shut out", story):
            shut_out += 1
            assert not re.search(r"held up|chased|never changed hands", story)
    assert shut_out


def test_a_player_who_leaves_is_told_of_as_far_as_it_went() -> None:
    left = recap(after("classic", "J 4 4", (1, RESIGN)))
    assert "Jon" in left[0]
    assert recap(after("classic", "2", (1, RESIGN))) == []


def test_a_comeback_is_called_one_and_nothing_else_is() -> None:
    found = set()
    game = CATALOGUE["saskatchewan"]
    for seed in range(16):
        match = drawn(game, log_of(game, seed))
        outcome = match.loaded.view(None).outcome
        scores = [shot.score for shot in shots_of(match.loaded.view(None)) if shot.end is End.GOAL]
        if outcome is None or outcome.winner is None:
            continue
        behind = any(score[outcome.winner] < score[1 - outcome.winner] for score in scores)
        told = recap(match)[0]
        called = "came back" in told or "turned it around" in told
        assert behind or not called
        found.add(called)
    assert found == {True, False}


@by_game
def test_every_voice_has_one(game: Game[object]) -> None:
    log = log_of(game, 2)
    told = {tuple(recap(drawn(game, log, voice=voice))[1:]) for voice in Voice}
    assert len(told) == 1


@by_game
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_a_result_takes_ten_lines_of_a_phone(game: Game[object], language: str) -> None:
    for seed in range(12):
        match = drawn(game, log_of(game, seed), locale=language)
        moved = tuple(Moved(seat, 25.0, 25.5 - seat, 11) for seat in range(2))
        rated = replace(match.loaded, moved=moved)
        cup = replace(rated.match, tournament=1, tournament_name="Kootenay Lake Friday Night Cup Final '26")
        again = replace(rated, met=Met((12, 9), 3, 4))
        for told in (match, *map(Drawn, (rated, again, replace(rated, match=cup)))):
            result = "\n".join(told.public["result"])
            assert lines_on_a_phone(result) <= MOST_LINES, result


def test_scores_are_told_leader_first_and_late_goals_are_counted() -> None:
    late = 0
    for game in GAMES:
        for seed in range(40):
            match = drawn(game, log_of(game, seed))
            story, outcome = next(iter(recap(match)), ""), outcome_of(match)
            assert all(int(one) >= int(other) for one, other in re.findall(r"(\d+)-\u2060(\d+)", story))
            goals = [shot for shot in shots_of(match.loaded.view(None)) if shot.end is End.GOAL]
            if outcome.winner is not None and len(goals) > 1:
                last = [shot.seat % 2 != outcome.winner for shot in goals[-2:]]
                assert "one back" not in story or last == [False, True], story
                late += "late. Too late" in story or ("went to" in story and last == [True, True])
    assert late
