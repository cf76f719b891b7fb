"""A finished match in short: a few sentences, three stars, and numbers.

All of it follows from the match and its public facts.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.roster import Roster, roster_of
from faces.tale.choosing import one_of
from faces.tale.meetings import streak_of
from faces.tale.shots import End, Shot, shots_of
from faces.tale.stars import CLOSE, HAT_TRICK, star_lines, winning_goal
from hockey.field.period import SIZES
from hockey.game import SIDES, By, Outcome
from hockey.pile.view import PileView

MOST_SENTENCES = 3
MOST_STORY, MOST_RATED_STORY = 115, 69
"""How many letters make three lines on a phone, and two: ratings or a cup take one of a result's ten."""
ROUT = 4
"""Ahead by this many goals at the end, a side has run away with it."""
MANY_SAVES, MANY_POSTS, MANY_WIDE, LONG_WAIT = 2, 2, 3, 3
"""What deserves a sentence if there's room: by one player, and shots before a goal."""


def recap_lines(words: Words, loaded: LoadedMatch, outcome: Outcome) -> list[str]:
    """How it went, a streak, and the stars; the streak alone if no one had a shot in the match."""
    shots, streak = list(shots_of(loaded.view(None))), streak_of(words, loaded, outcome)
    if not shots:
        return [streak] if streak else []
    tale = _Tale(words, loaded, outcome, shots, roster_of(loaded))
    told = list(_alternating(list(tale.sentences())[:MOST_SENTENCES]))
    room = MOST_RATED_STORY if loaded.moved or loaded.match.tournament_name else MOST_STORY
    last = [streak] if streak else []
    # The most important is first.
    while len(told + last) > 1 and len(" ".join(told + last)) > room:
        told.pop()
    return [" ".join(told + last), *tale.stars(), tale.numbers()]


@dataclass(frozen=True, slots=True)
class _Tale:
    words: Words
    loaded: LoadedMatch
    outcome: Outcome
    shots: Sequence[Shot]
    roster: Roster

    @property
    def goals(self) -> list[Shot]:
        return [shot for shot in self.shots if shot.end is End.GOAL]

    def sentences(self) -> Iterator[list[str]]:
        """How it began, went and ended, then what else deserves a sentence. Shots are counted below it."""
        yield self._opening()
        # How a tie came about is told at the end.
        if len(self.goals) > (1 if self.outcome.winner is not None else 2):
            yield from self._middle()
        yield from self._ending()
        yield from self._colour()

    def _opening(self) -> list[str]:
        if not self.goals:
            return self._say("recap-none", count=len(self.shots))
        first = self.goals[0]
        if self._in_sudden_death(first):
            return self._say("recap-first-overtime", player=self._player(first))
        key = "recap-only" if len(self.goals) == 1 else "recap-first"
        return self._say(key, player=self._player(first), place=self._place(first), score=self._score(first))

    def _middle(self) -> Iterator[list[str]]:
        leads = [0 if shot.score[0] > shot.score[1] else 1 for shot in self.goals if _ahead(shot)]
        changes = sum(one != other for one, other in pairwise(leads))
        winner = self.outcome.winner
        if changes > 1:
            yield self._say("recap-seesaw", count=changes)
        elif winner is not None and leads[0] != winner and self.outcome.by is By.PLAY:
            behind = max(shot.score[1 - winner] - shot.score[winner] for shot in self.goals)
            yield self._say("recap-comeback", side=self._side(winner), count=behind)
        elif winner is None or leads[0] != winner or self._was_level():
            yield self._levelled(leads[0])
        elif self._margin() >= ROUT:
            yield self._say("recap-rout", side=self._side(winner), count=self._margin())
        elif self._shut_out() is None:  # for a player who never scored, the end says more
            yield from self._led(winner)

    def _led(self, winner: int) -> Iterator[list[str]]:
        if len(self.roster.names) == SIDES:
            yield self._say("recap-ahead-again")  # the first scorer has just been named
        else:
            yield self._say("recap-ahead", side=self._side(winner))

    def _levelled(self, leader: int) -> list[str]:
        """For a match that was tied again, or stopped before that."""
        last = self.goals[-1]
        level = next((shot for shot in self.goals if shot.score[0] == shot.score[1]), last)
        if level is last and self.outcome.winner is None and self.outcome.by is By.PLAY:
            # The ending tells that goal.
            most = max(abs(shot.score[0] - shot.score[1]) for shot in self.goals)
            return self._say("recap-led", side=self._side(leader), count=most)
        return self._say("recap-level", player=self._player(level), score=self._score(level))

    def _ending(self) -> Iterator[list[str]]:
        """How it was decided, if that wasn't said yet."""
        winner, last = self.outcome.winner, self.goals[-1] if self.goals else None
        if self.outcome.by is not By.PLAY:
            return
        if last is None:
            yield from self._goalless()
        elif winner is None:
            yield self._say("recap-tied", side=self._side(last.seat % SIDES), score=self._score(last))
        elif last.score[0] == last.score[1]:
            yield self._say("recap-shootout", side=self._side(winner))
        elif self._margin() <= CLOSE:
            yield from self._last(last, winner)

    def _goalless(self) -> Iterator[list[str]]:
        if self.outcome.winner is not None:
            yield self._say("recap-shootout", side=self._side(self.outcome.winner))
        elif any(map(self._in_overtime, self.shots)):
            yield self._say("recap-overtime-too")

    def _last(self, last: Shot, winner: int) -> Iterator[list[str]]:
        if len(self.goals) > 1:  # an only goal has just been told
            won = "recap-overtime" if self._in_sudden_death(last) else "recap-last"
            key = won if last.seat % SIDES == winner else "recap-back"
            facts = {"player": self._player(last), "score": self._score(last), "place": self._place(last)}
            yield self._say(key, side=self._side(last.seat % SIDES), count=self._last_in_a_row(), **facts)
        if tries := self._tries():
            yield self._say("recap-holds", side=self._side(1 - winner), count=tries)

    def _last_in_a_row(self) -> int:
        """How many goals one side scored in a row at the end."""
        sides = [shot.seat % SIDES for shot in reversed(self.goals)]
        return next((at for at, side in enumerate(sides) if side != sides[0]), len(sides))

    def _tries(self) -> int:
        """How many shots could have tied it after the winning goal, if that was the last one."""
        winner, last = self.outcome.winner, self.goals[-1] if self.goals else None
        close = self.outcome.by is By.PLAY and self._margin() == 1
        if not close or winner is None or last is None or last.seat % SIDES != winner:
            return 0
        return sum(shot.seat % SIDES != winner for shot in self.shots[self.shots.index(last) + 1 :])

    def _colour(self) -> Iterator[list[str]]:
        """What stands out, the most important first."""
        scored = Counter(shot.seat for shot in self.goals).most_common(1)
        for seat, count in scored:
            if count >= HAT_TRICK:
                yield self._say("recap-hat-trick-told", player=self._name(seat), count=count)
        if (loser := self._shut_out()) is not None:
            yield self._say("recap-shutout", side=self._side(loser))
        yield from self._saved()
        for seat, count in self._most(End.POST, MANY_POSTS):
            yield self._say("recap-posts-told", player=self._name(seat), count=count)
        # A field is told by its halves, and a one-period match has only one place.
        places = {self._place(shot) for shot in self.goals}
        if len(places) == 1 < min(len(self.goals), self.loaded.match.length):
            yield self._say("recap-one-period", count=len(self.goals), place=self._place(self.goals[0]))
        if self.goals and (wait := self.shots.index(self.goals[0])) >= LONG_WAIT:
            yield self._say("recap-wait", count=wait)
        for seat, count in self._most(End.WIDE, MANY_WIDE):
            yield self._say("recap-wide-told", player=self._name(seat), count=count)

    def _saved(self) -> Iterator[list[str]]:
        for seat, count in self._most(End.SAVE, MANY_SAVES):
            if seat % SIDES == self.outcome.winner and count <= self._tries():
                continue  # it was just said that shots to tie it stayed out
            yield self._say("recap-saves-told", player=self._name(seat), count=count)
            for other, fewer in self._most(End.SAVE, MANY_SAVES, but=seat % SIDES):
                yield self._say("recap-saves-across", player=self._name(other), count=fewer)

    def _shut_out(self) -> int | None:
        """The side that shot and never scored, if the other one scored more than once."""
        if self.outcome.winner is None or len(self.goals) <= 1:
            return None
        loser = 1 - self.outcome.winner
        tried = any(shot.seat % SIDES == loser for shot in self.shots)
        return loser if tried and not self.outcome.score[loser] else None

    def _most(self, end: End, least: int, *, but: int | None = None) -> list[tuple[int, int]]:
        """The player with most of these, saves or misses, and how many; none below the minimum.

        Leaves out the side in `but`.
        """
        counted = Counter(
            shot.against if end is End.SAVE else shot.seat for shot in self.shots if shot.end is end
        )
        of_side = [each for each in counted.most_common() if each[0] % SIDES != but]
        return [each for each in of_side[:1] if each[1] >= least]

    def _margin(self) -> int:
        return abs(self.outcome.score[0] - self.outcome.score[1])

    def numbers(self) -> str:
        counted: Counter[tuple[str, int]] = Counter()
        for shot in self.shots:
            counted["shots", shot.seat % SIDES] += 1
            # A save is the other side's.
            counted[shot.end, (shot.against if shot.end is End.SAVE else shot.seat) % SIDES] += 1
        kinds = ("shots", End.SAVE, End.POST)
        sides = ("home", "away")
        return self.words(
            "recap-numbers",
            posts=counted[End.POST, 0] + counted[End.POST, 1],
            **{f"{name}{kind}": counted[kind, side] for kind in kinds for side, name in enumerate(sides)},
        )

    def stars(self) -> Iterator[str]:
        winner = winning_goal(self.outcome, self.shots)
        overtime = winner is not None and self._in_overtime(winner)
        return star_lines(self.words, self.roster, self.outcome, self.shots, overtime=overtime)

    def _was_level(self) -> bool:
        return any(shot.score[0] == shot.score[1] for shot in self.goals)

    def _in_overtime(self, shot: Shot) -> bool:
        return "length" in self.loaded.game.options and shot.period > self.loaded.match.length

    def _in_sudden_death(self, shot: Shot) -> bool:
        """True in an overtime that ends with a goal; Turn-Based's is played out."""
        return self._in_overtime(shot) and isinstance(self.loaded.view(None), PileView)

    def _place(self, shot: Shot) -> str:
        length = self.loaded.match.length
        if "length" not in self.loaded.game.options:
            late = 2 * shot.play > self.loaded.match.options.cards - sum(SIZES)
            return self.words("recap-place-field", field=shot.period, half="second" if late else "first")
        key = "overtime" if shot.period > length else "shift" if length == 1 else str(shot.period)
        return self.words(f"recap-place-{key}")

    def _player(self, shot: Shot) -> str:
        return self._name(shot.seat)

    def _name(self, seat: int) -> str:
        return self.roster.player(self.words, seat)

    def _side(self, side: int) -> str:
        return self.roster.side(self.words, side)

    def _score(self, shot: Shot) -> str:
        """The score after a shot, the leader's goals first."""
        return self.words("score", own=max(shot.score), other=min(shot.score))

    def _say(self, key: str, **facts: str | int) -> list[str]:
        """The ways to say it, with the match's own first."""
        text = self.words(key, **facts)
        ways = text.split("\n")
        return [one_of(self.loaded.id, key, nth, text) for nth in range(len(ways))]


def _alternating(told: Sequence[Sequence[str]]) -> Iterator[str]:
    """One way of each; if possible, none begins with the same name as the one before."""
    begun = ""
    for ways in told:
        sentence = next((way for way in ways if _first(way) != begun), ways[0])
        begun = _first(sentence)
        yield sentence


def _first(sentence: str) -> str:
    return sentence.partition(" ")[0].strip(",.:!")


def _ahead(shot: Shot) -> bool:
    return shot.score[0] != shot.score[1]
