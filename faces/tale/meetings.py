"""Two players' earlier results: told when they meet again, and updated when that is over."""

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from db.model.league import Met
from faces.roster import Roster, roster_of
from hockey.game import Outcome

STREAK = 3
"""This many in a row are worth a word."""


def met_line(words: Words, loaded: LoadedMatch) -> str:
    """Their results before this match; empty if they never met."""
    met = loaded.met
    if not met.games:
        return ""
    return words("met", **_facts(words, roster_of(loaded), met))


def met_now_line(words: Words, loaded: LoadedMatch, outcome: Outcome) -> str:
    """Their results with this match; empty if it's their first, or doesn't count."""
    if not loaded.met.games or outcome.kind == "unfinished":
        return ""
    roster, met = roster_of(loaded), loaded.met.after(outcome.winner)
    line = words("met", **_facts(words, roster, met))
    if abs(met.run) < STREAK:
        return line
    winner = 0 if met.run > 0 else 1
    streak = words("met-streak", winner=roster.people(words, winner), run=abs(met.run))
    return f"{line} {streak}"


def _facts(words: Words, roster: Roster, met: Met) -> dict[str, str | int]:
    home, away = met.wins
    people = {"home": roster.people(words, 0), "away": roster.people(words, 1)}
    return people | {"homewins": home, "awaywins": away, "ties": met.ties}
