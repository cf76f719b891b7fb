"""Leaving the ice: what whoever wants to is asked, and their partner, who has a say in it."""

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.turns.telling import before_told
from bot.turns.timing import may_leave_at, partner_leaving, partner_of
from bot.words import Words
from db.model.matches import Seat
from faces.parts import Button, ago, button, buttons, name_of
from faces.roster import roster_of
from faces.taps import Leave, LeavingAnswer
from hockey.game import SIDES


def leaving_question(words: Words, loaded: LoadedMatch, seat: int) -> tuple[str, ui.View]:
    """What somebody may do about leaving as things stand."""
    facts = _facts(words, loaded, seat)
    partner, asking = partner_of(loaded, seat), partner_leaving(loaded, seat)
    if asking is not None:
        return asked_to_leave(words, loaded, seat, asking)
    if partner is None:
        return words("resign-ask", **facts), _answers(words, loaded, "yes")
    until = may_leave_at(loaded, seat)
    name = name_of(loaded, partner.seat)
    if until is None:
        return words("resign-ask-partner", partner=name, **facts), _answers(words, loaded, "yes")
    return words("resign-waits", partner=name, until=ago(until), **facts), _answers(words, loaded, "yes")


def asked_to_leave(words: Words, loaded: LoadedMatch, seat: int, asking: Seat) -> tuple[str, ui.View]:
    """What is asked of a seat by its partner, who wants to leave."""
    until = may_leave_at(loaded, asking.seat) or 0
    facts = _facts(words, loaded, seat)
    text = words("resign-asked", partner=name_of(loaded, asking.seat), until=ago(until), **facts)
    return text, _answers(words, loaded, "agree", "bot")


def left_alone(words: Words, loaded: LoadedMatch, seat: int, gone: Seat) -> tuple[str, ui.View]:
    """What is asked of a seat whose partner has left the server."""
    until = (loaded.match.seats[gone.seat].leaving_at or 0) + loaded.match.turn_seconds
    facts = _facts(words, loaded, seat)
    text = words("resign-gone", partner=name_of(loaded, gone.seat), until=ago(until), **facts)
    return text, buttons(
        _button(words, loaded, "bot", discord.ButtonStyle.primary),
        _button(words, loaded, "agree", discord.ButtonStyle.danger),
    )


def leaving_line(words: Words, loaded: LoadedMatch, seat: int) -> str:
    """What stands in the hand of a seat whose side may be about to leave."""
    partner, asking = partner_of(loaded, seat), partner_leaving(loaded, seat)
    if asking is not None:
        return words("hand-leaving-asked", partner=name_of(loaded, asking.seat))
    if partner is not None and may_leave_at(loaded, seat) is not None:
        return words("hand-leaving", partner=name_of(loaded, partner.seat))
    return ""


def left_line(words: Words, loaded: LoadedMatch, seat: int) -> str:
    return words("resign-done", **_facts(words, loaded, seat))


def _facts(words: Words, loaded: LoadedMatch, seat: int) -> dict[str, str | int]:
    score = before_told(loaded).view(None).score
    return {
        "opponent": roster_of(loaded).across(words, seat),
        "players": loaded.game.seats // SIDES,
        "mine": score[seat % SIDES],
        "theirs": score[1 - seat % SIDES],
    }


def _answers(words: Words, loaded: LoadedMatch, yes: LeavingAnswer, *more: LeavingAnswer) -> ui.View:
    red, grey = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    others = (_button(words, loaded, answer, grey) for answer in (*more, "no"))
    return buttons(_button(words, loaded, yes, red), *others)


def _button(words: Words, loaded: LoadedMatch, answer: LeavingAnswer, style: discord.ButtonStyle) -> Button:
    return button(words(f"resign-button-{answer}"), Leave(loaded.id, answer), style)
