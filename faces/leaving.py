"""Leaving a match: the questions to the player who wants to leave, and to the others."""

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.turns.telling import before_told
from bot.turns.timing import (
    BotWish,
    answer_ends,
    asked_for_bot,
    bot_wish,
    gone_from,
    may_leave_at,
    partner_leaving,
    partner_of,
)
from bot.words import Words
from db.model.matches import NO_BOT, Seat
from faces.parts import Button, ago, button, buttons, name_of, plain
from faces.roster import roster_of
from faces.taps.playing import Leave, LeavingAnswer
from hockey.game import SIDES

WAITS, REFUSED = "waits", "refused"


def leaving_question(words: Words, loaded: LoadedMatch, seat: int) -> tuple[str, ui.View]:
    """What a player can do about leaving right now."""
    facts = _facts(words, loaded, seat)
    gone, asking, partner = gone_from(loaded, seat), partner_leaving(loaded, seat), partner_of(loaded, seat)
    until, wish = may_leave_at(loaded, seat), bot_wish(loaded, seat)
    if gone is not None:
        return left_behind(words, loaded, seat, gone)
    if asking is not None:
        return asked_to_leave(words, loaded, seat, asking)
    if wish is not None and until is None:
        return asked_about_bot(words, loaded, seat, wish, "yes")
    if partner is None:
        return words("resign-ask", **facts), _answers(words, loaded, "yes")
    name = name_of(loaded, partner.seat)
    if until is None:
        return words("resign-ask-partner", partner=name, **facts), _answers(words, loaded, "yes")
    return words("resign-waits", partner=name, until=ago(until), **facts), _answers(words, loaded, "yes")


def asked_to_leave(words: Words, loaded: LoadedMatch, seat: int, asking: Seat) -> tuple[str, ui.View]:
    """The question to a seat by its partner, who wants to leave."""
    until = ago(may_leave_at(loaded, asking.seat) or 0)
    question = words(
        "resign-asked", partner=name_of(loaded, asking.seat), until=until, **_facts(words, loaded, seat)
    )
    if loaded.match.tournament is not None:
        return question, _answers(words, loaded, "agree")
    stands = _bot_stands(loaded, seat)
    about = words(f"resign-bot-{stands}", **_bot_facts(words, loaded, seat, asking))
    if stands in (WAITS, REFUSED):
        return f"{about}\n{question}", _answers(words, loaded, "agree")
    return f"{question}\n{about}", _answers(words, loaded, "agree", "bot")


def asked_about_bot(
    words: Words, loaded: LoadedMatch, seat: int, wish: BotWish, *more: LeavingAnswer
) -> tuple[str, ui.View]:
    """The question to a seat by an opponent who would play on with a bot; it can answer `more`, too."""
    text = words("resign-bot-asked", **_names(wish), **_facts(words, loaded, seat))
    grey, red = discord.ButtonStyle.secondary, discord.ButtonStyle.danger
    let, none = _button(words, loaded, "allow", grey), _button(words, loaded, "object", grey)
    return text, buttons(let, none, *(_button(words, loaded, answer, red) for answer in more))


def left_behind(words: Words, loaded: LoadedMatch, seat: int, gone: Seat) -> tuple[str, ui.View]:
    """The question to a seat whose partner or opponent has left the server."""
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
    """What the hand of a seat says if a player in its match is about to leave, or has."""
    if all(each.leaving_at is None and each.left_at is None for each in loaded.match.seats):
        return ""
    partner, asking, gone = partner_of(loaded, seat), partner_leaving(loaded, seat), gone_from(loaded, seat)
    wish = bot_wish(loaded, seat)
    if gone is not None:
        key = "hand-gone-across" if gone.seat % SIDES != seat % SIDES else "hand-gone"
        return words(key, gone=name_of(loaded, gone.seat), until=ago(answer_ends(loaded, gone) or 0))
    if asking is not None:
        stands = _bot_stands(loaded, seat)
        key = f"hand-bot-{stands}" if stands in (WAITS, REFUSED) else "hand-leaving-asked"
        return words(key, **_bot_facts(words, loaded, seat, asking))
    lines = [] if wish is None else [words("hand-bot-asked", **_names(wish))]
    if partner is not None and may_leave_at(loaded, seat) is not None:
        lines.append(words("hand-leaving", partner=name_of(loaded, partner.seat)))
    return "\n".join(lines)


def won_line(words: Words, loaded: LoadedMatch, seat: int) -> str:
    return words("resign-won", **_facts(words, loaded, seat))


def left_line(words: Words, loaded: LoadedMatch, seat: int) -> str:
    return words("resign-done", **_facts(words, loaded, seat))


def _bot_stands(loaded: LoadedMatch, seat: int) -> str:
    """A seat's answer about a bot for its leaving partner, as in the keys."""
    asked_at = loaded.match.seats[seat].bot_asked_at
    if not asked_for_bot(loaded, seat):
        return "offered"
    if asked_at is None:
        return "askable"
    return REFUSED if asked_at == NO_BOT else WAITS


def _names(wish: BotWish) -> dict[str, str]:
    return {"leaver": plain(wish.leaver.name), "partner": plain(wish.partner.name)}


def _bot_facts(words: Words, loaded: LoadedMatch, seat: int, leaver: Seat) -> dict[str, str | int]:
    names = [name_of(loaded, each.seat) for each in asked_for_bot(loaded, seat)]
    told = words("side-names", first=names[0], second=names[1]) if len(names) > 1 else "".join(names)
    return {"partner": name_of(loaded, leaver.seat), "names": told, "asked": len(names)}


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
