from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb
from random import Random
from typing import Final

from hockey.cards import RANKS
from hockey.game import SIDES
from minds.pile.batch import Batch, Luck, counted, digits, follows
from minds.pile.inference import Kind
from minds.pile.knowledge import PileKnowledge
from minds.pile.model import COPIES
from minds.pile.style import SLIP, Style

Styles = list[list[tuple[Style, int]]]
"""For each seat, the worlds in which it plays in each style, a bit for each world."""

_EVERY: Final = 4
"""One in this many worlds is drawn evenly, so that rare play isn't left out."""
_EVEN: Final = 1 / _EVERY


@dataclass(frozen=True, slots=True)
class Worlds:
    """Orders of the hidden cards, how each seat may be playing, and how well each world fits."""

    hands: list[list[list[int]]] = field(repr=False)
    styles: Styles = field(repr=False)
    weights: list[float] = field(repr=False)


def draw(knowledge: PileKnowledge, kinds: Sequence[Kind], count: int, random: Random) -> Worlds:
    """So many worlds, weighed by how likely the seats would have played this deal as they did.

    A player who didn't match a card mostly has none of its rank. Most worlds are drawn that way, and weigh
    less in turn. So fewer worlds say as much as many even ones.
    """
    barred = [_plain(knowledge, void) for void in knowledge.now.voids]
    hands, weights = [], []
    for number in range(count):
        drawn, gain = _share_out(knowledge, barred, random, even=not number % _EVERY)
        if drawn:
            hands.append(drawn)
            weights.append(1 / (_EVEN + (1 - _EVEN) * gain))
    styles = [_styles(kind, len(hands), random) for kind in kinds]
    return Worlds(hands, styles, _weighed(knowledge, hands, styles, weights, random))


def _styles(kind: Kind, count: int, random: Random) -> list[tuple[Style, int]]:
    """The worlds in which a seat plays in each style, by the styles' odds."""
    chosen = random.choices(range(len(kind)), [odds for _, odds in kind], k=count)
    marks = [int("0" + "".join("01"[each == place] for each in chosen), 2) for place in range(len(kind))]
    return [(style, mark) for (style, _), mark in zip(kind, marks, strict=True)]


def _plain(knowledge: PileKnowledge, void: int) -> int:
    """The ranks of a void without power ranks, which are often kept."""
    return sum(
        1 << rank for rank, power in enumerate(knowledge.facts.power) if void >> rank & 1 and not power
    )


def _share_out(
    knowledge: PileKnowledge, barred: Sequence[int], random: Random, *, even: bool
) -> tuple[list[list[int]], float]:
    """Hands, drawn evenly or without barred ranks, and how much likelier the second way makes them.

    No hands if there aren't enough cards left for one of them: that draw counts for nothing.
    """
    rest, hands, gain = list(knowledge.hidden), list[list[int]](), 1.0
    for seat, count in enumerate(knowledge.held):
        if seat == knowledge.seat:
            hands.append(knowledge.now.hands[seat])
            continue
        bars = barred[seat]
        free = [rank for rank in rest if not bars >> rank & 1] if bars else rest
        among = rest if even else free
        if len(among) < count:
            return [], 0.0
        hand = _some(among, count, random)
        if bars:
            fits = not even or not any(bars >> rank & 1 for rank in hand)
            gain *= comb(len(rest), count) / comb(len(free), count) if fits else 0.0
        if len(knowledge.held) > SIDES:
            for rank in hand:
                rest.remove(rank)
        hands.append(hand)
    return hands, gain


def _some(cards: list[int], count: int, random: Random) -> list[int]:
    """A hand of these cards, which are put in another order: quicker than `random.sample`."""
    left = len(cards)
    for place in range(count):
        other = place + int(random.random() * left)
        cards[place], cards[other] = cards[other], cards[place]
        left -= 1
    return cards[:count]


def _weighed(
    knowledge: PileKnowledge,
    hands: list[list[list[int]]],
    styles: Styles,
    weights: list[float],
    random: Random,
) -> list[float]:
    """The weights, times how likely the other seats are to play this deal as they did."""
    if not hands:
        return weights
    seats, plays = knowledge.facts.seats, knowledge.plays
    gone = [plays[(seat - knowledge.start.seat) % seats :: seats] for seat in range(seats)]
    whole = [[hand + played for hand, played in zip(each, gone, strict=True)] for each in hands]
    batch, luck = Batch(knowledge.start, whole), Luck(random, len(hands))
    for rank in plays:
        seat = batch.seat
        held = batch.held(seat)
        if seat != knowledge.seat and held > 1:
            liked = batch.liked(follows(styles[seat], luck))
            among = [
                plane & copies[each]
                for each, plane in enumerate(liked)
                if plane
                for copies in batch.hands[seat]
            ]
            own = [copies[rank] for copies in batch.hands[seat]]
            told = zip(
                weights,
                counted(batch, among),
                counted(batch, own),
                digits(batch, (liked[rank],)),
                strict=True,
            )
            odds = _odds(held)
            weights = [weight * odds[all_ + mine + likes] for weight, all_, mine, likes in told]
        batch.play([batch.full * (each == rank) for each in range(len(RANKS))])
    return weights


def _odds(held: int) -> dict[str, float]:
    """The odds of a card by three digits: how many cards are liked and of its rank, if it's liked."""
    return {
        f"{among:x}{own}{liked}": SLIP * own / held + (1 - SLIP) * liked * own / among
        for among in range(1, held + 1)
        for own in range(1, min(COPIES, held) + 1)
        for liked in (0, 1)
    }
