from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, Final, cast

from hockey.cards import Card
from hockey.game import Game, Move, View
from hockey.lineup.chemistry import card_value
from hockey.lineup.line import Line
from hockey.lineup.period import Stage
from hockey.lineup.view import LineupView
from minds.door import Thought
from minds.lineup.arrange import arrange, fair_share, settled, unbeatable
from minds.lineup.knowledge import LineupKnowledge, costs, read, spare
from minds.lineup.pro import faceoff_worth, unanswered
from minds.lineup.reply import line_of, pairs_won, reply
from minds.memory import Memory
from minds.reasons import Reason

LineupThink = Callable[[LineupKnowledge, Random, int], list[Thought]]

_QUICK: Final = 2  # choices for each place in replies that are only imagined
_WORLDS: Final = 10  # of the budget go into one hand that is imagined


@dataclass(frozen=True)
class LineupMind:
    """A level's ways to choose a face-off card and to set a line, as a Mind.

    It needs no memory: the view has everything that was revealed. `slips` is how often it chooses at random.
    """

    faceoff: LineupThink
    line: LineupThink
    slips: float = 0.0

    def choose(self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int) -> Move:
        if self.slips and random.random() < self.slips:
            knowledge = read(cast("LineupView", view))
            slip = any_card if knowledge.view.stage is Stage.FACEOFF else any_line
            return slip(knowledge, random, budget)[0].move
        return self.thoughts(game, view, memory, random, budget)[0].move

    def thoughts(
        self, _game: Game[Any], view: View, _memory: Memory, random: Random, budget: int
    ) -> tuple[Thought, ...]:
        knowledge = read(cast("LineupView", view))
        think = self.faceoff if knowledge.view.stage is Stage.FACEOFF else self.line
        return tuple(sorted(think(knowledge, random, budget), key=lambda thought: -thought.worth))


def any_card(knowledge: LineupKnowledge, random: Random, _budget: int) -> list[Thought]:
    return [Thought(random.choice(knowledge.hand), 0.0, "goals")]


def any_line(knowledge: LineupKnowledge, random: Random, _budget: int) -> list[Thought]:
    """Six cards as good as those it keeps, in any order."""
    cards = fair_share(knowledge.hand, knowledge.lines)
    return [_thought(Line(tuple(random.sample(cards, len(cards)))), 0.0, None)]


def high_card(knowledge: LineupKnowledge, _random: Random, _budget: int) -> list[Thought]:
    """By 002's notes: the pro's card for the face-off."""
    worth = faceoff_worth(knowledge.hand)
    most = max(worth.values())
    return [
        Thought(card, worth[card], "points", Reason.FACE_OFF_HIGH if worth[card] == most else None)
        for card in knowledge.hand
    ]


def noted_line(knowledge: LineupKnowledge, _random: Random, _budget: int) -> list[Thought]:
    """By 002's notes: the weakest cards that beat an open line; else an unbeatable attack or a fair share."""
    if knowledge.foe:
        return [_best_reply(knowledge, knowledge.foe)]
    attacks = knowledge.in_the_open and unbeatable(knowledge.hand)
    reason = Reason.UNBEATABLE_ATTACK if attacks else Reason.FAIR_SHARE
    return [
        _thought(unanswered(knowledge.hand, knowledge.lines, in_the_open=knowledge.in_the_open), 0.0, reason)
    ]


def sampled_line(knowledge: LineupKnowledge, random: Random, budget: int) -> list[Thought]:
    """The best of some lines against imagined hands, which reply if they see it."""
    if knowledge.foe:
        return [_best_reply(knowledge, knowledge.foe)]
    hands = [knowledge.deal(random) for _ in range(1 + budget // _WORLDS)]
    own = costs(knowledge.hand, knowledge.lines - 1)
    lines = _candidates(knowledge, random, len(hands) + 4)
    if knowledge.in_the_open:
        worths = _against_replies(knowledge, lines, hands)
    else:
        foes = [arrange(fair_share(hand, knowledge.lines)) for hand in hands]
        lines += [settled(reply(knowledge.hand, foe, own, _QUICK).line) for foe in foes]
        worths = [fmean(pairs_won(line, foe) for foe in foes) for line in lines]
    return [
        _thought(line, worth - sum(own[card] for card in line.cards), Reason.SAMPLED)
        for line, worth in zip(lines, worths, strict=True)
    ]


def _candidates(knowledge: LineupKnowledge, random: Random, count: int) -> list[Line]:
    """Lines to think about: fair shares, unbeatable attacks, and any cards, all well arranged."""
    lines = [arrange(fair_share(knowledge.hand, each)) for each in range(1, knowledge.lines + 1)]
    if trio := unbeatable(knowledge.hand):
        rest = sorted((card for card in knowledge.hand if card not in trio), key=card_value)
        lines += [line_of(trio, (rest[0], rest[1], rest[2])), line_of(trio, (rest[-1], rest[-2], rest[-3]))]
    while len(lines) < count:
        lines.append(arrange(spare(knowledge.hand, random)))
    return lines


def _against_replies(knowledge: LineupKnowledge, lines: list[Line], hands: list[list[Card]]) -> list[float]:
    """The pairs that each line wins against the best reply, and what that costs the other side."""
    after = knowledge.lines - 1
    paid = [(hand, costs(hand, after)) for hand in hands]
    return [fmean(4 - reply(hand, line, cost, _QUICK).worth for hand, cost in paid) for line in lines]


def _best_reply(knowledge: LineupKnowledge, foe: Line) -> Thought:
    later = knowledge.lines - 1
    found = reply(knowledge.hand, foe, costs(knowledge.hand, later))
    facts = (("pairs-won", float(found.won)), ("cost", found.cost), ("later", float(later)))
    return Thought(found.line.move, found.worth, "goals", Reason.WEAKEST_THAT_BEAT, facts)


def _thought(line: Line, worth: float, reason: Reason | None) -> Thought:
    return Thought(line.move, worth, "goals", reason)
