from collections.abc import Sequence
from random import Random
from typing import Final, cast

from hockey.cards import Card
from hockey.lineup.line import Line
from hockey.lineup.period import Stage
from minds.analysis.lineup.chances import gain, last_reply
from minds.analysis.lineup.spots import Choice
from minds.analysis.report import Fault, Mistake
from minds.analysis.sureness import FEWEST, dear
from minds.lineup.knowledge import costs, read
from minds.lineup.mind import sampled_line
from minds.lineup.pro import faceoff_card
from minds.lineup.reply import pairs_won, reply
from minds.reasons import Reason

_LOOKED_AT: Final = 60
"""The budget for a line that is set unseen: an all-star's is less, a legend's more."""


def mistakes(choices: Sequence[Choice], budget: int, random: Random) -> list[Mistake]:
    """The choices that another one was better than, in order, with this many imagined deals in all."""
    deals = max(FEWEST, budget // (2 * max(1, len(choices))))
    told = []
    for choice in choices:
        better, reason = advice(choice, random)
        made = line_or_card(choice.move)
        if better == made:
            continue
        cost = gain(choice.spot, better, made, deals, random)
        if dear(cost):
            move = better.move if isinstance(better, Line) else better
            fault = fault_of(choice, better, made)
            told.append(Mistake(choice.ply, choice.seat, choice.play, move, fault, reason, cost))
    return told


def advice(choice: Choice, random: Random) -> tuple[Card | Line, Reason]:
    """What a strong mind would have done with what the seat saw, and why."""
    knowledge = read(choice.spot.view)
    if choice.spot.view.stage is Stage.FACEOFF:
        return faceoff_card(knowledge.hand), Reason.FACE_OFF_HIGH
    if knowledge.foe:
        return reply(
            knowledge.hand, knowledge.foe, costs(knowledge.hand, knowledge.lines - 1)
        ).line, Reason.WEAKEST_THAT_BEAT
    best = max(sampled_line(knowledge, random, _LOOKED_AT), key=lambda thought: thought.worth)
    return cast("Line", line_or_card(best.move)), Reason.SAMPLED


def line_or_card(move: str) -> Card | Line:
    cards = tuple(map(Card, move.removeprefix("line ").split()))
    return cards[0] if len(cards) == 1 else Line(cards)


def fault_of(choice: Choice, better: Card | Line, made: Card | Line) -> Fault:
    """What was wrong, with this better choice."""
    if not isinstance(better, Line) or not isinstance(made, Line):
        return Fault.FACE_OFF_CARD
    foe = choice.spot.view.lines[1 - choice.seat]
    if foe is None:
        return Fault.OTHER
    one, other = pairs_won(better, foe), pairs_won(made, foe)
    if one > other:
        return Fault.FEWER_PAIRS
    if last_reply(choice.spot):
        return Fault.OTHER
    return Fault.KEPT_FOR_LATER if one < other else Fault.DEARER_CARDS
