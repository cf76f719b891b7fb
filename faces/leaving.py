"""Leaving the ice: what whoever wants to is asked, and those whom somebody leaves behind."""

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.turns.telling import before_told
from bot.turns.timing import answer_ends, gone_from, may_leave_at, partner_leaving, partner_of
from bot.words import Words
from db.model.matches import Seat
from faces.parts import Button, ago, button, buttons, name_of
from faces.roster import roster_of
from faces.taps.playing import Leave, LeavingAnswer
from hockey.game import SIDES


def leaving_question(words: Words, loaded: LoadedMatch, seat: int) -> tuple[str, ui.View]:
    """What somebody may do about leaving as things stand."""
    facts = _facts(words, loaded, seat)
    gone, asking, partner = gone_from(loaded, seat), partner_leaving(loaded, seat), partner_of(loaded, seat)
    if gone is not None:
        return left_behind(words, loaded, seat, gone)
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


def left_behind(words: Words, loaded: LoadedMatch, seat: int, gone: Seat) -> tuple[str, ui.View]:
    """What is asked of a seat whose partner has left the server, or whose opponent has."""
    across, until = gone.seat % SIDES != seat % SIDES, answer_ends(loaded, gone) or 0
    facts = _facts(words, loaded, seat) | {"gone": name_of(loaded, gone.seat), "until": ago(until)}
    if across:
        win = _button(words, loaded, "win", discord.ButtonStyle.success)
        grey = discord.ButtonStyle.secondary
        return words("resign-gone-across", **facts), buttons(win, _button(words, loaded, "bot", grey))
    return words("resign-gone", **facts), buttons(
        _button(words, loaded, "bot", discord.ButtonStyle.primary),
        _button(words, loaded, "yes", discord.ButtonStyle.danger),
    )


def leaving_line(words: Words, loaded: LoadedMatch, seat: int) -> str:
    """What stands in the hand of a seat whose match somebody is about to leave, or has."""
    partner, asking, gone = partner_of(loaded, seat), partner_leaving(loaded, seat), gone_from(loaded, seat)
    if gone is not None:
        key = "hand-gone-across" if gone.seat % SIDES != seat % SIDES else "hand-gone"
        return words(key, gone=name_of(loaded, gone.seat))
    if asking is not None:
        return words("hand-leaving-asked", partner=name_of(loaded, asking.seat))
    if partner is not None and may_leave_at(loaded, seat) is not None:
        return words("hand-leaving", partner=name_of(loaded, partner.seat))
    return ""


def won_line(words: Words, loaded: LoadedMatch, seat: int) -> str:
    return words("resign-won", **_facts(words, loaded, seat))


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
