"""What a person did, and how it was answered.

Source: https://discord.com/developers/docs/interactions/receiving-and-responding
"""

import secrets
from dataclasses import dataclass, field

from sandbox.ground.clock import Timer
from sandbox.ground.models import Channel, Json, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9


@dataclass
class Interaction:
    id: int
    type: int
    user: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    token: str = field(default_factory=lambda: "sandbox-" + secrets.token_urlsafe(48))
    answered: int | None = None
    answered_after: float | None = None
    failed: bool = False
    original_id: int | None = None
    followups: list[int] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    timer: Timer | None = None

    @property
    def acknowledged(self) -> bool:
        return self.answered is not None
