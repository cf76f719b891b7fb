"""What the bot knows about a message in a channel or a DM, and how events change that."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from db.model.matches import Ring


class OwnerKind(StrEnum):
    MATCH = "match"
    TOURNAMENT = "tournament"
    SERVER = "server"


TOURNAMENT_MESSAGE = "message"
"""The name of a tournament's message that is edited."""


class Owner(NamedTuple):
    """What a message belongs to: a match, a tournament or a server, by its id."""

    kind: OwnerKind
    id: int

    @classmethod
    def match(cls, match_id: int) -> "Owner":
        return cls(OwnerKind.MATCH, match_id)


@dataclass(frozen=True, slots=True)
class MessageRef:
    """Where a message is."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Shown:
    """What the message shows; if that is `final`, it's never looked at again.

    `digest` is its fingerprint, None if unknown. `ply` is the length of the log that it shows.
    """

    digest: str | None = field(default=None, repr=False)
    ply: int = 0
    final: bool = False


@dataclass(frozen=True, slots=True)
class Begun:
    """A message on its way since `at` (UTC seconds). After a crash, it may or may not exist."""

    digest: str = field(repr=False)
    ply: int
    at: float
    rings: int = Ring.NONE


@dataclass(frozen=True, slots=True)
class Sends:
    """The messages sent for a post, and the one that is `begun`.

    `number` counts them, and is part of the next one's nonce. `ply` is the length of the log when the last
    one was sent. `rings` is what it has notified of, which stays true when the message is gone.
    """

    number: int = 0
    ply: int = 0
    rings: int = Ring.NONE
    begun: Begun | None = None


TOKEN_SECONDS = 15 * 60.0
"""How long the token of a tap edits its answer, and the message that was tapped (Discord's limit)."""


@dataclass(frozen=True, slots=True)
class Token:
    """Edits the message of the tap that it came with, until it expires (UTC seconds)."""

    text: str = field(repr=False)
    expires_at: float


@dataclass(frozen=True, slots=True)
class Post:
    """A message: of a match, a tournament or a server.

    Its channel is known even when the message is gone. `previous_id` was replaced, and isn't deleted yet.
    `asked` are tokens of taps: their answers are private messages that may be there beside this one.
    """

    name: str
    channel_id: int | None = None
    message_id: int | None = None
    previous_id: int | None = None
    shown: Shown = Shown()
    sends: Sends = Sends()
    token: Token | None = None
    asked: tuple[str, ...] = field(default=(), repr=False)

    @property
    def said(self) -> bool:
        """True if it's there, or will never be. That's all that matters of one that is said once."""
        return self.message_id is not None or self.shown.final

    @property
    def message(self) -> MessageRef | None:
        if self.channel_id is None or self.message_id is None:
            return None
        return MessageRef(self.channel_id, self.message_id)

    def live_token(self, now: float) -> Token | None:
        """The tap's token, if it can still edit the message."""
        return self.token if self.token and self.token.expires_at > now else None

    def began(self, begun: Begun) -> "Post":
        return replace(self, sends=replace(self.sends, begun=begun))

    def forget_ring(self, ring: Ring) -> "Post":
        """What its last message has notified of is over, so the next of its kind is new."""
        return replace(self, sends=replace(self.sends, rings=self.sends.rings & ~ring))

    def given_up(self) -> "Post":
        """The message that was begun doesn't exist and won't."""
        return self if self.sends.begun is None else replace(self, sends=replace(self.sends, begun=None))

    def sent_as(self, ref: MessageRef, begun: Begun, *, known: bool) -> "Post":
        """The message that was begun exists, unless it isn't `known` to be that; the one before must go."""
        return replace(
            self,
            channel_id=ref.channel_id,
            message_id=ref.message_id,
            previous_id=self.previous_id if self.message_id == ref.message_id else self.message_id,
            shown=Shown(begun.digest if known else None, begun.ply),
            sends=Sends(self.sends.number + 1, begun.ply, begun.rings),
            token=None,
        )

    def asking(self, token: str) -> "Post":
        """The answer to a tap is about to be sent, or must go."""
        return replace(self, asked=(*self.asked, token))

    def answered(self, token: str) -> "Post":
        """The answer to a tap is this message, or it isn't there."""
        return replace(self, asked=tuple(each for each in self.asked if each != token))

    def adopted(self, ref: MessageRef, token: Token, *, private: bool) -> "Post":
        """A tap was answered there, so this is where it's shown; a `private` one exists only there."""
        if ref.message_id == self.previous_id:
            return self  # that one is about to be deleted
        there = replace(self, channel_id=ref.channel_id, message_id=ref.message_id, token=token)
        if private or self.message_id == ref.message_id:
            return there
        previous_id = self.message_id if self.previous_id is None else self.previous_id
        # It may be the very one that is on its way, so the next one needs its own nonce.
        return replace(there, previous_id=previous_id, sends=self._next_sends())

    def outlives(self, ref: MessageRef, now: float) -> bool:
        """True if this private message stays and that one must go.

        Of two, the newer one stays if it can be edited, in whichever order they are noted.
        """
        newer = self.message_id is not None and self.message_id > ref.message_id
        return newer and self.live_token(now) is not None

    def redrawn(self, digest: str | None, ply: int) -> "Post":
        """The post once its message was drawn again. Without a digest, it's unknown what it shows."""
        return replace(self, shown=Shown(digest, ply))

    def confirmed(self, ply: int) -> "Post":
        """What it shows is right for a longer log as well."""
        return replace(self, shown=replace(self.shown, ply=ply))

    def unsure(self) -> "Post":
        """It's unknown what the message shows."""
        return self.redrawn(None, self.shown.ply)

    def gone(self) -> "Post":
        """The message is gone."""
        return replace(self.unsure(), message_id=None, token=None)

    def taken_down(self) -> "Post":
        """The message is gone, and so is the one that was begun."""
        return replace(self.gone(), sends=self._next_sends())

    def without_token(self, token: Token) -> "Post":
        """The token edits nothing any more; a newer one may."""
        return replace(self, token=None) if self.token == token else self

    def without_previous(self, message_id: int) -> "Post":
        """A replaced message was deleted; another one may have been replaced meanwhile."""
        return self if self.previous_id != message_id else replace(self, previous_id=None)

    def retired(self) -> "Post":
        """It stays as it is, and everything that could edit it is forgotten."""
        return replace(self, shown=replace(self.shown, final=True), token=None, asked=())

    def _next_sends(self) -> Sends:
        return replace(self.sends, number=self.sends.number + 1, begun=None)
