"""Everything that changes a tournament. Each function returns the tournament after it.

RefusedError says why not. What a bot does may be tried again after a kill, so it changes nothing if it has
been done, or if it doesn't fit any more.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace as changed
from enum import StrEnum

from tournaments.model import How, Pairing
from tournaments.tournament import Person, Round, Signed, Stage, Tournament, WhyOut

Named = tuple[int, str]
"""A player's id and name."""

FEWEST_WITH_BOTS = 4


class Refusal(StrEnum):
    """Why not."""

    ALREADY_IN = "signing-already"
    PARTNER_TAKEN = "signing-partner-taken"
    FULL = "signing-full"
    CLOSED = "signing-closed"
    PARTNER_WAITS = "partner-waits"
    CHECK_IN_CLOSED = "check-in-closed"
    NOT_IN = "not-in"
    NOT_REPLACED = "replace-unknown"
    """The player who is to be replaced isn't in."""
    IN_TWICE = "replace-twice"
    REPLACED_LATE = "replace-late"
    DECIDED = "win-late"
    OVER = "over-already"


class RefusedError(Exception):
    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


def refusal_of(tournament: Tournament, player_ids: Sequence[int], now: float) -> Refusal | None:
    """Why a player, or one with a partner, can't sign up before the start; None if they can."""
    if tournament.begun or tournament.stage(now) not in (Stage.SIGN_UP, Stage.CHECK_IN):
        return Refusal.CLOSED
    if player_ids[0] in tournament.player_ids:
        return Refusal.ALREADY_IN
    if not tournament.player_ids.isdisjoint(player_ids):
        return Refusal.PARTNER_TAKEN
    return Refusal.FULL if len(tournament.signed) >= tournament.new.most else None


def sign_up(tournament: Tournament, people: Sequence[Named], now: float) -> Tournament:
    """A player signs up, with a partner in Partners, who has to agree; after the start as a late entry.

    During the check-in, signing up is checking in.
    """
    stage = tournament.stage(now)
    if stage is Stage.RUNNING:
        return _enter_late(tournament, people)
    if (refusal := refusal_of(tournament, [player_id for player_id, _ in people], now)) is not None:
        raise RefusedError(refusal)
    return _with_entrant(tournament, people, checked_in=stage is Stage.CHECK_IN)


def _enter_late(tournament: Tournament, people: Sequence[Named]) -> Tournament:
    """A late entry takes the place of a bye in the first round, while that goes on."""
    signed, bye = tournament.signed_by(people[0][0]), tournament.late_place
    if not tournament.new.late or len(tournament.rounds) != 1:
        raise RefusedError(Refusal.CLOSED)
    if signed is not None and signed.seed is not None:
        raise RefusedError(Refusal.ALREADY_IN if signed.out_after is None else Refusal.CLOSED)
    if bye is None:
        raise RefusedError(Refusal.CLOSED)
    last = max(each.seed or 0 for each in tournament.signed)
    if signed is not None:  # they hadn't checked in
        tournament = _without(tournament, signed)
    after = _with_entrant(tournament, people, checked_in=True)
    entrant = changed(after.signed[-1], seed=last + 1)
    after = changed(after, signed=(*after.signed[:-1], entrant))
    return _with_pairing(after, changed(bye, second=entrant.number, winner=None, how=None))


def agree(tournament: Tournament, player_id: int, now: float) -> Tournament:
    """A partner agrees to play. During the check-in, that's checking in."""
    asked = tournament.person(player_id)
    if asked is None or asked.agreed:
        raise RefusedError(Refusal.PARTNER_WAITS)
    there = tournament.stage(now) is Stage.CHECK_IN
    return _with_person(tournament, asked, changed(asked, agreed=True, checked_in=asked.checked_in or there))


def check_in(tournament: Tournament, player_id: int, now: float) -> Tournament:
    """A player is there. One who was named as a partner agrees to play, too."""
    if tournament.begun or tournament.stage(now) is not Stage.CHECK_IN:
        raise RefusedError(Refusal.CHECK_IN_CLOSED)
    if (person := tournament.person(player_id)) is None:
        raise RefusedError(Refusal.NOT_IN)
    return _with_person(tournament, person, changed(person, agreed=True, checked_in=True))


def withdraw(tournament: Tournament, player_id: int, why: WhyOut) -> Tournament:
    """A player is out, with their partner. Before the start, it's as if they had never signed up.

    The opponent in their open pairing has won it, also if they leave as well.
    """
    signed = tournament.signed_by(player_id)
    if signed is None or signed.out_after is not None or tournament.ended_at is not None:
        raise RefusedError(Refusal.NOT_IN)
    if not tournament.rounds:
        return _without(tournament, signed)
    after = _put_out(tournament, [signed.number], why)
    for pairing in tournament.open:
        if signed.number in pairing.entrants and pairing.winner is None:
            after = _with_pairing(after, changed(pairing, winner=pairing.opponent_of(signed.number)))
    return after


def replace(tournament: Tournament, player_id: int, by: Named) -> Tournament:
    """Another player takes a player's place, until that place has played or is out."""
    signed, person = tournament.signed_by(player_id), tournament.person(player_id)
    if signed is None or person is None:
        raise RefusedError(Refusal.NOT_REPLACED)
    if tournament.signed_by(by[0]) is not None:
        raise RefusedError(Refusal.IN_TWICE)
    playing = {
        number
        for pairing in tournament.pairings
        if tournament.matches_of(pairing) or pairing.how not in (None, How.BYE)
        for number in pairing.entrants
    }
    if tournament.ended_at is not None or signed.number in playing | tournament.out:
        raise RefusedError(Refusal.REPLACED_LATE)
    return _with_person(tournament, person, changed(person, player_id=by[0], name=by[1]))


def start(
    tournament: Tournament,
    bots: Sequence[Person],
    strength: Callable[[Signed], float],
    shuffle: Callable[[list[int]], object],
) -> Tournament:
    """Give everyone who has checked in a seed, and bots the places that would be byes; the others are out.

    Seeds follow `strength`, or the order that `shuffle` makes if they are drawn. Nothing happens once they
    have them.
    """
    if tournament.begun or tournament.ended_at is not None:
        return tournament
    tournament = _filled(tournament, bots)
    present = [each for each in tournament.signed if each.agreed and each.checked_in]
    order = [each.number for each in sorted(present, key=lambda each: (-strength(each), each.number))]
    if tournament.new.drawn:
        shuffle(order)
    seeds = {number: seed for seed, number in enumerate(order, start=1)}
    absent = [each.number for each in tournament.signed if each.number not in seeds]
    signed = (
        changed(each, seed=seeds[each.number], out_after=None, why_out=None) if each.number in seeds else each
        for each in tournament.signed
    )
    return _put_out(changed(tournament, signed=tuple(signed)), absent, WhyOut.ABSENT)


def _filled(tournament: Tournament, bots: Sequence[Person]) -> Tournament:
    """Let bots take the places that would be byes, if the admin wants that."""
    new, there = tournament.new, sum(each.agreed and each.checked_in for each in tournament.signed)
    if not new.bots or not there:
        return tournament
    size = there + there % 2
    if new.format.has_bracket:
        size = max(FEWEST_WITH_BOTS, 1 << (there - 1).bit_length())
    pair = max(len(each.people) for each in tournament.signed)
    sides = [tuple(bots[first : first + pair]) for first in range(0, len(bots), pair)]
    first = _next_number(tournament)
    added = (
        Signed(number, side, None, None, None)
        for number, side in enumerate(sides[: max(0, min(size, new.most) - there)], start=first)
    )
    return changed(tournament, signed=(*tournament.signed, *added))


def pair(tournament: Tournament, new: Sequence[Pairing], ends_at: float) -> Tournament:
    """Begin a round with these pairings. Nothing happens if it has begun, or if one of them has gone."""
    number = new[0].round
    paired = {each for pairing in new if pairing.how is not How.FORFEIT for each in pairing.entrants}
    there = {each.id for each in tournament.entrants if each.is_in(number)}
    if tournament.ended_at is not None or _last_round(tournament) >= number or not paired <= there:
        return tournament
    return changed(
        tournament,
        rounds=(*tournament.rounds, Round(number, ends_at)),
        pairings=(*tournament.pairings, *new),
    )


def decide(tournament: Tournament, decided: Pairing) -> Tournament:
    """A pairing is decided. If neither side has begun, both are out."""
    pairing = tournament.current(decided)
    if pairing.how is not None:
        raise RefusedError(Refusal.DECIDED)
    how, winner, wins = decided.how, decided.winner, decided.wins
    after = _with_pairing(tournament, changed(pairing, how=how, winner=winner, wins=wins))
    return _put_out(after, pairing.entrants, WhyOut.NO_SHOW) if how is How.VOID else after


def score(tournament: Tournament, scored: Pairing) -> Tournament:
    """So many games of an open pairing has each side won."""
    pairing = tournament.current(scored)
    return tournament if pairing.how else _with_pairing(tournament, changed(pairing, wins=scored.wins))


def extend(tournament: Tournament, seconds: float) -> Tournament:
    """The start, or the end of the current round, is later."""
    if tournament.ended_at is not None:
        raise RefusedError(Refusal.OVER)
    return _moved(tournament, seconds)


def pause(tournament: Tournament, now: float) -> Tournament:
    """Stop it until an admin lets it go on."""
    if tournament.ended_at is not None:
        raise RefusedError(Refusal.OVER)
    return tournament if tournament.paused_at is not None else changed(tournament, paused_at=now)


def go_on(tournament: Tournament, now: float) -> Tournament:
    """Go on after a pause: deadlines move by its length."""
    if tournament.paused_at is None:
        return tournament
    return changed(_moved(tournament, now - tournament.paused_at), paused_at=None)


def end(tournament: Tournament, now: float, *, cancelled: bool = False) -> Tournament:
    """It's over."""
    if tournament.ended_at is not None:
        raise RefusedError(Refusal.OVER)
    return changed(tournament, ended_at=now, paused_at=None, cancelled=cancelled)


def give_back(tournament: Tournament, there: float, now: float) -> Tournament:
    """Deadlines move: the bot has been away since it was last `there`.

    A start moves only if players couldn't check in, and until they have had the rest of their time.
    """
    begun, starts_at = bool(tournament.rounds), tournament.new.starts_at
    since = there if begun else max(there, tournament.check_in_at)
    counts = tournament.paused_at is None and since < now and (begun or there < starts_at)
    return _moved(tournament, now - since) if counts else tournament


def step_back(tournament: Tournament, there: float, now: float) -> Tournament:
    """The end of a round moves: the clock has stepped back from `there`. A start stays where it was."""
    since = tournament.paused_at or there
    return _moved(tournament, now - since) if tournament.rounds and since > now else tournament


def _moved(tournament: Tournament, seconds: float) -> Tournament:
    if not tournament.rounds:
        new = changed(tournament.new, starts_at=tournament.new.starts_at + seconds)
        return changed(tournament, new=new)
    *before, last = tournament.rounds
    return changed(tournament, rounds=(*before, changed(last, ends_at=last.ends_at + seconds)))


def _last_round(tournament: Tournament) -> int:
    """The number of the current round, 0 before the first. A double knockout may leave numbers out."""
    return tournament.rounds[-1].number if tournament.rounds else 0


def _next_number(tournament: Tournament) -> int:
    return max((each.number for each in tournament.signed), default=0) + 1


def _with_entrant(tournament: Tournament, people: Sequence[Named], *, checked_in: bool) -> Tournament:
    """Another entrant, the last one. The first of its people has agreed, and a partner has yet to."""
    first, *partners = (Person(*named, agreed=False, checked_in=False) for named in people)
    here = (changed(first, agreed=True, checked_in=checked_in), *partners)
    signed = Signed(_next_number(tournament), here, None, None, None)
    return changed(tournament, signed=(*tournament.signed, signed))


def _with_person(tournament: Tournament, before: Person, after: Person) -> Tournament:
    signed = (
        changed(each, people=tuple(after if one == before else one for one in each.people))
        for each in tournament.signed
    )
    return changed(tournament, signed=tuple(signed))


def _without(tournament: Tournament, signed: Signed) -> Tournament:
    return changed(
        tournament, signed=tuple(each for each in tournament.signed if each.number != signed.number)
    )


def _put_out(tournament: Tournament, numbers: Iterable[int], why: WhyOut) -> Tournament:
    """They are in until the end of the current round, and have no pairing after it."""
    after, those = _last_round(tournament), frozenset(numbers)
    signed = (
        changed(each, out_after=after, why_out=why)
        if each.number in those and each.out_after is None
        else each
        for each in tournament.signed
    )
    return changed(tournament, signed=tuple(signed))


def _with_pairing(tournament: Tournament, pairing: Pairing) -> Tournament:
    those = tuple(pairing if each.place == pairing.place else each for each in tournament.pairings)
    return changed(tournament, pairings=those)
