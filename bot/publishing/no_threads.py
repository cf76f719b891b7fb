"""Tells one admin of a server, once, why a match got no thread of its own."""

from typing import Literal

from bot.known_people import language_of
from bot.replies import Interaction, tell
from bot.words import words_for

TOO_MANY_THREADS = 160006
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013

Why = Literal["channel", "permission", "many", "other"]


def why_not(code: int) -> Why:
    """What one of Discord's error codes means."""
    if code == TOO_MANY_THREADS:
        return "many"
    return "permission" if code in (MISSING_ACCESS, MISSING_PERMISSIONS) else "other"


class NoThreads:
    """Waits for an admin to use the bot: it can't see who the admins are. Only this process remembers."""

    def __init__(self) -> None:
        self._untold: dict[int, tuple[Why, int]] = {}
        self._told: set[tuple[int, Why]] = set()

    def note(self, server_id: int, channel_id: int, why: Why) -> None:
        if (server_id, why) not in self._told:
            self._untold[server_id] = why, channel_id

    async def tell(self, interaction: Interaction) -> None:
        """After an answer: add why, if this is an admin of a server where it's untold."""
        server_id = interaction.guild_id
        if server_id not in self._untold or not interaction.permissions.manage_guild:
            return
        why, channel_id = self._untold.pop(server_id)
        self._told.add((server_id, why))
        words = words_for(language_of(interaction))
        await tell(interaction, words("no-thread", why=why, channel=f"<#{channel_id}>"))
