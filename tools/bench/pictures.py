"""What pictures cost: to draw, to send, and in plays a second with the rink's."""

from collections.abc import AsyncIterator
from random import Random
from statistics import median
from time import process_time

from sqlalchemy.engine import make_url

from bot.words import words_for
from db.model.people import Setup, SheetLook
from faces.league import portrait
from faces.rink.ice import render
from faces.rink.picture import rink_of
from hockey.catalogue import DEFAULT, PILE_GAMES
from hockey.pile.view import PileView
from tests.cogs.drawn import drawn
from tests.db.stores import store_at
from tests.hockey.matches import log_of
from tools.bench.league import KIBI, League, breakaway, hockey_league, settled, url_of
from tools.bench.load import hurried, undisturbed
from tools.bench.row import Row
from tools.gallery.remembered import cards

MATCHES, CARDS = 50, 5
ROUNDS = 3
SECONDS = 4.0
MOST_CPU_MS, MOST_KIB = 40.0, 60.0
GOOD = 0.9
"""The lowest share of the plays a second that text alone allows."""


async def rows() -> AsyncIterator[Row]:
    for row in (*_drawn(), *_card()):
        yield row
    text, pictures = await _speeds()
    yield Row("plays a second in text alone", text)
    yield Row("plays a second in text alone / with pictures", text / pictures, 1 / GOOD)


def _drawn() -> list[Row]:
    """Every picture of a classic match, a new one after each play."""
    game, words = PILE_GAMES[DEFAULT], words_for(None)
    log = log_of(game, 1961)
    took, sizes = [], []
    for length in range(len(log) + 1):
        loaded = drawn(game, log[:length]).loaded
        view = loaded.view(None)
        if isinstance(view, PileView) and view.period:
            picture = rink_of(words, loaded, view, pictures=True)
            assert picture
            render.cache_clear()
            before = process_time()
            sizes.append(len(picture.render()) / KIBI)
            took.append((process_time() - before) * 1000)
    return [
        Row("CPU ms a picture of the rink, the median", median(took)),
        Row("CPU ms a picture of the rink, the slowest of a match", max(took), MOST_CPU_MS),
        Row("KiB a picture of the rink, the largest of a match", max(sizes), MOST_KIB),
        Row("KiB of pictures a match, one for each play", sum(sizes)),
    ]


def _card() -> list[Row]:
    """A hockey card, drawn each time."""
    took, card = [], next(cards("en")).picture
    assert card
    for _ in range(CARDS):
        portrait.render.cache_clear()
        before = process_time()
        size = len(card.render()) / KIBI
        took.append((process_time() - before) * 1000)
    return [
        Row("CPU ms a hockey card, the median", median(took), MOST_CPU_MS),
        Row("KiB a hockey card", size, MOST_KIB),
    ]


async def _speeds() -> list[float]:
    """Plays a second in text alone and with pictures, measured alternately on one machine."""
    async with hockey_league(MATCHES, running=False) as text, hockey_league(MATCHES, running=False) as art:
        await _choose(text, SheetLook.TEXT)
        await _choose(art, SheetLook.PICTURES)
        async with breakaway(text), breakaway(art):
            rounds = [
                [await _round(league, Random(number)) for league in (text, art)] for number in range(ROUNDS)
            ]
    return [median(speeds) for speeds in zip(*rounds, strict=True)]


async def _round(league: League, chance: Random) -> float:
    """Finish everything left of one round before the next."""
    await settled(league)
    with undisturbed():
        speed = await hurried(league, SECONDS, chance)
    await settled(league)
    return speed


async def _choose(league: League, look: SheetLook) -> None:
    store = await store_at(make_url(url_of(league)).set(drivername="sqlite+aiosqlite"))
    await store.wishes.set_server(league.guild.guild.id, lambda _: Setup(DEFAULT, look=look))
    await store.close()
