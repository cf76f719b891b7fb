"""How much fits into a message. Everything that cuts a text to fit measures it here."""

from math import ceil

from discord import ui

MOST_CONTENT = 2000
"""The most characters of a message without a layout (Discord's limit)."""
MOST_TEXT = 4000
"""The most characters in the texts of a layout (Discord's limit), and the most that `size_of` all may be."""
MOST_BYTES = 10_170
"""The most UTF-8 bytes in them, with `BYTES_A_TEXT` more for each. Past it, Discord answers 500."""
BYTES_A_TEXT = 12
# What is cut to fit has at most 14 texts, which cost 168 bytes besides their letters.
BYTES_A_CHARACTER = (MOST_BYTES - 170) / MOST_TEXT


def size_of(text: str) -> int:
    """How much of `MOST_TEXT` a text takes: its characters, or more if they have many bytes, as emojis do."""
    return max(len(text), ceil(len(text.encode()) / BYTES_A_CHARACTER))


def texts_of(view: ui.LayoutView) -> list[str]:
    return [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]


def bytes_of(view: ui.LayoutView) -> int:
    """What Discord counts of a layout, as far as anyone knows."""
    return sum(len(text.encode()) + BYTES_A_TEXT for text in texts_of(view))
