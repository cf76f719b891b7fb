"""What Discord takes of a message or a form, and whether what is shown keeps to it."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.messages.drawing import Drawing
from tests.cogs.people import Message

LAYOUT = (discord.ComponentType.container.value, discord.ComponentType.text_display.value)


def assert_fits(drawing: Drawing) -> None:
    rows = drawing.view.to_components() if drawing.view else []
    assert (drawing.content is None) or not isinstance(drawing.view, ui.LayoutView)
    assert_shown_fits(drawing.content, rows)


def assert_all_fit(shown: Sequence[Message]) -> None:
    assert shown
    for each in shown:
        assert_shown_fits(each.content, each.components)


def assert_shown_fits(content: str | None, rows: Sequence[Any]) -> None:
    """A message of either kind, as its components stand in Discord's API."""
    parts = list(walk(rows))
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(each) <= 100 for each in ids)
    if any(row["type"] in LAYOUT for row in rows):
        assert not content
        assert len(parts) <= 40
        texts = [part["content"] for part in parts if "content" in part]
        assert sum(map(len, texts)) <= 4000
        assert sum(len(text.encode()) + 12 for text in texts) <= 10_170
    else:
        assert 0 < len(content or "") <= 2000
        assert len(rows) <= 5
        assert all(len(row["components"]) <= 5 for row in rows)
    for part in parts:
        assert len(part.get("placeholder") or "") <= 150
        assert len(part.get("label") or "") <= 80
        assert all(len(item["description"] or "") <= 1024 for item in part.get("items", []))
        options = part.get("options")
        assert options is None or 1 <= len(options) <= 25
        for option in options or []:
            assert 1 <= len(option["label"]) <= 100
            assert len(option.get("description") or "") <= 100
        assert len({option["value"] for option in options or []}) == len(options or [])


def assert_form_fits(modal: dict[str, Any] | None) -> None:
    assert modal is not None
    assert 1 <= len(modal["title"]) <= 45
    assert 1 <= len(modal["custom_id"]) <= 100
    for label in modal["components"]:
        assert 1 <= len(label["label"]) <= 45
        assert len(label.get("description") or "") <= 100
        assert len(label["component"].get("placeholder") or "") <= 100


def walk(parts: Any) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from walk([*part.get("components", []), *filter(None, [part.get("accessory")])])
