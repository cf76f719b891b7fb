"""The three stars of a finished match: who did most for it, and what that was."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.words import Words
from faces.parts import card
from faces.roster import Roster
from faces.tale.folding import joined
from faces.tale.shots import End, Shot
from hockey.game import SIDES, By, Outcome

STARS, MOST_REASONS = 3, 2
HAT_TRICK = 3
CLOSE = 2
"""A match decided by at most this many goals hung on single ones."""
GOAL, WINNER = 3, 2
"""How much a goal counts compared with a save, and how much more the winning goal counts."""

Merit = tuple[str, int]
"""What a player did, as the words name it, and how often."""


def winning_goal(outcome: Outcome, shots: Sequence[Shot]) -> Shot | None:
    """The goal that was one more than the other side had in the end; None if no goal decided it."""
    winner = outcome.winner
    if winner is None or outcome.by is not By.PLAY:
        return None
    goals = [shot for shot in shots if shot.end is End.GOAL and shot.seat % SIDES == winner]
    needed = outcome.score[1 - winner]
    return goals[needed] if len(goals) > needed else None


def star_lines(
    words: Words, roster: Roster, outcome: Outcome, shots: Sequence[Shot], *, overtime: bool
) -> Iterator[str]:
    """A line for each of the stars. `overtime` is whether it was decided there."""
    told = list(_Stars(words, roster, outcome, shots, overtime=overtime).told())[:STARS]
    for star, (name, reasons) in enumerate(told, start=1):
        why = [words(f"recap-{reason}", count=count) for reason, count in reasons[:MOST_REASONS]]
        told_why = joined(lambda first, second: words("fold-and", first=first, second=second), why)
        yield words(f"recap-star-{star}", name=name, why=told_why)


@dataclass(frozen=True, slots=True)
class _Stars:
    words: Words
    roster: Roster
    outcome: Outcome
    shots: Sequence[Shot]
    overtime: bool

    def told(self) -> Iterator[tuple[str, list[Merit]]]:
        """Players by what they did, winners first; then the goalposts and the card that won.

        If that is fewer than three: a card that scored, the puck, and a player who never shot.
        """
        seats = range(len(self.roster.names))
        tried = Counter(shot.seat for shot in self.shots)
        done = sorted(filter(self._worth, seats), key=lambda seat: (-self._won(seat), -self._worth(seat)))
        idle = [seat for seat in seats if tried[seat] and seat not in done]
        reasons = {seat: list(self._reasons(seat)) for seat in done}
        for seat in [*done, *(idle if len(seats) == SIDES else [])]:
            yield self.roster.player(self.words, seat), reasons.get(seat, [("tried", tried[seat])])
        if posts := self._all(End.POST):
            yield self.words("recap-posts"), [("kept-out", len(posts))]
        if (deciding := self._deciding()) is not None:
            yield self._scored(deciding, "won" if self._winner else "tied")
        elif goals := self._all(End.GOAL):
            yield self._scored(goals[-1], "scored")
        else:
            yield self.words("recap-puck"), [("stayed-out", len(self.shots))]
        if len(seats) == SIDES:
            yield from (
                (self.roster.player(self.words, seat), [("no-shot", 1)])
                for seat in seats
                if not tried[seat] and seat not in done
            )

    def _scored(self, goal: Shot, how: str) -> tuple[str, list[Merit]]:
        """The card or the pair that a goal was scored with."""
        one, other = (card(self.words, each) for each in goal.cards)
        if goal.paired:
            return self.words("lineup-pair", one=one, other=other), [(f"pair-{how}", 1)]
        return one, [(f"card-{how}", 1)]

    def _all(self, end: End) -> list[Shot]:
        return [shot for shot in self.shots if shot.end is end]

    @property
    def _winner(self) -> Shot | None:
        return winning_goal(self.outcome, self.shots)

    def _deciding(self) -> Shot | None:
        goals = self._all(End.GOAL)
        tied = self.outcome.winner is None and self.outcome.by is By.PLAY
        return self._winner or (goals[-1] if goals and tied else None)

    def _reasons(self, seat: int) -> Iterator[Merit]:
        goals, saves = self._goals(seat), self._saves(seat)
        winner = self._winner is not None and self._winner.seat == seat
        if winner and goals == 1:
            yield ("overtime-winner" if self.overtime else "winner"), 1
        elif goals:
            yield ("hat-trick" if goals == HAT_TRICK else "goals"), goals
            if winner and abs(self.outcome.score[0] - self.outcome.score[1]) <= CLOSE:
                yield ("overtime-among" if self.overtime else "among"), 1
        if saves:
            yield "saves", saves
        if self._won(seat) and self._winner is None and self.outcome.by is By.PLAY:
            yield "shootout-winner", 1

    def _worth(self, seat: int) -> int:
        won = self._winner is not None and self._winner.seat == seat
        return GOAL * self._goals(seat) + WINNER * won + self._saves(seat)

    def _goals(self, seat: int) -> int:
        return sum(shot.end is End.GOAL and shot.seat == seat for shot in self.shots)

    def _saves(self, seat: int) -> int:
        return sum(shot.end is End.SAVE and shot.against == seat for shot in self.shots)

    def _won(self, seat: int) -> bool:
        return self.outcome.winner == seat % SIDES
