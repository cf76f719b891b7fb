"""Records of the field: what they say to the letter, and what is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hockey.game import NATURE, IllegalReason, Options
from hockey.notation import Flaw
from hockey.record import fold, lines, read, write
from tests.hockey.field_matches import FIELD, record
from tests.hockey.matches import from_log, log_of
from tests.hockey.test_record import refusal


def changed(
    change: Callable[[dict[str, Any]], object], plays: list[list[int]] | None = None
) -> dict[str, Any]:
    paper = record(plays or [])
    change(paper["periods"][0])
    return paper


def played_out(seed: int, **options: Any) -> dict[str, Any]:
    how = Options(**options)
    return write(from_log(FIELD, how, log_of(FIELD, seed, how), ["Jon", "Darrell"]))


def test_a_replay_to_the_letter() -> None:
    told = [json.dumps(line) for line in lines(read(record([[0, 0, 0, 0], [3]])))]
    assert told == [
        '{"seat": 0, "card": "8H", "path": [0, 0, 0, 0], "result": "goal", "score": [1, 0]}',
        '{"seat": 1, "card": "9D", "path": [3], "result": null, "score": [1, 0]}',
        '{"outcome": "unfinished", "winner": null, "score": [1, 0]}',
    ]


def test_the_last_card_may_still_be_on_the_field() -> None:
    paper = record([[0, 0]], end={"by": "resign", "winner": 1})
    again = read(paper)
    assert write(again) == paper
    line, outcome = lines(again)
    assert (line["path"], line["result"]) == ([0, 0], None)
    assert outcome == {"outcome": "win", "winner": 1, "score": [0, 0]}


def test_options_travel_with_the_record_where_they_are_not_the_default() -> None:
    paper = played_out(1, cards=52, knockout=True)
    assert (paper["cards"], paper["knockout"]) == (52, True)
    assert "length" not in paper
    assert FIELD.view(read(paper).state, None).options == Options(cards=52, knockout=True)
    assert not {"cards", "knockout"} & played_out(1).keys()
    assert "length" not in played_out(1, length=1)


def test_a_knockout_is_dealt_until_it_is_decided() -> None:
    paper = next(p for seed in range(50) if len((p := played_out(seed, knockout=True))["periods"]) > 2)
    assert [period["dealer"] for period in paper["periods"][:3]] in ([0, 1, 0], [1, 0, 1])
    assert read(paper).outcome.kind == "win"
    later = {key: value for key, value in paper.items() if key != "knockout"}
    assert refusal(later) == (IllegalReason.MATCH_OVER, 2, None)
    paper["periods"][1]["dealer"] ^= 1
    assert refusal(paper) == (IllegalReason.BAD_DEALER, 2, None)
    paper["periods"][1]["dealer"] ^= 1
    paper["periods"][1]["plays"].pop()
    assert refusal(paper) == (Flaw.INCOMPLETE_PERIOD, 2, None)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"length": 1}, Flaw.UNKNOWN_KEY),
        ({"length": 3}, Flaw.UNKNOWN_KEY),
        ({"jokers": True}, Flaw.UNKNOWN_KEY),
        ({"rules": {}}, Flaw.UNKNOWN_KEY),
        ({"shootout": []}, Flaw.UNKNOWN_KEY),
        ({"cards": 42}, Flaw.BAD_CARDS),
        ({"first": 2}, Flaw.BAD_FIRST),
        ({"cards": True}, Flaw.WRONG_TYPE),
        ({"cards": "52"}, Flaw.WRONG_TYPE),
        ({"players": ["Jon"]}, Flaw.BAD_PLAYERS),
    ],
)
def test_a_refused_header(header: dict[str, Any], reason: str) -> None:
    assert refusal(record(**header)) == (reason, None, None)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda p: p.update(colour="red"), Flaw.UNKNOWN_KEY),
        (lambda p: p.update(overtime=False), Flaw.UNKNOWN_KEY),
        (lambda p: p.pop("keepers"), Flaw.MISSING_KEY),
        (lambda p: p.update(dealer=2), IllegalReason.BAD_DEALER),
        (lambda p: p.update(dealer=True), Flaw.WRONG_TYPE),
        (lambda p: p.update(salt=1), Flaw.UNKNOWN_KEY),
        (lambda p: p.update(rows="rows"), Flaw.WRONG_TYPE),
        (lambda p: p.update(rows=[["7H"], 4, []]), Flaw.WRONG_TYPE),
        (lambda p: p.update(plays={}), Flaw.WRONG_TYPE),
        (lambda p: p["rows"].pop(), IllegalReason.BAD_DECK),
        (lambda p: p["rows"].reverse() or p["rows"].append([]), IllegalReason.BAD_DECK),
        (lambda p: p["rows"][0].pop(), IllegalReason.BAD_DECK),
        (lambda p: p["keepers"][0].append(p["stacks"][0].pop()), IllegalReason.BAD_DECK),
        (lambda p: p["stacks"][0].append(p["stacks"][1].pop()), IllegalReason.BAD_DECK),
        (lambda p: p["stacks"][0].__setitem__(0, "7H"), IllegalReason.BAD_DECK),
        (lambda p: p["stacks"][0].__setitem__(0, "2H"), IllegalReason.BAD_DECK),
        (lambda p: p["stacks"][0].__setitem__(0, "8h"), IllegalReason.BAD_DECK),
    ],
)
def test_a_refused_field(change: Callable[[dict[str, Any]], object], reason: str) -> None:
    assert refusal(changed(change)) == (reason, 1, None)


@pytest.mark.parametrize(
    ("plays", "reason", "play"),
    [
        ([[0, 0, 0, 0], []], Flaw.INCOMPLETE_PLAY, 2),
        ([[0, 0], [0]], Flaw.INCOMPLETE_PLAY, 1),
        ([[1, 0]], Flaw.OVERLONG_PLAY, 1),
        ([[0, 0, 0, 0, 0]], Flaw.OVERLONG_PLAY, 1),
        ([[0, 0, 0, 2]], IllegalReason.UNKNOWN_MOVE, 1),
        ([[4]], IllegalReason.UNKNOWN_MOVE, 1),
        ([[-1]], IllegalReason.UNKNOWN_MOVE, 1),
        ([["0"]], Flaw.WRONG_TYPE, 1),
        ([[False]], Flaw.WRONG_TYPE, 1),
        ([0], Flaw.WRONG_TYPE, 1),
    ],
)
def test_a_refused_play(plays: list[list[int]], reason: str, play: int) -> None:
    assert refusal(record(plays)) == (reason, 1, play)


def test_no_play_after_the_stacks_are_out() -> None:
    paper = played_out(2)
    paper["periods"][0]["plays"].append([0])
    assert refusal(paper) == (IllegalReason.MATCH_OVER, 1, 21)


def test_an_unfinished_match_without_a_deal_is_a_legal_record() -> None:
    state = fold(FIELD, Options(), [(NATURE, "dealer 1")])
    assert FIELD.notation.write(state) == {"periods": []}
    assert read({**record(), "periods": []}).outcome.kind == "unfinished"
