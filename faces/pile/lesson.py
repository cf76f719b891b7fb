"""A first match, in which every call is explained to the newcomer when it is first heard."""

from collections.abc import Iterator

from bot.matches.games import FIRST_MATCH
from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.pile.calls import rules_of
from faces.roster import Roster, roster_of
from hockey.game import Call, CallCode
from hockey.pile.view import PileView

# What one has played and what came back is explained together.
EXPLAINED_CALLS = 2
# What a plain card is called explains itself.
UNEXPLAINED = (CallCode.RANK, CallCode.BLOCK)


def is_lesson(loaded: LoadedMatch) -> bool:
    return loaded.match.game == FIRST_MATCH


def lesson_lines(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    """What the newest calls mean, those of them that are heard for the first time in this match."""
    if not is_lesson(loaded):
        return
    if not view.calls:
        yield words("lesson-start")
    topics = [_topic(call, rules_of(loaded).power) for call in view.calls]
    newest = range(max(0, len(topics) - EXPLAINED_CALLS), len(topics))
    for number in newest:
        if topics[number] is not None and topics[number] not in topics[:number]:
            yield _line(words, roster_of(loaded), view.calls[number], topics[number] or "")


def _topic(call: Call, power: str) -> str | None:
    if call.call in UNEXPLAINED:
        return None
    by_itself = call.call is CallCode.CHANCE and call.card.rank in power
    return "power" if by_itself else call.call.value


def _line(words: Words, roster: Roster, call: Call, topic: str) -> str:
    return words(f"lesson-{topic}", player=roster.names[call.seat])
