import json
from collections.abc import Callable
from typing import Any

import pytest

from hockey.game import NATURE, IllegalReason, Options
from hockey.notation import Flaw
from hockey.record import lines, read, write
from tests.hockey.lineup_matches import GAME, OPTIONS, SHIFT, Log, log_of, walk
from tests.hockey.matches import from_log
from tests.hockey.test_record import refusal

PLAYERS = ["Rudy", "Donald"]
JOKERS = Options(length=1, jokers=True)


def paper_of(log: Log, options: Options = SHIFT) -> Any:
    """A record as it comes from a file."""
    return json.loads(json.dumps(write(from_log(GAME, options, log, PLAYERS))))


def ended(options: Options, *, periods: int, rounds: int = 0) -> Any:
    """A record of a finished match with this many periods and rounds of the shootout."""
    for seed in range(1000):
        paper = paper_of(log_of(seed, options), options)
        if (len(paper["periods"]), len(paper.get("shootout", []))) == (periods, rounds):
            return paper
    raise AssertionError


def test_a_secret_choice_is_not_on_paper_an_open_line_is() -> None:
    seen = set()
    for seed in range(30):
        for state, _, _ in walk(seed):
            chosen = [seat for seat in (0, 1) if GAME.view(state, None).chosen[seat]]
            if len(chosen) != 1:
                continue
            (seat,) = chosen
            period = state.periods[-1]
            entries = GAME.notation.write(state)["periods"]
            assert all(entries)
            last = entries[-1] if len(entries) == period.number else {}
            if period.first is None:
                assert "lines" not in last
                assert ("faceoff" in last) == (period.faceoff is not None)
            else:
                assert last["lines"][1 - seat] is None
                assert list(last["lines"][seat]) == ["LW", "C", "RW", "LD", "RD", "G"]
            seen.add((period.stage, period.first))
    assert seen == {("faceoff", None), ("line", None), ("line", 0), ("line", 1)}


def test_the_shape_of_a_record() -> None:
    paper = ended(Options(), periods=4, rounds=1)
    assert paper["variant"] == "lineup"
    assert [set(period) for period in paper["periods"]] == [
        {"deck", "faceoff", "lines"},
        {"faceoff", "lines"},
        {"faceoff", "lines"},
        {"deck", "lines"},
    ]
    assert set(ended(JOKERS, periods=2)["periods"][1]) == {"lines"}
    told = list(lines(read(paper)))
    assert list(told[0]) == ["period", "attack", "wing", "values", "result", "score"]
    assert [(line["period"], line["attack"], line["wing"]) for line in told[12:-1]] == [
        (4, 0, "LW"),
        (4, 0, "RW"),
        (4, 1, "LW"),
        (4, 1, "RW"),
    ]
    assert told[-1]["outcome"] == "win"
    assert told[-1]["score"][0] == told[-1]["score"][1]


def swap(period: Any, key: str, value: Any) -> None:
    period["lines"][0][key] = value


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda p: p.update(dealer=0), Flaw.UNKNOWN_KEY),
        (lambda p: p.update(overtime=False), Flaw.UNKNOWN_KEY),
        (lambda p: p.pop("deck"), Flaw.MISSING_KEY),
        (lambda p: p.update(deck="deck"), Flaw.WRONG_TYPE),
        (lambda p: p.update(deck=[]), IllegalReason.BAD_DECK),
        (lambda p: p["deck"].pop(), IllegalReason.BAD_DECK),
        (lambda p: p["deck"].append("*1"), IllegalReason.BAD_DECK),
        (lambda p: p["deck"].extend(["*1", "*2"]), IllegalReason.BAD_DECK),
        (lambda p: p["deck"].__setitem__(0, p["deck"][1]), IllegalReason.BAD_DECK),
        (lambda p: p["deck"].__setitem__(slice(0, 2), [" ".join(p["deck"][:2])]), IllegalReason.BAD_DECK),
        (lambda p: p.pop("faceoff"), Flaw.MISSING_KEY),
        (lambda p: p.update(faceoff=p["faceoff"][:1]), IllegalReason.UNKNOWN_MOVE),
        (lambda p: p.update(faceoff=["resign", "resign"]), IllegalReason.UNKNOWN_MOVE),
        (lambda p: p.update(faceoff=[None, p["faceoff"][1]]), Flaw.WRONG_TYPE),
        (lambda p: p["faceoff"].reverse(), IllegalReason.NOT_IN_HAND),
        (lambda p: p["faceoff"].__setitem__(0, p["deck"][42]), IllegalReason.NOT_IN_HAND),
        (lambda p: p["lines"].reverse(), IllegalReason.NOT_IN_HAND),
        (lambda p: p["lines"].pop(), Flaw.WRONG_TYPE),
        (lambda p: p.update(lines={}), Flaw.WRONG_TYPE),
        (lambda p: p.update(lines=[None, None]), Flaw.WRONG_TYPE),
        (lambda p: p["lines"][0].pop("G"), Flaw.MISSING_KEY),
        (lambda p: p["lines"][0].update(F="AS"), Flaw.UNKNOWN_KEY),
        (lambda p: swap(p, "C", 7), Flaw.WRONG_TYPE),
        (lambda p: swap(p, "C", "1S"), IllegalReason.UNKNOWN_MOVE),
        (lambda p: swap(p, "C", ""), IllegalReason.UNKNOWN_MOVE),
        (lambda p: swap(p, "C", p["lines"][0]["G"]), IllegalReason.NOT_IN_HAND),
        (lambda p: swap(p, "C", p["lines"][1]["C"]), IllegalReason.NOT_IN_HAND),
        (lambda p: swap(p, "C", p["faceoff"][0]), IllegalReason.NOT_IN_HAND),
    ],
)
def test_a_refused_period(change: Callable[[Any], object], reason: str) -> None:
    paper = ended(SHIFT, periods=1)
    change(paper["periods"][0])
    assert refusal(paper) == (reason, 1, None)


def test_a_line_does_not_lie_open_before_the_face_off_s_loser_has_set_up() -> None:
    paper = ended(SHIFT, periods=1)
    mine, theirs = (("*23456789TJQKA".index(card[0]), card) for card in paper["periods"][0]["faceoff"])
    loser = 0 if mine < theirs else 1
    paper["periods"][0]["lines"][loser] = None
    assert refusal(paper) == (Flaw.WRONG_TYPE, 1, None)


def test_a_card_thrown_in_one_period_is_gone_in_the_next() -> None:
    paper = ended(Options(), periods=3)
    first, second, _ = paper["periods"]
    second["faceoff"][0] = first["lines"][0]["G"]
    assert refusal(paper) == (IllegalReason.NOT_IN_HAND, 2, None)


def test_refused_rows_of_periods() -> None:
    paper = ended(Options(), periods=3)
    del paper["periods"][1]["lines"]
    assert refusal(paper) == (Flaw.INCOMPLETE_PERIOD, 2, None)

    paper = ended(Options(), periods=3)
    paper["periods"][1]["deck"] = paper["periods"][0]["deck"]
    assert refusal(paper) == (IllegalReason.NOT_YOUR_TURN, 2, None)

    paper = ended(SHIFT, periods=1)
    paper["periods"].append(paper["periods"][0])
    assert refusal(paper) == (IllegalReason.MATCH_OVER, 2, None)

    paper = ended(JOKERS, periods=2)
    paper["periods"][1]["faceoff"] = paper["periods"][0]["faceoff"]
    assert refusal(paper) == (Flaw.UNKNOWN_KEY, 2, None)

    paper = ended(JOKERS, periods=2)
    del paper["jokers"]
    assert refusal(paper) == (IllegalReason.BAD_DECK, 1, None)

    paper = ended(SHIFT, periods=2, rounds=1)
    del paper["shootout"]
    paper["periods"].append(paper["periods"][1])
    assert refusal(paper) == (Flaw.BAD_OVERTIME, 3, None)


def test_no_third_period_where_more_than_two_goals_are_missing() -> None:
    paper = ended(Options(), periods=2)
    paper["periods"].append({})
    assert refusal(paper) == (IllegalReason.MATCH_OVER, 3, None)


@pytest.mark.parametrize(
    ("rounds", "reason", "play"),
    [
        ({}, Flaw.WRONG_TYPE, None),
        (["AS", "KS"], Flaw.WRONG_TYPE, None),
        ([["TS", "KS"]] * 101, IllegalReason.BAD_DECK, None),
        ([["AS"]], IllegalReason.BAD_DECK, 1),
        ([["AS", "AS"]], IllegalReason.BAD_DECK, 1),
        ([["AS", "*1"]], IllegalReason.BAD_DECK, 1),
        ([["TS", "KS"], ["AS", "1S"]], IllegalReason.BAD_DECK, 2),
        ([["AS", "KS"], ["AS", "KS"]], IllegalReason.MATCH_OVER, 2),
    ],
)
def test_a_refused_shootout(rounds: Any, reason: str, play: int | None) -> None:
    paper = ended(SHIFT, periods=2, rounds=1)
    paper["shootout"] = rounds
    assert refusal(paper) == (reason, None, play)


def test_a_shootout_before_its_time() -> None:
    paper = paper_of(log_of(1)[:4], Options())
    assert refusal({**paper, "shootout": [["AS", "KS"]]}) == (IllegalReason.NOT_YOUR_TURN, None, 1)


def test_a_shootout_still_level_is_an_unfinished_match() -> None:
    paper = ended(SHIFT, periods=2, rounds=1)
    record = read({**paper, "shootout": [["TS", "KD"]]})
    assert record.outcome.kind == "unfinished"
    assert record.game.to_act(record.state) == {NATURE}


@pytest.mark.parametrize(("key", "value"), [("knockout", True), ("cards", 36)])
def test_options_of_other_games_are_refused(key: str, value: object) -> None:
    assert refusal({**paper_of(log_of(1, OPTIONS[2]), SHIFT), key: value}) == (Flaw.UNKNOWN_KEY, None, None)
