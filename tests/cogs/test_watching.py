"""Those who watch: following a match to its result, guessing who wins it before the first goal."""

from typing import Any

import pytest

from bot.words import words_for
from db.matches.crowds import MOST_FOLLOWERS
from db.model.crowd import GuessRecord
from tests.cogs.forms import set_up
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_privacy import exported, forgotten

WORDS = words_for("en")
GUESSES = ["🔮 Jon to win", "🔮 Darrell to win"]


async def tap(person: Person, message: Message, label: str) -> str:
    """What the person reads privately after tapping the button."""
    return sentence(await person.click(message, label=label))


async def resigned(rink: Rink, person: Person) -> Message:
    """The match is over; its result."""
    await person.resign(rink.ice)
    return rink.last()


async def until_a_goal(rink: Rink) -> None:
    for _ in range(60):
        await rink.play()
        if "🚨" in rink.last().text:
            return
    pytest.fail("no goal")


def pinged(rink: Rink) -> list[Any]:
    """Who each message of the bot may notify, in the order in which they were sent."""
    sent = [body for method, path, body in rink.requests if method == "POST" and path.endswith("/messages")]
    return [body.get("allowed_mentions", {}).get("users", []) for body in sent if isinstance(body, dict)]


async def test_a_player_who_follows_is_mentioned_with_the_result_and_only_there(rink: Rink) -> None:
    sheet = await rink.face_off()
    assert sheet.labels == ["Show my hand", "⋯ More", "🔔 Follow", *GUESSES]
    paul, ida, ruth = (rink.person(name) for name in ("Paul", "Ida", "Ruth"))
    for person in (paul, ida, ruth):
        assert await tap(person, sheet, "🔔 Follow") == WORDS("follow-on")
    assert await tap(ruth, sheet, "🔔 Follow") == WORDS("follow-off")
    await rink.play()
    assert not any(person.mention in rink.last().text for person in (paul, ida))
    result = await resigned(rink, rink.jon)
    assert result.lines[-1] == f"🔔 {paul.mention} {ida.mention}"
    assert [str(each) for each in pinged(rink)[-1]] == [str(paul.id), str(ida.id)]
    told = "\n".join(message.everything for message in rink.public())
    assert told.count(paul.mention) == 1
    assert ruth.mention not in told


async def test_a_player_who_left_or_is_at_odds_with_a_player_is_not_mentioned(rink: Rink) -> None:
    sheet = await rink.face_off()
    paul, ida, ruth, ann = (rink.person(name) for name in ("Paul", "Ida", "Ruth", "Ann"))
    for person in (paul, ida, ruth, ann):
        await tap(person, sheet, "🔔 Follow")
    await paul.slash(rink.ice, "hockey me block", person=rink.jon)
    await rink.darrell.slash(rink.ice, "hockey me block", person=ida)
    rink.guild.remove_member(ann.user)
    result = await resigned(rink, rink.jon)
    assert result.lines[-1] == f"🔔 {ruth.mention}"


async def test_a_result_mentions_no_more_than_it_has_room_for(rink: Rink) -> None:
    sheet = await rink.face_off()
    for number in range(MOST_FOLLOWERS):
        player = 10**17 + number
        await rink.store.people.saw_player(player, f"Watcher {number}")
        assert await rink.store.crowds.follow(1, player, 0.0)
    paul = rink.person("Paul")
    assert f"has {MOST_FOLLOWERS} followers" in await tap(paul, sheet, "🔔 Follow")
    result = await resigned(rink, rink.jon)
    assert len(result.content) <= 2000


async def test_a_guess_can_be_changed_until_the_first_goal_and_the_result_says_who_was_right(
    rink: Rink,
) -> None:
    sheet = await rink.face_off(game="streak")
    paul, ida = rink.person("Paul"), rink.person("Ida")
    assert "Jon to win" in await tap(paul, sheet, GUESSES[0])
    assert "Darrell to win" in await tap(paul, rink.last(), GUESSES[1])
    assert "Jon to win" in await tap(ida, rink.last(), GUESSES[0])
    guess = next(each["custom_id"] for each in rink.last().buttons if each["label"] == GUESSES[0])
    await until_a_goal(rink)
    assert not set(GUESSES) & set(rink.last().labels)
    assert "ends with the first goal" in sentence(await paul.forge(rink.last(), guess))
    result = await resigned(rink, rink.jon)
    assert result.lines[-1] == "🔮 Guessed right: Paul."
    server = rink.guild.id
    assert await rink.store.crowds.record_of(paul.id, server) == GuessRecord(1, 1)
    assert await rink.store.crowds.record_of(ida.id, server) == GuessRecord(0, 1)
    await paul.slash(rink.ice, "hockey stats")
    await paul.click(rink.last(), label="More numbers")
    assert "1 of 1 right" in paul.private(rink.ice)[-1].text
    await paul.slash(rink.ice, "hockey records")
    assert "Best guessers: Paul 1 of 1" in rink.last().text


async def test_players_and_strangers_and_made_up_taps_are_answered(rink: Rink) -> None:
    sheet = await rink.face_off()
    paul = rink.person("Paul")
    assert await tap(rink.jon, sheet, "🔔 Follow") == WORDS("follow-player")
    assert await tap(rink.darrell, sheet, GUESSES[1]) == WORDS("guess-player")
    for forged in ("guess:1:2", "guess:1:x", "guess:999:0", "follow:999", "follow:x", "guess:1:-1"):
        assert sentence(await paul.forge(sheet, forged))
    result = await resigned(rink, rink.jon)
    for late in ("guess:1:0", "follow:1"):
        assert "over" in sentence(await paul.forge(result, late))
    assert rink.last().text == result.text


async def test_a_quiet_server_has_no_guesses_and_practice_has_none(rink: Rink) -> None:
    await set_up(rink, rink.admin(), voice="quiet")
    sheet = await rink.face_off()
    assert sheet.labels == ["Show my hand", "⋯ More", "🔔 Follow"]
    paul = rink.person("Paul")
    assert sentence(await paul.forge(sheet, "guess:1:0")) == WORDS("guess-late")
    await set_up(rink, rink.admin("Ralph"), voice="traditional")
    await rink.jon.slash(rink.ice, "hockey practice", level="rookie")
    await rink.env.advance_time(70)  # so long a choice waits
    practice = rink.sheets()[-1]
    assert practice.id != sheet.id
    assert "🔔 Follow" in practice.labels
    assert not [label for label in practice.labels if "🔮" in label]
    assert sentence(await paul.forge(practice, "guess:2:0")) == WORDS("guess-late")


async def test_what_a_bystander_did_is_handed_out_and_deleted_with_them(rink: Rink) -> None:
    sheet = await rink.face_off()
    paul = rink.person("Paul")
    await tap(paul, sheet, "🔔 Follow")
    await tap(paul, sheet, GUESSES[0])
    kept = await exported(rink, paul)
    assert [row["match_id"] for row in kept["followers"]] == [1]
    assert [row["side"] for row in kept["guesses"]] == [0]
    await forgotten(rink, paul)
    result = await resigned(rink, rink.jon)
    assert paul.mention not in result.text
    assert "🔮" not in result.text


async def test_a_match_that_nobody_wins_says_nothing_of_any_guess(rink: Rink) -> None:
    sheet = await rink.face_off()
    paul = rink.person("Paul")
    await tap(paul, sheet, GUESSES[0])
    ida = rink.admin()
    await ida.slash(rink.ice, "hockey-admin end", match="1")
    await ida.click(ida.private(rink.ice)[-1], label="End it")
    assert "🔮" not in rink.last().text
    assert await rink.store.crowds.record_of(paul.id, rink.guild.id) == GuessRecord(0, 0)
