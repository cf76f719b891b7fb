"""Leaderboards as they stand after some matches, with names that are hard to fit."""

from collections.abc import Iterator

from bot.messages.drawing import Drawing
from bot.words import words_for
from db.model.league import Climb, Order
from db.model.people import Standing
from faces.league.climbers import climbers_words
from faces.league.row import RowStyle
from faces.league.table import draw_table

NAMES = (
    "Jon",
    "東京タワー選手権大会",
    "👨‍👩‍👧‍👦 The Family",
    "שלום עולם",
    "Darrell of the Great Slave Lake",
    "Zoé",
)
FORMS = ("win " * 12, "loss win tie", "tie", "win loss", "win win loss", "loss loss")
CLIMBS = [Climb(5, 12, 5), Climb(1, 4, 1), Climb(3, 4, 3)]


def boards(language: str) -> Iterator[Drawing]:
    """In every order, and of pairs; the reader's own row below."""
    words = words_for(language)
    rows = [
        Standing(
            rank,
            rank,
            rank,
            name,
            21 - rank,
            14 - 2 * rank,
            rank + 5,
            2,
            40 - rank,
            30,
            mu=30.0 - rank,
            rated=rank + 5,
        )
        for rank, name in enumerate(NAMES, start=1)
    ]
    outcomes = {rank: told.split() for rank, told in enumerate(FORMS, start=1)}
    for order in Order:
        own = RowStyle(words, order, private=False).row(rows[0])
        climbing = climbers_words(words, CLIMBS, dict(enumerate(NAMES, start=1)), season=order is Order.GOALS)
        yield Drawing(f"{draw_table(words, order, rows, outcomes)}\n{own}\n{climbing}")
    pairs = [
        Standing(rank, rank, rank, one, 8, 8 - rank, rank, 0, 9, 8, partner_id=9, partner=other)
        for rank, (one, other) in enumerate(zip(NAMES, reversed(NAMES), strict=True), start=1)
    ]
    yield Drawing(draw_table(words, Order.POINTS, pairs, {}))
