"""The challenge, until all its players have agreed; then its message is the match's opening."""

from dataclasses import replace

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from db.model.matches import Status
from db.model.people import Place
from faces.face import face_of
from faces.parts import Button, add_where_room, ago, button, buttons, mention_of, name_of, plain
from faces.result import outcome_line
from faces.roster import in_colours
from faces.taps.offering import AnswerOffer, CutDeck, OfferAnswer
from faces.taps.watching import PostAgain
from faces.terms import terms_of
from faces.turn_clock import pace_of
from hockey.game import SIDES

SEAL_SHOWN = 32
"""How many digits of a commitment are shown: 128 bits. docs/fairness.md says what they prove."""

STYLES: dict[OfferAnswer, discord.ButtonStyle] = {
    "accept": discord.ButtonStyle.success,
    "sit": discord.ButtonStyle.success,
    "decline": discord.ButtonStyle.danger,
    "leave": discord.ButtonStyle.secondary,
    "sides": discord.ButtonStyle.secondary,
    "withdraw": discord.ButtonStyle.secondary,
    "fill": discord.ButtonStyle.secondary,
}


def draw_challenge(words: Words, loaded: LoadedMatch) -> Drawing:
    drawing, status = _draw(words, loaded), loaded.match.status
    if status not in (Status.OPEN, Status.RUNNING, Status.OVER) or loaded.is_lesson:
        return drawing
    # A player who cuts sees the rest of it first: see `cogs/offering/cutting.py`.
    line = words("seal-line", commitment=loaded.match.seal.commitment[:SEAL_SHOWN])
    cut = [name_of(loaded, seat.seat) for seat in loaded.match.seats if seat.cut is not None]
    told = words("seal-cut", players=", ".join(cut)) if cut and status is Status.OPEN else ""
    return replace(drawing, content="\n".join(filter(None, [drawing.content, told, line])))


def _draw(words: Words, loaded: LoadedMatch) -> Drawing:
    match loaded.match.status:
        case Status.OPEN:
            return _draw_duel(words, loaded) if is_duel(loaded) else _draw_table(words, loaded)
        case Status.RUNNING | Status.OVER:
            return _draw_begun(words, loaded)
        case status:
            names = {"challenger": name_of(loaded, 0), "opponent": name_of(loaded, 1)}
            return Drawing(words(f"challenge-{status}" if is_duel(loaded) else f"table-{status}", **names))


def _draw_begun(words: Words, loaded: LoadedMatch) -> Drawing:
    opening = face_of(loaded.game).opening(words, loaded)
    if loaded.match.practice and not loaded.is_lesson:
        mind = loaded.match.minds[0]
        about = words("practice-opening", name=plain(mind.name), level=words(f"level-{mind.level}"))
        opening = replace(opening, content=f"{opening.content}\n{about}")
    outcome, lines = loaded.view(None).outcome, [opening.content]
    if outcome is not None and loaded.match.place is not Place.CHANNEL:
        lines.append(outcome_line(words, loaded, outcome))
    view = opening.view
    if loaded.match.place is Place.LEFT:
        lines.append(words("opening-thread-deleted"))
        view = view if isinstance(view, discord.ui.View) else buttons()
        add_where_room(view, [button(words("opening-button-again"), PostAgain(loaded.id))])
    return replace(opening, content="\n".join(filter(None, lines)), view=view)


def is_duel(loaded: LoadedMatch) -> bool:
    """True if one person challenges another."""
    return loaded.game.seats == SIDES == len(loaded.match.seats)


def _facts(words: Words, loaded: LoadedMatch) -> dict[str, str]:
    return {
        "challenger": name_of(loaded, 0),
        "game": plain(words.game(loaded.game)),
        "setup": ", ".join((terms_of(words, loaded), pace_of(words, loaded.match.turn_seconds))),
        "until": ago(loaded.match.expires_at),
    }


def _draw_duel(words: Words, loaded: LoadedMatch) -> Drawing:
    opponent = loaded.match.seats[1]
    text = words("challenge", opponent=mention_of(loaded, 1), **_facts(words, loaded))
    pings = () if opponent.level else (opponent.player_id,)
    return Drawing(text, _buttons(words, loaded, "accept", "decline", "withdraw"), pings=pings)


def _draw_table(words: Words, loaded: LoadedMatch) -> Drawing:
    """A table with open seats, or one of four."""
    seats, facts = loaded.game.seats, _facts(words, loaded)
    if seats == SIDES:
        return Drawing(words("table-open", **facts), _buttons(words, loaded, "sit", "fill", "withdraw"))
    asked = [taken.player_id for taken in loaded.match.people if not taken.accepted]
    sides = words("table-sides", home=_side(words, loaded, 0), away=_side(words, loaded, 1))
    answers: list[OfferAnswer] = ["sit", "fill"] if len(loaded.match.seats) < seats else []
    # Sitting down is accepting, so a table may have players and no one left to ask.
    others = len(loaded.match.people) > 1
    answers += ["accept", "decline"] if asked else ["leave"] if others else []
    view = _buttons(words, loaded, *answers, "sides", "withdraw")
    return Drawing(f"{words('table-four', **facts)}\n{sides}", view, pings=tuple(asked))


def _side(words: Words, loaded: LoadedMatch, side: int) -> str:
    seats = range(side, loaded.game.seats, SIDES)
    if not any(map(loaded.match.at, seats)):
        return in_colours(words, loaded.match.teams, side, words("table-seats-open"))
    first, second = (_seat(words, loaded, seat) for seat in seats)
    return in_colours(words, loaded.match.teams, side, words("side-names", first=first, second=second))


def _seat(words: Words, loaded: LoadedMatch, seat: int) -> str:
    taken = loaded.match.at(seat)
    if taken is None:
        return words("table-seat-open")
    if taken.accepted:
        return words("table-seat-accepted", player=plain(taken.name))
    return words("table-seat-asked", player=f"<@{taken.player_id}>")


def _buttons(words: Words, loaded: LoadedMatch, *answers: OfferAnswer) -> discord.ui.View:
    cut = button(words("challenge-button-cut"), CutDeck(loaded.id))
    return buttons(*(_button(words, loaded, answer) for answer in answers), cut)


def _button(words: Words, loaded: LoadedMatch, answer: OfferAnswer) -> Button:
    return button(words(f"challenge-button-{answer}"), AnswerOffer(loaded.id, answer), STYLES[answer])
