"""A sealed record is true throughout, and any change in it is found."""

import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from hockey.catalogue import CATALOGUE, GUIDED
from hockey.game import Game, Options
from hockey.notation import BadRecord, Flaw
from hockey.pile.game import PileGame
from hockey.proof import digest_of
from hockey.record import SCHEMA, read, verify, write
from tests.hockey.golden import DATA
from tests.hockey.matches import ALL, document
from tests.hockey.sealed import sealed_paper
from tests.typeset import gist

CLASSIC = CATALOGUE["classic"]


def flaw_of(paper: dict[str, Any]) -> tuple[str, int | None, int | None]:
    with pytest.raises(BadRecord) as bad:
        verify(paper)
    return bad.value.reason, bad.value.period, bad.value.play


def told_again(paper: dict[str, Any]) -> dict[str, Any]:
    """With a true digest, as a careful forger would leave it."""
    return {**paper, "digest": digest_of(paper)}


def written(paper: dict[str, Any]) -> Any:
    """As JSON has it: cards are strings."""
    return json.loads(json.dumps(paper))


def changes_of(value: Any) -> Iterator[Any]:
    """Values of the same kind that aren't this one."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, str):
        yield value[:-1] + ("0" if value[-1:] != "0" else "1")
        yield value[1:]
        yield value + value[:1]
    elif value is None:
        yield "0"


def tampered(value: Any) -> Iterator[Any]:
    """A document with one thing in it changed, left out, doubled, or put in another's place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {other: each for other, each in value.items() if other != key}
            for changed in tampered(inner):
                yield {**value, key: changed}
        yield {**value, "more": 1}
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield value[:at] + value[at + 1 :]
            yield [*value[:at], inner, *value[at:]]
            if at and value[at - 1] != inner:
                yield [*value[: at - 1], inner, value[at - 1], *value[at + 1 :]]
            for changed in tampered(inner):
                yield [*value[:at], changed, *value[at + 1 :]]
    else:
        yield from changes_of(value)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_sealed_match_is_true_and_survives_paper(game: Game[Any]) -> None:
    paper = sealed_paper(game)
    assert write(verify(json.dumps(paper))) == paper
    Draft202012Validator(dict(SCHEMA)).validate(written(paper))


@pytest.mark.parametrize("name", ["lineup", "field", "classic"])
def test_whatever_is_changed_in_a_record_is_found(name: str) -> None:
    """Each of some thousand ways to change a single thing; for a long one, every seventh."""
    game = CATALOGUE[name]
    paper = sealed_paper(game, options=Options(length=1))
    every = 7 if name == "classic" else 1
    ways = [change for number, change in enumerate(tampered(paper)) if number % every == 0]
    assert len(ways) > 100
    for changed in ways:
        if "seal" in changed or "digest" in changed:
            with pytest.raises(BadRecord):
                verify(changed)


@pytest.mark.parametrize("name", ["lineup", "field", "classic"])
def test_who_writes_a_true_digest_is_found_by_the_seal(name: str) -> None:
    """Everything that follows from the seal: the cuts, the deal, and the decks of every period."""
    paper = sealed_paper(CATALOGUE[name], options=Options(length=1))
    for key in ("seal", "cuts", "deal", "periods"):
        for changed in tampered(paper.get(key, {})):
            # A record may stop early: everything that follows from the seal is still the same.
            if key != "periods" or dealt(changed) != dealt(paper["periods"])[: len(changed)]:
                with pytest.raises(BadRecord):
                    verify(told_again({**paper, key: changed}))


def dealt(periods: Any) -> list[Any]:
    """The cards as they were dealt: everything in a period except the players' moves."""
    return [
        {key: value for key, value in period.items() if key not in ("plays", "faceoff", "lines")}
        for period in periods
    ]


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        (lambda p: p["seal"].update(commitment="0" * 64), (Flaw.FALSE_COMMITMENT, None, None)),
        (lambda p: p["seal"].update(secret="0" * 64), (Flaw.FALSE_COMMITMENT, None, None)),
        (lambda p: p["seal"].update(match=18), (Flaw.FALSE_COMMITMENT, None, None)),
        (lambda p: p["seal"].update(secret="0" * 62), (Flaw.BAD_SEAL, None, None)),
        (lambda p: p["seal"].update(secret=p["seal"]["secret"].upper()), (Flaw.BAD_SEAL, None, None)),
        (lambda p: p.update(cuts=["271828", "1"]), (Flaw.FALSE_CUT, None, None)),
        (lambda p: p.update(cuts=[None]), (Flaw.BAD_CUTS, None, None)),
        (lambda p: p.update(cuts=[1, None]), (Flaw.BAD_CUTS, None, None)),
        (lambda p: p.pop("cuts"), (Flaw.MISSING_KEY, None, None)),
        (lambda p: p.pop("seal"), (Flaw.MISSING_KEY, None, None)),
        (lambda p: p.pop("deal"), (Flaw.FALSE_CUT, None, None)),
        (lambda p: p["deal"]["cut"].reverse() or p["deal"].update(cut=[["AS", "KS"]]), None),
        (lambda p: p["players"].reverse(), (Flaw.FALSE_DIGEST, None, None)),
        (lambda p: p.update(teams=["Riders", None]), (Flaw.FALSE_DIGEST, None, None)),
        (lambda p: p.update(teams=["Riders"]), (Flaw.BAD_TEAMS, None, None)),
        (lambda p: p.update(digest="0" * 64), (Flaw.FALSE_DIGEST, None, None)),
    ],
)
def test_what_is_false_is_named(change: Any, flaw: tuple[str, None, None] | None) -> None:
    paper = sealed_paper(CLASSIC)
    change(paper)
    found = flaw_of(paper)
    assert found == flaw or (flaw is None and found[0] in (Flaw.FALSE_CUT, "bad-dealer"))


@pytest.mark.parametrize(("board", "flaw"), [(17, None), (18, Flaw.FALSE_COMMITMENT), (0, Flaw.BAD_SEAL)])
def test_a_match_with_the_cards_of_another_is_true_by_that_ones_number(board: int, flaw: Flaw | None) -> None:
    paper = sealed_paper(CLASSIC)
    paper["seal"] |= {"match": 99, "board": board}
    paper = told_again(paper)
    assert Draft202012Validator(dict(SCHEMA)).is_valid(written(paper)) is (board > 0)
    if flaw is None:
        assert write(verify(paper)) == paper
    else:
        assert flaw_of(paper) == (flaw, None, None)


def test_a_false_deck_is_named_before_the_plays_that_it_forbids() -> None:
    paper = sealed_paper(CLASSIC)
    deck = paper["periods"][1]["deck"]
    deck[0], deck[-1] = deck[-1], deck[0]
    assert flaw_of(told_again(paper)) == (Flaw.FALSE_DECK, 2, None)


def test_a_play_that_breaks_the_rules_is_named_where_the_decks_are_true() -> None:
    paper = sealed_paper(CLASSIC)
    plays = paper["periods"][1]["plays"]
    plays[4] = paper["periods"][1]["deck"][-1]
    assert flaw_of(told_again(paper)) == ("not-in-hand", 2, 5)


@pytest.mark.parametrize("name", [game.id for game in ALL])
def test_records_from_before_seals_are_read_and_not_called_true(name: str) -> None:
    kept = json.loads((DATA / f"{name}.json").read_text())
    assert read(kept).seal is None
    assert flaw_of(kept) == (Flaw.NOT_SEALED, None, None)
    Draft202012Validator(dict(SCHEMA)).validate(kept)


def test_the_schema_knows_what_the_reader_refuses() -> None:
    valid = Draft202012Validator(dict(SCHEMA))
    wrongs: list[dict[str, Any]] = [
        {"colour": "red"},
        {"length": 2},
        {"seal": {}},
        {"cuts": [None, None]},
        {"format": "x"},
    ]
    for wrong in wrongs:
        assert not valid.is_valid(written(document(**wrong)))
    assert not valid.is_valid(written(document() | {"periods": [{"salt": "", "commitment": ""}]}))


def ask(command: str, paper: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    arguments = [sys.executable, "-m", "hockey", command, "-"]
    return subprocess.run(arguments, input=json.dumps(paper), capture_output=True, text=True, check=False)


def test_the_command_line_says_what_it_checked() -> None:
    paper = sealed_paper(CLASSIC)
    done = ask("verify", paper)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"true: match 17, sealed as {paper['seal']['commitment']}\n")


def test_the_command_line_names_what_is_false_in_a_sentence() -> None:
    paper = deepcopy(sealed_paper(CLASSIC))
    paper["periods"][1]["deck"].reverse()
    done = ask("verify", paper)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines() == [
        "period 2, play -: false-deck",
        gist("flaw-false-deck"),
    ]


def test_the_command_line_tells_a_box_score() -> None:
    paper = sealed_paper(CLASSIC)
    done = ask("box", paper)
    told = json.loads(done.stdout)
    assert told["players"] == ["Jon", "Darrell"]
    assert [goal["side"] for goal in told["goals"]].count(0) == told["score"][0]
    assert sum(told["plays"]) == sum(len(period["plays"]) for period in paper["periods"])
    assert [sum(period[side] for period in told["periods"]) for side in (0, 1)] == told["score"]


def test_a_first_match_is_true_as_well() -> None:
    paper = sealed_paper(GUIDED, options=Options(length=1))
    Draft202012Validator(dict(SCHEMA)).validate(written(paper))
    record = verify(paper)
    assert isinstance(record.game, PileGame)
    assert record.game.rules == GUIDED.rules
