"""What people read here has words that people say."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# What nobody says, and what to say instead.
SAY = {
    r"who(?:m|so)?ever": "the player who, anyone who",
    r"whom": "who",
    r"(?:some|any)body(?:'s)?": "a player, someone, anyone",
    r"(?:of|in|to|for|with) one's|one's own|oneself": "your, their own",
    r"such(?! as\b)": "like that, these",
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

PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "bot" / "words").glob("en*.ftl"),
    *(
        ROOT / name
        for name in (".env.example", "compose.yaml", "Makefile", "Dockerfile", "hockey/faces.toml")
    ),
]

# Lines that may have such a word, by a part of the line.
EXCEPTIONS: tuple[str, ...] = ()


def advice(word: str) -> str:
    return next(say for each, say in SAY.items() if re.fullmatch(each, word, re.IGNORECASE))


def prose(line: str) -> str:
    """A line without code: quoted code, and a catalogue's keys and placeables."""
    return re.sub(r"`[^`]*`|\{[^{}]*\}|^-?[a-z][\w-]* =", " ", line)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_says_what_people_say(page: Path) -> None:
    found = [
        f"{page.relative_to(ROOT)}:{number}: {word[0]}: say {advice(word[0])}"
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
        if not any(each in line for each in EXCEPTIONS)
        for word in SAID_BY_NOBODY.finditer(prose(line))
    ]
    assert not found, "\n".join(found)
