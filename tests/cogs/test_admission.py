"""Who may offer how many matches to which players: cooldowns, limits and blocks, each with a kind reply."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.words import words_for
from tests.cogs.forms import SETTINGS, opened
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_privacy import forgotten
from tests.typeset import gist

WORDS = words_for("en")
COMMAND = "hockey challenge"
STEP = 1800.0
NO_TIME = gist("challenge-no-time")
BUSY = gist("challenge-most-matches", count=1)


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, offer_cooldown=timedelta(seconds=30)) as made:
        yield made


@pytest.fixture
async def narrow(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, most_offers=2, most_matches=1) as made:
        yield made


async def ask(rink: Rink, asker: Person, opponent: Person) -> str | None:
    """What a player reads instead of a challenge, None if it's made."""
    result = await asker.slash(rink.ice, COMMAND, opponent=opponent, length=3)
    assert result.response is not None
    return sentence(result) if result.response.ephemeral else None


async def test_offers_come_one_after_the_other(strict: Rink) -> None:
    ida = strict.person("Ida")
    assert await ask(strict, strict.jon, strict.darrell) is None
    told = await ask(strict, strict.jon, ida)
    # A time of day stays true, however late it is read.
    at = int(strict.clock.now()) + 31
    assert told == WORDS("challenge-cooldown", at=f"<t:{at}:T>")
    practised = await strict.jon.slash(strict.ice, "hockey practice", level="rookie")
    assert practised.response is not None
    assert not practised.response.ephemeral
    assert await ask(strict, ida, strict.jon) is None
    await strict.env.advance_time(31)
    assert await ask(strict, strict.jon, strict.person("Ralph")) is None


async def test_a_clock_that_steps_back_holds_up_no_one(tmp_path: Path) -> None:
    soon = timedelta(seconds=5)
    async with rink_at(
        tmp_path, offer_cooldown=soon, merge_time=soon, opponent_time=soon, heartbeat_time=soon
    ) as rink:
        rink.clock.ahead = STEP
        await rink.face_off()
        await rink.env.advance_time(15)
        await rink.play()
        rink.clock.ahead = 0.0
        _, card = await rink.play()
        await rink.env.advance_time(6)
        assert card in rink.last().text
        await rink.env.advance_time(9)
        assert await ask(rink, rink.jon, rink.person("Ralph")) is None
        await rink.env.advance_time(6)
        await rink.person("Ida").slash(rink.ice, "hockey practice", level="rookie")
        rink.clock.ahead = -STEP
        await rink.env.advance_time(15)
        assert not rink.last().content, "the bot that won the cut has chosen"
        rink.clock.ahead = -2 * STEP
        await rink.restart()
        await rink.env.advance_time(6)
        assert await ask(rink, rink.jon, rink.person("Edie")) is None
        assert ["gone back" in line for line in rink.trouble.lines] == [True] * 3
        rink.trouble.lines.clear()


async def test_a_server_has_a_pace_of_its_own(tmp_path: Path) -> None:
    async with rink_at(tmp_path, server_cooldown=timedelta(seconds=30)) as rink:
        assert await ask(rink, rink.jon, rink.darrell) is None
        assert "Too soon" in (await ask(rink, rink.person("Ida"), rink.jon) or "")


async def test_so_many_offers_and_no_more(narrow: Rink) -> None:
    for name in ("Ida", "Ralph"):
        assert await ask(narrow, narrow.jon, narrow.person(name)) is None
    assert gist("challenge-most-offers", count=2) in (await ask(narrow, narrow.jon, narrow.darrell) or "")
    (offer, _) = [message for message in narrow.public() if "Withdraw" in message.labels]
    await narrow.jon.click(offer, label="Withdraw")
    assert await ask(narrow, narrow.jon, narrow.darrell) is None
    practised = await narrow.jon.slash(narrow.ice, "hockey practice", level="rookie")
    assert practised.response is not None
    assert not practised.response.ephemeral


async def test_so_many_matches_and_no_more(narrow: Rink) -> None:
    ida = narrow.person("Ida")
    assert await ask(narrow, ida, narrow.jon) is None
    waiting = narrow.last()
    await narrow.face_off()
    assert BUSY in (await ask(narrow, narrow.jon, narrow.person("Ralph")) or "")
    assert f"Jon {NO_TIME}" in (await ask(narrow, narrow.person("Edie"), narrow.jon) or "")
    told = sentence(await narrow.jon.click(waiting, label="Accept"))
    assert BUSY in told


async def offered_again(rink: Rink) -> tuple[Message, Message]:
    """A match that Jon has left, with its result, and the rematch that Darrell offers."""
    await rink.face_off()
    await rink.jon.resign(rink.ice)
    result = rink.last()
    await rink.darrell.click(result, label="Rematch")
    return result, rink.last()


async def test_a_rematch_is_one_match_more(narrow: Rink) -> None:
    result, offer = await offered_again(narrow)
    ida = narrow.person("Ida")
    assert await ask(narrow, narrow.jon, ida) is None
    await ida.click(narrow.last(), label="Accept")
    assert BUSY in sentence(await narrow.jon.click(offer, label="Accept"))
    assert BUSY in sentence(await narrow.jon.click(result, label="Rematch"))
    assert "Accept" in offer.labels


async def test_a_block_holds_at_a_rematch_too(rink: Rink) -> None:
    result, offer = await offered_again(rink)
    await rink.darrell.slash(rink.ice, "hockey me block", person=rink.jon)
    told = sentence(await rink.jon.click(offer, label="Accept"))
    assert sentence(await rink.jon.click(result, label="Rematch")) == told
    assert gist("table-no-time") in told
    assert "Accept" in offer.labels


async def test_a_player_who_is_blocked_reads_what_a_busy_player_says(rink: Rink) -> None:
    told = sentence(await rink.darrell.slash(rink.ice, "hockey me block", person=rink.jon))
    assert WORDS("block-done", player="Jon") in told
    assert await ask(rink, rink.jon, rink.darrell) == WORDS("challenge-no-time", opponent="Darrell")
    assert await ask(rink, rink.darrell, rink.jon) is None


async def test_a_block_holds_at_tables_too(rink: Rink) -> None:
    await rink.darrell.slash(rink.ice, "hockey me block", person=rink.jon)
    await rink.darrell.slash(rink.ice, "hockey open")
    assert gist("table-no-time") in sentence(
        await rink.jon.click(rink.last(), label=gist("challenge-button-sit"))
    )
    await rink.person("Ida").click(rink.last(), label=gist("challenge-button-sit"))
    assert "wins the cut" in rink.public()[-1].text


async def test_a_block_is_listed_and_taken_back_by_its_owner_alone(rink: Rink) -> None:
    await rink.darrell.slash(rink.ice, "hockey me block", person=rink.jon)
    await rink.restart()
    listed = rink.darrell.private(rink.ice)[-1]
    assert listed.labels == ["Unblock Jon"]
    forged = await rink.jon.forge(await opened(rink.jon, rink.ice, SETTINGS), listed.buttons[0]["custom_id"])
    assert "don't know this button" in sentence(forged)
    assert await ask(rink, rink.jon, rink.darrell) is not None
    await rink.darrell.click(listed, label="Unblock Jon")
    assert rink.darrell.private(rink.ice)[-1].text == WORDS("block-empty")
    assert await ask(rink, rink.jon, rink.darrell) is None
    assert WORDS("block-empty") == sentence(await rink.darrell.slash(rink.ice, "hockey me block"))


async def test_a_block_outlives_the_blocked_ones_data_until_its_owner_ends_it(rink: Rink) -> None:
    await rink.darrell.slash(rink.ice, "hockey me block", person=rink.jon)
    await forgotten(rink, rink.jon)
    assert await ask(rink, rink.jon, rink.darrell) == WORDS("challenge-no-time", opponent="Darrell")
    await forgotten(rink, rink.jon)
    await rink.darrell.slash(rink.ice, "hockey me block")
    nameless = WORDS("player-nameless", id=str(rink.jon.id))
    await rink.darrell.click(rink.darrell.private(rink.ice)[-1], label=WORDS("block-button", player=nameless))
    assert await ask(rink, rink.jon, rink.darrell) is None


async def test_a_block_ends_with_its_owners_data(rink: Rink) -> None:
    await rink.darrell.slash(rink.ice, "hockey me block", person=rink.jon)
    await forgotten(rink, rink.darrell)
    assert await ask(rink, rink.jon, rink.darrell) is None


async def test_a_player_who_has_blocked_more_than_a_list_holds_finds_each_by_name(rink: Rink) -> None:
    blocked = [rink.person(f"P{number:02}") for number in range(27)]
    for person in blocked:
        await rink.jon.slash(rink.ice, "hockey me block", person=person)
    listed = rink.jon.private(rink.ice)[-1]
    assert listed.labels == ["Unblock P26", *(f"Unblock P{number:02}" for number in range(24))]
    assert WORDS("block-more", count=2) in listed.content
    await rink.jon.slash(rink.ice, "hockey me block", person=blocked[24])
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="Unblock P24")
    assert WORDS("block-more", count=1) in rink.jon.private(rink.ice)[-1].content


async def test_nobody_blocks_themselves_or_a_bot(rink: Rink) -> None:
    robot = rink.person("Zamboni")
    rink.env.backend.get_user(robot.id).bot = True
    for somebody in (rink.jon, robot):
        told = sentence(await rink.jon.slash(rink.ice, "hockey me block", person=somebody))
        assert told == WORDS("block-nobody")


async def test_what_a_server_was_renamed_to_before_discord_lost_it_is_noted_once_it_is_back(
    rink: Rink,
) -> None:
    guild = rink.env.bot.get_guild(rink.guild.id)
    assert guild is not None
    await rink.jon.slash(rink.ice, "hockey match list")
    guild.name, guild.unavailable = "Old Barn", True
    await rink.jon.slash(rink.ice, "hockey match list")
    assert (await rink.store.people.server(rink.guild.id))[0] == "Moose Jaw"
    guild.unavailable = False
    await rink.jon.slash(rink.ice, "hockey match list")
    assert (await rink.store.people.server(rink.guild.id))[0] == "Old Barn"
