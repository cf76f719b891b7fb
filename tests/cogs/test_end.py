"""`/hockey-admin end`: an admin ends a match, even one that cannot be read any more."""

from bot.words import words_for
from tests.cogs.ended import unreadable
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import together

COMMAND = "hockey-admin end"
WORDS = words_for("en")


async def ended(rink: Rink, boss: Person, label: str = WORDS("end-button-yes")) -> str:
    (choice,) = await boss.autocomplete(rink.ice, COMMAND, "match", "jon")
    await boss.slash(rink.ice, COMMAND, match=choice["value"])
    await boss.click(boss.private(rink.ice)[-1], label=label)
    return boss.private(rink.ice)[-1].text


async def test_an_admin_ends_a_match_for_nobody(rink: Rink) -> None:
    boss = rink.admin("Boss")
    await rink.face_off(length=1)
    await rink.play()
    assert await ended(rink, boss, WORDS("end-button-no")) == WORDS("end-kept")
    assert await ended(rink, boss) == WORDS("end-done")
    assert together("was called off at 0 – 0") in rink.last().text
    assert await rink.store.results.count(rink.guild.id) == 0
    assert WORDS("end-none") == sentence(await boss.slash(rink.ice, COMMAND, match="1"))


async def test_an_admin_takes_back_an_offer(rink: Rink) -> None:
    boss = rink.admin("Boss")
    await rink.challenge()
    assert await ended(rink, boss) == WORDS("end-done")
    assert "withdraws the challenge to Darrell" in rink.public()[0].text
    assert rink.public()[0].labels == []


async def test_a_match_that_cannot_be_read_is_ended_too(rink: Rink) -> None:
    boss = rink.admin("Boss")
    await unreadable(rink)
    assert await ended(rink, boss) == WORDS("end-done")
    assert "cannot be shown" in rink.trouble.lines[0]
    rink.trouble.lines.clear()
    await rink.challenge()


async def test_only_admins_end_matches_and_only_those_that_are_there(rink: Rink) -> None:
    boss = rink.admin("Boss")
    await rink.challenge()
    assert WORDS("end-unknown") == sentence(await boss.slash(rink.ice, COMMAND, match="the other one"))
    rink.let_everybody_use("hockey-admin")
    told = sentence(await rink.jon.slash(rink.ice, COMMAND, match="1"))
    assert told == WORDS("admin-not-allowed")
