"""What servers allow the bot: who hears of missing permissions, and with which link to fix them."""

import re
import signal
from pathlib import Path

import pytest

from bot.host.inviting import link, permissions
from bot.words import words_for
from db.model.people import Place, Setup
from hockey.catalogue import DEFAULT
from sandbox import Limits, Sandbox
from sandbox.people import GuildPlace
from tests.bot.test_process import ended, says, started
from tests.db.stores import store_at, url_of
from tests.typeset import together

pytestmark = pytest.mark.slow

WORDS = words_for(None)
BUTTONS = ("practice-button-first", "help-button-rules", "rules-button-challenge")
SEND = ("POST", "/channels/{channel_id}/messages")
HOSTING = Path(__file__).parents[2] / "docs" / "hosting" / "README.md"


@pytest.fixture
def world() -> Sandbox:
    return Sandbox(limits=Limits.off())


def warning(place: GuildPlace, *names: str, threads: bool = False) -> str:
    """The line for the host."""
    words = words_for(None)
    address = link(place.world.store.application_id, threads=threads)
    return words(
        "host-permissions-missing",
        server=place.guild.name,
        id=str(place.id),
        permissions=", ".join(words(f"permission-{name}") for name in names),
        link=f"{address}&guild_id={place.id}",
    )


async def test_the_log_has_the_link_and_one_line_for_each_server_that_allows_too_little(
    world: Sandbox, tmp_path: Path
) -> None:
    good, deaf, threads = (world.guild(name) for name in ("The Rink", "The Pond", "The Barn"))
    deaf.revoke("attach_files", "read_message_history", "create_public_threads")
    threads.revoke("create_public_threads")
    store = await store_at(url_of(tmp_path / "breakaway.sqlite3"))
    await store.people.saw_server(threads.id, "The Barn", "en-US")
    await store.wishes.set_server(threads.id, lambda _: Setup(DEFAULT, Place.THREAD))
    await store.close()
    async with world.running(), started(tmp_path, **world.environment()) as process:
        said = await says(process, b"The Barn")
        # A new gateway session hears of all servers again.
        world.gateway.drop(4000, forget=True)
        said += await says(process, b"on the ice in 3 servers")
        process.send_signal(signal.SIGTERM)
        code, rest = await ended(process)
    assert code == 0
    told = said + rest
    assert told.count(words_for(None)("host-invite-link", link=link(world.store.application_id))) == 1
    assert told.count(warning(deaf, "attach_files", "read_message_history")) == 1
    assert told.count(warning(threads, "create_public_threads", threads=True)) == 1
    assert told.count("doesn't give the bot") == 2
    assert good.guild.name not in told
    assert not world.journal.of("POST", "/channels/{channel_id}/messages")


async def test_a_server_that_has_just_added_the_bot_is_greeted_where_it_looks_and_told_what_is_missing(
    world: Sandbox, tmp_path: Path
) -> None:
    told, muted, silent, good = (
        world.guild(name, with_bot=False) for name in ("The Rink", "The Pond", "The Barn", "The Lake")
    )
    for place in (told, muted, silent):
        place.revoke("attach_files")
    for place in (told, muted, good):
        place.greet_in(place.channel("general"))
    muted.revoke("send_messages")
    async with world.running(), started(tmp_path, **world.environment()) as process:
        await says(process, b"on the ice in 0 servers")
        for place in (good, silent, muted):
            place.invite_bot()
        await says(process, b"The Pond")
        told.invite_bot()
        (message,) = await world.until(lambda: told.channel("general").messages)
        (greeted,) = await world.until(lambda: good.channel("general").messages)
        process.send_signal(signal.SIGTERM)
        await ended(process)
    assert "Attach Files" in message.content
    (address,) = re.findall(r"<(.*)>", message.content)
    assert address == f"{link(world.store.application_id)}&guild_id={told.id}"
    assert not muted.channel("general").messages
    for each in (message, greeted):
        assert each.content.startswith(words_for(None)("greeting"))
        labels = [part["label"] for row in each.components for part in row["components"]]
        assert labels == [WORDS(key) for key in BUTTONS]
    assert greeted.content == words_for(None)("greeting")


@pytest.mark.parametrize("sent", [False, True], ids=["before it is sent", "after it is sent"])
async def test_a_kill_while_a_server_is_greeted_leaves_it_greeted_once(
    world: Sandbox, tmp_path: Path, *, sent: bool
) -> None:
    place = world.guild("The Lake", with_bot=False)
    channel = place.channel("general")
    place.greet_in(channel)
    lost = world.faults.fail(*SEND, reset=True, after_effect=sent, times=None)
    async with world.running():
        async with started(tmp_path, **world.environment()) as process:
            await says(process, b"on the ice in 0 servers")
            place.invite_bot()
            await world.until(lambda: lost.hits)
        assert len(channel.messages) == int(sent)
        sends = len(world.journal.of(*SEND))
        world.faults.clear()
        async with started(tmp_path, **world.environment()):
            await world.until(lambda: len(world.journal.of(*SEND)) > sends)
    assert [each.content for each in channel.messages] == [words_for(None)("greeting")]


async def test_the_buttons_of_a_greeting_lead_to_a_match_the_rules_and_other_people(
    world: Sandbox, tmp_path: Path
) -> None:
    place = world.guild("The Lake", with_bot=False)
    channel, person = place.channel("general"), place.person("Jon")
    place.greet_in(channel)
    async with world.running(), started(tmp_path, **world.environment()) as process:
        await says(process, b"on the ice in 0 servers")
        place.invite_bot()
        (greeting,) = await world.until(lambda: person.sees(channel))
        (page,) = (await person.tap(greeting, WORDS("help-button-rules"))).messages
        (whom,) = (await person.tap(greeting, WORDS("rules-button-challenge"))).messages
        await person.tap(greeting, WORDS("practice-button-first"))
        match = await world.until(lambda: [each for each in person.sees(channel)[1:] if not each.ephemeral])
        process.send_signal(signal.SIGTERM)
        await ended(process)
    assert page.ephemeral
    assert page.text.startswith("### Classic (1 of ")
    assert whom.ephemeral
    assert whom.text == WORDS("dare-who")
    assert match[0].text == WORDS("lesson-opening", home="Jon", away=together("Pickles 🐣"))


def test_the_link_asks_for_what_the_hosting_page_names() -> None:
    numbers = set(re.findall(r"\b\d{12}\b", HOSTING.read_text(encoding="utf-8")))
    assert numbers == {str(permissions(threads=threads).value) for threads in (False, True)}
    assert f"permissions={permissions().value}" in link(0)


async def test_every_permission_that_may_be_missing_has_a_name(world: Sandbox, tmp_path: Path) -> None:
    rink = world.guild("The Rink")
    rink.everyone.permissions = 0
    async with world.running(), started(tmp_path, **world.environment()) as process:
        said = await says(process, b"The Rink")
    names = (
        "view_channel",
        "send_messages",
        "attach_files",
        "read_message_history",
        "send_messages_in_threads",
    )
    assert warning(rink, *names) in said


async def test_a_server_that_discord_has_lost_is_looked_at_once_it_is_back(
    world: Sandbox, tmp_path: Path
) -> None:
    lost, deaf = world.guild("The Rink"), world.guild("The Pond")
    for each in (lost, deaf):
        each.revoke("attach_files")
    lost.outage()
    async with world.running(), started(tmp_path, **world.environment()) as process:
        said = await says(process, b"The Pond")
        lost.recover()
        said += await says(process, b"The Rink")
        process.send_signal(signal.SIGTERM)
        _, rest = await ended(process)
    assert "Traceback" not in said + rest
    assert warning(lost, "attach_files") in said
