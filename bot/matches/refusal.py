"""Why a tap is refused."""

from enum import StrEnum


class Refused(StrEnum):
    """Why a tap is refused."""

    GONE = "gone"
    ACCEPTED = "accepted"
    SEATED = "seated"
    NO_SEAT = "no-seat"
    STRANGER = "stranger"
    NOT_OPEN = "not-open"
    NOT_OPPONENT = "not-opponent"
    NOT_CHALLENGER = "not-challenger"
    LATE = "late"
    NOT_YOUR_TURN = "not-your-turn"
    OVER = "over"
    STILL_ON = "still-on"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"
    IN_TIME = "in-time"
    OWN_TIME = "own-time"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NOT_DEALT = "not-dealt"
    PAUSE_WAITS = "pause-waits"
    NO_PAUSE_ASKED = "no-pause-asked"


class RefusedError(Exception):
    def __init__(self, reason: Refused) -> None:
        super().__init__(reason)
        self.reason = reason
