from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import chain
from random import Random
from typing import Final

from hockey.cards import Card
from hockey.game import Game, Move, Options, Phase, Score
from hockey.lineup.line import POSITIONS
from hockey.lineup.match import LineupMatch, full_pack
from hockey.lineup.period import SEATS, FaceOff, Stage
from hockey.lineup.view import LineupView, view
from minds.analysis.report import SetUp
from minds.lineup.pro import PeriodState

CHOICES: Final = 2
"""How many cards are tried for each place of an imagined reply."""


@dataclass(frozen=True, slots=True, eq=False)
class SeenPeriod:
    """The middle of a period as a seat sees it, or everyone if `view.seat` is None."""

    view: LineupView

    @property
    def bench(self) -> PeriodState:
        """What is known of it; unknown hands are empty."""
        view = self.view
        period = view.periods[-1]
        hands = list[tuple[Card, ...]]([(), ()])
        if view.seat is not None:
            hands[view.seat] = view.hand
        return PeriodState(
            (hands[0], hands[1]),
            1 if view.overtime else view.length - view.period + 1,
            view.score,
            period.picks,
            period.lines,
            faced_off=view.stage is Stage.LINE,
            choices=CHOICES,
        )

    @property
    def even(self) -> bool:
        """True if everything known about one side holds for the other too."""
        view = self.view
        same = view.seat is None and view.score[0] == view.score[1] and view.lines == (None, None)
        return same and (view.overtime or (not view.discards and not view.faceoff))

    def drawn(self, random: Random) -> PeriodState:
        """The period with the unseen cards in some order, all equally likely."""
        view, hidden, hands = self.view, self._hidden(), list(self.bench.hands)
        random.shuffle(hidden)
        for seat in SEATS:
            if seat != view.seat:
                count = self._held(seat)
                hands[seat] = tuple(sorted(hidden[:count], key=lambda card: card.order))
                hidden = hidden[count:]
        return replace(self.bench, hands=(hands[0], hands[1]))

    def _hidden(self) -> list[Card]:
        view = self.view
        period = view.periods[-1]
        lines = chain.from_iterable(line.cards for line in period.lines if line)
        picks = (card for card in period.picks if card)
        known = {*view.hand, *view.discards, *lines, *picks}
        return [card for card in full_pack(view.options) if card not in known]

    def _held(self, seat: int) -> int:
        """The cards of a seat that the viewer does not see, those chosen in secret among them."""
        view = self.view
        period = view.periods[-1]
        given = period.picks[seat] if view.stage is Stage.FACEOFF else period.lines[seat]
        if not view.chosen[seat] or given:
            return view.cards_left[seat]
        return view.cards_left[seat] + (1 if view.stage is Stage.FACEOFF else len(POSITIONS))


@dataclass(frozen=True, slots=True)
class Choice:
    """A card or a line from a seat, what it saw then, and how everyone got to see it."""

    ply: int
    seat: int
    move: Move = field(repr=False)
    spot: SeenPeriod = field(repr=False)
    play: FaceOff | SetUp = field(repr=False)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everyone saw, and the spots before and after it; no spot if no card is due."""

    ply: int
    play: FaceOff | SetUp = field(repr=False)
    before: SeenPeriod
    after: SeenPeriod | None


def told_of(
    game: Game[LineupMatch], options: Options, log: Iterable[tuple[int, Move]]
) -> tuple[list[Event], list[Choice]]:
    """What everyone saw in a match, and what was chosen, both in order."""
    events, choices, open_choices = list[Event](), list[Choice](), list[tuple[int, int, Move, SeenPeriod]]()
    state = game.new(options)
    seen = view(game.id, state, None)
    for ply, (seat, move) in enumerate(log):
        own = None if seat not in SEATS else SeenPeriod(view(game.id, state, seat))
        state, _ = game.play(state, seat, move)
        after = view(game.id, state, None)
        if own is not None and seat in own.view.to_act:
            open_choices.append((ply, seat, move, own))
            play = _played(seen, after)
            if play is not None:
                events.append(
                    Event(
                        ply, play, SeenPeriod(seen), SeenPeriod(after) if after.phase is Phase.PLAY else None
                    )
                )
                choices += [Choice(*each, play) for each in open_choices]
                open_choices = []
        seen = after
    return events, sorted(choices, key=lambda choice: choice.ply)


def _played(before: LineupView, after: LineupView) -> FaceOff | SetUp | None:
    """What everyone sees now and didn't before; None for a secret choice or a resignation."""
    place = len(before.periods) - 1
    was, now = before.periods[place], after.periods[place]
    if was.faceoff != now.faceoff:
        return now.faceoff
    lines = [line if line != old else None for old, line in zip(was.lines, now.lines, strict=True)]
    if lines == [None, None]:
        return None
    return SetUp(now.number, (lines[0], lines[1]), _less(after.score, before.score))


def _less(one: Score, other: Score) -> Score:
    return one[0] - other[0], one[1] - other[1]
