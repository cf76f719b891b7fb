"""The coach, for a player against a bot, and after any match."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.words import words_for
from sandbox import Sandbox
from sandbox.people import ChannelPlace, Handle, Person, Rendered, ShownButton
from tests.children import workers_of
from tests.e2e.birth import STARTS_ITS_OWN
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink, cards_on, done
from tests.e2e.test_practice import QUICK, play_out, result, to_tap

WORDS = words_for("en")

# This many seconds before a person reads that an interaction has failed.
DISCORD_WAITS = 3.0


async def told(world: Sandbox, handle: Handle) -> str:
    """What a person reads in the end, if that takes a while."""
    await world.until(lambda: handle.messages and not handle.messages[-1].thinking)
    assert handle.messages[-1].ephemeral
    return handle.text


@pytest.mark.soak
async def test_a_match_that_is_over_is_told_with_what_there_is_to_learn(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(**QUICK)
    jon, darrell = rink.people
    nothing = await jon.command(rink.channel, "hockey match analysis")
    assert nothing.text == WORDS("analysis-none")
    await done(lambda: jon.command(rink.channel, "hockey practice", level="pro"))
    ended = await play_out(world, jon, rink.channel)
    tapped = await jon.tap(ended, WORDS("final-button-analyse"))
    text = await told(world, tapped)
    assert "**Turning point:**" in text
    assert "Jon: cards worth" in text
    assert "**For Jon:**" in text
    assert "**For Doc" not in text
    assert tapped.messages[-1].files == ("chances.png",)
    # It's the same for everyone, but only the player is "you".
    beside = await darrell.tap(ended, WORDS("final-button-analyse"))
    assert await told(world, beside) == text.replace("You played", "Played")
    again = await jon.command(jon.dms(), "hockey match analysis")
    assert await told(world, again) == text
    # It does not bury the hand of the next match.
    analysis = tapped.messages[-1].id
    assert analysis in [message.id for message in jon.sees(rink.channel)]
    await done(partial(jon.tap, ended, "Rematch"))
    await world.until(lambda: analysis not in [message.id for message in jon.sees(rink.channel)])
    none = await darrell.command(rink.channel, "hockey match analysis")
    assert none.text == WORDS("analysis-none")


async def resigned(world: Sandbox, person: Person, place: ChannelPlace) -> Rendered:
    """The result, a card after the match began."""
    dealt = to_tap(person)
    while True:
        await world.until(dealt)
        message, button = dealt()[0]
        await person.tap(message, button=button)
        if cards_on(message):
            break
    asked = await person.command(place, "hockey match resign")
    await person.tap(asked.messages[0], "I resign")
    await world.until(lambda: result(person, place))
    ended = result(person, place)
    assert ended
    return ended


async def test_a_match_is_not_told_while_it_is_on_nor_to_another_server(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(**QUICK)
    jon = rink.people[0]
    await done(lambda: jon.command(rink.channel, "hockey practice", level="pro"))
    ended = await resigned(world, jon, rink.channel)
    elsewhere = world.guild("Another Rink")
    ida, channel = elsewhere.person("Ida"), elsewhere.channel("rink")
    await done(lambda: ida.command(channel, "hockey practice", level="rookie"))
    theirs = await resigned(world, ida, channel)
    button = theirs.button(WORDS("final-button-analyse"))
    assert button is not None
    assert button.custom_id == "analyse:2"
    forged = await ida.tap_stale(saying(button, "analyse:1"))
    assert "played elsewhere" in forged.text
    await done(partial(jon.tap, ended, "Rematch"))
    running = await jon.tap_stale(saying(button, "analyse:3", ended))
    assert "still on" in running.text


def saying(button: ShownButton, custom_id: str, on: Rendered | None = None) -> ShownButton:
    """A button with made-up contents, on the same message or on another one."""
    place = on or button
    return replace(
        button,
        custom_id=custom_id,
        channel_id=place.channel_id,
        message_id=button.message_id if on is None else on.id,
        source={**button.source, "custom_id": custom_id},
    )


@contextmanager
def thinkers_held(bot: BotProcess) -> Iterator[None]:
    """The processes that think get no time."""
    held = workers_of(bot.pid)
    assert held
    for pid in held:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in held:
            with suppress(ProcessLookupError):  # it may have been killed meanwhile
                os.kill(pid, signal.SIGCONT)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found under /proc")
async def test_a_hint_that_takes_long_is_announced_and_comes(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot(OPPONENT_TIME="0", **{STARTS_ITS_OWN: "yes"})
    jon = rink.people[0]
    await done(lambda: jon.command(rink.channel, "hockey practice", level="rookie"))
    await world.until(to_tap(jon))
    await jon.tap(to_tap(jon)()[0][0], "Hint")
    with thinkers_held(bot):
        handle = await jon.tap(to_tap(jon)()[0][0], "Hint")
        assert handle.answered_after is not None
        assert handle.answered_after < DISCORD_WAITS
        assert handle.messages[-1].thinking
    assert "**" in await told(world, handle)
    # The hint before it is gone: the hand stays in view above the newest one.
    await world.until(lambda: sum(message.ephemeral for message in jon.sees(jon.dms())) == 1)


async def test_a_match_without_a_card_teaches_nothing(rink: Rink, start_bot: StartBot) -> None:
    await start_bot(**QUICK)
    jon = rink.people[0]
    await done(lambda: jon.command(rink.channel, "hockey practice", level="pro"))
    asked = await jon.command(rink.channel, "hockey match resign")
    await jon.tap(asked.messages[0], "I resign")
    handle = await jon.command(rink.channel, "hockey match analysis")
    assert await told(rink.world, handle) == WORDS("analysis-no-plays")
