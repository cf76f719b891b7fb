from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.room import MOST_BYTES, MOST_TEXT, bytes_of, size_of

MOST_TEXTS = 14


@given(letter=st.characters(exclude_categories=["Cs"]), parts=st.integers(1, MOST_TEXTS))
def test_a_layout_filled_to_the_brim_with_any_letter_fits(letter: str, parts: int) -> None:
    layout, room = ui.LayoutView(timeout=None), MOST_TEXT
    for left in range(parts, 0, -1):
        text = letter * (room // left)
        while size_of(text) > room // left:
            text = text[:-4]
        room -= size_of(text)
        layout.add_item(ui.TextDisplay(text))
    assert layout.content_length() <= MOST_TEXT
    assert bytes_of(layout) <= MOST_BYTES


def test_usual_letters_are_counted_one_by_one() -> None:
    for text in ("Breakaway", "Échappée", "Выход один на один", ""):
        assert size_of(text) == len(text)
