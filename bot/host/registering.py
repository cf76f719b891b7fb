"""Updates the commands that Discord shows, if they differ from the bot's."""

import asyncio
import logging
from contextlib import suppress
from math import ceil
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.http import Route

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.kit.trouble import reason_of, trouble_of
from bot.settings import Settings
from bot.words import words_for
from db.holder import Holder

log = logging.getLogger("bot")

COMMANDS, OF_THE_HOST = "commands", "host"
# How long the start waits for Discord; the old commands work meanwhile.
PATIENCE_SECONDS = 10.0
# An interaction must be answered within three seconds.
LOOK_UP_SECONDS = 1.5

# The bot has no other kinds. An Entry Point command is the host's, and Discord takes no list without it.
OWN_KINDS = frozenset(kind.value for kind in discord.AppCommandType)
# Not `dm_permission`: Discord derives it from `contexts`.
COMPARED = frozenset(
    (
        *("type", "name", "name_localizations", "description", "description_localizations", "nsfw"),
        *("default_member_permissions", "contexts", "integration_types", "options", "required", "choices"),
        *("value", "channel_types", "autocomplete", "min_value", "max_value", "min_length", "max_length"),
    )
)
OF_ALL_SERVERS = frozenset({"contexts", "integration_types"})
UNORDERED = frozenset({"contexts", "integration_types", "channel_types"})
SENT = ("id", "handler", *sorted(COMPARED))

# The command of `cogs/host.py`, in the server of HOST_SERVER and in no other.
HOST_COMMAND = "hockey-host"

Json = dict[str, Any]


class Registering:
    """Gives Discord the commands. If Discord refuses them, the bot plays without."""

    def __init__(
        self, tree: app_commands.CommandTree[Any], noted: Holder, settings: Settings, clock: Clock
    ) -> None:
        """`noted` knows which server has the host's command."""
        self._tree = tree
        self._noted = noted
        self._host_server = settings.host_server
        self._clock = clock
        self._ids: dict[str, int] = {}
        self._lanes: Lanes[str] = Lanes(self._register, clock)

    async def start(self) -> None:
        """Do it now; if Discord has trouble, keep trying in the background."""
        self._lanes.mark(COMMANDS)
        self._lanes.mark(OF_THE_HOST)
        await self._lanes.drain(0, PATIENCE_SECONDS)

    def joined(self, server_id: int) -> None:
        """A server has added the bot, perhaps the host's own."""
        if server_id == self._host_server:
            self._lanes.mark(OF_THE_HOST)

    async def close(self) -> None:
        await self._lanes.close()

    async def ids(self) -> dict[str, int]:
        """Discord's id of each command that people can type, by its full name; empty if Discord has none."""
        if not self._ids:
            http, application = self._tree.client.http, self._tree.client.application_id or 0
            try:
                async with asyncio.timeout(LOOK_UP_SECONDS):
                    known = await http.get_global_commands(application)
            except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
                log.info("the ids of the commands could not be looked up: %s", type(error).__name__)
                return {}
            roots = {each["name"]: int(each["id"]) for each in known if each.get("type", 1) == 1}
            self._ids = {
                command.qualified_name: roots[command.qualified_name.split()[0]]
                for command in self._tree.walk_commands()
                if isinstance(command, app_commands.Command) and command.qualified_name.split()[0] in roots
            }
        return self._ids

    async def _register(self, which: str) -> float | None:
        words = words_for(None)
        try:
            await (register(self._tree) if which == COMMANDS else self._register_for_host())
        except discord.RateLimited as error:
            log.warning(words("host-commands-later", minutes=ceil(error.retry_after / 60)))
            return self._clock.now() + error.retry_after
        except discord.HTTPException as error:
            if trouble_of(error) is not None:
                raise
            key = "host-commands-refused" if which == COMMANDS else "host-command-refused"
            log.warning(words(key, reason=reason_of(error)))
        return None

    async def _register_for_host(self) -> None:
        """Give the host's server its command, and take it from the one before."""
        there, wanted = await self._noted.host_server(), self._host_server
        if there not in (None, wanted):
            await unregister(self._tree, there or 0)
        if there != wanted:
            # First, so that a crash doesn't leave a command that no one remembers.
            await self._noted.note_host_server(wanted)
        if wanted is not None:
            await register_in(self._tree, wanted)


async def register(tree: app_commands.CommandTree[Any]) -> None:
    """Replace Discord's commands if they differ from the tree's."""
    http, application = tree.client.http, tree.client.application_id
    # Without this, Discord leaves out the names in other languages.
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known: list[Json] = await http.request(route, params={"with_localizations": "true"})
    mine = [await payload_of(command, tree) for command in tree.get_commands()]
    if _by_name(mine) != _by_name([each for each in known if each["type"] in OWN_KINDS]):
        kept: list[Json] = [_sendable(each) for each in known if each["type"] not in OWN_KINDS]
        await http.bulk_upsert_global_commands(application or 0, payload=mine + kept)


async def register_in(tree: app_commands.CommandTree[Any], server_id: int) -> None:
    """Give a server the commands that the tree has for it, if they differ. It keeps its others."""
    http, application = tree.client.http, tree.client.application_id or 0
    known = [_of_a_server(dict(each)) for each in await http.get_guild_commands(application, server_id)]
    for command in tree.get_commands(guild=discord.Object(server_id)):
        payload = _of_a_server(await payload_of(command, tree))
        if not _by_name([payload]).items() <= _by_name(known).items():
            await http.upsert_guild_command(application, server_id, payload)


async def unregister(tree: app_commands.CommandTree[Any], server_id: int) -> None:
    """Take the host's command from a server, if the bot still has access to it."""
    http, application = tree.client.http, tree.client.application_id or 0
    with suppress(discord.Forbidden, discord.NotFound):
        for each in await http.get_guild_commands(application, server_id):
            if each["name"] == HOST_COMMAND:
                await http.delete_guild_command(application, server_id, int(each["id"]))


async def payload_of(command: Any, tree: app_commands.CommandTree[Any]) -> Json:
    translator = tree.translator
    payload: Json = (
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
    )
    return payload


def _of_a_server(command: Json) -> Json:
    """Without what only commands of all servers have."""
    return {key: value for key, value in command.items() if key not in OF_ALL_SERVERS}


def _by_name(commands: list[Json]) -> dict[tuple[int, str], Json]:
    return {(each["type"], each["name"]): _plain(each) for each in commands}


def _plain(told: Json) -> Json:
    """What is set in a command or an option; for the rest, Discord says false, null, "" or nothing."""
    plain = {key: _value(key, value) for key, value in told.items() if key in COMPARED}
    return {
        key: value
        for key, value in plain.items()
        if value is not None and value is not False and value not in ("", [], {})
    }


def _value(key: str, value: Any) -> Any:
    if key in {"options", "choices"}:
        return [_plain(each) for each in value or ()]
    if key in UNORDERED:
        return sorted(value or ())
    if key == "default_member_permissions" and value is not None:
        return str(value)
    return value


def _sendable(known: Json) -> Json:
    """A command in the words of a request."""
    told = {key: known[key] for key in SENT if known.get(key) is not None}
    if "default_member_permissions" in told:
        told["default_member_permissions"] = int(told["default_member_permissions"])
    return told
