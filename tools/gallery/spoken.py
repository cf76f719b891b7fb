"""Messages as a screen reader goes through them: texts, alt texts and labels, from above to below."""

from collections.abc import Iterator
from typing import Any

from sandbox.ground.components import SELECTS
from sandbox.ground.models import Message

PRESSED_NOT = " (dimmed)"
MUTE = "!!! without words"


def spoken(message: Message) -> str:
    """One message; a blank line follows."""
    files = message.attachments
    alts = {each["url"]: each.get("description") for each in files}
    alts |= {f"attachment://{each['filename']}": each.get("description") for each in files}
    told = [line for part in message.components for line in _spoken(part, alts)]
    shown = {alts.get(url) for url in _shown(message.components)}
    loose = [_loose(each) for each in files if alts[each["url"]] not in shown]
    return "\n".join([*([message.content] if message.content else []), *loose, *told, ""])


def _loose(file: dict[str, Any]) -> str:
    if str(file.get("content_type", "")).startswith("image/"):
        return f"[picture] {file.get('description') or MUTE}"
    return f"[file] {file['filename']}"


def _spoken(part: dict[str, Any], alts: dict[str, str | None]) -> Iterator[str]:
    if "content" in part:
        yield part["content"]
    if "label" in part:
        emoji = f":{part['emoji']['name']}: " if part.get("emoji") else ""
        yield f"[button] {emoji}{part['label']}{PRESSED_NOT if part.get('disabled') else ''}"
    for item in part.get("items", []):
        yield f"[picture] {item.get('description') or alts.get(item['media']['url']) or MUTE}"
    if part["type"] in SELECTS:
        options = part.get("options", [])
        chosen = [each["label"] for each in options if each.get("default")]
        offered = [each["label"] for each in options]
        yield f"[list] {part.get('placeholder') or ''} {chosen}: {offered}"
    for below in [*part.get("components", []), *filter(None, [part.get("accessory")])]:
        yield from _spoken(below, alts)


def _shown(parts: list[dict[str, Any]]) -> Iterator[str]:
    """Where the pictures inside a message are."""
    for part in parts:
        yield from (item["media"]["url"] for item in part.get("items", []))
        yield from _shown(part.get("components", []))
