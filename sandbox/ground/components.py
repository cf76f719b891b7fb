"""The kinds of message components, and a way to go through them.

Source: https://discord.com/developers/docs/components/reference
"""

from collections.abc import Iterator

from sandbox.ground.models import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL = 18
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, those within others too, in reading order."""
    found: list[Json] = []
    _gather(components, found)
    return iter(found)


def _gather(components: list[Json], found: list[Json]) -> None:
    # Not a generator: a message is looked through with every look at it, and most of it are buttons.
    for component in components:
        found.append(component)
        if inner := component.get("components"):
            _gather(inner, found)
        if isinstance(beside := component.get("accessory"), dict):
            _gather([beside], found)
        if isinstance(within := component.get("component"), dict):
            _gather([within], found)


def text_of(components: list[Json]) -> list[str]:
    return [c["content"] for c in walk(components) if c.get("type") == TEXT]
