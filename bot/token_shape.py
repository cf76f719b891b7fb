"""What stands in the place of a bot's token, told by its shape alone."""

import re

QUOTES = "\"'`\u00b4\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb"
SHAPES = (
    (re.compile(rf"[{QUOTES}].*|.*[{QUOTES}]"), "host-discord-token-quoted"),
    (re.compile(r"\w*token\s*[=:].*", re.IGNORECASE), "host-discord-token-named"),
    (re.compile(r"(?:bot|bearer)\s.*", re.IGNORECASE), "host-discord-token-prefixed"),
    (re.compile(r"https?://.*"), "host-discord-token-address"),
    (re.compile(r"[0-9a-f]{64}"), "host-discord-token-public-key"),
    (re.compile(r"\d{15,20}"), "host-discord-token-application"),
    (re.compile(r"[\w-]{32}"), "host-discord-token-secret"),
    (
        re.compile(
            r"[<{\[(%$].*[>}\])%]|"
            r"(?=.*(?:token|your|here|change|replace|paste|insert|example|todo|xxx))[a-z _-]+",
            re.IGNORECASE,
        ),
        "host-discord-token-placeholder",
    ),
)
"""What people put there by mistake, each with the catalogue's key for it."""

# The bot's id, the time and a signature: https://discord.com/developers/docs/reference#authentication
WHOLE = re.compile(r"[\w-]{18,}\.[\w-]{5,8}\.[\w-]{27,}")


def mistaken_for_token(written: str) -> str | None:
    """The catalogue's key for what it is instead of a token; None if it may be one."""
    return next((key for shape, key in SHAPES if shape.fullmatch(written)), None)


def key_if_refused(token: str) -> str:
    """What to say of a token that Discord refuses: one with parts missing was copied badly."""
    return "host-discord-token-refused" if WHOLE.fullmatch(token) else "host-discord-token-incomplete"
