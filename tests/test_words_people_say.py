"""What people read here has words that people say: pages, messages, docstrings and comments."""

import re
from pathlib import Path

import pytest

from tests.test_house import root_packages

ROOT = Path(__file__).parents[1]

# What nobody says, and what to say instead.
SAY = {
    r"who(?:m|so)?ever": "the player who, anyone who",
    r"whom": "who",
    r"(?:some|any)body(?:'s)?": "a player, someone, anyone",
    r"(?:of|in|to|for|with) one's|one's own|oneself": "your, their own",
    r"(?<!no )such(?! as\b)": "like that, these",
    r"there(?:of|in|upon)": "its, in it",
    r"so as to": "to",
    r"anew": "again",
    r"shall": "will",
    r"whilst|lest|hitherto|henceforth": "while, so that, so far, from now on",
    r"goalkeepers?": "goalie",
    r"(?:is|are|was|were|ends?|ended|stays?|stands?|stood) level": "tied",
    r"level (?:match(?:es)?|scores?|games?|pairs?|periods?)": "a tie",
}
SAID_BY_NOBODY = re.compile(rf"\b(?:{'|'.join(SAY)})\b", re.IGNORECASE)

# In code, where the other ones have uses of their own; keys and ids of buttons may keep theirs.
IN_CODE = re.compile(
    r"(?<![-\"])\b(?:whoever|whom|somebody|anybody|oneself|thereof|anew|goalkeepers?)\b", re.IGNORECASE
)
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "bot" / "words").glob("en*.ftl"),
    *(
        ROOT / name
        for name in (
            ".env.example",
            "compose.yaml",
            "Makefile",
            "Dockerfile",
            "hockey/faces.toml",
            "hockey/flaws.toml",
        )
    ),
]

# Lines that may have one of these words, by a part of the line.
EXCEPTIONS = (
    "Somebody should measure that net.",
    "Somebody's hot!",
)


def advice(word: str) -> str:
    """What to say instead of a word."""
    return next(say for each, say in SAY.items() if re.search(rf"{each}$", word, re.IGNORECASE))


def prose(line: str) -> str:
    """A line without code: quoted code, and a catalogue's keys and placeables."""
    return re.sub(r"`[^`]*`|\{[^{}]*\}|^-?[a-z][\w-]* =", " ", line)


def said_by_nobody(page: Path, words: re.Pattern[str]) -> list[str]:
    return [
        f"{page.relative_to(ROOT)}:{number}: {word[0]}: say {advice(word[0])}"
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
        if not any(each in line for each in EXCEPTIONS)
        for word in words.finditer(prose(line))
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_says_what_people_say(page: Path) -> None:
    found = said_by_nobody(page, SAID_BY_NOBODY)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("package", root_packages())
def test_docstrings_and_comments_say_what_people_say(package: str) -> None:
    found = [line for page in (ROOT / package).rglob("*.py") for line in said_by_nobody(page, IN_CODE)]
    assert not found, "\n".join(found)
