"""What the coach says has words for all that minds may find, and fits into a message."""

import io
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from bot.thinking.reviews import Review
from bot.words import words_for
from faces.coach.curve import HEIGHT, WIDTH, Curve, render
from faces.coach.hint import KEEPERS, hint_text
from faces.coach.review import draw_review
from minds.analysis.goals import Luck, PeriodLuck
from minds.analysis.report import Analysis, Estimate, Fault, Swing
from minds.door import Thought
from minds.reasons import Reason
from tests.cogs.drawn import drawn
from tests.cogs.fields import FIELD, played, stages

MOST_BYTES = 60_000
WORDS = words_for("en")


@pytest.mark.parametrize(
    "key",
    [
        *(f"reason-{reason}" for reason in Reason),
        *(f"fault-{fault}" for fault in Fault if fault is not Fault.OTHER),
    ],
)
def test_every_reason_has_words(key: str) -> None:
    assert WORDS(key).endswith(".")


def test_the_curve_rises_and_falls_with_the_chances() -> None:
    chances = (0.5, 0.9, 0.1, 1.0)
    data = render(Curve(chances, goals=((3, 0),), periods=(2,)))
    assert len(data) <= MOST_BYTES
    image = Image.open(io.BytesIO(data)).convert("RGB")
    assert image.size == (WIDTH, HEIGHT)
    line = Image.new("RGB", (1, 1), "#1B4F8F").getpixel((0, 0))
    heights = []
    for place in range(len(chances)):
        x = min(WIDTH - 27, 86 + place * (WIDTH - 84 - 24) // (len(chances) - 1))
        column = [y for y in range(HEIGHT) if image.getpixel((x, y)) == line]
        heights.append(sum(column) / len(column) if column else 0.0)
    assert [one > other for one, other in pairwise(heights)] == [True, False, True]


def test_a_hint_on_the_field_names_what_its_button_names() -> None:
    told = set()
    for now in stages(played(7)):
        for seat in (0, 1):
            view = FIELD.view(now.loaded.state, seat)
            if view.moves:
                advice = hint_text(WORDS, now.loaded, seat, Thought("1", 1.0, "pass"))
                told.add((view.line in KEEPERS, advice))
    assert told == {(True, "**Goalkeeper 2**"), (False, "**Number 2**")}


def test_the_curve_of_a_field_tells_in_words_of_fields_and_not_of_periods() -> None:
    over = drawn(FIELD, played(7))
    steps = FIELD.view(over.loaded.state, None).steps
    even, ahead = Estimate(0.5), Estimate(0.75)
    swings = Swing(1, steps[0], even, even), Swing(2, replace(steps[0], period=2), ahead, ahead)
    review = Review(Analysis(swings, 1.0, ()), Luck((PeriodLuck(1, (0, 0), (even, even), even),)))
    picture = draw_review(WORDS, over.loaded, review, lambda _play: "").picture
    assert picture is not None
    assert picture.alt.endswith(
        "It begins at 50 percent. Field 2 begins at 75 percent. The end: 100 percent."
    )
