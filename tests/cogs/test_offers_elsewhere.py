"""An offer is answered in its own server, whatever a client sends from another one."""

import pytest

from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.rink import Rink
from tests.typeset import gist


async def elsewhere(rink: Rink) -> tuple[Person, Message]:
    """A person in another server, with a message of the bot's there."""
    other = rink.env.create_guild("Elsewhere")
    hall = other.create_text_channel("hall")
    paul, ida = (rink.person(name, guild=other) for name in ("Paul", "Ida"))
    await paul.slash(hall, "hockey challenge", opponent=ida, length=3)
    return paul, messages(rink.env, hall)[-1]


async def with_help(rink: Rink, person: Person) -> tuple[Person, Message]:
    """The same person as another server has them, with the bot's help before them there."""
    other = rink.env.create_guild("Elsewhere")
    hall = other.create_text_channel("hall")
    other.add_member(person.user)
    there = Person(rink.env, other, person.user)
    await there.slash(hall, "hockey help")
    return there, there.private(hall)[-1]


@pytest.mark.parametrize("answer", ["sit", "accept", "decline", "fill", "withdraw", "sides"])
async def test_a_table_is_no_strangers_to_another_server(rink: Rink, answer: str) -> None:
    await rink.jon.slash(rink.ice, "hockey open")
    table = rink.last()
    before = table.everything
    paul, theirs = await elsewhere(rink)
    told = sentence(await paul.forge(theirs, f"challenge:1:{answer}"))
    assert "I don't know this button" in told
    assert table.everything == before


async def test_a_deck_is_not_cut_from_another_server(rink: Rink) -> None:
    await rink.challenge()
    cut = next(each["custom_id"] for each in rink.last().buttons if each["label"] == "Cut the deck")
    jon, message = await with_help(rink, rink.jon)
    told = await jon.forge(message, cut)
    assert "I don't know this button" in sentence(told)


async def test_a_rematch_is_not_joined_from_another_server_by_who_may_not_be_there(rink: Rink) -> None:
    await rink.face_off()
    await rink.jon.resign(rink.ice)
    await rink.jon.click(rink.last(), label="Rematch")
    darrell, message = await with_help(rink, rink.darrell)
    rink.guild.remove_member(rink.darrell)
    told = sentence(await darrell.forge(message, "rematch:1"))
    assert gist("rematch-not-member") in told
    assert "wins the cut" not in rink.last().text
