from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random
from typing import Final

from hockey.cards import RANKS
from minds.pile.model import AGAINST, COPIES, STANDS, DealState
from minds.pile.style import HIGH, Style

_RANKS: Final = range(len(RANKS))
_TIPS: Final = len(fields(Style))
_FINE: Final = 6  # binary digits of the odds to follow a tip

Planes = list[int]
"""An integer for each rank, a bit for each position."""


class Batch:
    """Many positions of one deal, played on in step.

    Each integer has a bit for each position ("bit slicing"), so one operation works on all of them at once:
    `hands[seat][n - 1][rank]` has a bit for each position where the seat holds at least `n` cards of the
    rank, `seen[n - 1][rank]` where at least `n` are or were open, `top[rank]` where it's on the table,
    `voids[seat][rank]` where the seat didn't match it in this deal, `chance[side]` where the side has one.
    `leads` has by the lead of side 0 where that is the lead.
    """

    def __init__(self, position: DealState, hands: Sequence[Sequence[Sequence[int]]]) -> None:
        """Copies of a position, each with its own hands: `hands[n][seat]`, the first on the highest bit."""
        count = len(hands)
        self.count = count
        self.full = full = (1 << count) - 1
        self.facts, self.seat, self.left = position.facts, position.seat, position.left
        self.hands = [_counted([each[seat] for each in hands]) for seat in range(position.facts.seats)]
        self.seen = [[full * (seen > n) for seen in position.seen] for n in range(COPIES)]
        self.top = [full * (rank == position.top) for rank in _RANKS]
        self.voids = [[full * (void >> rank & 1) for rank in _RANKS] for void in position.voids]
        self.chance = [full * (position.chance == side) for side in (0, 1)]
        self.leads = {position.goals[0] - position.goals[1]: full}

    def held(self, seat: int) -> int:
        """How many cards the seat holds, the same in each position."""
        seats = self.facts.seats
        return (self.left - (seat - self.seat) % seats + seats - 1) // seats

    def repeat(self, groups: int) -> None:
        """Has every position this many times: the first positions again in every group."""
        by = sum(1 << self.count * group for group in range(groups))
        self.count *= groups
        self.full *= by
        self.hands = [[[each * by for each in planes] for planes in hand] for hand in self.hands]
        self.seen = [[each * by for each in planes] for planes in self.seen]
        self.top = [each * by for each in self.top]
        self.voids = [[each * by for each in planes] for planes in self.voids]
        self.chance = [each * by for each in self.chance]
        self.leads = {lead: each * by for lead, each in self.leads.items()}

    def play(self, chosen: Planes, *, sudden: bool = False) -> None:
        """Each position's seat plays its card; a `sudden` goal is the last one that counts."""
        seat, facts, full, top = self.seat, self.facts, self.full, self.top
        one, two, three, four = self.hands[seat]
        first, second, third, fourth = self.seen
        same = power = lying = 0
        for rank, played in enumerate(chosen):
            lying |= top[rank]
            if played:
                same |= played & top[rank]
                if facts.power[rank]:
                    power |= played
                paired, tripled, all_four = played & two[rank], played & three[rank], played & four[rank]
                one[rank] ^= played ^ paired
                two[rank] ^= paired ^ tripled
                three[rank] ^= tripled ^ all_four
                four[rank] ^= all_four
                fourth[rank] |= played & third[rank]
                third[rank] |= played & second[rank]
                second[rank] |= played & first[rank]
                first[rank] |= played
        other = lying ^ same
        void = self.voids[seat]
        for rank in _RANKS:
            void[rank] |= top[rank] & other
        cleared = self._judge(seat & 1, (full ^ power, power), (full ^ lying, other, same), sudden=sudden)
        self.top = [played & ~cleared for played in chosen] if cleared else chosen
        self.seat = (seat + 1) % facts.seats
        self.left -= 1

    def _judge(self, side: int, powers: tuple[int, int], fits: tuple[int, int, int], *, sudden: bool) -> int:
        """Moves the chances and counts the goals; where the table is cleared."""
        mine, against = self.chance[side], self.chance[1 - side]
        goals = made = gone = cleared = 0
        for number, (goal, stays, clears) in enumerate(self.facts.verdicts):
            relation = (self.full ^ mine ^ against, mine, against)[number // 6]
            where = relation & powers[number // 3 % 2] & fits[number % 3]
            if where:
                goals |= where * goal
                cleared |= where * clears
                if stays == 1:
                    made |= where
                elif stays != STANDS:
                    gone |= where
        self.chance[side] = mine & ~gone | made
        self.chance[1 - side] = against & ~(gone | made)
        if sudden:
            goals &= self.leads.get(0, 0)
        if goals:
            leads: dict[int, int] = {}
            for lead, where in self.leads.items():
                scored = where & goals
                for each, part in ((lead, where ^ scored), (lead + 1 - 2 * side, scored)):
                    if part:
                        leads[each] = leads.get(each, 0) | part
            self.leads = leads
        return cleared

    def supported(self) -> Iterator[Planes]:
        """What each tip supports in each position, in the order of `Style`."""
        seat, facts, full, top = self.seat, self.facts, self.full, self.top
        one, two, three, four = self.hands[seat]
        power, scoring = facts.power, facts.rules.power_scores
        mine, against = self.chance[seat & 1], self.chance[1 - (seat & 1)]
        free = full ^ against
        lying = 0
        for each in top:
            lying |= each
        matches = [0 if power[rank] else one[rank] & top[rank] for rank in _RANKS]
        if scoring:
            goals = mine & lying
            for each in matches:
                goals &= ~each
            matches = [one[rank] & goals if power[rank] else matches[rank] for rank in _RANKS]
        yield matches
        first, second, third, _ = self.seen
        held = [rank for rank in _RANKS if one[rank]]
        plain = [0 if power[rank] else one[rank] for rank in _RANKS]
        # Cards of the rank that are gone or in the hand: at least two, three, four.
        gone2, gone3, gone4 = [0] * len(RANKS), [0] * len(RANKS), [0] * len(RANKS)
        for rank in held:
            a, b, c, d, e, f = first[rank], second[rank], third[rank], two[rank], three[rank], four[rank]
            gone2[rank] = a | d
            gone3[rank] = b | a & d | e
            gone4[rank] = c | b & d | a & e | f
        nothing = [0] * len(RANKS)
        yield nothing if scoring else [one[rank] & gone4[rank] & against for rank in _RANKS]
        void = nothing if scoring or self.left == 1 else self.voids[(seat + 1) % facts.seats]
        yield [one[rank] & void[rank] & against for rank in _RANKS]
        yield self._stopping(one, lying, against)
        yield [plain[rank] & two[rank] & free for rank in _RANKS]
        kept, some = [0] * len(RANKS), 0
        for rank in held:
            gone = 0 if scoring else gone4[rank]
            kept[rank] = plain[rank] & free & ~(gone | void[rank])
            some |= kept[rank]
        some ^= full
        among = [kept[rank] | one[rank] & some for rank in _RANKS]
        yield self._rare(among, held, (gone4, gone3, gone2))
        yield [one[rank] if rank >= HIGH else 0 for rank in _RANKS]

    def _stopping(self, one: Planes, lying: int, against: int) -> Planes:
        """The power cards that end a chance against their player."""
        facts, top, told = self.facts, self.top, [0] * len(RANKS)
        for rank in _RANKS:
            if facts.power[rank] and one[rank]:
                for fit, where in enumerate((self.full ^ lying, lying & ~top[rank], top[rank])):
                    if facts.verdicts[AGAINST * 6 + 3 + fit][1] != STANDS:
                        told[rank] |= one[rank] & against & where
        return told

    def _rare(self, among: Planes, held: list[int], gone: tuple[Planes, Planes, Planes]) -> Planes:
        """Those with the fewest left of their rank; of those, rather ones that are next to another."""
        power, told, open_ = self.facts.power, [0] * len(RANKS), self.full
        plain = [rank for rank in held if not power[rank]]
        for level in (*gone, among):
            some = 0
            for rank in plain:
                if where := among[rank] & level[rank] & open_:
                    told[rank] |= where
                    some |= where
            open_ ^= some
        beside, some = [0] * len(RANKS), 0
        for rank in held:
            where = told[rank] if not power[rank] else among[rank] & open_
            told[rank] = where
            below, above = among[rank - 1] if rank else 0, among[rank + 1] if rank + 1 < len(RANKS) else 0
            beside[rank] = where & (below | above)
            some |= beside[rank]
        some ^= self.full
        return [beside[rank] | told[rank] & some for rank in _RANKS]

    def liked(self, follows: Sequence[int]) -> Planes:
        """What the seat likes alike: by the first tip that says something and is followed, else any card.

        `follows` has for each tip the positions where the seat follows it.
        """
        told, undecided = [0] * len(RANKS), self.full
        for followed, planes in zip(follows, self.supported(), strict=False):
            where = undecided & followed
            if where:
                some = 0
                for rank, plane in enumerate(planes):
                    if each := plane & where:
                        told[rank] |= each
                        some |= each
                undecided ^= some
                if not undecided:
                    return told
        one = self.hands[self.seat][0]
        return [plane | one[rank] & undecided for rank, plane in enumerate(told)]


def one_of(liked: Planes, luck: "Luck") -> Planes:
    """One rank for each position, each of those it likes about as likely."""
    ranks = [rank for rank in _RANKS if liked[rank]]
    luck.random.shuffle(ranks)
    told, some = [0] * len(RANKS), 0
    for place, rank in enumerate(ranks):
        new = liked[rank]
        if tied := some & new:
            wins = tied & luck.coin()
            new ^= tied ^ wins
            for earlier in ranks[:place]:
                told[earlier] &= ~wins
        told[rank] = new
        some |= new
    return told


class Luck:
    """Coins for a batch whose positions come in groups of a size; the groups have the same luck."""

    def __init__(self, random: Random, size: int, groups: int = 1) -> None:
        self.random = random
        self._size = size
        self._repeat = sum(1 << size * group for group in range(groups))

    def coin(self) -> int:
        """Heads in half of the positions."""
        return self.random.getrandbits(self._size) * self._repeat

    def odds(self, odds: float) -> int:
        """The positions where something of these odds happens."""
        if odds in (0, 1):
            return ((1 << self._size) - 1) * self._repeat * int(odds)
        where, digits = 0, round(odds * (1 << _FINE))
        for digit in range(_FINE):
            coin = self.random.getrandbits(self._size)
            where = where | coin if digits >> digit & 1 else where & coin
        return where * self._repeat


def follows(style: Sequence[tuple[Style, int]], luck: Luck) -> list[int]:
    """For each tip, where it's followed, if these positions are played in these styles."""
    told = [0] * _TIPS
    for each, where in style:
        if where:
            for tip, odds in enumerate(each.follows):
                if odds:
                    told[tip] |= where & luck.odds(odds) if odds < 1 else where
    return told


def counted(batch: Batch, planes: Sequence[int]) -> str:
    """For each position, in order, in how many of these planes it is: a hexadecimal digit."""
    binary = [0] * 4
    for plane in planes:
        carry = plane
        for place, digit in enumerate(binary):
            if not carry:
                break
            binary[place], carry = digit ^ carry, digit & carry
    return digits(batch, binary)


def digits(batch: Batch, binary: Sequence[int]) -> str:
    """For each position, in order, a hexadecimal digit of these planes: ones, twos, fours, eights."""
    # Read as hexadecimal, each binary digit has room for four.
    number = sum(int(f"{plane:b}", 16) << place for place, plane in enumerate(binary) if plane)
    return f"{number:0{batch.count}x}"


def _counted(hands: Sequence[Sequence[int]]) -> list[Planes]:
    """Planes of hands that hold at least one, two, three, four cards of each rank."""
    counts = [bytearray(len(hands)) for _ in _RANKS]
    for place, hand in enumerate(hands):
        for rank in hand:
            counts[rank][place] += 1
    return [[_plane(each, n) for each in counts] for n in range(1, COPIES + 1)]


_AT_LEAST: Final = tuple(bytes(48 + (value >= n) for value in range(256)) for n in range(COPIES + 1))


def _plane(counts: bytearray, least: int) -> int:
    """A bit where the count is at least that; the first position is the highest bit."""
    return int(counts.translate(_AT_LEAST[least]), 2)
