from collections.abc import Sequence
from random import Random

from hockey.cards import RANKS
from minds.pile.batch import Batch, Luck, counted, digits, follows, one_of
from minds.pile.knowledge import PileKnowledge
from minds.pile.model import EMPTY, NOBODY, DealState
from minds.pile.odds import rates_of, win_odds
from minds.pile.sampling import Styles, Worlds
from minds.pile.style import BASIC
from minds.pile.values import Values, values_of


def evaluate(
    knowledge: PileKnowledge, worlds: Worlds, ranks: Sequence[int], random: Random
) -> dict[int, list[float]]:
    """The odds of winning the match with each of these ranks, in each world.

    The seat plays on by Basic Strategy, the others in their world's styles, to the end of the deal; what
    comes after is in `values.json`.
    """
    size = len(worlds.hands)
    batch, luck = Batch(knowledge.now, worlds.hands), Luck(random, size, len(ranks))
    batch.repeat(len(ranks))
    by = batch.full // ((1 << size) - 1)
    styles = [[(style, where * by) for style, where in each] for each in worlds.styles]
    styles[knowledge.seat] = [(BASIC, batch.full)]
    chosen, group = [0] * len(RANKS), (1 << size) - 1
    for place, rank in enumerate(reversed(ranks)):
        chosen[rank] = group << size * place
    batch.play(chosen, sudden=knowledge.overtime)
    told = play_out(knowledge, batch, styles, luck)
    return {rank: told[size * place : size * (place + 1)] for place, rank in enumerate(ranks)}


def play_out(knowledge: PileKnowledge, batch: Batch, styles: Styles, luck: Luck) -> list[float]:
    """The odds of winning the match for the knowing seat's side, in each position after this deal."""
    while batch.left:
        liked = batch.liked(follows(styles[batch.seat], luck))
        batch.play(one_of(liked, luck), sudden=knowledge.overtime)
    return _worths(knowledge, batch)


def _worths(knowledge: PileKnowledge, batch: Batch) -> list[float]:
    """At a deal's end, a position is worth what its lead, its chance and its top card are."""
    leads = sorted(batch.leads)
    by_lead = [
        sum(batch.leads[lead] for place, lead in enumerate(leads) if place >> digit & 1) for digit in range(4)
    ]
    tops = [top & seen[rank] for rank, top in enumerate(batch.top) if top for seen in batch.seen]
    ends = list(zip(digits(batch, by_lead), digits(batch, batch.chance), counted(batch, tops), strict=True))
    known, values = {}, values_of(knowledge.facts.rules)
    position = knowledge.now.copy()
    position.deals, position.seat, seats = knowledge.now.deals[1:], batch.seat, knowledge.facts.seats
    position.left = seats * sum(knowledge.now.deals[:1])
    for end in set(ends):
        lead, chance, seen = (int(digit, 16) for digit in end)
        position.goals = [leads[lead], 0]
        position.chance = (NOBODY, 0, 1)[chance]
        position.top = 0 if seen else EMPTY
        position.seen[0] = seen
        known[end] = worth(knowledge, position, values)
    return [known[end] for end in ends]


def worth(knowledge: PileKnowledge, position: DealState, values: Values) -> float:
    """The odds of winning the match for the knowing seat's side, from the end of a deal on."""
    side = knowledge.side
    lead: float = position.goals[side] - position.goals[1 - side]
    if knowledge.overtime:
        if lead:
            return float(lead > 0)
        return 0.5 + 0.5 * values.ahead(position, side)
    lead += values.ahead(position, side)
    to_go = len(position.deals) + (position.left > 0) + knowledge.deals_after
    return win_odds(lead, rates_of(knowledge, values.rate), to_go)
