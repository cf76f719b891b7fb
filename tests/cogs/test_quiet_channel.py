"""How many messages a match takes, what is left in them, and where they are."""

import re
from collections.abc import Iterator
from dataclasses import asdict, replace
from datetime import timedelta

import pytest
from discord import ui

from bot.messages.drawing import Drawing
from bot.messages.room import MOST_TEXT
from bot.publishing.channel import SINKS_SECONDS
from bot.words import words_for
from db.model.people import Voice
from faces.public import PublicFace
from faces.roster import Roster, score_called
from hockey.catalogue import CATALOGUE
from hockey.game import NATURE, Result
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from tests.cogs.drawn import Drawn, drawn, period
from tests.cogs.people import Person
from tests.cogs.rink import Rink
from tests.cogs.test_longest_sheets import LONG, text_of
from tests.cogs.test_match import SHOW
from tests.hockey.matches import OPTIONS, cards, log_of
from tests.typeset import together

MOST_MESSAGES = {1: 6, 3: 12}
MOST_PARTS = 40  # of one message
# Every second card is a goal or nearly one, and many deals.
GOALS = PileGame(
    PileRules("streak", goal_is_chance=True, deals=(2,) * 13, overtime_deals=(2,) * 13, power="J"), "", ""
)


def goals_of(match: Drawn) -> Iterator[tuple[str, str]]:
    """Every goal's scorer, and the score as it's called or as the scorer has it: an expression."""
    for fact in match.loaded.view(None).facts:
        if getattr(fact, "result", None) is Result.GOAL:
            seat = getattr(fact, "seat", getattr(fact, "attack", 0))
            score = getattr(fact, "score", (0, 0))
            own, theirs = score[seat % 2], score[1 - seat % 2]
            called = score_called(words_for("en"), Roster("", ("", "")), score, seat)
            yield match.loaded.match.seats[seat].name, f"{called.strip()}|{together(f'{own}-{theirs}')}"


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("voice", Voice)
def test_a_match_takes_few_messages_and_they_tell_every_goal(game: PileGame, voice: Voice) -> None:
    for seed, options in enumerate(OPTIONS):
        match = drawn(game, log_of(game, seed, options), voice=voice, **asdict(options))
        assert len(match.public) <= MOST_MESSAGES[options.length]
        assert len(match.public) <= 7
        lines = [line for each in match.public.values() for line in each]
        for scorer, score in goals_of(match):
            assert any(scorer in line and re.search(score, line) for line in lines), (scorer, score)


@pytest.mark.parametrize("voice", Voice)
def test_the_longest_periods_fit_and_still_tell_every_goal(voice: Voice) -> None:
    names = tuple(f"{name[:31]}{at}" for at, name in enumerate(LONG))
    pairs = " ".join(["J", *(f"{rank} {rank}" for rank in "KQAT98765432"), "J"] * 2)
    log = [(NATURE, "dealer 1"), *period(GOALS, cards(pairs), 0), *period(GOALS, cards(pairs), 1)]
    match = drawn(GOALS, log, names, voice=voice)
    assert len(list(goals_of(match))) > 40
    for played in range(1, match.loaded.ply, 5):
        _check_fits(drawn(GOALS, log[:played], names, voice=voice))
    _check_fits(match)
    text = "\n".join(line for each in match.public.values() for line in each)
    for _, score in goals_of(match):
        assert re.search(rf"\b({score})\b", text), score


def _check_fits(match: Drawn) -> None:
    for wanted in PublicFace().wanted(match.loaded):
        drawing = wanted.drawing
        assert text_of(drawing) <= (MOST_TEXT if drawing.content is None else 2000)
        assert _parts(drawing) <= MOST_PARTS


def _parts(drawing: Drawing) -> int:
    return len(list(drawing.view.walk_children())) if isinstance(drawing.view, ui.LayoutView) else 0


def test_a_server_that_wants_a_ring_has_each_goal_in_a_message_of_its_own() -> None:
    game = CATALOGUE["classic"]
    match = drawn(game, log_of(game, 3))
    ringing = Drawn(replace(match.loaded, match=replace(match.loaded.match, rings=True)))
    assert not [name for name in match.public if name.startswith("goal:")]
    assert len(ringing.goals) == sum(ringing.loaded.view(None).score) > 0
    assert [name for name in ringing.public if not name.startswith("goal:")] == list(match.public)


async def chat(rink: Rink, messages: int) -> None:
    paul = rink.person("Paul")
    for number in range(messages):
        await paul.send(rink.ice, f"Nice one {number}")


async def play_a_deal(rink: Rink) -> Person:
    for _ in range(10):
        person, _ = await rink.play()
    return person


async def test_a_sheet_that_was_talked_out_of_sight_comes_back_below_with_the_next_deal(rink: Rink) -> None:
    sheet = await rink.face_off()
    await chat(rink, 5)
    for _ in range(9):
        await rink.play()
    await rink.env.advance_time(SINKS_SECONDS + 1)
    assert [each.id for each in rink.sheets()] == [sheet.id]
    await rink.play()
    (moved,) = rink.sheets()
    assert moved.id == rink.last().id != sheet.id
    assert moved.labels[:3] == SHOW
    await chat(rink, 5)
    await play_a_deal(rink)
    # It's so new that no one looks: each look costs a request.
    assert [each.id for each in rink.sheets()] == [moved.id]


async def test_a_sheet_that_is_still_in_sight_stays_where_it_is(rink: Rink) -> None:
    sheet = await rink.face_off()
    await chat(rink, 2)
    await play_a_deal(rink)
    await play_a_deal(rink)
    await rink.play()
    assert [each.id for each in rink.sheets()] == [sheet.id]


async def test_the_sheet_is_right_when_the_bots_time_out_runs_out(rink: Rink) -> None:
    await rink.face_off()
    ends = rink.env.now() + timedelta(minutes=5)
    bot = rink.env.bot.user
    assert bot is not None
    rink.env.backend.edit_member(rink.guild.id, bot.id, {"timed_out_until": ends.isoformat()})
    await rink.restart()  # SimCord tells the bot only at a start
    person, _ = rink.on_turn()
    hand = person.hand()
    for sheet in rink.sheets():
        rink.env.backend.delete_message(rink.ice.id, sheet.id)
    await person.click(hand, custom_id=hand.playable[0]["custom_id"])
    await rink.env.advance_time(295)
    assert rink.sheets() == []
    await rink.env.advance_time(10)
    assert len(rink.sheets()) == 1
    (told,) = rink.trouble.lines
    assert "cannot be written to" in told
    rink.trouble.lines.clear()
