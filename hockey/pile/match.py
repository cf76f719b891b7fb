from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from hockey.cards import Card
from hockey.game import (
    NATURE,
    RESIGN,
    SIDES,
    By,
    Call,
    IllegalMove,
    IllegalReason,
    Move,
    Options,
    Outcome,
    Result,
    Score,
    Shuffle,
    outcome_of_end,
    read_cards,
    read_end,
    with_goal,
)
from hockey.pile.calls import call_code, caller
from hockey.pile.judge import judge
from hockey.pile.period import PilePeriod
from hockey.pile.rules import PileRules
from hockey.pile.table import lay_out, read_deck

CHOICES: Final = ("deal", "first")


@dataclass(frozen=True, slots=True)
class PileMatch:
    """A match of a pile game.

    `dealer` is the first period's, None until known; `choice` stays None if the dealer was just named.
    """

    options: Options
    cuts: tuple[tuple[Card, Card], ...] = ()
    choice: Move | None = None
    dealer: int | None = None
    periods: tuple[PilePeriod, ...] = ()
    score: Score = (0, 0)
    end: tuple[By, int | None] | None = None

    @property
    def chooser(self) -> int | None:
        """The seat with the higher card of the last cut; None before it and while cuts are tied."""
        if not self.cuts:
            return None
        mine, theirs = (card.order[0] for card in self.cuts[-1])
        return None if mine == theirs else int(theirs > mine)


def running(match: PileMatch) -> PilePeriod | None:
    """The period in which a card is due, whether or not the match was ended from outside."""
    return match.periods[-1] if match.periods and not match.periods[-1].complete() else None


def outcome(match: PileMatch) -> Outcome | None:
    score = match.score
    if match.end is not None:
        return outcome_of_end(match.end, score)
    count, length = len(match.periods), match.options.length
    if score[0] != score[1]:
        ended = count > length or (count == length and match.periods[-1].complete())
        return Outcome("win", int(score[1] > score[0]), score) if ended else None
    if count > length and match.periods[-1].complete() and not match.options.knockout:
        return Outcome("tie", None, score)
    return None


def actor(rules: PileRules, match: PileMatch) -> int | None:
    """The seat to move, NATURE, or None when it's over. In a pile game, only one seat moves at a time."""
    if outcome(match) is not None:
        return None
    if match.dealer is None:
        return NATURE if match.chooser is None else match.chooser
    period = running(match)
    return NATURE if period is None else period.seat_at(rules, len(period.calls))


def next_dealer(rules: PileRules, match: PileMatch) -> int | None:
    return None if match.dealer is None else (match.dealer + len(match.periods)) % rules.seats


def legal_moves(rules: PileRules, match: PileMatch, seat: int) -> tuple[Move, ...]:
    if seat == NATURE or actor(rules, match) != seat:
        return ()
    period = running(match)
    return CHOICES if period is None else period.hand(rules, seat)


def decisions(match: PileMatch, seat: int) -> int:
    chosen = int(match.choice is not None and match.chooser == seat)
    return chosen + sum([call.seat for call in period.calls].count(seat) for period in match.periods)


def occasion(match: PileMatch) -> str:
    """What the next move of chance is for."""
    return f"cut {len(match.cuts) + 1}" if match.dealer is None else f"deck {len(match.periods) + 1}"


def chance_move(rules: PileRules, match: PileMatch, shuffle: Shuffle) -> Move:
    if actor(rules, match) != NATURE:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    if match.dealer is None:
        cards = list(rules.pack)
        shuffle(cards)
        return f"cut {cards[0]} {cards[1]}"
    return lay_out(rules, shuffle)


def play(rules: PileRules, match: PileMatch, seat: int, move: Move) -> tuple[PileMatch, tuple[Call, ...]]:
    if not NATURE <= seat < rules.seats:
        raise IllegalMove(IllegalReason.UNKNOWN_SEAT)
    if outcome(match) is not None:
        raise IllegalMove(IllegalReason.MATCH_OVER)
    if seat == NATURE:
        verb, _, rest = move.partition(" ")
        if verb not in _NATURE:
            raise IllegalMove(IllegalReason.UNKNOWN_MOVE)
        return _NATURE[verb](rules, match, rest), ()
    if move == RESIGN:
        return replace(match, end=(By.RESIGN, 1 - seat % 2)), ()
    if move in CHOICES:
        return _choose(rules, match, seat, move), ()
    return _play_card(rules, match, seat, move)


def _cut(rules: PileRules, match: PileMatch, rest: str) -> PileMatch:
    if match.dealer is not None or match.chooser is not None:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    cards = read_cards(rest, IllegalReason.BAD_CUT)
    if len(cards) != SIDES or len({*cards} & {*rules.pack}) != SIDES:
        raise IllegalMove(IllegalReason.BAD_CUT)
    return replace(match, cuts=(*match.cuts, (cards[0], cards[1])))


def _name_dealer(rules: PileRules, match: PileMatch, rest: str) -> PileMatch:
    if match.dealer is not None or match.cuts:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    if rest not in map(str, range(rules.seats)):
        raise IllegalMove(IllegalReason.BAD_DEALER)
    return replace(match, dealer=int(rest))


def _deal(rules: PileRules, match: PileMatch, rest: str) -> PileMatch:
    dealer = next_dealer(rules, match)
    if dealer is None or running(match) is not None:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    centre, deck = read_deck(rules, rest)
    period = PilePeriod(
        number=len(match.periods) + 1,
        overtime=len(match.periods) >= match.options.length,
        dealer=dealer,
        deck=deck,
        centre=centre,
        top=centre[-1] if centre else None,
        table=len(centre),
    )
    return replace(match, periods=(*match.periods, period))


def _end(_rules: PileRules, match: PileMatch, rest: str) -> PileMatch:
    return replace(match, end=read_end(rest))


_NATURE: dict[str, Callable[[PileRules, PileMatch, str], PileMatch]] = {
    "cut": _cut,
    "dealer": _name_dealer,
    "deck": _deal,
    "end": _end,
}


def _choose(rules: PileRules, match: PileMatch, seat: int, choice: Move) -> PileMatch:
    if match.dealer is not None or match.chooser != seat:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    # The first player sits after the dealer.
    return replace(match, choice=choice, dealer=seat if choice == "deal" else (seat - 1) % rules.seats)


def _play_card(
    rules: PileRules, match: PileMatch, seat: int, move: Move
) -> tuple[PileMatch, tuple[Call, ...]]:
    try:
        card = Card(move)
    except ValueError:
        raise IllegalMove(IllegalReason.UNKNOWN_MOVE) from None
    period = running(match)
    if period is None:
        raise IllegalMove(IllegalReason.NOT_DEALT)
    count = len(period.calls)
    if period.seat_at(rules, count) != seat:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    if card not in period.dealt(rules, seat) or period.played(rules, card):
        played = any(call.card is card for call in period.calls)
        raise IllegalMove(IllegalReason.ALREADY_PLAYED if played else IllegalReason.NOT_IN_HAND)

    result, chance = judge(rules, period.top, period.chance, seat, card)
    goal = result is Result.GOAL
    score = with_goal(match.score, seat % 2) if goal else match.score
    code = call_code(rules, period, seat, card, result)
    call = Call(
        period.number,
        period.deal_at(rules, count),
        count + 1,
        seat,
        card,
        result,
        code,
        score,
        caller(rules, seat, code),
    )
    cleared = rules.clears_ice and result is not None
    # Every play of a log comes through here: `replace` would take a tenth of reading a match.
    after = PilePeriod(
        period.number,
        period.overtime,
        period.dealer,
        period.deck,
        period.centre,
        (*period.calls, call),
        None if cleared else card,
        0 if cleared else period.table + 1,
        chance,
        with_goal(period.goals, seat % 2) if goal else period.goals,
    )
    periods = (*match.periods[:-1], after)
    return PileMatch(match.options, match.cuts, match.choice, match.dealer, periods, score), (call,)
