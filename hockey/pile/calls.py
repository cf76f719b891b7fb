from hockey.cards import RANKS, SUITS, Card
from hockey.game import Call, CallCode, Result
from hockey.pile.period import PilePeriod
from hockey.pile.rules import PileRules

_BY_RESULT = {
    Result.GOAL: CallCode.GOAL,
    Result.BLOCK: CallCode.BLOCK,
    Result.CHANCE: CallCode.CHANCE,
}
_MISSED_BY = {1: CallCode.POST, 2: CallCode.SAVE}


def call_code(rules: PileRules, period: PilePeriod, seat: int, card: Card, result: Result | None) -> CallCode:
    """The first call that fits (000, "Customs"), by what is open before the card is played."""
    if result is not None:
        return _BY_RESULT[result]
    if period.chance is None:
        return CallCode.RANK
    if period.chance.side == seat % 2:
        return _miss(period.top, card)
    return _against(rules, period, seat, card)


def caller(rules: PileRules, seat: int, code: CallCode) -> int:
    return (seat - 1) % rules.seats if code in (CallCode.SAVE, CallCode.WIDE) else seat


def _against(rules: PileRules, period: PilePeriod, seat: int, card: Card) -> CallCode:
    deal = period.deal(rules)
    last = len(period.calls) + 1 == deal.end
    # A shot at a deal's last card has new cards: the other half of the pair says nothing about them any more.
    if not rules.power_scores and (
        _others_gone(period, card) or (not last and _unmatched_pair(period, deal.number, seat, card))
    ):
        return CallCode.CLEARS
    return CallCode.RANK if last else CallCode.SHOOTS


def _others_gone(period: PilePeriod, card: Card) -> bool:
    seen = sum(c.card.rank == card.rank for c in period.calls) + sum(
        c.rank == card.rank for c in period.centre
    )
    return seen == len(SUITS) - 1


def _unmatched_pair(period: PilePeriod, deal: int, seat: int, card: Card) -> bool:
    following: Call | None = None
    for call in reversed(period.calls):
        if call.deal != deal:
            return False
        if call.seat == seat and call.card.rank == card.rank:
            return following is not None and following.card.rank != card.rank
        following = call
    return False


def _miss(top: Card | None, card: Card) -> CallCode:
    if top is None:
        return CallCode.WIDE
    return _MISSED_BY.get(_distance(top.rank, card.rank), CallCode.WIDE)


def _distance(one: str, other: str) -> int:
    return min(abs(a - b) for a in _heights(one) for b in _heights(other))


def _heights(rank: str) -> tuple[int, ...]:
    # An Ace is above the King and below the Two; no other rank wraps around.
    height = RANKS.index(rank)
    return (-1, height) if rank == "A" else (height,)
