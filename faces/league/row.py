"""A row of a leaderboard in full: the reader's own."""

from dataclasses import dataclass

from bot.words import Words
from db.model.league import Order
from db.model.people import Standing
from faces.league.card import rating_words
from faces.parts import plain

PERCENT = 100


@dataclass(frozen=True, slots=True)
class RowStyle:
    """The texts of a row: for everyone, or `private` to its player alone."""

    words: Words
    order: Order
    private: bool

    def row(self, row: Standing) -> str:
        words, name = self.words, plain(row.name)
        if row.partner is not None:
            name = words("side-names", first=name, second=plain(row.partner))
        key = "board-row-you" if self.private else "board-row"
        head = words(key, rank=row.rank, player=name, value=self._value(row))
        return f"{head}\n{self._record(row)}"

    def _value(self, row: Standing) -> str:
        """The number that the order goes by."""
        if self.order is Order.RATING:
            if row.mu is None:
                return self.words("board-unrated")
            return rating_words(self.words, row.mu, row.rated or 0)
        if self.order is Order.GOALS:
            return self.words("board-goals", goals=row.goals_for)
        if self.order is Order.RATE:
            return self.words("board-rate", rate=round(PERCENT * row.wins / row.games))
        return self.words("board-value", points=row.points)

    def _record(self, row: Standing) -> str:
        words = self.words
        won = _otherwise(words, "won", row.won_by_walkover, row.won_by_resigning, row.won_by_clock)
        lost = _otherwise(words, "lost", row.lost_by_walkover, row.lost_by_resigning, row.lost_by_clock)
        return words(
            "board-record",
            wins=row.wins,
            won=won,
            losses=row.losses,
            lost=lost,
            ties=row.ties,
            **{"for": row.goals_for, "against": row.goals_against},
        )


def _otherwise(words: Words, how: str, walkovers: int, resigned: int, clock: int) -> str:
    """How many of the wins or losses weren't played out, in brackets; empty if none."""
    pieces = [words("board-walkovers", count=walkovers)] if walkovers else []
    if resigned:
        pieces.append(words(f"board-{how}-resigned", count=resigned))
    if clock:
        pieces.append(words("board-clock", count=clock))
    return words("board-otherwise", pieces=", ".join(pieces)) if pieces else ""
