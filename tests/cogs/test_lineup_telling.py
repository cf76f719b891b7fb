"""Comparisons are told one after the other: by the clock alone, before whatever comes after them."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.publishing.channel import SINKS_SECONDS
from bot.words import words_for
from tests.cogs.lines import begun, face_off, set_up, throw_in
from tests.cogs.people import Message
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_quiet_channel import chat
from tests.typeset import together

BEAT = 2.0
PAIRS = ["LW + C", "RW + C"]
WORDS = words_for("en")
NEXT = WORDS("lineup-period-next")


@pytest.fixture
async def rink(tmp_path: Path, seed: int) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, seed, reveal_time=timedelta(seconds=BEAT)) as made:
        yield made


async def met(rink: Rink, **options: object) -> Message:
    """Both lines of a first period are set up just now; its sheet."""
    await begun(rink, **options)
    await face_off(rink, rink.jon)
    await set_up(rink.darrell)
    await set_up(rink.jon)
    return rink.sheets()[0]


def told(sheet: Message) -> list[str]:
    """Who attacks in each comparison that the sheet tells."""
    return [
        line.removeprefix("## 🚨 ").split(":")[0]
        for line in sheet.lines
        if " + C: " in line and not line.startswith("Next:")
    ]


def announced(sheet: Message) -> list[str]:
    return [line for line in sheet.lines if line.startswith("Next:")]


async def test_a_sheet_tells_them_one_by_one_and_says_who_meets_next(rink: Rink) -> None:
    sheet = await met(rink)
    everybody = [f"{name} {pair}" for name in ("Jon", "Darrell") for pair in PAIRS]
    across = ["LD + G", "RD + G", "LD + G"]
    for count in range(1, 4):
        sheet = rink.sheets()[0]
        assert told(sheet) == everybody[:count]
        other = "Darrell" if count < 2 else "Jon"
        assert announced(sheet) == [f"Next: {everybody[count]} vs {other} {across[count - 1]}..."]
        assert NEXT not in sheet.lines
        assert len(rink.sheets()) == 1
        await rink.env.advance_time(BEAT)
    sheet = rink.sheets()[0]
    assert told(sheet) == everybody
    assert not announced(sheet)
    assert NEXT in sheet.lines
    assert sheet.buttons == []
    assert rink.last().lines[1] == "### Second period"


async def test_the_score_is_never_ahead_of_what_was_told(rink: Rink) -> None:
    await met(rink)
    seen = []
    for _ in range(4):
        sheet = rink.sheets()[0]
        goals = [line for line in sheet.lines if "Scores!" in line]
        totals = re.findall(r"(?:Jon|Darrell): (\d)\.", sheet.everything)
        assert sum(map(int, totals)) == len(goals)
        seen.append(len(goals))
        await rink.env.advance_time(BEAT)
    assert seen[-1] > seen[0], "deals in which something falls later on"


async def test_nobody_waits_for_a_hand_and_no_hand_tells_it_first(rink: Rink) -> None:
    await met(rink)
    for person in rink.players:
        hand = person.hand()
        assert WORDS("lineup-asked-faceoff").splitlines()[0] in hand.lines
        assert together("0 – 0") in hand.lines[0]
        assert "Scores!" not in hand.content
        assert WORDS("lineup-telling") in hand.lines
    await throw_in(rink.jon, rink.jon.hand().held[0])
    assert "Your card is in." in rink.jon.hand().content
    assert len(rink.sheets()) == 1
    await rink.env.advance_time(3 * BEAT)
    assert "Jon is ready." in rink.last().text
    for person in rink.players:
        assert WORDS("lineup-telling") not in person.hand().lines


@pytest.mark.parametrize("gone", [0.0, 1.5, 4.5, 60.0])
async def test_a_restart_goes_on_where_the_time_has_come_to(rink: Rink, gone: float) -> None:
    await met(rink)
    first = rink.sheets()[0].id
    await rink.env.advance_time(1.0)
    await rink.env.bot.close()
    await rink.env.advance_time(gone)
    await rink.restart()
    assert len(told(rink.sheets()[0])) == min(int((1.0 + gone) / BEAT) + 1, 4)
    await rink.env.advance_time(3 * BEAT)
    assert len(told(rink.sheets()[0])) == 4
    assert rink.sheets()[0].id == first
    assert [sheet.lines[1] for sheet in rink.sheets()] == ["### First period", "### Second period"]


async def meet(rink: Rink) -> None:
    """The players to move play, until two more lines have met."""
    before = len(rink.sheets()), announced(rink.sheets()[-1])
    while not announced(sheet := rink.sheets()[-1]) or (len(rink.sheets()), announced(sheet)) == before:
        person = next(each for each in rink.players if "**Your turn:**" in each.hand().content)
        if "Ready" in person.hand().labels:
            await set_up(person)
        else:
            await throw_in(person, person.hand().playable[0]["label"])


@pytest.mark.parametrize(("seed", "end"), [(54, "in overtime!"), (20, "the shootout!")])
async def test_the_end_comes_last_and_a_shootout_is_told_round_by_round(rink: Rink, end: str) -> None:
    await begun(rink, length=1)
    await meet(rink)
    for person in rink.players:
        # Overtime would give away the tie.
        assert "Both lines are up." in person.hand().content
        assert person.hand().lines[2:] == [WORDS("period-only")]
    await rink.env.advance_time(3 * BEAT)
    await meet(rink)
    rounds = []
    for _ in range(12):
        if rink.over:
            break
        assert all("Both lines are up." in person.hand().content for person in rink.players)
        assert await rink.store.matches.unsettled() == [1]
        rounds.append([text for each in rink.public() if "shootout" in (text := each.content)])
        await rink.env.advance_time(BEAT)
    assert rink.over
    assert end in rink.last().text
    assert bool(rounds[-1]) == ("shootout" in end)
    assert all(person.hand().labels == ["Rematch", "Go to the rink"] for person in rink.players)
    assert await rink.store.matches.unsettled() == []


async def test_a_player_who_resigns_meanwhile_has_resigned_once_all_is_told(rink: Rink) -> None:
    await met(rink)
    await rink.darrell.resign(rink.ice)
    assert not rink.over
    await rink.env.advance_time(3 * BEAT)
    assert rink.over
    assert len(told(rink.sheets()[0])) == 4
    assert "Darrell leaves the ice. Jon wins." in rink.last().text


async def test_the_next_meeting_has_the_one_before_told_at_once(rink: Rink) -> None:
    """However fast a player is, no comparison is lost."""
    await met(rink)
    await meet(rink)
    assert [len(told(sheet)) for sheet in rink.sheets()] == [4, 1]


async def test_a_sheet_that_was_talked_out_of_sight_comes_back_to_tell_it(rink: Rink) -> None:
    await begun(rink)
    await face_off(rink, rink.jon)
    await set_up(rink.darrell)
    await chat(rink, 5)
    await rink.env.advance_time(SINKS_SECONDS + 1)
    await set_up(rink.jon)
    assert told(rink.last()) == [f"Jon {PAIRS[0]}"]
    assert len(rink.sheets()) == 1
