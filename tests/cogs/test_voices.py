"""The voices in which a server may have the play told: by choice, clear, varied, blind to every hand."""

import re
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words import words_for
from db.model.league import NEVER_MET, Met
from db.model.people import Voice
from faces.pile.calls import told_as
from faces.pile.commentary import told_plays
from faces.pile.remarks import remarks_on
from faces.roster import manner_of, roster_of
from faces.tale.choosing import APART, one_of
from hockey.cards import RANKS
from hockey.pile.game import PileGame
from hockey.pile.view import PileView
from tests.cogs import aloud
from tests.cogs.drawn import NAMES, Drawn, after, drawn
from tests.cogs.test_words import messages
from tests.hockey.matches import OPTIONS, PILES, log_of, seeds
from tests.hockey.test_pile_views import hidden_otherwise
from tests.typeset import together

WORDS = Path(__file__).parents[2] / "bot" / "words"
FACTS: dict[str, str | int] = {
    "player": "PLAYER",
    "shooter": "SHOOTER",
    "defender": "DEFENDER",
    "scorer": "SCORER",
    "maker": "MAKER",
    "rank": "Nine",
    "card": "9♠",
    "answered": "9♥",
    "score": "2-1",
    "side": "SIDE",
    "variant": 0,
}
# How a line of a broadcast's sheet begins.
PLAY = r"(?:## 🚨 )?\*\*\w+[♠♥♦♣]\*\* "
RANK_WORDS = [words_for("en")(f"rank-{rank}") for rank in RANKS]
# What differs from one time to the next in which a line is taken.
TOLD = re.compile("|".join([*NAMES, *RANK_WORDS, "[🔴🔵]", r"\d+-\d+"]))
MET = (NEVER_MET, Met((0, 4), 1, -4))
DUEL = {"SHOOTER", "DEFENDER"}
NAMED = {
    "call-rank": {"PLAYER"},
    "call-chance": {"PLAYER"},
    "call-chance-partners": {"PLAYER", "SHOOTER"},
    "call-chance-stockham": {"PLAYER"},
    "call-chance-saskatchewan": {"PLAYER"},
    "call-taken": {"PLAYER"},
    "call-taken-partners": {"PLAYER", "SHOOTER"},
    "call-taken-saskatchewan": {"PLAYER"},
    "call-shoots": DUEL,
    "call-waits": DUEL,
    "call-expires": DUEL,
    "call-clears": {"DEFENDER"},
    "call-block": {"DEFENDER"},
    "call-post": {"SHOOTER"},
    "call-save": DUEL,
    "call-wide": {"SHOOTER"},
    "call-post-cleared": {"SHOOTER"},
    "call-save-cleared": DUEL,
    "call-wide-cleared": {"SHOOTER"},
    "call-goal": {"SHOOTER", "2-1!"},
    "goal": {"SCORER", "DEFENDER", "9♠", "9♥", "**Scores!\xa02-1!**"},
    "goal-partners": {"SCORER", "MAKER", "9♠", "9♥", "**Scores!\xa02-1!**"},
    "goal-saskatchewan": {"SCORER", "DEFENDER", "9♠", "9♥", "**Scores!\xa02-1!**"},
    "goal-stockham": {"SCORER", "DEFENDER", "9♠", "9♥", "**Scores!\xa02-1!**"},
    "goal-again": {"SCORER", "DEFENDER", "9♠", "9♥", "**Scores!\xa02-1!**"},
    "goal-again-partners": {"SCORER", "MAKER", "9♠", "9♥", "**Scores!\xa02-1!**"},
}
"""The names that every line of the broadcast needs, and its other facts."""


def lines_of(key: str, **facts: str) -> list[str]:
    return words_for("en").in_voice("broadcast")(key, **FACTS | facts).split("\n")


def keys_of(voice: Voice) -> set[str]:
    path = WORDS / f"en.{voice}.ftl"
    return set(messages(path)) if path.exists() else set()


@cache
def matches(voice: Voice) -> list[Drawn]:
    told = [
        drawn(game, log_of(game, seed, options), voice=voice, **asdict(options))
        for game in PILES
        for seed, options in enumerate(OPTIONS * 2)
    ]
    # Every other two have met before.
    return [Drawn(replace(match.loaded, met=MET[nth % 2])) for nth, match in enumerate(told)]


def view_of(match: Drawn) -> PileView:
    view = match.loaded.view(None)
    assert isinstance(view, PileView)
    return view


def said_by(match: Drawn) -> Iterator[str]:
    """The keys of calls, goals and remarks that a match has come to."""
    view, game = view_of(match), match.loaded.game
    assert isinstance(game, PileGame)
    remarks = remarks_on(game.rules, view.length, view.calls, view.opened, match.loaded.met)
    for before, call, remark in zip([None, *view.calls], view.calls, remarks, strict=False):
        told = told_as(game.rules, view.length, before, call)
        for key in (f"call-{told}", *(("goal", "goal-again") if call.call == "goal" else ())):
            yield from (key, f"{key}-{manner_of(game)}")
        if remark:
            yield f"aside-{remark.kind}"


@pytest.mark.parametrize("voice", Voice)
def test_every_line_of_a_voice_is_given_its_facts(voice: Voice) -> None:
    """A fact that is missing from any line raises as soon as its key is said, whichever line is taken."""
    for match in matches(voice):
        text = "\n".join(line for lines in match.public.values() for line in lines)
        assert "{" not in text
        assert "  *" not in text
    said = {key for match in matches(voice) for key in said_by(match)}
    elsewhere = ("field-", "lineup-", "aside-field-", "aside-lineup-")
    assert {key for key in keys_of(voice) - said if not key.startswith(elsewhere)} <= {
        "play",
        "play-aside",
    }


def test_no_call_of_the_broadcast_falls_back_on_words_without_a_name() -> None:
    """In a broadcast's line only the call says who plays."""
    calls = {key for key in messages(WORDS / "en.ftl") if re.match(r"(call|goal|aside)\b", key)}
    assert calls - keys_of(Voice.BROADCAST) == set()


DUELS = [
    ("classic", "J J", "call-taken", "Darrell", "Jon"),
    ("classic", "7 9 3 3 7 8", "call-post-cleared", "Darrell", "Jon"),
    ("classic", "7 9 3 3 7 5", "call-save-cleared", "Darrell", "Jon"),
    ("classic", "7 9 3 3 7 Q", "call-wide-cleared", "Darrell", "Jon"),
    ("classic", "J 4", "call-shoots", "Jon", "Darrell"),
    ("classic", "J 4 5", "call-post", "Jon", "Darrell"),
    ("classic", "J 4 6", "call-save", "Jon", "Darrell"),
    ("classic", "J 4 9", "call-wide", "Jon", "Darrell"),
    ("classic", "J 4 4", "call-goal", "Jon", "Darrell"),
    ("classic", "9 J 4 6", "call-save", "Darrell", "Jon"),
    ("classic", "7 9 3 3 7", "call-clears", "Darrell", "Jon"),
    ("cancel", "7 7 7", "call-block", "Darrell", "Jon"),
    ("classic", "2 3 4 5 6 7 8 9 J T", "call-waits", "Jon", "Darrell"),
    ("partners", "7 7 7", "call-taken-partners", together("🔴 Jon"), together("🔵 Ralph")),
    ("partners", "7 7", "call-chance-partners", together("🔵 Ralph"), together("🔴 Ida")),
    ("partners", "7 7 4", "call-shoots", together("🔵 Ralph"), together("🔴 Ida")),
    ("partners", "7 7 4 6", "call-save", together("🔵 Ralph"), together("🔴 Ida")),
]


@pytest.mark.parametrize(("game", "plays", "key", "shooter", "defender"), DUELS)
def test_it_is_clear_who_shoots_and_who_stands_in_the_way(
    game: str, plays: str, key: str, shooter: str, defender: str
) -> None:
    loaded = after(game, plays).loaded
    sheet = Drawn(replace(loaded, match=replace(loaded.match, voice=Voice.BROADCAST))).sheet
    line = [line for line in sheet if re.match(PLAY, line)][-1]
    said = re.sub(PLAY, "", line).partition(" *")[0]
    rank = words_for("en")(f"rank-{plays[-1]}")
    player = roster_of(loaded).player(words_for("en"), view_of(after(game, plays)).calls[-1].seat)
    names = {"shooter": shooter, "defender": defender, "scorer": shooter, "player": player}
    assert said in lines_of(key, **names, rank=rank, score=together("1-0 Jon"))


@given(seeds, st.text("abc", max_size=3), st.integers(1, 25))
@settings(max_examples=30, deadline=None)
def test_a_line_comes_back_after_ten_others_at_the_earliest(match_id: int, key: str, count: int) -> None:
    text = "\n".join(map(str, range(count)))
    said = [one_of(match_id, key, nth, text) for nth in range(5 * count)]
    apart = min(APART, count - 1)
    assert all(said[nth] not in said[max(0, nth - apart) : nth] for nth in range(len(said)))
    rounds = [set(said[start : start + count]) for start in range(0, 5 * count, count)]
    assert all(each == set(text.split("\n")) for each in rounds)


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_no_call_of_a_match_is_told_alike_within_ten(game: PileGame) -> None:
    match = drawn(game, log_of(game, 3), voice=Voice.BROADCAST)
    told = [re.sub(PLAY, "", line).partition(" *")[0] for line in plays_told(match)]
    ways: dict[str, list[str]] = {}
    calls = view_of(match).calls
    for before, call, line in zip([None, *calls], calls, told, strict=False):
        ways.setdefault(told_as(game.rules, 3, before, call), []).append(TOLD.sub("~", line))
    assert max(map(len, ways.values())) > 3 * APART
    for said in ways.values():
        assert all(said[nth] not in said[max(0, nth - APART) : nth] for nth in range(len(said)))


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_what_was_told_stays_as_it_was_told(game: PileGame) -> None:
    """However far the match has got since, and in every process that draws it."""
    log = log_of(game, 4)
    whole = plays_told(drawn(game, log, voice=Voice.BROADCAST))
    for played in range(len(log) // 3, len(log), 7):
        before = drawn(game, log[:played], voice=Voice.BROADCAST)
        calls = view_of(before).calls
        told = [line.split("\n")[0] for line in whole]
        plays = [line for line in before.sheet if re.match(PLAY, line)]
        of_deal = [call for call in calls if (call.period, call.deal) == (calls[-1].period, calls[-1].deal)]
        assert plays == told[: len(calls)][-len(plays) :] or not plays
        assert len(plays) in (len(of_deal), 0)


@given(st.sampled_from(PILES), st.sampled_from(Voice), seeds, seeds, st.data())
@settings(max_examples=60, deadline=None)
def test_no_voice_knows_what_is_hidden(
    game: PileGame, voice: Voice, seed: int, other_seed: int, data: st.DataObject
) -> None:
    log = log_of(game, seed)
    first = next(at for at, (_, move) in enumerate(log) if move.startswith("deck"))
    log = log[: data.draw(st.integers(first + 1, len(log)))]
    told = drawn(game, log, voice=voice)
    elsewhere = hidden_otherwise(game, log, None, other_seed)
    other = Drawn(_with_state(told, elsewhere))
    assert other.public == told.public


def _with_state(told: Drawn, state: object) -> Any:
    return replace(told.loaded, state=state, _views={})


@pytest.mark.parametrize("game", ["streak", "house", "field", "lineup"])
def test_matches_can_be_read_aloud(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    aloud.main("7", game)
    told = capsys.readouterr().out
    assert [told.count(f"===== {voice} =====") for voice in Voice] == [1, 1, 1]
    assert told.count("**Final: ") == len(Voice)


def plays_told(match: Drawn) -> list[str]:
    """How every play of a match was told, deal by deal."""
    view, plain = view_of(match), words_for("en")
    words = plain.in_voice(match.loaded.match.voice)
    deals = dict.fromkeys((call.period, call.deal) for call in view.calls)
    return [
        line for deal in deals for line in told_plays(words, plain, match.loaded, view, view.calls_of(*deal))
    ]


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_every_voice_has_the_same_messages(game: PileGame) -> None:
    log = log_of(game, 6)
    (first, *others) = [list(drawn(game, log, voice=voice).public) for voice in Voice]
    assert all(other == first for other in others)
