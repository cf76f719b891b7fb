"""How a match ended."""

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.messages.room import MOST_CONTENT
from bot.words import Words
from faces.face import face_of
from faces.league.moved import rating_line
from faces.opponents.talk import end_talk
from faces.parts import Button, button, buttons, plain
from faces.roster import roster_of
from faces.tale.crowd import followers_line, guesses_line
from faces.tale.recap import recap_lines
from faces.taps.library import Analyse, ExportMatch, Watch
from faces.taps.offering import Rematch
from hockey.game import By, Outcome


def draw_result(words: Words, loaded: LoadedMatch, outcome: Outcome) -> Drawing:
    talk = end_talk(words, loaded, outcome)
    # However long the names are, the important parts get their room first.
    called, room = followers_line(words, loaded), MOST_CONTENT
    told = _with_room(room := room - len(called) - 1, [outcome_line(words, loaded, outcome), talk])
    cup = tournament_line(words, loaded)
    # A phone has no room for both.
    books = cup or rating_line(words, loaded)
    below = _with_room(room := room - len(told) - 1, [books, guesses_line(words, loaded)])
    covered = loaded.match.covered
    recap_of = [words("cards-covered")] if covered else recap_lines(words, loaded, outcome)
    recap = _with_room(room - len(below) - 1, recap_of)
    text = "\n".join(filter(None, [told, recap, below, called]))
    if covered:
        return Drawing(text, buttons(*rematch_buttons(words, loaded)), pings=loaded.crowd.followers)
    more = [button(words("final-button-analyse"), Analyse(loaded.id))] if can_be_analysed(loaded) else []
    more.append(button(words("final-button-watch"), Watch(loaded.id, 0)))
    more.append(button(words("final-button-export"), ExportMatch(loaded.id)))
    again = rematch_buttons(words, loaded)
    return Drawing(text, buttons(*again, *more), pings=loaded.crowd.followers)


def _with_room(room: int, lines: list[str]) -> str:
    """The non-empty lines, as many as fit, in characters."""
    lines = list(filter(None, lines))
    while lines and sum(len(line) + 1 for line in lines) >= room:
        lines = lines[:-1]
    return "\n".join(lines)


def rematch_buttons(words: Words, loaded: LoadedMatch) -> list[Button]:
    """None in a tournament, which deals the next match itself."""
    if loaded.match.tournament is not None:
        return []
    return [button(words("final-button-rematch"), Rematch(loaded.id), discord.ButtonStyle.primary)]


def can_be_analysed(loaded: LoadedMatch) -> bool:
    """True if there's anything to say about how it was played."""
    return bool(loaded.view(None).facts)


def tournament_line(words: Words, loaded: LoadedMatch) -> str:
    """The tournament that the match was played in; empty if there is none."""
    name = loaded.match.tournament_name
    return words("final-tournament", name=plain(name)) if name else ""


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
