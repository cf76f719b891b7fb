from typing import Final

from hockey.cards import RANKS
from hockey.game import SIDES
from minds.pile.inference import Kind
from minds.pile.knowledge import PileKnowledge
from minds.pile.model import AGAINST, EMPTY, MINE, NOBODY, NONE, STANDS
from minds.pile.odds import rates_of, win_odds
from minds.pile.style import BASIC, supported
from minds.pile.values import values_of

MOST_CARDS: Final = 12
"""The most cards in both hands with which the rest of a period is played through."""
TRUST: Final = 0.5
"""How sure it is that a player of Basic Strategy goes on by it, and doesn't play what is worst for us."""
_LEAST: Final = 0.03
"""Styles less likely than this are left out."""
_UNMATCHED: Final = len(RANKS)
"""A top card that the next players can't match, whichever it is."""
_OTHER: Final = (NONE, AGAINST, MINE)
"""Whose chance it is for the other seat."""

_Hand = tuple[int, ...]
_State = tuple[_Hand, _Hand, bool, int, int, int, int]
"""My hand and theirs in ascending order, whether it's my turn, the top card, whose chance it is for me, my
lead, and a bit for each rank of theirs that I didn't match."""


class LastDeal:
    """The last deal between two seats: every unseen card is the opponent's, so nothing is left to chance.

    The opponent sees as well as we do. They are assumed to play in the styles that the match has shown. A
    player of Basic Strategy may be clever, and is trusted less than the others: what isn't trusted chooses
    what is worst for us.
    """

    def __init__(self, knowledge: PileKnowledge, kind: Kind, trust: float = TRUST) -> None:
        self._knowledge, self._trust = knowledge, trust
        self._power, self._verdicts = knowledge.facts.power, knowledge.facts.verdicts
        self._rates = rates_of(knowledge, values_of(knowledge.facts.rules).rate)
        self._kind = [(style, odds) for style, odds in kind if odds >= _LEAST]
        self._whole = sum(odds for _, odds in self._kind)
        self._position = knowledge.now.copy()
        self._position.seat = 1 - knowledge.seat
        self._known: dict[_State, float] = {}

    def worths(self) -> dict[int, float]:
        """The odds of winning the match by each rank of the hand."""
        now, me, side = self._knowledge.now, self._knowledge.seat, self._knowledge.side
        chance = NONE if now.chance == NOBODY else MINE if now.chance == side else AGAINST
        lead = now.goals[side] - now.goals[1 - side]
        mine, theirs = tuple(sorted(now.hands[me])), tuple(sorted(self._knowledge.hidden))
        return self._afters((mine, theirs, True, now.top, chance, lead, now.voids[me]))

    def _afters(self, state: _State) -> dict[int, float]:
        """What each rank of the seat to play leads to."""
        mine, theirs, turn, top, chance, lead, void = state
        hand, power, verdicts = mine if turn else theirs, self._power, self._verdicts
        relation, told, last = chance if turn else _OTHER[chance], dict[int, float](), -1
        for place, rank in enumerate(hand):
            if rank == last:
                continue
            last = rank
            fit = 0 if top < 0 else 2 if top == rank else 1
            goal, stays, cleared = verdicts[relation * 6 + power[rank] * 3 + fit]
            rest = hand[:place] + hand[place + 1 :]
            after = chance if stays == STANDS else (MINE if turn else AGAINST) if stays else NONE
            open_ = EMPTY if cleared else rank
            if turn:
                # Only what may still be matched, or known not to be, makes a difference.
                if open_ >= 0 and open_ not in theirs:
                    open_ = _UNMATCHED
                left = void | 1 << top if fit == 1 else void
                told[rank] = self._worth((rest, theirs, False, open_, after, lead + goal, left))
            else:
                if open_ >= 0 and open_ not in mine and open_ not in rest:
                    open_ = _UNMATCHED
                told[rank] = self._worth((mine, rest, True, open_, after, lead - goal, void))
        return told

    def _worth(self, state: _State) -> float:
        mine, theirs, turn, top, chance, lead, void = state
        if self._knowledge.overtime and lead:
            return float(lead > 0)
        if not theirs and not mine:
            knowledge = self._knowledge
            return 0.5 if knowledge.overtime else win_odds(lead, self._rates, knowledge.deals_after)
        if void:
            kept = 0
            for rank in theirs:
                kept |= void & 1 << rank
            state = mine, theirs, turn, top, chance, lead, kept
        if (known := self._known.get(state)) is None:
            worth = self._afters(state)
            known = self._known[state] = max(worth.values()) if turn else self._answer(state, worth)
        return known

    def _answer(self, state: _State, worth: dict[int, float]) -> float:
        """What the opponent's card makes of it."""
        worst = min(worth.values())
        if len(worth) == 1:
            return worst
        mine, theirs, _, top, chance, _, void = state
        position, me = self._position, self._knowledge.seat
        position.hands[1 - me] = hand = list(theirs)
        position.top, position.left = top, len(mine) + len(theirs)
        position.chance = (NOBODY, me, 1 - me)[chance]
        position.voids[me] = void
        for rank in theirs:
            position.seen[rank] = position.facts.copies[rank] - mine.count(rank) - theirs.count(rank)
        tips = list(supported(position))
        told = 0.0
        for style, share in self._kind:
            trust = self._trust if style == BASIC else (1 + self._trust) / 2
            expected = sum(odds * worth[rank] for rank, odds in style.among(hand, tips).items())
            told += share * (trust * expected + (1 - trust) * worst)
        return told / self._whole


def all_known(knowledge: PileKnowledge) -> bool:
    """True if every unseen card is the one opponent's, and the rest is small enough to play through.

    A seat that didn't look at the centre pile doesn't know its cards, so they may be in any hand.
    """
    two = knowledge.facts.seats == SIDES
    mine = knowledge.held[knowledge.seat]
    return two and len(knowledge.hidden) == sum(knowledge.held) - mine and knowledge.now.left <= MOST_CARDS
