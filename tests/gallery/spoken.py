"""A message as a screen reader goes through it: texts, alt texts and labels, from above to below."""

from collections.abc import Iterator
from typing import Any

from bot.messages.drawing import Drawing

PRESSED_NOT = " (dimmed)"


def spoken(drawing: Drawing) -> str:
    """One message; a blank line follows."""
    content = [drawing.content] if drawing.content else []
    parts = drawing.view.to_components() if drawing.view else []
    alts = {drawing.picture.url: drawing.picture.alt} if drawing.picture else {}
    seen = [*content, *(line for part in parts for line in _spoken(part, alts))]
    loose = [f"[picture] {alt}" for alt in alts.values() if f"[picture] {alt}" not in seen]
    return "\n".join([*seen, *loose, ""])


def _spoken(part: dict[str, Any], alts: dict[str, str]) -> Iterator[str]:
    if "content" in part:
        yield part["content"]
    if "label" in part:
        emoji = f":{part['emoji']['name']}: " if part.get("emoji") else ""
        yield f"[button] {emoji}{part['label']}{PRESSED_NOT if part.get('disabled') else ''}"
    for item in part.get("items", []):
        yield f"[picture] {item.get('description') or alts.get(item['media']['url'], '!!! without words')}"
    if "options" in part:
        chosen = [each["label"] for each in part["options"] if each.get("default")]
        offered = [each["label"] for each in part["options"]]
        yield f"[list] {part.get('placeholder') or ''} {chosen}: {offered}"
    for below in part.get("components", []):
        yield from _spoken(below, alts)
