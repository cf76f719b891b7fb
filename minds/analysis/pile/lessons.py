from collections import defaultdict
from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from minds.analysis.pile.decisions import Doubt, cost_of, doubt
from minds.analysis.pile.replay import Kinds, Play
from minds.analysis.report import LESSONS, Estimate, Fault, Mistake
from minds.analysis.sureness import FEWEST, dear
from minds.pile.basic import reasons, safeties, third_gone
from minds.pile.model import AGAINST, STANDS, rank_of
from minds.reasons import Reason

_DOUBTS: Final = 4 * LESSONS
"""How many doubtful plays of a seat are measured: those that seem to cost most."""
_KEPT: Final = MappingProxyType(
    {Fault.SAFETY_GIVEN_UP: Reason.SAFETIES_KEPT, Fault.POWER_SPENT: Reason.POWER_KEPT}
)
"""Faults where the better card is better for what it leaves in the hand."""
_MOST: Final = 1000
"""Worlds for one measurement: more wouldn't help anyone."""


def mistakes(plays: Sequence[Play], kinds: Kinds, budget: int, random: Random) -> list[Mistake]:
    """The plays that another card was better than, in order, with this many worlds in all.

    Half of them look for such plays, the other half measure the cost.
    """
    half = budget // 2
    found: defaultdict[int, list[tuple[Play, Doubt]]] = defaultdict(list)
    for play in plays:
        knowledge, made = play.spot.knowledge(play.call.seat), rank_of(play.call.card)
        seen = doubt(knowledge, kinds.at(play.spot), made, max(FEWEST, half // len(plays)), random)
        if seen:
            found[play.call.seat].append((play, seen))
    worst = [each for own in found.values() for each in sorted(own, key=_cost, reverse=True)[:_DOUBTS]]
    worlds = half // max(1, sum(not seen.counted for _, seen in worst))
    told = [(play, seen, _measured(seen, worlds, random)) for play, seen in worst]
    sure = [each for each in told if dear(each[2])]
    return [_mistake(*each) for each in sorted(sure, key=lambda each: each[0].ply)]


def _cost(doubted: tuple[Play, Doubt]) -> float:
    return doubted[1].cost.value


def _measured(seen: Doubt, worlds: int, random: Random) -> Estimate:
    return seen.cost if seen.counted else cost_of(seen, max(FEWEST, min(_MOST, worlds)), random)


def _mistake(play: Play, seen: Doubt, cost: Estimate) -> Mistake:
    better = next(card for card in play.hand if rank_of(card) == seen.better)
    return Mistake(play.ply, play.call.seat, play.call, better, fault_of(seen), reason_of(seen), cost)


def fault_of(doubted: Doubt) -> Fault:
    """The first fault that fits, by what the seat knew."""
    knowledge, made, better = doubted.knowledge, doubted.made, doubted.better
    now = knowledge.now
    against = now.relation == AGAINST
    (one_goal, one, _), (other_goal, other, _) = (
        now.facts.verdict(now.relation, now.top, rank) for rank in (better, made)
    )
    power = now.facts.power
    # A power card always makes its own chance, even if it can be matched.
    safe = {rank for rank in safeties(now, now.hands[knowledge.seat]) if not power[rank]}
    checks = {
        Fault.MISSED_GOAL: one_goal and not other_goal,
        Fault.MISSED_CHANCE: one == 1 and other != 1,
        Fault.MISSED_BLOCK: against and one != STANDS and other == STANDS,
        Fault.SAFETY_NOT_PLAYED: against and better in safe and made not in safe and not power[made],
        Fault.SAFETY_GIVEN_UP: not against and made in safe and better not in safe,
        Fault.POWER_SPENT: power[made] and not power[better],
    }
    return next((fault for fault, fits in checks.items() if fits), Fault.OTHER)


def reason_of(doubted: Doubt) -> Reason:
    """What speaks for the better card and not for the other; that it did better, if nothing has a name."""
    knowledge, made, better = doubted.knowledge, doubted.made, doubted.better
    why, fault, power = reasons(knowledge.now), fault_of(doubted), knowledge.facts.power
    if better in why and why.get(made) != why[better] and fault not in _KEPT:
        return why[better]
    checks = (
        (fault in _KEPT, _KEPT.get(fault, Reason.SAMPLED)),
        (power[better], Reason.POWER_NOW),
        (better in third_gone(knowledge.now, knowledge.now.hands[knowledge.seat]), Reason.SAFETY_THIRD_GONE),
        (knowledge.hidden.count(better) < knowledge.hidden.count(made), Reason.HARDER_TO_MATCH),
        (doubted.counted, Reason.COUNTED),
    )
    return next((reason for fits, reason in checks if fits), Reason.SAMPLED)
