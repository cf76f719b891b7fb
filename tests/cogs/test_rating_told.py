"""What a match did to ratings, as its result tells it."""

import re
from dataclasses import replace

import pytest

from bot.messages.room import MOST_CONTENT
from db.matches.crowds import MOST_FOLLOWERS
from db.model.crowd import Crowd
from db.model.league import Moved, points_of
from db.model.people import Preferences
from hockey.catalogue import CATALOGUE
from hockey.game import RESIGN
from tests.cogs import lines
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.ended import ended
from tests.cogs.languages import LANGUAGES
from tests.cogs.rink import Rink
from tests.cogs.test_longest_sheets import LONG, text_of
from tests.hockey.matches import log_of
from tests.typeset import together

TOLD = re.compile(r"(\w+)\s(\d+)\s\(([+−])(\d+)\)")


def told(rink: Rink) -> dict[str, tuple[str, int, int]]:
    """For each name: the way, by how much, to what."""
    found = TOLD.findall(rink.last().content)
    return {name: (way, int(by), int(to)) for name, to, way, by in found}


async def test_a_result_tells_by_how_much_each_rating_moved_and_to_what(rink: Rink) -> None:
    loaded = await ended(rink)
    outcome = loaded.view(None).outcome
    assert outcome
    assert outcome.winner is not None
    first = told(rink)
    names = [seat.name for seat in loaded.match.seats]
    assert {name: first[name][0] for name in names} == {
        names[outcome.winner]: "+",
        names[1 - outcome.winner]: "−",
    }
    for way, by, to in first.values():
        assert to == (1000 + by if way == "+" else 1000 - by)
    await rink.jon.slash(rink.ice, "hockey stats")
    (card,) = rink.last().attachments
    assert together(f"rating {first['Jon'][2]} (provisional, 1 of 10)") in (card.description or "")


@pytest.mark.parametrize(("plays", "moved"), [(0, ["Jon"]), (5, ["Jon"]), (6, ["Jon", "Darrell"])])
async def test_until_three_cards_a_side_a_resignation_gives_the_winner_no_rating(
    rink: Rink, plays: int, moved: list[str]
) -> None:
    await rink.face_off(length=1)
    for _ in range(plays):
        await rink.play()
    await rink.jon.resign(rink.ice)
    ways = {name: way for name, (way, *_) in told(rink).items()}
    assert ways == {name: "−" if name == "Jon" else "+" for name in moved}


@pytest.mark.parametrize(("met", "moved"), [(False, {"Jon"}), (True, {"Jon", "Darrell"})])
async def test_cards_of_a_line_count_one_by_one(rink: Rink, met: bool, moved: set[str]) -> None:
    await lines.begun(rink)
    await lines.face_off(rink, rink.jon)
    if met:
        await lines.set_up(rink.darrell)
        await lines.set_up(rink.jon)
    await rink.jon.resign(rink.ice)
    assert told(rink).keys() == moved


async def test_who_is_on_no_board_is_not_told_of(rink: Rink) -> None:
    await rink.store.people.saw_player(rink.darrell.id, "Darrell", "en-US")
    await rink.store.wishes.set_player(rink.darrell.id, lambda _: Preferences(hidden=True))
    await ended(rink)
    assert list(told(rink)) == ["Jon"]


def worn(locale: str, game: str, moved: tuple[Moved, ...], names: tuple[str, ...]) -> str:
    match = drawn(CATALOGUE[game], log_of(CATALOGUE[game], 1), names)
    spoken = replace(match.loaded, match=replace(match.loaded.match, locale=locale), moved=moved)
    return "\n".join(Drawn(spoken).public["result"])


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Rating: Jon 1240 (+18) · Darrell 1000 (same)"),
        ("fr", "Cote : Jon 1240 (+18) · Darrell 1000 (inchangée)"),
        ("ru", "Рейтинг: Jon 1240 (+18) · Darrell 1000 (прежний)"),
    ],
)
def test_it_is_told_in_each_language(locale: str, line: str) -> None:
    moved = Moved(0, 30.55, 31.0, 4), Moved(1, 25.001, 25.0, 11)
    shown = worn(locale, "classic", moved, ("Jon", "Darrell")).replace("\u202f", " ").replace("\xa0", " ")
    assert (points_of(31.0), points_of(30.55)) == (1240, 1222)
    assert line in shown


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_it_fits_with_as_many_who_watched_it_too(language: str) -> None:
    """Who won, by what, and whom it calls are told whatever the names are."""
    moved = tuple(Moved(seat, 25.0, 25.0 + seat, 10**6) for seat in range(4))
    log = [*log_of(CATALOGUE["partners"], 1)[:-1], (1, RESIGN)]
    match = drawn(CATALOGUE["partners"], log, LONG)
    crowd = Crowd(tuple(range(10**19, 10**19 + MOST_FOLLOWERS)), 9, LONG + LONG)
    spoken = replace(match.loaded.match, locale=language)
    result = Drawn(replace(match.loaded, match=spoken, moved=moved, crowd=crowd)).drawings()["result"]
    assert text_of(result) <= MOST_CONTENT
    assert (result.content or "").count("<@") == MOST_FOLLOWERS
