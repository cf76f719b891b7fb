"""Turns that end: the pace of a challenge, the reminder at half time, the claim, and pauses."""

import re

import pytest

from bot.words import words_for
from tests.cogs.boards import board, rows
from tests.cogs.forms import picks, set_up
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_closed_dms import closed, nudges, play_private
from tests.cogs.test_reminders import sent
from tests.typeset import gist, together

__all__ = ["closed"]

HOUR = 3600.0
DAY = 24 * HOUR
HALF = words_for("en")("clock-half", until="").split(".")[0]
UP = "Time is up for"


async def waiting(rink: Rink) -> tuple[Person, Person]:
    """A match in which a card has been played; who is to play, and the other."""
    await rink.face_off()
    await rink.play()
    return rink.on_turn()


async def late(rink: Rink) -> tuple[Person, Person]:
    """A match in which a turn is over; whose, and the other."""
    players = await waiting(rink)
    await rink.env.advance_time(DAY)
    assert UP in rink.sheets()[-1].text
    return players


def id_of(message: Message, label: str) -> str:
    (custom_id,) = [each["custom_id"] for each in message.buttons if each["label"] == label]
    return str(custom_id)


def rings(rink: Rink, person: Person, what: str) -> int:
    """How many notifications of a person's DM said so."""
    return sum(what in str(body.get("content")) for body in sent(rink, person))


@pytest.mark.parametrize(
    ("pace", "told"), [(None, "24 hours"), ("relaxed", "24 hours"), ("live", "3 minutes")]
)
async def test_a_challenge_tells_its_pace(rink: Rink, pace: str | None, told: str) -> None:
    challenge = await rink.challenge(**{"pace": pace} if pace else {})
    assert together(f"three periods, {told} a turn.") in challenge.text


async def test_the_servers_pace_counts_where_a_challenge_does_not_say_and_in_the_rematch(
    rink: Rink, ida: Person
) -> None:
    setup = await set_up(rink, ida, pace="live")
    assert together("Pace: 3 minutes a turn") in picks(setup)
    assert together("3 minutes a turn") in (await rink.challenge()).text
    await rink.darrell.click(rink.last(), label="Accept")
    await rink.jon.resign(rink.ice)
    await set_up(rink, ida, pace="relaxed")
    await rink.jon.click(rink.last(), label="Rematch")
    assert together("3 minutes a turn") in rink.last().text


async def test_a_server_may_have_a_pace_of_its_own(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, pace=10 * 60)
    await rink.restart()
    for pace, told in ((None, "10 minutes"), ("usual", "10 minutes"), ("live", "3 minutes")):
        challenge = await rink.challenge(**{"pace": pace} if pace else {})
        assert together(f"{told} a turn") in challenge.text
        await rink.jon.click(challenge, label="Withdraw")
    await set_up(rink, ida, pace=7 * 86400)
    await rink.face_off()
    assert rink.sheets()


async def test_a_pace_that_is_not_offered_is_refused(rink: Rink, ida: Person) -> None:
    setup = await set_up(rink, ida)
    for pace in ("1", "usual", "forever", "-60", "١"):
        assert "don't know this button" in sentence(await ida.forge(setup, "setup:pace", pace))
    assert together("Pace: 24 hours a turn") in picks(setup)


async def test_half_time_rings_once_and_leaves_one_hand(rink: Rink) -> None:
    person, other = await waiting(rink)
    await rink.env.advance_time(DAY / 2 - 5)
    assert rings(rink, person, HALF) == 0
    await rink.env.advance_time(10)
    assert rings(rink, person, HALF) == 1
    assert HALF in person.hand().lines[2]
    rung = len(sent(rink, person))
    await rink.restart()
    await rink.env.advance_time(DAY / 2 - 10)
    assert len(sent(rink, person)) == rung
    assert len(person.dms()) == 1
    assert rings(rink, other, HALF) == 0


async def test_no_turn_is_reminded_twice_though_its_end_moves(rink: Rink) -> None:
    person, other = await late(rink)
    await other.click(rink.sheets()[-1], label="Give more time")
    await rink.env.advance_time(DAY * 0.75)
    assert rings(rink, person, HALF) == 1


async def test_half_time_is_told_in_the_channel_to_a_player_who_gets_no_dms(
    rink: Rink, closed: Person
) -> None:
    await rink.play()
    await rink.env.advance_time(DAY / 2)
    (nudge,) = nudges(rink)
    assert HALF in nudge.content
    posted = [body for method, _, body in rink.requests if method == "POST" and body]
    assert [int(user) for user in posted[-1]["allowed_mentions"]["users"]] == [closed.id]
    await play_private(rink, closed)
    assert nudges(rink) == []


async def test_only_the_other_side_may_claim(rink: Rink) -> None:
    person, other = await waiting(rink)
    claim = id_of(rink.sheets()[-1], "⋯ More").replace("more", "clock") + ":claim"
    assert gist("sorry-in-time") in sentence(await other.forge(rink.sheets()[-1], claim))
    await rink.env.advance_time(DAY)
    sheet = rink.sheets()[-1]
    assert sheet.labels[:4] == ["Show my hand", "Claim the win", "Give more time", "⋯ More"]
    assert f"{UP} {person.name}. {other.name} can claim the win" in sheet.text
    assert "Your time is up" in person.hand().text
    assert f"{UP} {person.name}. Claim the win" in other.hand().text
    assert "Claim the win" not in person.hand().labels
    assert "your own time" in sentence(await person.click(sheet, label="Claim the win"))
    assert "your own time" in sentence(await person.click(sheet, label="Give more time"))
    assert gist("sorry-stranger") in sentence(await rink.person("Paul").click(sheet, label="Claim the win"))
    assert not rink.over


@pytest.mark.parametrize("where", ["sheet", "hand"])
async def test_the_other_side_claims_the_win_after_a_restart(rink: Rink, where: str) -> None:
    person, other = await late(rink)
    await rink.restart()
    message = rink.sheets()[-1] if where == "sheet" else other.hand()
    claim = id_of(message, "Claim the win")
    assert "is yours" in sentence(await other.click(message, label="Claim the win"))
    assert rink.over
    assert f"Time is up for {person.name}. {other.name} wins." in rink.last().text
    assert f"{other.name} wins" in other.dms()[-1].text
    assert rows(await board(rink, rink.jon))[0] == f"1 {other.name} 2"
    assert "over" in sentence(await other.forge(rink.last(), claim))


async def test_waiting_on_gives_another_turn(rink: Rink) -> None:
    person, other = await late(rink)
    assert "Kind of you" in sentence(await other.click(other.hand(), label="Give more time"))
    assert UP not in rink.sheets()[-1].text
    assert "Claim the win" not in rink.sheets()[-1].labels
    await rink.env.advance_time(DAY - 5)
    assert UP not in rink.sheets()[-1].text
    await rink.env.advance_time(10)
    assert f"{UP} {person.name}" in rink.sheets()[-1].text


async def test_a_late_card_goes_on(rink: Rink) -> None:
    _, other = await late(rink)
    claim = id_of(rink.sheets()[-1], "Claim the win")
    await rink.play()
    assert UP not in rink.sheets()[-1].text
    assert gist("sorry-in-time") in sentence(await other.forge(rink.sheets()[-1], claim))
    assert rink.on_turn()[0] is other


async def test_unclaimed_the_match_ends_by_itself(rink: Rink) -> None:
    person, other = await late(rink)
    await rink.env.advance_time(DAY - 5)
    assert not rink.over
    await rink.env.advance_time(10)
    assert rink.over
    assert f"Time is up for {person.name}. {other.name} wins." in rink.last().text


async def ask_pause(rink: Rink, person: Person, answer: str = "A day") -> None:
    """`/hockey match pause`, and a tap on what it asks."""
    await person.slash(rink.ice, "hockey match pause")
    await person.click(person.private(rink.ice)[-1], label=answer)


async def menu(rink: Rink, person: Person) -> Message:
    await person.click(rink.sheets()[-1], label="⋯ More")
    return person.private(rink.ice)[-1]


async def paused(rink: Rink, days: str = "3 days") -> tuple[Person, Person]:
    """A match that is paused, an hour after a turn has begun; whose, and the other."""
    person, other = await waiting(rink)
    await rink.env.advance_time(HOUR)
    more = await menu(rink, person)
    assert more.labels == ["Pause", "Resign"]
    await person.click(more, label="Pause")
    assert more.labels == ["A day", "3 days", "7 days"]
    await person.click(more, label=days)
    assert "until everyone agrees" in more.text
    assert together(f"{person.name} asks for a pause of {days}.") in rink.sheets()[-1].text
    told = sentence(await other.click(other.hand(), label="Agree to the pause"))
    assert re.search(r"Paused until <t:\d+:f>", told)
    assert "Paused until <t:" in rink.sheets()[-1].text
    return person, other


async def test_while_a_match_is_paused_nothing_rings_and_no_time_passes(rink: Rink) -> None:
    person, other = await paused(rink)
    assert "Paused until" in person.hand().text
    rung = len(sent(rink, person)), len(sent(rink, other))
    await rink.env.advance_time(3 * DAY - 60)
    assert (len(sent(rink, person)), len(sent(rink, other))) == rung
    await rink.env.advance_time(120)
    assert "Paused" not in rink.sheets()[-1].text
    await rink.env.advance_time(23 * HOUR - 120)
    assert UP not in rink.sheets()[-1].text
    await rink.env.advance_time(120)
    assert UP in rink.sheets()[-1].text


@pytest.mark.parametrize("where", ["sheet", "hand", "command"])
async def test_either_goes_on_earlier_after_a_restart(rink: Rink, where: str) -> None:
    _, other = await paused(rink)
    await rink.restart()
    if where == "command":
        await other.slash(rink.ice, "hockey match pause")
    places = {"sheet": rink.sheets(), "hand": [other.hand()], "command": other.private(rink.ice)}
    message = places[where][-1]
    resume = id_of(message, "Resume")
    assert gist("sorry-stranger") in sentence(await rink.person("Paul").forge(rink.sheets()[-1], resume))
    assert "The match goes on" in sentence(await other.click(message, label="Resume"))
    assert "Paused" not in rink.sheets()[-1].text
    assert gist("sorry-not-paused") in sentence(await other.forge(rink.sheets()[-1], resume))


async def test_a_pause_is_refused_or_taken_back(rink: Rink) -> None:
    person, other = await waiting(rink)
    await ask_pause(rink, person)
    agree = id_of(rink.sheets()[-1], "Agree to the pause")
    assert gist("sorry-pause-waits") in sentence(
        await person.click(rink.sheets()[-1], label="Agree to the pause")
    )
    assert gist("sorry-stranger") in sentence(await rink.person("Paul").forge(rink.sheets()[-1], agree))
    assert "No pause" in sentence(await other.click(rink.sheets()[-1], label="No pause"))
    assert "asks for a pause" not in rink.sheets()[-1].text
    assert "Nobody is asking" in sentence(await other.forge(rink.sheets()[-1], agree))
    await ask_pause(rink, person, "7 days")
    assert together("asks for a pause of 7 days") in rink.sheets()[-1].text
    await ask_pause(rink, person, "Take it back")
    assert "asks for a pause" not in rink.sheets()[-1].text


async def test_a_pause_that_is_asked_for_rings_a_player_who_is_away_once(rink: Rink) -> None:
    person, other = await waiting(rink)
    await rink.env.advance_time(HOUR)
    rung = len(sent(rink, other))
    await ask_pause(rink, person)
    assert len(sent(rink, other)) == rung + 1
    assert f"{person.name} asks for a pause" in str(sent(rink, other)[-1]["content"])
    await rink.play()
    assert len(sent(rink, other)) == rung + 1 + int(rink.on_turn()[0] is other)
    assert len(other.dms()) == 1


async def test_more_and_pause_are_for_players_of_a_match_that_runs(rink: Rink) -> None:
    person, _ = await waiting(rink)
    paul = rink.person("Paul")
    sheet = rink.sheets()[-1]
    again = id_of(sheet, "⋯ More")
    assert gist("sorry-stranger") in sentence(await paul.click(sheet, label="⋯ More"))
    assert "no match to pause" in sentence(await paul.slash(rink.ice, "hockey match pause"))
    more = await menu(rink, person)
    await person.click(more, label="Resign")
    await person.click(more, label="I resign")
    assert rink.over
    assert "over" in sentence(await person.forge(sheet, again))


@pytest.mark.parametrize("refused", [False, True])
async def test_a_pause_that_is_asked_for_again_rings_again(rink: Rink, *, refused: bool) -> None:
    person, other = await waiting(rink)
    await rink.env.advance_time(HOUR)
    for _ in range(2):
        rung = len(sent(rink, other))
        await ask_pause(rink, person)
        assert len(sent(rink, other)) == rung + 1
        if refused:
            await other.click(rink.sheets()[-1], label="No pause")
        else:
            await ask_pause(rink, person, "Take it back")
        await rink.env.advance_time(HOUR)


async def test_a_player_who_asks_again_and_again_rings_once_in_a_quarter_of_an_hour(rink: Rink) -> None:
    person, other = await waiting(rink)
    await rink.env.advance_time(HOUR)
    rung = len(sent(rink, other))
    for _ in range(3):
        await ask_pause(rink, person)
        await ask_pause(rink, person, "Take it back")
    await ask_pause(rink, person)
    assert len(sent(rink, other)) == rung + 1
    await rink.env.advance_time(14 * 60)
    assert len(sent(rink, other)) == rung + 1
    await rink.env.advance_time(2 * 60)
    assert len(sent(rink, other)) == rung + 2
