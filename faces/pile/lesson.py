"""A first match, which explains every call to the newcomer the first time.

Its rookie lets the newcomer shoot until they have scored (`minds/pile/mind.py`), and this says so.
"""

from collections.abc import Iterator, Sequence

from bot.matches.loaded import LoadedMatch
from bot.opponents.tempo import host_of
from bot.words import Words
from faces.parts import card
from faces.pile.calls import left_after, rules_of
from faces.roster import Roster, roster_of
from hockey.game import Call, CallCode
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView

# For the waiting player: the answer is explained beside it.
WATCHED_CALLS = 2
# A plain card explains itself, and a breakaway's line explains the shot.
UNEXPLAINED = (CallCode.RANK, CallCode.BLOCK, CallCode.SHOOTS)


def lesson_lines(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    """The meaning of the calls since the player's last turn, those heard for the first time."""
    if not loaded.is_lesson:
        return
    roster, host = roster_of(loaded), host_of(loaded)
    if not any(call.seat == view.seat for call in view.calls):
        yield from _before_first_card(words, roster, view, host)
    rules = rules_of(loaded)
    topics = [_topic(view.calls, number, rules.power) for number in range(len(view.calls))]
    for number in range(_first_heard(view), len(topics)):
        topic = topics[number]
        if topic is not None and topic not in topics[:number]:
            yield _line(words, roster, rules, view, number, topic[0])
            if host is not None and topic == (CallCode.GOAL.value, 1 - host):
                yield words("lesson-earnest", player=roster.names[host])


def opening_line(words: Words, loaded: LoadedMatch) -> str:
    """What the game is, in one line; the channel is told nothing else of a newcomer's first match."""
    roster = roster_of(loaded)
    return words("lesson-opening", home=roster.side(words, 0), away=roster.side(words, 1))


def _before_first_card(words: Words, roster: Roster, view: PileView, host: int | None) -> Iterator[str]:
    """What a newcomer has to know before their first card."""
    if host is not None:
        yield words("lesson-lets", player=roster.names[host])
    if view.seat in view.to_act and view.answer is not None:
        matched = any(held.rank == view.answer.rank for held in view.hand)
        yield words("lesson-answer" if matched else "lesson-answer-none", card=card(words, view.answer))


def _first_heard(view: PileView) -> int:
    """The first of the calls that are explained together: what the player has played, and what came back.

    Between two periods either may play twice: then that is one call, or three.
    """
    mine = (number for number, call in enumerate(view.calls) if call.seat == view.seat)
    return max(mine, default=0) if view.seat in view.to_act else max(0, len(view.calls) - WATCHED_CALLS)


def _topic(calls: Sequence[Call], number: int, power: str) -> tuple[str, int | None] | None:
    """The topic of a call; each side's first goal is a first one, because the game is about goals."""
    call = calls[number]
    if call.call in UNEXPLAINED:
        return None
    if call.call is CallCode.GOAL:
        return call.call.value, call.seat
    if _is_taken_over(calls, number):
        return "takeover", None
    by_itself = call.call is CallCode.CHANCE and call.card.rank in power
    return "power" if by_itself else call.call.value, None


def _is_taken_over(calls: Sequence[Call], number: int) -> bool:
    """True if a call is a breakaway that was the other side's until then."""
    if not 0 < number < len(calls):
        return False
    before, call = calls[number - 1], calls[number]
    return before.call is call.call is CallCode.CHANCE and before.seat != call.seat


def _line(words: Words, roster: Roster, rules: PileRules, view: PileView, number: int, topic: str) -> str:
    calls = view.calls
    call, before = calls[number], calls[number - 1] if number else None
    facts = {"player": roster.names[call.seat], "you": "yes" if call.seat == view.seat else "no"}
    line = words(
        f"lesson-{topic}",
        card=card(words, call.card),
        other=roster.names[before.seat] if before else "",
        shot=card(words, before.card) if before else "",
        **facts,
    )
    # A breakaway that is gone already, or that the period's end takes away, leads to nothing. The hand
    # itself tells its owner to match the next card.
    lasts = not _is_taken_over(calls, number + 1) and left_after(rules, view.length, call) > 1
    if call.call is CallCode.CHANCE and lasts and call is calls[-1] and call.seat != view.seat:
        line = f"{line} {words('lesson-next', player=facts['player'])}"
    return line
