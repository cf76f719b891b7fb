from collections import Counter

from hockey.cards import Card
from hockey.game import IllegalMove, IllegalReason, Move, Shuffle, read_cards
from hockey.pile.rules import PileRules


def lay_out(rules: PileRules, shuffle: Shuffle) -> Move:
    """A deck move for a new period, as likely as if the deck were reshuffled until its centre is legal.

    000 says to reshuffle, but that could take thousands of tries. All legal centres are alike except for
    ranks and suits, so the first cards of enough ranks are just as good; the rest is shuffled separately.
    """
    cards = list(rules.pack)
    shuffle(cards)
    if not rules.centre:
        return deck_move((), tuple(cards))
    firsts: dict[str, Card] = {}
    for card in cards:
        if card.rank not in rules.power:
            firsts.setdefault(card.rank, card)
    centre = tuple(firsts.values())[: rules.centre]
    deck = [card for card in cards if card not in centre]
    shuffle(deck)
    return deck_move(centre, tuple(deck))


def deck_move(centre: tuple[Card, ...], deck: tuple[Card, ...]) -> Move:
    return f"deck {' '.join(centre)} | {' '.join(deck)}" if centre else f"deck {' '.join(deck)}"


def read_deck(rules: PileRules, text: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Centre and deck; IllegalMove unless together they are the pack and the centre is legal."""
    before, bar, after = text.partition(" | ")
    first = read_cards(before, IllegalReason.BAD_DECK)
    centre, deck = (first, read_cards(after, IllegalReason.BAD_DECK)) if bar else ((), first)
    if len(centre) != rules.centre:
        raise IllegalMove(IllegalReason.BAD_CENTRE)
    if len(centre) + len(deck) != len(rules.pack) or {*centre, *deck} != set(rules.pack):
        raise IllegalMove(IllegalReason.BAD_DECK)
    if not _may_lie(rules, centre):
        raise IllegalMove(IllegalReason.BAD_CENTRE)
    return centre, deck


def _may_lie(rules: PileRules, centre: tuple[Card, ...]) -> bool:
    ranks = Counter(card.rank for card in centre)
    return len(ranks) == len(centre) and not any(rank in rules.power for rank in ranks)
