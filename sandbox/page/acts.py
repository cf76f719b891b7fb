"""What people do on the page, by the same code as people in tests."""

from base64 import b64decode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sandbox.ground.call import Upload
from sandbox.ground.components import SELECTS, STRING_SELECT, TEXT
from sandbox.ground.errors import Refusal
from sandbox.ground.models import Json
from sandbox.page.guide import Guide
from sandbox.page.markdown import html
from sandbox.people import ChannelPlace, Handle, Person, Rendered, asks
from sandbox.sandbox import Sandbox
from sandbox.service.command_rules import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    CHAT,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    USER,
)
from sandbox.world import NotShownError

Act = Callable[[Person, ChannelPlace, Json], Awaitable[Json]]

BY_ID = tuple(kind for kind in SELECTS if kind != STRING_SELECT)


@dataclass(frozen=True)
class Picked:
    """A person or thing picked from a list: the page knows only the id."""

    id: int


class Acts:
    def __init__(self, world: Sandbox, guide: Guide) -> None:
        self._world = world
        self._guide = guide
        # A person with an open modal submits it with the interaction that opened it.
        self._opened: dict[str, Handle] = {}
        self._acts: dict[str, Act] = {
            "say": self._say,
            "command": self._command,
            "complete": self._complete,
            "menu": self._menu,
            "tap": self._tap,
            "choose": self._choose,
            "fill": self._fill,
            "dismiss": self._dismiss,
        }

    async def act(self, body: Json) -> Json:
        """Do what `body` says; `refused` if Discord's client wouldn't allow it.

        Raises KeyError or ValueError for a body that no page sends.
        """
        act = self._acts[body["do"]]
        person = next((p for p in self._world.people if p.id == int(body["person"])), None)
        channel = self._world.store.channels.get(int(body["place"]))
        if person is None or channel is None:
            return {"refused": True}
        try:
            return await act(person, ChannelPlace(self._world, channel), body)
        except (NotShownError, Refusal):
            return {"refused": True}

    async def _say(self, person: Person, place: ChannelPlace, body: Json) -> Json:
        await person.says(place, str(body["text"]))
        return {}

    async def _command(self, person: Person, place: ChannelPlace, body: Json) -> Json:
        values = self._values(person, place, body)
        handle = await person.command(place, body["name"], **values)
        self._guide.commanded(body["name"], handle)
        return self._became(handle)

    async def _complete(self, person: Person, place: ChannelPlace, body: Json) -> Json:
        values, focus = self._values(person, place, body), str(body["focus"])
        values.pop(focus, None)
        # A file goes along with the command, not with each letter typed beside it.
        values = {name: value for name, value in values.items() if not isinstance(value, Upload)}
        typed = str(body["typed"])
        return {"choices": await person.autocomplete(place, body["name"], focus, typed, **values)}

    async def _menu(self, person: Person, place: ChannelPlace, body: Json) -> Json:
        return self._became(await person.context_menu(place, body["name"], Picked(int(body["target"]))))

    async def _tap(self, person: Person, place: ChannelPlace, body: Json) -> Json:
        message = _shown(person, place, body)
        wanted = [button for button in message.buttons if button.custom_id == body["custom_id"]]
        if not wanted:
            raise NotShownError(message.id)
        handle = await person.tap(message, button=wanted[0])
        self._guide.tapped(wanted[0].label, handle)
        return self._became(handle)

    async def _choose(self, person: Person, place: ChannelPlace, body: Json) -> Json:
        message = _shown(person, place, body)
        wanted = [select for select in message.selects if select.custom_id == body["custom_id"]]
        if not wanted:
            raise NotShownError(message.id)
        by_label = {option.value: option.label for option in wanted[0].options}
        values = [by_label[v] if wanted[0].options else Picked(int(v)) for v in body["values"]]
        return self._became(await person.choose(message, values, select=wanted[0]))

    async def _fill(self, person: Person, _place: ChannelPlace, body: Json) -> Json:
        handle = self._opened.get(body["modal"])
        if handle is None or handle.person != person:
            raise NotShownError(body["modal"])
        kinds = {field.label: field.kind for field in handle.modal.fields} if handle.modal else {}
        values = {
            label: [Picked(int(each)) for each in value] if kinds.get(label) in BY_ID else value
            for label, value in body["values"].items()
        }
        del self._opened[body["modal"]]  # while it is sent, it cannot be sent again
        became: Json = {"failed": True}
        try:
            became = self._became(await person.fill(handle, values))
        finally:
            if became.get("failed"):
                self._opened[body["modal"]] = handle
        return became

    async def _dismiss(self, person: Person, place: ChannelPlace, body: Json) -> Json:
        person.dismiss(_shown(person, place, body))
        return {}

    def _became(self, handle: Handle) -> Json:
        if handle.interaction.modal is None:
            return {"failed": handle.failed}
        key = str(handle.interaction.id)
        self._opened[key] = handle
        return {"failed": False, "modal": {"key": key} | _modal(handle.interaction.modal)}

    def _values(self, person: Person, place: ChannelPlace, body: Json) -> dict[str, Any]:
        """The typed values of a command's options, as the kinds that the bot declared."""
        commands = asks.shown_commands(self._world.store, person.id, place.channel, CHAT)
        root, *path = str(body["name"]).split()
        node: Json = commands.get(root, {})
        for name in path:
            node = next((o for o in node.get("options") or [] if o["name"] == name), {})
        kinds = {option["name"]: option["type"] for option in node.get("options") or []}
        return {name: _typed(kinds.get(name), value) for name, value in body["options"].items()}


def _typed(kind: int | None, value: Any) -> Any:
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        return Picked(int(value))
    if kind == BOOLEAN:
        return value in (True, "true")
    if kind == ATTACHMENT:
        return Upload(str(value["name"]), b64decode(value["data"]), "application/octet-stream")
    try:
        if kind == INTEGER:
            return int(value)
        if kind == NUMBER:
            return float(value)
    except ValueError as error:
        raise NotShownError(value) from error
    return str(value)


def _shown(person: Person, place: ChannelPlace, body: Json) -> Rendered:
    wanted = int(body["message"])
    for message in person.sees(place):
        if message.id == wanted:
            return message
    raise NotShownError(wanted)


def _modal(body: Json) -> Json:
    shown = [c | {"html": html(c["content"])} if c["type"] == TEXT else c for c in body["components"]]
    return {"title": body["title"], "components": shown}
