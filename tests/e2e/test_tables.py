"""Two against two, open tables, threads, and people who leave the server."""

import re
from functools import partial

from sandbox.people import Person, Rendered
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink, conversation
from tests.typeset import gist, together

PLAYS = 10  # more than a deal: what is shown again for a deal is there by then


def four(rink: Rink) -> tuple[Person, Person, Person, Person]:
    jon, darrell = rink.people
    ida, ralph = rink.guild.person("Ida"), rink.guild.person("Ralph")
    rink.people = (jon, darrell, ida, ralph)
    return jon, darrell, ida, ralph


def offer(rink: Rink) -> Rendered:
    """The newest offer of a match in the channel."""
    return [m for m in rink.people[0].sees(rink.channel) if m.button("Withdraw")][-1]


async def test_partners_play_a_shift_to_its_end_through_a_kill(rink: Rink, start_bot: StartBot) -> None:
    jon, darrell, ida, ralph = four(rink)
    bot = await start_bot()
    await jon.command(
        rink.channel, "hockey partners", partner=ida, opponent1=darrell, opponent2=ralph, length=1
    )
    assert together("🔴 **Jon** ✅ and @Ida – 🔵 @Darrell and @Ralph") in offer(rink).text
    assert {n.user_id for n in rink.world.notifications} == {p.id for p in (darrell, ida, ralph)}
    await rink.accept(ralph, ida)
    assert together("🔴 **Jon** ✅ and **Ida** ✅ – 🔵 @Darrell and **Ralph** ✅") in offer(rink).text
    await rink.accept(darrell)
    await rink.choose()
    await rink.play(20)
    await bot.kill()
    await bot.start()
    result = await rink.play_out()
    await rink.world.until(rink.is_told)
    assert len(rink.taps) >= 52 or "overtime" in result.text
    assert re.search(r"(Jon and Ida|Darrell and Ralph|tie)", result.text)
    for person in rink.people:
        await rink.world.until(partial(ended, person, result))


def ended(person: Person, result: Rendered) -> bool:
    """True if a person's hand says how it ended."""
    first = result.text.splitlines()[0]
    return [first in m.text for m in conversation(person)] == [True]


async def test_seats_are_taken_and_sides_change(rink: Rink, start_bot: StartBot) -> None:
    jon, darrell, ida, ralph = four(rink)
    await start_bot()
    await jon.command(rink.channel, "hockey open", game="partners", length=1)
    assert together("🔴 **Jon** ✅ and an open seat – 🔵 two open seats") in offer(rink).text
    for person in (darrell, ida):
        assert (await person.tap(offer(rink), gist("challenge-button-sit"))).acknowledged
    assert together("🔴 **Jon** ✅ and **Ida** ✅ – 🔵 **Darrell** ✅ and an open seat") in offer(rink).text
    assert gist("sorry-seated") in (await ida.tap(offer(rink), gist("challenge-button-sit"))).text
    await ida.tap(offer(rink), "Change sides")
    assert together("🔴 **Jon** ✅ and **Darrell** ✅ – 🔵 an open seat and **Ida** ✅") in offer(rink).text
    await ida.tap(offer(rink), gist("challenge-button-leave"))
    for person in (edie := rink.guild.person("Edie"), ralph):
        await person.tap(offer(rink), gist("challenge-button-sit"))
    rink.people = (jon, edie, darrell, ralph)
    await rink.choose()
    await rink.play(4)
    await rink.world.until(rink.is_told)


def ways_to_the_rink(rink: Rink) -> set[int]:
    """The places that hands in DMs link to."""
    hands = [message for person in rink.people for message in person.sees(person.dms())]
    links = [button.url for hand in hands for button in hand.buttons if button.label == "Go to the rink"]
    return {int(link.rsplit("/", 1)[-1]) for link in links if link}


async def test_a_match_moves_to_a_thread_where_the_server_wants_it(rink: Rink, start_bot: StartBot) -> None:
    jon, darrell = rink.people
    await start_bot()
    await want_threads(rink)
    channel = rink.channel
    await jon.command(channel, "hockey challenge", opponent=darrell, length=1)
    await rink.accept(darrell)
    thread = await rink.world.until(lambda: next(iter(channel.threads), None))
    assert thread.channel.name == "Jon – Darrell"
    await rink.world.until(lambda: ways_to_the_rink(rink) == {thread.id})
    await rink.choose()
    rink.channel = thread
    await rink.play(PLAYS)
    await rink.world.until(rink.is_told)
    asked = await jon.command(thread, "hockey match resign")
    await jon.tap(asked.messages[0], "I resign")
    result = await rink.world.until(rink.result)
    first = result.text.splitlines()[0]
    await rink.world.until(lambda: any(first in m.text for m in jon.sees(channel)))
    assert len([m for m in jon.sees(channel) if not m.ephemeral]) == 1


async def want_threads(rink: Rink) -> None:
    """An admin chooses a thread for each match."""
    boss = rink.guild.person("Boss")
    rink.guild.role("Admin", boss, grants=("manage_guild",))
    (form,) = (await boss.command(rink.channel, "hockey-admin setup")).messages
    (switch,) = [each for each in form.buttons if each.custom_id == "setup:threads:on"]
    assert (await boss.tap(form, button=switch)).acknowledged
