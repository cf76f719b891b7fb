"""What the coach says has words for all that minds may find, and fits into a message."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from bot.words import words_for
from faces.coach.curve import HEIGHT, WIDTH, Curve, render
from faces.coach.hint import KEEPERS, hint_text
from minds.analysis.report import Fault
from minds.door import Thought
from minds.reasons import Reason
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
