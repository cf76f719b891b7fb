"""The link that adds the bot to a server, with the permissions that it needs."""

import discord

SCOPES = ("bot", "applications.commands")


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


def link(application_id: int, *, threads: bool = False) -> str:
    return discord.utils.oauth_url(application_id, permissions=permissions(threads=threads), scopes=SCOPES)
