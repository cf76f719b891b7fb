"""How many lines a text takes on a phone 390 px wide: a model of Discord's layout."""

import re
import textwrap

BODY, SMALL, TITLE = 40, 50, 30  # letters a line, as measured in the sandbox's page at 390 px
WRITTEN = (
    (re.compile(r"<t:\d+(:\w)?>"), "in 24 hours"),
    (re.compile(r"<a?:\w+:\d+>"), "##"),
    (re.compile(r"<@[!&]?\d+>"), "@Darrell"),
    (re.compile(r"</([^:>]+):\d+>"), r"/\1"),
    (re.compile(r"\[([^]]+)]\([^)]+\)"), r"\1"),
    (re.compile(r"\*+|__|`|\|\|"), ""),
)


def lines_on_a_phone(text: str) -> int:
    """The lines of a message's text as they wrap; code blocks don't wrap, and empty lines count."""
    count, in_code = 0, False
    for line in text.strip().splitlines():
        if line.startswith("```"):
            in_code = not in_code
        elif in_code:
            count += 1
        else:
            count += _wrapped(line)
    return count


def _wrapped(line: str) -> int:
    for pattern, written in WRITTEN:
        line = pattern.sub(written, line)
    width = BODY
    if line.startswith("-# "):
        width, line = SMALL, line[3:]
    elif heading := re.match(r"#{1,3} ", line):
        width, line = TITLE, line[heading.end() :]
    elif line.startswith("> "):
        width, line = BODY - 2, line[2:]
    return max(1, len(textwrap.wrap(line, width)))
