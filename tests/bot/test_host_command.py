"""`/hockey-host`: who has it, where it's registered, and what it says."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import __version__
from bot.words import words_for
from sandbox import NotShownError, Sandbox
from sandbox.people import GuildPlace, Person
from tests.db.stores import rows, url_of
from tests.e2e.process import BotProcess

pytestmark = pytest.mark.slow

WORDS = words_for(None)
COMMAND = "hockey-host"
OF_A_SERVER = "/applications/{application_id}/guilds/{guild_id}/commands"


@pytest.fixture
def home(world: Sandbox) -> GuildPlace:
    """The host's own server, which the owner manages."""
    made = world.guild("The Office")
    made.join(world.owner)
    made.role("Manager", world.owner, grants=("manage_guild",))
    return made


@pytest.fixture
async def bot(world: Sandbox, home: GuildPlace, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot whose host has named that server."""
    made = BotProcess(world, tmp_path, HOST_SERVER=str(home.id))
    await made.start()
    yield made
    await made.kill()


async def asked(person: Person, place: GuildPlace) -> str:
    """What a person reads who types the command. Only they do."""
    handle = await person.command(place.channel("desk"), COMMAND)
    (told,) = handle.messages
    assert told.ephemeral
    return told.text


def registered(place: GuildPlace) -> list[str]:
    return [each["name"] for each in place.world.store.commands.get(place.id, {}).values()]


async def test_the_owner_reads_how_the_bot_is(world: Sandbox, home: GuildPlace, bot: BotProcess) -> None:
    told = await asked(world.owner, home)
    version, memory, database, backups, errors = told.split("\n")
    assert version.startswith(f"**Breakaway {__version__}**")
    assert " MB" in memory
    assert "SQLite" in database
    assert backups == WORDS("host-report-backup-off")
    assert errors == WORDS("host-report-errors", count=0, more="no", last="")
    # It works without the database, and no one is remembered who asks.
    assert await rows(url_of(bot.database), "SELECT name FROM players") == []


@pytest.mark.usefixtures("bot")
async def test_others_in_that_server_are_refused_kindly_or_do_not_see_it(
    world: Sandbox, home: GuildPlace
) -> None:
    manager, member = home.person("Ida", locale="fr"), home.person("Jon")
    home.role("Deputy", manager, grants=("manage_guild",))
    assert await asked(manager, home) == words_for("fr")("sorry-host-only")
    with pytest.raises(NotShownError):
        await asked(member, home)
    elsewhere = world.guild("The Pond")
    elsewhere.join(world.owner)
    elsewhere.role("Manager", world.owner, grants=("manage_guild",))
    with pytest.raises(NotShownError):
        await asked(world.owner, elsewhere)


@pytest.mark.usefixtures("bot")
async def test_a_team_that_owns_the_bot_may_ask_and_who_has_not_joined_it_may_not(
    world: Sandbox, home: GuildPlace
) -> None:
    ida, jon, darrell = (home.person(name) for name in ("Ida", "Jon", "Darrell"))
    home.role("Deputy", ida, jon, darrell, grants=("manage_guild",))
    world.give_to_team(ida, jon, invited=[darrell])
    told = [await asked(each, home) for each in (ida, jon, darrell, world.owner)]
    assert [each == WORDS("sorry-host-only") for each in told] == [False, False, True, True]


@pytest.mark.usefixtures("bot")
async def test_an_owner_whom_discord_does_not_name_right_now_is_asked_to_try_again(
    world: Sandbox, home: GuildPlace
) -> None:
    world.faults.fail("GET", "/oauth2/applications/@me", status=400)
    assert await asked(world.owner, home) == WORDS("sorry-host-unknown")
    assert (await asked(world.owner, home)).startswith("**Breakaway")


async def test_the_command_follows_the_setting_and_other_commands_stay(
    world: Sandbox, home: GuildPlace, bot: BotProcess
) -> None:
    world.store.commands[home.id][7] = {"id": "7", "type": 1, "name": "own", "contexts": None}
    assert sorted(registered(home)) == [COMMAND, "own"]
    other = world.guild("The Barn")
    assert await bot.stop() == 0
    sent = len(world.journal.of("POST", OF_A_SERVER))
    await bot.start()
    assert len(world.journal.of("POST", OF_A_SERVER)) == sent
    assert await bot.stop() == 0
    await bot.start(HOST_SERVER=str(other.id))
    assert (registered(home), registered(other)) == (["own"], [COMMAND])
    assert await bot.stop() == 0
    # A server that has removed the bot has lost the command, too.
    other.kick_bot()
    await bot.start(HOST_SERVER=str(home.id))
    assert sorted(registered(home)) == [COMMAND, "own"]
    assert await bot.stop() == 0
    await bot.start(HOST_SERVER="")
    assert registered(home) == ["own"]
    assert "Traceback" not in bot.output.read_text()


async def test_a_server_that_adds_the_bot_later_gets_the_command_then(world: Sandbox, tmp_path: Path) -> None:
    home = world.guild("The Office", with_bot=False)
    bot = BotProcess(world, tmp_path, HOST_SERVER=str(home.id))
    await bot.start()
    await bot.says("on the ice")
    assert WORDS("host-command-refused", reason="").partition("(")[0] in bot.output.read_text()
    home.invite_bot()
    await world.until(lambda: registered(home) == [COMMAND])
    assert await bot.stop() == 0


@pytest.mark.usefixtures("bot")
async def test_the_last_errors_are_named_by_their_kind(world: Sandbox, home: GuildPlace) -> None:
    for _ in range(2):
        world.faults.fail("POST", "/interactions/{interaction_id}/{interaction_token}/callback", status=400)
        await home.person("Jon").command(home.channel("desk"), "hockey help")
    told = (await asked(world.owner, home)).split("\n")
    assert told[-1].startswith("- 2× `Discord refused the answer to an interaction: …`")
