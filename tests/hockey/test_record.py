import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, Game, IllegalReason, Options
from hockey.notation import BadRecord, Flaw, load
from hockey.pile.game import PileGame
from hockey.pile.rules import Contradiction
from hockey.pile.switches import to_switches
from hockey.record import SCHEMA, fold, lines, read, to_moves, write
from tests.hockey.matches import HOUSE, document, from_log, log_of, seeds, setups

PLAYERS = ["Jon", "Darrell", "Ida", "Ralph"]


def refusal(source: Any) -> tuple[str, int | None, int | None]:
    with pytest.raises(BadRecord) as bad:
        read(source)
    return bad.value.reason, bad.value.period, bad.value.play


def played_out(seed: int = 1, length: int = 3, **more: Any) -> dict[str, Any]:
    game, how = PILE_GAMES["classic"], Options(length, **more)
    return write(from_log(game, how, log_of(game, seed, how), PLAYERS[:2]))


def changed(change: Callable[[dict[str, Any]], object], **header: Any) -> dict[str, Any]:
    paper = document(**header)
    change(paper["periods"][0])
    return paper


@settings(max_examples=40, deadline=None)
@given(setup=setups, seed=seeds, cut=st.integers(0, 400), end=st.sampled_from([None, "-", "0"]))
def test_a_match_survives_paper(
    setup: tuple[Game[Any], Options], seed: int, cut: int, end: str | None
) -> None:
    game, options = setup
    log = log_of(game, seed, options)[:cut]
    over = game.outcome(fold(game, options, log)) is not None
    if end and not over:
        log.append((NATURE, f"end clock {end}"))
    record = from_log(game, options, log, PLAYERS[: game.seats])
    paper = write(record)
    again = read(json.dumps(paper))
    assert write(again) == paper
    assert list(lines(again)) == list(lines(record))
    assert again.outcome == record.outcome
    assert fold(again.game, options, to_moves(again)) == again.state


def test_a_played_out_record_tells_every_play_and_the_outcome() -> None:
    told = list(lines(read(played_out())))
    assert len(told) == sum(len(period["plays"]) for period in played_out()["periods"]) + 1
    assert list(told[0]) == ["period", "deal", "play", "seat", "card", "result", "call", "score"]
    assert list(told[-1]) == ["outcome", "winner", "score"]
    assert told[-1]["score"] == told[-2]["score"]


def test_house_rules_travel_with_the_record() -> None:
    log = log_of(HOUSE, 4)
    paper = write(from_log(HOUSE, Options(), log, PLAYERS))
    assert paper["variant"] == "house"
    game = read(paper).game
    assert isinstance(game, PileGame)
    assert game.rules == HOUSE.rules


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("", Flaw.NOT_JSON),
        ("{", Flaw.NOT_JSON),
        ("[" * 100_000, Flaw.NOT_JSON),
        ("9" * 5000, Flaw.NOT_JSON),
        (b"\xff\xfe{}", Flaw.NOT_JSON),
        ('{"length": NaN}', Flaw.NOT_JSON),
        ("[]", Flaw.WRONG_TYPE),
        ('"deck"', Flaw.WRONG_TYPE),
        ('{"format": "hockey-record/1", "format": "hockey-record/1"}', Flaw.DUPLICATE_KEY),
        ("{}", Flaw.MISSING_KEY),
        (document(colour="red"), Flaw.UNKNOWN_KEY),
        (document(format="hockey-record/2"), Flaw.UNKNOWN_FORMAT),
        (document(format=1), Flaw.UNKNOWN_FORMAT),
        ({**document(), "variant": "quidditch"}, Flaw.UNKNOWN_VARIANT),
        ({**document(), "variant": ["classic"]}, Flaw.WRONG_TYPE),
        ({**document(), "variant": "house"}, Flaw.MISSING_KEY),
        (document(rules={}), Flaw.UNKNOWN_KEY),
        ({**document(), "variant": "house", "rules": {}}, Flaw.BAD_RULES),
        (document(players=["Jon"]), Flaw.BAD_PLAYERS),
        (document(players="JD"), Flaw.WRONG_TYPE),
        (document(players=["Jon", 1]), Flaw.WRONG_TYPE),
        (document(length=2), Flaw.BAD_LENGTH),
        (document(length=True), Flaw.WRONG_TYPE),
        (document(cards=52), Flaw.UNKNOWN_KEY),
        (document(jokers=True), Flaw.UNKNOWN_KEY),
        (document(knockout=1), Flaw.WRONG_TYPE),
        (document(periods={}), Flaw.WRONG_TYPE),
        ({**document(), "deal": {"cut": [["2C", "2D"]] * 101}}, IllegalReason.BAD_CUT),
        (document(end={"by": "rain", "winner": 0}), IllegalReason.BAD_END),
        (document(end={"by": "play", "winner": 0}), IllegalReason.BAD_END),
        (document(end={"by": "clock", "winner": 2}), IllegalReason.BAD_END),
        (document(end={"by": "clock", "winner": "0"}), Flaw.WRONG_TYPE),
        (document(end={"by": None, "winner": 0}), Flaw.WRONG_TYPE),
        (document(end={"by": "clock"}), Flaw.MISSING_KEY),
        (document(end={"by": "clock", "winner": 0, "why": ""}), Flaw.UNKNOWN_KEY),
        ({**played_out(), "end": {"by": "admin", "winner": None}}, IllegalReason.MATCH_OVER),
    ],
)
def test_a_refused_header(source: Any, reason: str) -> None:
    assert refusal(source) == (reason, None, None)


@pytest.mark.parametrize(
    ("change", "reason", "play"),
    [
        (lambda p: p.update(colour="red"), Flaw.UNKNOWN_KEY, None),
        (lambda p: p.pop("centre"), Flaw.MISSING_KEY, None),
        (lambda p: p.update(dealer=2), IllegalReason.BAD_DEALER, None),
        (lambda p: p.update(dealer=True), Flaw.WRONG_TYPE, None),
        (lambda p: p.update(overtime=True), Flaw.BAD_OVERTIME, None),
        (lambda p: p.update(overtime=0), Flaw.WRONG_TYPE, None),
        (lambda p: p.update(salt="salt", commitment="c0ffee"), Flaw.UNKNOWN_KEY, None),
        (lambda p: p.update(deck="deck"), Flaw.WRONG_TYPE, None),
        (lambda p: p.update(deck=[]), IllegalReason.BAD_DECK, None),
        (lambda p: p["deck"].pop(), IllegalReason.BAD_DECK, None),
        (lambda p: p["deck"].append("2C"), IllegalReason.BAD_DECK, None),
        (lambda p: p["deck"].__setitem__(slice(0, 2), ["2C 2D"]), IllegalReason.BAD_DECK, None),
        (lambda p: p["deck"].__setitem__(0, "*1"), IllegalReason.BAD_DECK, None),
        (lambda p: p.update(centre=[p["deck"].pop()]), IllegalReason.BAD_CENTRE, None),
        (lambda p: p.update(centre=["|"]), IllegalReason.BAD_CENTRE, None),
        (lambda p: p.update(plays=[None]), Flaw.WRONG_TYPE, None),
        (lambda p: p["plays"].append("resign"), IllegalReason.UNKNOWN_MOVE, 4),
        (lambda p: p["plays"].append("deal"), IllegalReason.UNKNOWN_MOVE, 4),
        (lambda p: p["plays"].append(p["plays"][1]), IllegalReason.ALREADY_PLAYED, 4),
        (lambda p: p["plays"].append(p["deck"][4]), IllegalReason.NOT_IN_HAND, 4),
        (lambda p: p["plays"].append(p["deck"][13]), IllegalReason.NOT_IN_HAND, 4),
        (lambda p: p.update(plays=p["deck"] + p["deck"][:1]), IllegalReason.NOT_DEALT, 53),
    ],
)
def test_a_refused_period(change: Callable[[dict[str, Any]], object], reason: str, play: int | None) -> None:
    assert refusal(changed(change)) == (reason, 1, play)


def test_a_refused_centre() -> None:
    paper = document("saskatchewan")
    period = paper["periods"][0]
    period["deck"][0], period["centre"][0] = period["centre"][0], period["deck"][0]
    assert refusal(paper) == (IllegalReason.BAD_CENTRE, 1, None)


def test_refused_rows_of_periods() -> None:
    paper = played_out()
    periods = paper["periods"]
    periods[1]["plays"].pop()
    assert refusal(paper) == (Flaw.INCOMPLETE_PERIOD, 2, None)

    paper = played_out()
    paper["periods"][1]["dealer"] ^= 1
    assert refusal(paper) == (IllegalReason.BAD_DEALER, 2, None)

    paper = played_out()
    paper["periods"].append({**paper["periods"][1], "overtime": True})
    assert refusal(paper) == (IllegalReason.MATCH_OVER, len(paper["periods"]), None)

    paper = played_out()
    paper["periods"][2]["overtime"] = True
    assert refusal(paper) == (Flaw.BAD_OVERTIME, 3, None)


def test_no_play_after_the_goal_that_ends_overtime() -> None:
    paper = next(p for seed in range(50) if len((p := played_out(seed, 1, knockout=True))["periods"]) > 1)
    last = paper["periods"][-1]
    count = len(last["plays"])
    left = [card for card in last["deck"] if card not in last["plays"]]
    last["plays"].append(left[0])
    assert refusal(paper) == (IllegalReason.MATCH_OVER, len(paper["periods"]), count + 1)


def test_contradictory_house_rules_are_named() -> None:
    switches = {**to_switches(HOUSE.rules), "seats": 3}
    reason, *_ = refusal({**document(), "variant": "house", "rules": switches})
    assert reason is Contradiction.SEATS


def test_the_schema_has_no_key_twice() -> None:
    assert load(files("hockey").joinpath("record.schema.json").read_bytes()) == SCHEMA


def test_duplicate_keys_are_refused_at_any_depth() -> None:
    text = json.dumps(document()).replace('"overtime": false', '"overtime": false, "overtime": false')
    assert refusal(text) == (Flaw.DUPLICATE_KEY, None, None)
