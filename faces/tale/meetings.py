"""Two players' earlier results: told when they meet again, and a streak when that is over."""

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.roster import roster_of
from hockey.game import Outcome

STREAK = 3
"""This many in a row are worth a word."""


def met_line(words: Words, loaded: LoadedMatch) -> str:
    """Their results before this match; empty if they never met."""
    met, roster = loaded.met, roster_of(loaded)
    if not met.games:
        return ""
    people = {"home": roster.people(words, 0), "away": roster.people(words, 1)}
    return words("met", homewins=met.wins[0], awaywins=met.wins[1], ties=met.ties, **people)


def streak_of(words: Words, loaded: LoadedMatch, outcome: Outcome) -> str:
    """How often one of them has won in a row, with this match; empty if that's not worth a word."""
    met = loaded.met.after(outcome.winner)
    if not loaded.met.games or outcome.kind == "unfinished" or abs(met.run) < STREAK:
        return ""
    winner = roster_of(loaded).people(words, 0 if met.run > 0 else 1)
    return words("met-streak", winner=winner, run=abs(met.run))
