"""The bot's own emojis, as far as Discord has them: their ids are looked up, and kept nowhere."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import discord

from bot.kit.lanes import AgainError

INVALID_FORM = 50035


class EmojisGoneError(AgainError):
    """Discord has an emoji no more that was to be shown: drawn again, there is none."""


class Emojis:
    """Emojis by their keys; none at all until they have been looked up, and where Discord knows better."""

    def __init__(self) -> None:
        self._known: Mapping[str, discord.PartialEmoji] = {}
        self._lost: Callable[[], None] | None = None

    @property
    def any(self) -> bool:
        return bool(self._known)

    def get(self, key: str) -> discord.PartialEmoji | None:
        return self._known.get(key)

    def know(self, known: Mapping[str, discord.PartialEmoji], lost: Callable[[], None]) -> None:
        """`lost` is called where one of these turns out to be gone."""
        self._known, self._lost = known, lost

    @contextmanager
    def minding(self) -> Iterator[None]:
        """Show something. EmojisGoneError where Discord refuses an emoji in it: the next try has none."""
        try:
            yield
        except discord.HTTPException as error:
            lost = self._lost
            if lost and self._known and error.code == INVALID_FORM and "emoji" in error.text.lower():
                self._known = {}
                lost()
                raise EmojisGoneError from error
            raise
