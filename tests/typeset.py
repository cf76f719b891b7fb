"""Sentences as they are typeset, so that tests can quote them as they read."""

import re

from bot.words import Catalogue, words_for

FACT, MARK = re.compile(r"\$(\w+)"), "\0"

HELD = (
    (r"(?<=\d) – (?=\d)", "\xa0–\u2060\xa0"),
    (r"(?<=\d)([–-])(?=\d)", "\\1\u2060"),
    (r"(?<=[🔴🔵🐻🫎]) ", "\xa0"),
    (r" (?=[🐣🩺⭐🏆])", "\xa0"),
    (r"(?<=[🐣🩺⭐🏆]) (?=\d\b)", "\xa0"),
    (r"\b(Jon|Ida|Darrell|Ralph|Moosers|Bears) (?=\d+[,.])", "\\1\xa0"),
    (r"(\(provisional, \d+) of (?=\d)", "\\1\xa0of\xa0"),
    (r"\b(posts|takeovers|shutouts|tricks|form|goals) (?=\d|[WLT]\b)", "\\1\xa0"),
    (r"\b(Posts[:*]+) (?=\d)", "\\1\xa0"),
    (r"(?<=\*\*) · ", "\xa0· "),
    (r"\bovertime (?=\d)", "overtime\xa0"),
    (r"(?<=Scores!) (?=\d)", "\xa0"),
    (r"(?<=\d) (?=(?:more shots|saves|goals|shots|times|changes|cards)\b)", "\xa0"),
    (r"(?<=\d) (?=(?:day|hour|minute|second)s?\b)", "\xa0"),
    (r"(?<=\d) (?=(?:won|lost|tied)\b)", "\xa0"),
    (r"(?<=\b[WLT]) (?=[WLT]\b)", "\xa0"),
    (r"\b(your card is|in a row:|worth|a Joker|rating|give or take|stays at) (?=[\dJQKA])", "\\1\xa0"),
    (r"(?<=\d) → (?=\d)", "\xa0→\xa0"),
    (r"\b(rises|falls) by (\d+) to (?=\d)", "\\1 by\xa0\\2 to\xa0"),
    (r"\bhat tricks\b", "hat\xa0tricks"),
    (r" · (?=(?:posts|takeovers|shutouts|hat|form|Classic|an old game)\b)", "\xa0· "),
)


def together(text: str) -> str:
    """The text without bad line breaks.

    No line ends within a score, after the emoji of a side, before what a word counts, or after a number.
    """
    for loose, held in HELD:
        text = re.sub(loose, held, text)
    return text


def gist(key: str, **facts: str | int) -> str:
    """The longest piece of what the English catalogue says that is the same whatever the other facts are."""
    unknown = dict.fromkeys(FACT.findall(Catalogue("en").entries[key]), MARK)
    return max(words_for("en")(key, **unknown | facts).split(MARK), key=len).strip()
