"""What Discord answers when it refuses.

Codes and texts: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

from typing import Any

UNAUTHORIZED = 0
UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_EMOJI = 10014
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
UNKNOWN_COMMAND = 10063
TOO_MANY_EMOJIS = 30008
TOO_MANY_OLD_EDITS = 30046
TOO_LARGE = 40005
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
WRONG_CHANNEL_KIND = 50024
EDIT_OF_ANOTHERS = 50005
EMPTY_MESSAGE = 50006
CLOSED_DM = 50007
MISSING_PERMISSIONS = 50013
BAD_WEBHOOK_TOKEN = 50027
INVALID_FORM = 50035
THREAD_ARCHIVED = 50083
ENTRY_POINT_LEFT_OUT = 50240
NO_MUTUAL_GUILD = 50278
REPLY_WITHOUT_HISTORY = 160002
THREAD_EXISTS = 160004

_ENTRY_POINT_LEFT_OUT = (
    "You cannot remove this app's Entry Point command in a bulk update operation. "
    "Please include the Entry Point command in your update request or delete it separately."
)

_TABLE: dict[int, tuple[int, str]] = {
    UNAUTHORIZED: (401, "401: Unauthorized"),
    UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    UNKNOWN_GUILD: (404, "Unknown Guild"),
    UNKNOWN_MEMBER: (404, "Unknown Member"),
    UNKNOWN_MESSAGE: (404, "Unknown Message"),
    UNKNOWN_USER: (404, "Unknown User"),
    UNKNOWN_EMOJI: (404, "Unknown Emoji"),
    UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    UNKNOWN_COMMAND: (404, "Unknown application command"),
    TOO_MANY_EMOJIS: (400, "Maximum number of emojis reached (2000)"),
    TOO_LARGE: (413, "Request entity too large"),
    ALREADY_ACKNOWLEDGED: (400, "Interaction has already been acknowledged."),
    MISSING_ACCESS: (403, "Missing Access"),
    WRONG_CHANNEL_KIND: (400, "Cannot execute action on this channel type"),
    EDIT_OF_ANOTHERS: (403, "Cannot edit a message authored by another user"),
    EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    CLOSED_DM: (403, "Cannot send messages to this user"),
    MISSING_PERMISSIONS: (403, "Missing Permissions"),
    BAD_WEBHOOK_TOKEN: (401, "Invalid Webhook Token"),
    INVALID_FORM: (400, "Invalid Form Body"),
    THREAD_ARCHIVED: (400, "Thread is archived"),
    ENTRY_POINT_LEFT_OUT: (400, _ENTRY_POINT_LEFT_OUT),
    NO_MUTUAL_GUILD: (403, "Cannot send messages to this user due to having no mutual guilds"),
    REPLY_WITHOUT_HISTORY: (400, "Cannot reply without permission to read message history"),
    THREAD_EXISTS: (400, "A thread has already been created for this message"),
}


class Refusal(Exception):  # noqa: N818 - Discord refuses; nothing went wrong in the sandbox
    def __init__(self, code: int, *, errors: dict[str, Any] | None = None) -> None:
        self.code = code
        self.status, self.message = _TABLE[code]
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}")

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class ServerFault(Refusal):
    """Discord fails at something that it should refuse."""

    def __init__(self) -> None:
        self.code, self.status, self.message, self.errors = 0, 500, "500: Internal Server Error", None
        super(Refusal, self).__init__(self.message)


class Form:
    """Collects what is wrong with a body, in the nested shape of Discord's 50035."""

    def __init__(self) -> None:
        self._errors: dict[str, Any] = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        node = self._errors
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: tuple[str | int, ...], value: str, most: int, least: int = 0) -> None:
        if len(value) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(value) < least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: tuple[str | int, ...], values: list[Any], most: int, least: int = 0) -> None:
        if not least <= len(values) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def range(self, path: tuple[str | int, ...], value: int, least: int, most: int) -> None:
        if value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"Value should be greater than or equal to {least}.")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"Value should be less than or equal to {most}.")

    def required(self, path: tuple[str | int, ...]) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def check(self) -> None:
        if self._errors:
            raise Refusal(INVALID_FORM, errors=self._errors)


def invalid(path: tuple[str | int, ...], code: str, message: str) -> Refusal:
    form = Form()
    form.add(path, code, message)
    try:
        form.check()
    except Refusal as refusal:
        return refusal
    raise AssertionError
