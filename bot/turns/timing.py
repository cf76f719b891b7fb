"""A match's deadlines when it was loaded: all of them follow from match and time."""

from typing import NamedTuple

from bot.matches.loaded import LoadedMatch
from db.model.matches import Seat, Status
from hockey.game import SIDES

LEAVING_SECONDS = 60.0
"""How long a player has to answer a partner who wants to leave."""


def is_paused(loaded: LoadedMatch) -> bool:
    return loaded.match.status is Status.RUNNING and loaded.match.paused_at is not None


def turn_ends(loaded: LoadedMatch) -> float | None:
    """When the current turn ends (UTC seconds); None if it has no limit, or the clock has stopped."""
    running = loaded.match.status is Status.RUNNING and loaded.match.paused_at is None
    return loaded.match.due_at if running else None


def half_time(loaded: LoadedMatch) -> float | None:
    ends = turn_ends(loaded)
    return None if ends is None else ends - loaded.match.turn_seconds / 2


def is_half_over(loaded: LoadedMatch) -> bool:
    half = half_time(loaded)
    return half is not None and loaded.now >= half


def is_time_up(loaded: LoadedMatch) -> bool:
    ends = turn_ends(loaded)
    return ends is not None and loaded.now >= ends


def forfeited_at(loaded: LoadedMatch) -> float | None:
    """When a match whose time is up ends by itself: another turn's length later."""
    ends = turn_ends(loaded)
    return None if ends is None else ends + loaded.match.turn_seconds


def late_sides(loaded: LoadedMatch) -> frozenset[int]:
    """The sides that are out of time."""
    late = loaded.game.to_act(loaded.state) if is_time_up(loaded) else frozenset()
    return frozenset(seat % SIDES for seat in late)


def claimant(loaded: LoadedMatch) -> int | None:
    """The side that may claim the win; None if no one is out of time, or everyone."""
    late = late_sides(loaded)
    return 1 - min(late) if len(late) == 1 else None


def pause_asked(loaded: LoadedMatch) -> float | None:
    """How long a pause would be that some players haven't agreed to yet, in seconds."""
    asked = [seat.pause_seconds for seat in loaded.match.seats if seat.pause_seconds is not None]
    return min(asked) if asked and loaded.match.status is Status.RUNNING else None


def must_answer_pause(loaded: LoadedMatch, seat: int) -> bool:
    return pause_asked(loaded) is not None and loaded.match.seats[seat].pause_seconds is None


def partner_of(loaded: LoadedMatch, seat: int) -> Seat | None:
    """A seat's partner; None without one, or if it's a bot."""
    there = (seat + SIDES) % loaded.game.seats
    return next((each for each in loaded.match.people if each.seat == there != seat), None)


def partner_leaving(loaded: LoadedMatch, seat: int) -> Seat | None:
    """The partner, if they want to leave."""
    partner = partner_of(loaded, seat)
    return None if partner is None or partner.leaving_at is None else partner


def those_who_stay(loaded: LoadedMatch, seat: int) -> list[Seat]:
    """Who decides about the match if a seat's owner leaves the server.

    It's their partner; if that is a bot, the opponents. In a tournament no one does: a bot never plays on.
    """
    if loaded.match.tournament is not None:
        return []
    partner = partner_of(loaded, seat)
    return people_across(loaded, seat) if partner is None else [partner]


def people_across(loaded: LoadedMatch, seat: int) -> list[Seat]:
    """A seat's opponents, without bots, who never decide."""
    return [each for each in loaded.match.people if each.seat % SIDES != seat % SIDES]


def asked_for_bot(loaded: LoadedMatch, seat: int) -> list[Seat]:
    """Which seats must agree before a bot plays in a partner's place: the opponents who are there."""
    return [each for each in people_across(loaded, seat) if each.left_at is None]


class BotWish(NamedTuple):
    """Who wants to leave, and their partner, who would play on with a bot."""

    leaver: Seat
    partner: Seat


def bot_wish(loaded: LoadedMatch, seat: int) -> BotWish | None:
    """What a seat, or its partner, is asked about opponents: whether a bot may take a leaver's place."""
    for partner in people_across(loaded, seat):
        leaver = partner_leaving(loaded, partner.seat)
        if leaver is not None and partner.bot_asked_at:
            return BotWish(leaver, partner)
    return None


def lets_bot_in(loaded: LoadedMatch, seat: int, leaver: int) -> bool:
    """True if a bot takes a leaver's place once a seat says so."""
    if loaded.match.tournament is not None:
        return False
    gone, own, wish = gone_from(loaded, seat), partner_leaving(loaded, seat), bot_wish(loaded, seat)
    if gone is not None and gone.seat == leaver:
        return True
    if own is not None and own.seat == leaver:
        return not asked_for_bot(loaded, seat)
    return wish is not None and wish.leaver.seat == leaver


def gone_from(loaded: LoadedMatch, seat: int) -> Seat | None:
    """Who has left the server, if a seat decides about the match."""
    gone = (each for each in loaded.match.people if each.left_at is not None)
    return next(
        (each for each in gone if loaded.match.seats[seat] in those_who_stay(loaded, each.seat)), None
    )


def answer_ends(loaded: LoadedMatch, gone: Seat) -> float | None:
    """Until when those who stay may decide (UTC seconds); None if the owner hasn't left the server."""
    return None if gone.left_at is None else gone.left_at + loaded.match.turn_seconds


def may_leave_at(loaded: LoadedMatch, seat: int) -> float | None:
    """When a seat that has told its partner may leave without an answer; None if it hasn't."""
    asked_at = loaded.match.seats[seat].leaving_at
    return None if asked_at is None else asked_at + LEAVING_SECONDS


def must_ask_partner(loaded: LoadedMatch, seat: int) -> bool:
    """True if a seat can't leave before its partner agrees, or has had the time to."""
    at, partner = may_leave_at(loaded, seat), partner_of(loaded, seat)
    return partner is not None and partner.left_at is None and (at is None or loaded.now < at)


def looks_different_at(loaded: LoadedMatch) -> float | None:
    """The next time at which a match looks different though nothing happens."""
    ends = turn_ends(loaded)
    return ends if ends is not None and ends > loaded.now else None
