"""How a match ended."""

from collections.abc import Iterator, Sequence

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.face import face_of
from faces.league.moved import rating_lines
from faces.opponents.talk import end_talk
from faces.parts import Button, button, buttons
from faces.roster import roster_of
from faces.score_table import shortened
from faces.tale.crowd import followers_line, guesses_line
from faces.tale.meetings import met_now_line
from faces.tale.recap import recap_lines
from faces.taps.library import Analyse, ExportMatch, Watch
from faces.taps.offering import Rematch
from hockey.game import By, Outcome, Score

MOST_CONTENT = 2000
"""So many characters a message holds that is no layout (Discord's limit)."""


def draw_result(words: Words, loaded: LoadedMatch, outcome: Outcome) -> Drawing:
    view, roster = loaded.view(None), roster_of(loaded)
    lines = [outcome_line(words, loaded, outcome)]
    if len(view.period_scores) > 1:
        scores = ", ".join(shortened([*_by_period(words, loaded, view.period_scores)], "…"))
        total = roster.score(words, outcome.score)
        lines.append(words.of_game("final-periods", roster.game, periods=scores, **total))
    lines.append(end_talk(words, loaded, outcome))
    books = [*rating_lines(words, loaded), met_now_line(words, loaded, outcome)]
    # However long the names are, each has the room that what weighs more leaves it.
    called = followers_line(words, loaded)
    told = _with_room(MOST_CONTENT - len(called) - 2, list(filter(None, [*lines, *books])))
    guesses = _with_room(MOST_CONTENT - len(told) - len(called) - 3, [guesses_line(words, loaded)])
    crowd = "\n".join(filter(None, [guesses, called]))
    recap = _with_room(MOST_CONTENT - len(told) - len(crowd) - 2, recap_lines(words, loaded, outcome))
    more = [button(words("final-button-analyse"), Analyse(loaded.id))] if can_be_analysed(loaded) else []
    more.append(button(words("final-button-watch"), Watch(loaded.id, 0)))
    more.append(button(words("final-button-export"), ExportMatch(loaded.id)))
    text = "\n\n".join(filter(None, [told, recap, crowd]))
    below = buttons(rematch_button(words, loaded), *more)
    return Drawing(text, below, pings=loaded.crowd.followers)


def _by_period(words: Words, loaded: LoadedMatch, scores: Sequence[Score]) -> Iterator[str]:
    """What each period came to, or each field: those know no overtime, however many there are."""
    length = loaded.match.length if "length" in loaded.game.options else len(scores)
    for number, (home, away) in enumerate(scores, start=1):
        yield words("final-period" if number <= length else "final-period-overtime", home=home, away=away)


def _with_room(room: int, lines: list[str]) -> str:
    """As many lines as there is room for, in characters."""
    while lines and sum(len(line) + 1 for line in lines) >= room:
        lines = lines[:-1]
    return "\n".join(lines)


def rematch_button(words: Words, loaded: LoadedMatch) -> Button:
    return button(words("final-button-rematch"), Rematch(loaded.id), discord.ButtonStyle.primary)


def can_be_analysed(loaded: LoadedMatch) -> bool:
    """Whether there is anything to tell of how it was played."""
    return bool(loaded.view(None).facts)


def outcome_line(words: Words, loaded: LoadedMatch, outcome: Outcome) -> str:
    """How the match ended, in a sentence."""
    roster = roster_of(loaded)
    score = roster.score(words, outcome.score)
    if outcome.winner is None:
        tie, clock = outcome.kind == "tie", outcome.by is By.CLOCK
        key = "final-tie" if tie else "final-clock-nobody" if clock else "final-unfinished"
        return words.of_game(key, roster.game, **score)
    names: dict[str, str | int] = {
        "winner": roster.side(words, outcome.winner),
        "loser": roster.side(words, 1 - outcome.winner),
        "players": roster.number(outcome.winner),
        "losers": roster.number(1 - outcome.winner),
    }
    if outcome.by is By.PLAY:
        return words("final-win", how=face_of(loaded.game).ending(loaded), **names, **score)
    return words(f"final-{outcome.by}", **names, **score)
