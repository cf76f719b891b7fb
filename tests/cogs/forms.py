"""Forms of settings, read and changed as people do."""

from typing import Any

from discord import ui
from simcord import ChannelHandle, RoleHandle

from tests.cogs.people import SECTION, Message, Person, sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink

MOST_COMPONENTS = 40
# What a control takes of a line, in letters: the box, a button beside its label, the sign of a list.
BUTTON, ARROW = "#" * 9, "#" * 8
SETUP, SETTINGS = "hockey-admin setup", "hockey me settings"


async def opened(person: Person, place: ChannelHandle, command: str) -> Message:
    sentence(await person.slash(place, command))
    return person.private(place)[-1]


def switches(message: Message) -> dict[str, dict[str, Any]]:
    """The buttons of settings that are on or off, by the line beside them."""
    sections = [part for part in message.parts if part["type"] == SECTION]
    lines = [part["components"][0]["content"].splitlines()[0] for part in sections]
    return dict(zip(lines, (part["accessory"] for part in sections), strict=True))


def states(message: Message) -> dict[str, str]:
    return {line: button["label"] for line, button in switches(message).items()}


def picks(message: Message) -> list[str]:
    """What stands in each list."""
    return [label for select in message.selects for label in message.chosen(select)]


async def flip(person: Person, message: Message, line: str) -> None:
    await person.click(message, custom_id=switches(message)[line]["custom_id"])


async def set_up(rink: Rink, admin: Person, **wanted: Any) -> Message:
    """A server's form, in which an admin picks and taps what is wanted."""
    message = await opened(admin, rink.ice, SETUP)
    for setting, value in wanted.items():
        if isinstance(value, bool):
            taps = {each["custom_id"] for each in message.buttons}
            if (tap := f"setup:{setting}:{'on' if value else 'off'}") in taps:
                await admin.click(message, custom_id=tap)
        else:
            picked = value if isinstance(value, RoleHandle) else str(value)
            await admin.select(message, [picked], custom_id=f"setup:{setting}")
    return message


async def set_habit(person: Person, habit: str) -> Message:
    """The form of a player, on which one setting has been tapped."""
    message = await opened(person, person.user.dm_channel, SETTINGS)
    (tap,) = [each for each in message.buttons if each["custom_id"].split(":")[1] == habit]
    await person.click(message, custom_id=tap["custom_id"])
    return message


def assert_form_is_short(form: ui.LayoutView) -> None:
    """Every setting on one line at 390 px with its control, at most a hint in small print below it."""
    parts = list(form.walk_children())
    assert len(parts) <= MOST_COMPONENTS
    for part in parts:
        if isinstance(part, ui.Section):
            line, *hints = "\n".join(
                each.content for each in part.children if isinstance(each, ui.TextDisplay)
            ).splitlines()
            assert isinstance(part.accessory, ui.Button)
            assert lines_on_a_phone(f"{line} {BUTTON}{part.accessory.label}") == 1, line
            assert len(hints) <= 1
            assert all(hint.startswith("-# ") and lines_on_a_phone(hint) == 1 for hint in hints)
        elif isinstance(part, ui.RoleSelect):
            assert lines_on_a_phone(f"{part.placeholder} {ARROW}") == 1, part.placeholder
        elif isinstance(part, ui.Select):
            chosen = [option.label for option in part.options if option.default]
            assert lines_on_a_phone(f"{chosen[0]} {ARROW}") == 1, chosen
    title = next(part.content for part in parts if isinstance(part, ui.TextDisplay))
    assert lines_on_a_phone(title) == 1
