"""What Discord says about the token, the application, its commands, its servers and this machine's clock."""

from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import discord
from discord.http import Route

from bot.host.checking.findings import Finding, note, ok, problem, problem_of
from bot.host.inviting import lacking, link
from bot.host.reaching import Answers, logged_in
from bot.host.registering import HOST_COMMAND
from bot.host.unusable import UnusableError
from bot.kit.clock import local_time
from bot.settings import Settings
from bot.words import words_for

# Discord's number for it in `integration_types_config`.
USER_INSTALL = "1"
PAGE = 200
INTENTS = {
    "presence": ("gateway_presence", "gateway_presence_limited"),
    "members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "content": ("gateway_message_content", "gateway_message_content_limited"),
}
# Discord's apps count down to the bot's times by their own clock.
CLOCK_SECONDS = 60
UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


async def look_at_application(
    settings: Settings, with_threads: Collection[int], *, tidy: bool
) -> list[Finding]:
    """Servers `with_threads` want a thread for each match, which needs one more permission."""
    found: list[Finding] = []
    answers = Answers()
    try:
        async with logged_in(settings, answers) as client:
            found.append(ok("host-check-token", name=client.user.display_name if client.user else ""))
            found += _application(await client.http.request(Route("GET", "/applications/@me")))
            found += _intents(client.application_flags)
            found += _starts(await client.http.request(Route("GET", "/gateway/bot")))
            guilds = [each async for each in _guilds(client)]
            found += _permissions(guilds, client.application_id or 0, with_threads)
            found += _host_server(guilds, client.application_id or 0, settings.host_server)
            found += await _leftover(client, guilds, settings.host_server, tidy=tidy)
    except UnusableError as error:
        found.append(problem_of(error))
    return [*found, *_clock(answers)]


def _application(told: dict[str, Any]) -> list[Finding]:
    found = []
    if told.get("interactions_endpoint_url"):
        found.append(problem("host-check-endpoint"))
    if told.get("bot_require_code_grant"):
        found.append(problem("host-check-code-grant"))
    if USER_INSTALL in (told.get("integration_types_config") or {}):
        found.append(note("host-check-user-install"))
    if not told.get("bot_public", True):
        found.append(note("host-check-private"))
    return found


def _intents(flags: discord.ApplicationFlags) -> list[Finding]:
    words = words_for(None)
    on = [name for name, kinds in INTENTS.items() if any(getattr(flags, kind) for kind in kinds)]
    if not on:
        return []
    names = ", ".join(words(f"host-intent-{name}") for name in on)
    return [note("host-check-intents", intents=names, count=len(on))]


def _starts(told: dict[str, Any]) -> list[Finding]:
    """Discord allows so many sessions a day. The bot waits for more by itself."""
    limit = told["session_start_limit"]
    if limit["remaining"] >= told.get("shards", 1):
        return []
    return [problem("host-check-starts", total=limit["total"], at=local_time(limit["reset_after"] / 1000))]


async def _guilds(client: discord.Client) -> AsyncIterator[dict[str, Any]]:
    after = None
    while True:
        page: list[Any] = await client.http.get_guilds(PAGE, after=after, with_counts=False)
        for each in page:
            yield each
        if len(page) < PAGE:
            return
        after = page[-1]["id"]


def _permissions(
    guilds: list[dict[str, Any]], application_id: int, with_threads: Collection[int]
) -> list[Finding]:
    """Only a manager of the server can change it, so it's a note."""
    found, words = [], words_for(None)
    for each in guilds:
        threads = int(each["id"]) in with_threads
        if missing := lacking(discord.Permissions(int(each["permissions"])), threads=threads):
            names = ", ".join(words(f"permission-{name}") for name in missing)
            address = f"{link(application_id, threads=threads)}&guild_id={each['id']}"
            facts = {"server": each["name"], "id": each["id"], "permissions": names, "link": address}
            found.append(note("host-permissions-missing", **facts))
    return found


def _host_server(guilds: list[dict[str, Any]], application_id: int, host_server: int | None) -> list[Finding]:
    if host_server is None or any(int(each["id"]) == host_server for each in guilds):
        return []
    return [note("host-check-host-server", link=f"{link(application_id)}&guild_id={host_server}")]


async def _leftover(
    client: discord.Client, guilds: list[dict[str, Any]], host_server: int | None, *, tidy: bool
) -> list[Finding]:
    """How many servers have commands of their own from this application, beside the host's in its server."""
    http, application, count = client.http, client.application_id or 0, 0
    for each in guilds:
        with suppress(discord.Forbidden):  # added without commands
            own = HOST_COMMAND if int(each["id"]) == host_server else None
            there = await http.get_guild_commands(application, each["id"])
            old = [command["id"] for command in there if command["name"] != own]
            count += bool(old)
            for command_id in old if tidy else ():
                await http.delete_guild_command(application, each["id"], int(command_id))
    if not count:
        return [ok("host-check-no-old-commands")] if tidy else []
    return [ok("host-check-tidied", count=count) if tidy else problem("host-check-leftover", count=count)]


def _clock(answers: Answers) -> list[Finding]:
    ahead = answers.clock_ahead()
    if ahead is None or abs(ahead) < CLOCK_SECONDS:
        return []
    unit, seconds = next(each for each in UNITS if abs(ahead) >= each[1])
    now = f"{datetime.now(UTC):%Y-%m-%d %H:%M UTC}"
    side, count = "fast" if ahead > 0 else "slow", int(abs(ahead) // seconds)
    return [problem("host-check-clock", now=now, unit=unit, count=count, side=side)]
