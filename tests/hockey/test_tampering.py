"""A record that somebody has tampered with, in a hundred ways and more: each is told, and where it begins.

A careful forger writes a true digest under what they have changed. What is legal then, as another name or
another card out of the same hand, only the digest of the record that was handed out can tell.
"""

import json
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hockey.__main__ import main
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.game import Options
from hockey.proof import digest_of
from tests.hockey.sealed import sealed_paper

Paper = dict[str, Any]
Change = Callable[[Paper], object]
FALSE_DIGEST = "false-digest"
CLASSIC = PILE_GAMES["classic"].rules
ALIKE = [
    rules.id
    for rules in (game.rules for game in PILE_GAMES.values())
    if rules.id != CLASSIC.id
    if (rules.seats, rules.ranks, rules.centre) == (CLASSIC.seats, CLASSIC.ranks, CLASSIC.centre)
    if (rules.deals, rules.overtime_deals) == (CLASSIC.deals, CLASSIC.overtime_deals)
]
"""Games that deal the same cards as Classic does, so that any play in one is legal in the other."""


@dataclass(frozen=True)
class Way:
    """What is done to a record, where that is told to begin, and why; `careful` leaves a true digest."""

    name: str
    change: Change
    where: str
    why: str
    careful: bool = True

    def forged(self, paper: Paper) -> Paper:
        forged = deepcopy(paper)
        self.change(forged)
        return {**forged, "digest": digest_of(forged)} if self.careful else forged


def put(key: str, value: Any) -> Change:
    return lambda paper: paper.update({key: value})


def drop(key: str) -> Change:
    return lambda paper: paper.pop(key)


def of_the_seal(change: Change) -> Change:
    return lambda paper: change(paper["seal"])


def exchange(key: str, one: int, other: int) -> Change:
    return lambda period: swap(period[key], one, other)


def of_last_deal(play: int) -> Change:
    return lambda period: period["plays"].__setitem__(play, period["deck"][-1])


def no_card(play: int) -> Change:
    return lambda period: period["plays"].__setitem__(play, "1H")


def double(play: int) -> Change:
    return lambda period: period["plays"].insert(play, period["plays"][play])


def other_digit(text: str, at: int) -> str:
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


def swap(cards: list[Any], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


def of_header(paper: Paper) -> Iterator[Way]:
    for key in paper:
        if key not in ("digest", "deal", "length"):
            yield Way(f"no {key}", drop(key), "", "missing-key")
    yield Way("no digest", lambda it: it.pop("digest"), "", "missing-key", careful=False)
    yield Way("a key more", put("colour", "red"), "", "unknown-key")
    yield Way("another format", put("format", "hockey-record/2"), "", "unknown-format")
    for game in CATALOGUE:
        if game not in (paper["variant"], *ALIKE):
            yield Way(f"as {game}", put("variant", game), "", "")
    yield Way("a game that nobody knows", put("variant", "curling"), "", "unknown-variant")
    yield Way("a player less", lambda it: it["players"].pop(), "", "bad-players")
    yield Way("a player more", lambda it: it["players"].append("Ida"), "", "bad-players")
    yield Way("another length", put("length", 2), "", "bad-length")
    for key in ("jokers", "cards"):
        yield Way(f"with {key}", put(key, True if key == "jokers" else 36), "", "unknown-key")
    for name in ("one team", ["Riders"]), ("three teams", ["A", "B", None]):
        yield Way(name[0], put("teams", name[1]), "", "bad-teams")


def of_seal(paper: Paper) -> Iterator[Way]:
    seal = paper["seal"]
    for key in ("secret", "commitment"):
        for at in range(0, 64, 8):
            false = other_digit(seal[key], at)
            yield Way(
                f"{key}, digit {at}",
                of_the_seal(put(key, false)),
                "",
                "false-commitment",
            )
        yield Way(f"no {key}", of_the_seal(drop(key)), "", "missing-key")
        yield Way(f"half a {key}", of_the_seal(put(key, seal[key][:32])), "", "")
        yield Way(f"{key} in capitals", of_the_seal(put(key, seal[key].upper())), "", "")
    for match in (0, 16, 18, "17", None):
        yield Way(f"match {match!r}", of_the_seal(put("match", match)), "", "")
    for cuts in (["271829", None], ["1", None], [None, None], ["271828", "1"], [None, "271828"]):
        yield Way(f"cuts {cuts}", put("cuts", cuts), "", "false-cut")
    for bad in ([], ["271828"], ["271828", None, None], [271828, None], ["27 18", None], "271828"):
        yield Way(f"cuts {bad!r}", put("cuts", bad), "", "")


def of_deal(paper: Paper) -> Iterator[Way]:
    yield Way("no deal", lambda it: it.pop("deal"), "", "false-cut")
    yield Way("the cut's cards exchanged", lambda it: it["deal"]["cut"][0].reverse(), "", "")
    yield Way("another card cut", lambda it: it["deal"]["cut"][0].__setitem__(0, "2C"), "", "")
    yield Way("cut twice", lambda it: it["deal"]["cut"].append(["AS", "KS"]), "", "")
    yield Way("the other choice", lambda it: it["deal"].update(choice=other_choice(paper)), "", "")
    yield Way("no choice", lambda it: it["deal"].pop("choice"), "", "")


def other_choice(paper: Paper) -> str:
    return "first" if paper["deal"]["choice"] == "deal" else "deal"


def of_periods(paper: Paper) -> Iterator[Way]:
    for at, period in enumerate(paper["periods"]):
        number = at + 1
        here = f"period {number}"

        def inside(change: Change, at: int = at) -> Change:
            return lambda it: change(it["periods"][at])

        for key in period:
            yield Way(f"{here}, no {key}", inside(drop(key)), here, "missing-key")
        yield Way(f"{here}, another dealer", inside(lambda it: it.update(dealer=1 - it["dealer"])), here, "")
        yield Way(f"{here}, dealer 2", inside(lambda it: it.update(dealer=2)), here, "")
        yield Way(f"{here}, overtime", inside(lambda it: it.update(overtime=not it["overtime"])), here, "")
        for one, other in ((0, 1), (0, 51), (20, 21), (50, 51)):
            yield Way(
                f"{here}, deck {one} for {other}",
                inside(exchange("deck", one, other)),
                here,
                "false-deck",
            )
        yield Way(f"{here}, deck reversed", inside(lambda it: it["deck"].reverse()), here, "false-deck")
        yield Way(
            f"{here}, deck cut", inside(lambda it: it["deck"].append(it["deck"].pop(0))), here, "false-deck"
        )
        yield Way(f"{here}, a card less", inside(lambda it: it["deck"].pop()), here, "")
        yield Way(
            f"{here}, a card twice", inside(lambda it: it["deck"].__setitem__(3, it["deck"][2])), here, ""
        )
        yield Way(f"{here}, a centre", inside(lambda it: it.update(centre=["2C"])), here, "")
        yield from of_plays(at, inside)


def of_plays(at: int, inside: Callable[[Change], Change]) -> Iterator[Way]:
    for play in (0, 1, 13, 30):
        where = f"period {at + 1}, play {play + 1}"
        yield Way(
            f"{where} exchanged",
            inside(exchange("plays", play, play + 1)),
            where,
            "not-in-hand",
        )
        yield Way(
            f"{where} of a later deal",
            inside(of_last_deal(play)),
            where,
            "not-in-hand",
        )
        yield Way(
            f"{where} is no card",
            inside(no_card(play)),
            where,
            "",
        )
        doubled = f"period {at + 1}, play {play + 2}"
        yield Way(
            f"{where} doubled",
            inside(double(play)),
            doubled,
            "already-played",
        )
    yield Way(
        f"period {at + 1}, first play dropped",
        inside(lambda it: it["plays"].pop(0)),
        f"period {at + 1}, play 1",
        "not-in-hand",
    )


def of_order(_paper: Paper) -> Iterator[Way]:
    yield Way("periods exchanged", lambda it: swap(it["periods"], 0, 1), "period 1", "")
    yield Way("first period dropped", lambda it: it["periods"].pop(0), "period 1", "")
    yield Way("second period dropped", lambda it: it["periods"].pop(1), "period 2", "")
    yield Way(
        "second period doubled",
        lambda it: it["periods"].insert(1, it["periods"][1]),
        "period 3",
        "bad-dealer",
    )


def legal(paper: Paper) -> Iterator[Way]:
    """What the rules and the seal allow: only the digest tells that it was not so."""
    ways: dict[str, Change] = {
        "seats exchanged": lambda it: it["players"].reverse(),
        "another name": lambda it: it["players"].__setitem__(0, "Gordie"),
        "a letter of a name": lambda it: it["players"].__setitem__(1, it["players"][1][:-1]),
        "a space after a name": lambda it: it["players"].__setitem__(1, it["players"][1] + " "),
        "a team": put("teams", ["Riders", None]),
        "another team": put("teams", [None, "Riders"]),
        "a knockout": lambda it: it.update(knockout=True),
        "the last play dropped": lambda it: it["periods"][-1]["plays"].pop(),
        "the last three plays dropped": lambda it: it["periods"][-1]["plays"].__delitem__(slice(-3, None)),
        "two cards of a hand exchanged": lambda it: swap(it["periods"][0]["plays"], 0, 2),
        "two cards of the other hand exchanged": lambda it: swap(it["periods"][0]["plays"], 1, 3),
        "given up": lambda it: (
            it["periods"][-1]["plays"].pop(),
            it.update(end={"by": "resign", "winner": 1}),
        ),
        "walked over": lambda it: (
            it["periods"][-1]["plays"].pop(),
            it.update(end={"by": "walkover", "winner": 0}),
        ),
        "ended by an admin": lambda it: (
            it["periods"][-1]["plays"].pop(),
            it.update(end={"by": "admin", "winner": None}),
        ),
    }
    for name, change in ways.items():
        yield Way(name, change, "", FALSE_DIGEST, careful=False)
    for game in ALIKE:
        # Another score may ask for another number of periods: that is found before the digest is compared.
        yield Way(f"as {game}", put("variant", game), "", "", careful=False)
    for at in range(0, 64, 16):
        false = other_digit(paper["digest"], at)
        yield Way(f"digest, digit {at}", put("digest", false), "", FALSE_DIGEST, careful=False)
    yield Way("a digest of nothing", put("digest", ""), "", "", careful=False)


PAPER = sealed_paper(CATALOGUE["classic"], options=Options())
WAYS = [way for of in (of_header, of_seal, of_deal, of_periods, of_order, legal) for way in of(PAPER)]


def told(paper: Paper, file: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    file.write_text(json.dumps(paper), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["hockey", "verify", str(file)])
    return main()


def test_there_are_a_hundred_ways_and_each_is_another_one() -> None:
    forged = {json.dumps(way.forged(PAPER), sort_keys=True) for way in WAYS}
    assert len(forged) == len(WAYS)
    assert len(WAYS) >= 100
    assert json.dumps(PAPER, sort_keys=True) not in forged


def test_what_nobody_has_tampered_with_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(PAPER, tmp_path / "match.json", monkeypatch) == 0


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_it_is_told_and_where_it_begins(
    way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(way.forged(PAPER), tmp_path / "match.json", monkeypatch) == 1
    first, sentence = capsys.readouterr().err.splitlines()
    assert sentence.endswith(".")
    assert first.startswith(way.where)
    assert way.why in first
