"""The bot's own emojis that Discord has. Their ids are looked up at each start."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import discord

from bot.kit.lanes import AgainError

INVALID_FORM = 50035


class EmojisGoneError(AgainError):
    """A message shows an emoji that Discord no longer has. The next drawing has no emojis."""


class Emojis:
    """Emojis by key. Empty until they are looked up, and after Discord has refused one."""

    def __init__(self) -> None:
        self._known: Mapping[str, discord.PartialEmoji] = {}
        self._lost: Callable[[], None] | None = None

    @property
    def any(self) -> bool:
        return bool(self._known)

    def get(self, key: str) -> discord.PartialEmoji | None:
        return self._known.get(key)

    def use(self, known: Mapping[str, discord.PartialEmoji], lost: Callable[[], None]) -> None:
        """Use these from now on. `lost` is called if Discord turns out not to have one of them."""
        self._known, self._lost = known, lost

    @contextmanager
    def forget_if_refused(self) -> Iterator[None]:
        """Send or edit a message. If Discord refuses an emoji in it, forget all: raises EmojisGoneError."""
        try:
            yield
        except discord.HTTPException as error:
            lost = self._lost
            if lost and self._known and error.code == INVALID_FORM and "emoji" in error.text.lower():
                self._known = {}
                lost()
                raise EmojisGoneError from error
            raise
