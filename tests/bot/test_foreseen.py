"""A hand that was drawn while the card was kept is the answer only where all has come as it was foreseen."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.publishing.foreseen import Foreseen
from hockey.catalogue import DEFAULT, PILE_GAMES
from tests.cogs.drawn import drawn
from tests.hockey.matches import log_of

GAME = PILE_GAMES[DEFAULT]
LOADED = drawn(GAME, log_of(GAME, 1961)[:9]).loaded
LATER = drawn(GAME, log_of(GAME, 1961)[:10]).loaded
JON = LOADED.match.seats[0].player_id


class Pen:
    """Draws hands, and says from which match and how often."""

    def __init__(self) -> None:
        self.drew: list[tuple[LoadedMatch, int, bool]] = []

    def __call__(self, loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        self.drew.append((loaded, seat, private))
        return Drawing(f"hand {len(self.drew)}")


def test_it_is_drawn_once_where_the_match_stands_as_foreseen() -> None:
    pen = Pen()
    foreseen = Foreseen(pen, JON, private=False)
    foreseen.see(LOADED)
    kept = replace(LOADED, now=LOADED.now + 0.002)
    assert foreseen.hand(kept, 0, private=False).content == "hand 1"
    assert len(pen.drew) == 1


@pytest.mark.parametrize(
    ("otherwise", "seat", "private"),
    [
        (lambda loaded: replace(loaded, state=LATER.state, ply=LATER.ply), 0, False),
        (lambda loaded: replace(loaded, match=replace(loaded.match, due_at=1e12)), 0, False),
        (lambda loaded: loaded, 1, False),
        (lambda loaded: loaded, 0, True),
    ],
    ids=["somebody was quicker", "the clock was stopped", "another seat", "another message"],
)
def test_it_is_drawn_anew_where_anything_has_come_otherwise(
    otherwise: Callable[[LoadedMatch], LoadedMatch], seat: int, *, private: bool
) -> None:
    pen = Pen()
    foreseen = Foreseen(pen, JON, private=False)
    foreseen.see(LOADED)
    now = otherwise(LOADED)
    assert foreseen.hand(now, seat, private=private).content == "hand 2"
    assert pen.drew[1:] == [(now, seat, private)]


def test_it_is_drawn_anew_once_it_looks_different_by_itself() -> None:
    pen = Pen()
    due = LOADED.now + 1.0
    timed = replace(LOADED, match=replace(LOADED.match, due_at=due))
    foreseen = Foreseen(pen, JON, private=False)
    foreseen.see(timed)
    assert foreseen.hand(timed, 0, private=False).content == "hand 1"
    assert foreseen.hand(replace(timed, now=due), 0, private=False).content == "hand 2"


def test_a_card_is_kept_although_its_hand_cannot_be_drawn(caplog: pytest.LogCaptureFixture) -> None:
    def broken(loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        raise LookupError(loaded.id, seat, private)

    Foreseen(broken, JON, private=False).see(LOADED)
    assert "could not be drawn beforehand" in caplog.text
