"""Messages that Discord keeps failing at, maybe because they have too many bytes: they get fewer words."""

from dataclasses import replace

import discord
from cachetools import LRUCache
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Wanted
from bot.messages.room import bytes_of
from db.model.people import Voice

# discord.py has sent it five times by then.
FAULT = 500
# No one knows what else Discord counts: from here on, the bytes may be the cause.
SUSPECT_BYTES = 9000
FEWER_WORDS = {Voice.BROADCAST: Voice.TRADITIONAL, Voice.TRADITIONAL: Voice.QUIET}
MATCHES_KEPT = 1000


class TooLarge:
    def __init__(self) -> None:
        # By match, the voice of each of its messages that has failed.
        self._voices: LRUCache[int, dict[str, Voice]] = LRUCache(MATCHES_KEPT)

    def told(self, loaded: LoadedMatch, name: str) -> LoadedMatch:
        """The match as a message tells it: maybe in another voice than its server's."""
        voice = self._voices.get(loaded.id, {}).get(name, loaded.match.voice)
        return replace(loaded, match=replace(loaded.match, voice=voice))

    def failed(self, loaded: LoadedMatch) -> list[str]:
        """The names of the messages that get fewer words."""
        return list(self._voices.get(loaded.id, ()))

    def note(self, loaded: LoadedMatch, wanted: Wanted, error: discord.HTTPException) -> bool:
        """Discord has failed at a message. True if it gets fewer words from now on."""
        view, voice = wanted.drawing.view, self.told(loaded, wanted.name).match.voice
        suspect = isinstance(view, ui.LayoutView) and bytes_of(view) > SUSPECT_BYTES
        if error.status != FAULT or not suspect or voice not in FEWER_WORDS:
            return False
        self._voices.setdefault(loaded.id, {})[wanted.name] = FEWER_WORDS[voice]
        return True
