from dataclasses import dataclass, field
from itertools import chain

from hockey.cards import Card
from hockey.game import Call, Move, Options, Outcome, Phase, Score
from hockey.pile.judge import Chance
from hockey.pile.match import PileMatch, actor, decisions, legal_moves, next_dealer, outcome, running
from hockey.pile.period import PilePeriod
from hockey.pile.rules import PileRules


@dataclass(frozen=True, slots=True, kw_only=True)
class PileView:
    """What a seat may see; with `seat` None, what everyone may. Never another hand or the stock.

    Before the first deck `period` is 0. `dealer` is the current period's, or the next one's while a deck is
    due. `pile` and `centre` leave out centre cards that this viewer may not see. `table` counts all cards on
    the table. `opened` has the open card that each period began with, None without a centre. `chance` is None
    unless a card is due: nothing carries over into the next period.
    """

    game: str
    seats: int
    seat: int | None
    options: Options
    phase: Phase
    cuts: tuple[tuple[Card, Card], ...]
    chooser: int | None
    choice: Move | None
    dealer: int | None
    period: int
    overtime: bool
    deal: int
    deals: int
    dealt: tuple[Card, ...] = field(repr=False)
    hand: tuple[Card, ...] = field(repr=False)
    cards_left: tuple[int, ...]
    top: Card | None
    table: int
    pile: tuple[Card, ...] = field(repr=False)
    centre: tuple[Card, ...] = field(repr=False)
    chance: Chance | None
    to_act: frozenset[int]
    decision: int | None
    moves: tuple[Move, ...] = field(repr=False)
    score: Score
    period_scores: tuple[Score, ...]
    opened: tuple[Card | None, ...]
    calls: tuple[Call, ...] = field(repr=False)
    outcome: Outcome | None

    @property
    def facts(self) -> tuple[Call, ...]:
        return self.calls

    @property
    def length(self) -> int:
        return self.options.length

    @property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats of each side."""
        return tuple(range(0, self.seats, 2)), tuple(range(1, self.seats, 2))

    @property
    def answer(self) -> Card | None:
        """The card to match, None on a cleared table or when no card is due."""
        return self.top if self.phase is Phase.PLAY else None

    def is_unplayed(self, move: Move) -> bool:
        return move in self.hand

    @property
    def last_call(self) -> Call | None:
        return self.calls[-1] if self.calls else None

    def calls_of(self, period: int, deal: int | None = None) -> tuple[Call, ...]:
        return tuple(c for c in self.calls if c.period == period and deal in (None, c.deal))


def view(rules: PileRules, match: PileMatch, seat: int | None) -> PileView:
    period = match.periods[-1] if match.periods else None
    acting, ended = actor(rules, match), outcome(match)
    playing = acting is not None and running(match) is not None
    centre = _centre(rules, period, seat)
    return PileView(
        game=rules.id,
        seats=rules.seats,
        seat=seat,
        options=match.options,
        phase=_phase(match, ended),
        cuts=match.cuts,
        chooser=match.chooser,
        choice=match.choice,
        dealer=period.dealer if period and (playing or acting is None) else next_dealer(rules, match),
        period=period.number if period else 0,
        overtime=period.overtime if period else False,
        deal=period.deal(rules).number if period else 0,
        deals=len(rules.deals_of(overtime=period.overtime if period else False)),
        dealt=_dealt(rules, period, seat),
        hand=() if period is None or seat is None else period.hand(rules, seat),
        cards_left=period.cards_left(rules) if period else (0,) * rules.seats,
        top=period.top if period else None,
        table=period.table if period else 0,
        pile=_pile(period, centre),
        centre=centre,
        chance=period.chance if period and playing else None,
        to_act=frozenset() if acting is None else frozenset({acting}),
        decision=None if seat is None else decisions(match, seat),
        moves=() if seat is None or seat != acting else legal_moves(rules, match, seat),
        score=match.score,
        period_scores=tuple(p.goals for p in match.periods),
        opened=tuple(p.centre[-1] if p.centre else None for p in match.periods),
        calls=tuple(chain.from_iterable(p.calls for p in match.periods)),
        outcome=ended,
    )


def _phase(match: PileMatch, ended: Outcome | None) -> Phase:
    if ended is not None:
        return Phase.OVER
    if match.dealer is None:
        return Phase.CUT if match.chooser is None else Phase.CHOICE
    return Phase.DEAL if running(match) is None else Phase.PLAY


def _dealt(rules: PileRules, period: PilePeriod | None, seat: int | None) -> tuple[Card, ...]:
    if period is None or seat is None:
        return ()
    return tuple(sorted(period.dealt(rules, seat), key=lambda card: card.order))


def _centre(rules: PileRules, period: PilePeriod | None, seat: int | None) -> tuple[Card, ...]:
    """Players may look at the whole centre during the first deal (000); everyone can see its top card."""
    if period is None:
        return ()
    if seat is not None and period.deal(rules).number == 1:
        return period.centre
    return period.centre[-1:]


def _pile(period: PilePeriod | None, centre: tuple[Card, ...]) -> tuple[Card, ...]:
    if period is None:
        return ()
    hidden = set(period.centre).difference(centre)
    return tuple(card for card in period.pile() if card not in hidden)
