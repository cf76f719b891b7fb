"""The link that adds the bot to a server, with the permissions it needs; `breakaway invite` prints it."""

from collections.abc import Callable

import discord

from bot.host.reaching import logged_in
from bot.host.reading import read
from bot.host.unusable import UnusableError
from bot.settings import Settings
from bot.words import words_for

SCOPES = ("bot", "applications.commands")
# discord.py's own name for what Discord calls View Channel.
READ_MESSAGES, VIEW_CHANNEL = "read_messages", "view_channel"


def permissions(*, threads: bool = False) -> discord.Permissions:
    """What the bot uses in a server; `threads` is for a thread per match."""
    return discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        attach_files=True,
        read_message_history=True,
        create_public_threads=threads,
    )


def lacking(granted: discord.Permissions, *, threads: bool = False) -> list[str]:
    """The names of what a server doesn't give the bot, as the catalogue has them."""
    if granted.administrator:
        return []
    needed = [name for name, wanted in permissions(threads=threads) if wanted]
    missing = [name for name in needed if not getattr(granted, name)]
    return [VIEW_CHANNEL if name == READ_MESSAGES else name for name in missing]


def link(application_id: int, *, threads: bool = False) -> str:
    url = discord.utils.oauth_url(application_id, permissions=permissions(threads=threads), scopes=SCOPES)
    return f"{url}&integration_type=0"  # else Discord may add the bot to the person instead of a server


async def invite(written: str | None, say: Callable[[str], None]) -> None:
    """Print the link for an application's id; without one, for the application of the host's token.

    Raises UnusableError if it isn't an id, or Discord doesn't answer.
    """
    application_id = await _own_id() if written is None else _id(written)
    threads = link(application_id, threads=True)
    say(words_for(None)("host-invite-links", link=link(application_id), threads=threads))


async def _own_id() -> int:
    async with logged_in(read(Settings)) as client:
        return client.application_id or 0


def _id(written: str) -> int:
    if not (written.isascii() and written.isdecimal()):
        raise UnusableError("host-invite-id")  # without what was typed: it may be the token
    return int(written)
