"""Analyses of finished matches: in other processes, one match after the other, and in words."""

import asyncio
import re
import time
from collections.abc import Iterator

import pytest

from bot.kit.processes import Processes
from bot.messages.drawing import Drawing
from bot.messages.room import MOST_CONTENT
from bot.opponents.opponents import LONGEST_SECONDS
from bot.opponents.reviews import Review, Reviews, TooManyReviewsError
from bot.words import words_for
from db.model.minds import LEVELS
from db.store import Store
from faces.coach.curve_in_words import MOST_ALT
from faces.coach.review import draw_review
from faces.result import draw_result
from hockey.catalogue import CATALOGUE
from minds.analysis.report import Fault
from tests.bot.practice import Practice

pytestmark = pytest.mark.slow

SEVERAL = 3
SHORTEST = "field"
"""The game with the fastest matches and analyses."""
FEW_WORLDS = 3_000
"""Enough for tests that don't ask how certain a review is."""
WORDS = words_for("en")
MISSED = {Fault.MISSED_GOAL, Fault.MISSED_CHANCE, Fault.WAY_OPEN}


@pytest.fixture(scope="module")
def pool() -> Iterator[Processes]:
    """The processes of a bot, for all tests here."""
    made = Processes(2)
    yield made
    asyncio.run(made.close())


async def test_a_mind_does_not_wait_for_what_is_told_of_matches_that_are_over(
    store: Store, pool: Processes
) -> None:
    practice = Practice(store, pool, usual=0.0)
    over = [await practice.played_out("rookie", SHORTEST) for _ in range(SEVERAL)]
    reviews = Reviews(store, pool)
    began = time.monotonic()
    await reviews.of(over.pop())
    one_takes = time.monotonic() - began
    told = [asyncio.create_task(reviews.of(loaded)) for loaded in over]
    # By then, as many are running as may.
    await asyncio.sleep(one_takes / 8)
    asked = asyncio.create_task(pool.ask(len, LEVELS, longest=LONGEST_SECONDS))
    first, _ = await asyncio.wait({asked, *told}, return_when=asyncio.FIRST_COMPLETED)
    assert first == {asked}
    assert all(await asyncio.gather(*told))


async def test_a_wait_that_would_be_too_long_is_refused_at_once(store: Store, pool: Processes) -> None:
    practice = Practice(store, pool, usual=0.0)
    over = [await practice.played_out("rookie", SHORTEST) for _ in range(SEVERAL)]
    reviews = Reviews(store, pool, longest_wait=0.0, worlds=FEW_WORLDS)
    told = await asyncio.gather(*map(reviews.of, over), return_exceptions=True)
    assert [type(each) for each in told] == [Review, TooManyReviewsError, TooManyReviewsError]
    # No one is kept away for good, and a finished review is there at once.
    assert await reviews.of(over[0]) is told[0]
    assert isinstance(await reviews.of(over[1]), Review)


async def test_two_who_ask_for_the_same_match_have_it_thought_out_once(store: Store, pool: Processes) -> None:
    practice = Practice(store, pool, usual=0.0)
    over, reviews = await practice.played_out("rookie", SHORTEST), Reviews(store, pool, worlds=FEW_WORLDS)
    one, other = await asyncio.gather(reviews.of(over), reviews.of(over))
    assert one is other


@pytest.mark.parametrize("game", ["streak", "partners", "lineup", "field"])
async def test_a_match_of_any_game_is_told_in_words(store: Store, pool: Processes, game: str) -> None:
    assert game in CATALOGUE
    practice = Practice(store, pool, usual=0.0)
    over = await practice.played_out("rookie", game)
    review = await Reviews(store, pool, worlds=FEW_WORLDS).of(over)
    drawing = draw_review(WORDS, over, review, lambda play: f"https://example.org/{play.period}")
    text = drawing.content or ""
    assert len(text) <= MOST_CONTENT
    outcome = over.view(None).outcome
    assert outcome
    assert (WORDS("final-button-analyse"), f"analyse:{over.id}") in buttons_of(
        draw_result(WORDS, over, outcome)
    )
    assert "**Turning point:**" in text
    numbers = [int(number) for number in re.findall(r"^(\d+)\. \[", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert buttons_of(drawing) == [
        (f"Watch {number}", f"watch:{over.id}:{mistake.ply}")
        for number, mistake in enumerate(review.analysis.lessons(0), start=1)
    ]
    assert len(numbers) == min(3, len(review.analysis.lessons(0)))
    counts = [
        sum(each.seat == 0 and each.fault in faults for each in review.analysis.mistakes)
        for faults in (MISSED, {Fault.SAFETY_GIVEN_UP})
    ]
    told = WORDS("review-counts", missed=counts[0], given=counts[1])
    assert (told in text) == any(counts)
    assert "{" not in text
    assert drawing.picture is not None
    assert 0 < len(drawing.picture.alt) <= MOST_ALT


def buttons_of(drawing: Drawing) -> list[tuple[str, str]]:
    """Their keys, and their labels."""
    rows = drawing.view.to_components() if drawing.view else []
    return [(each["label"], each["custom_id"]) for row in rows for each in row["components"]]
