"""People who see what Discord shows them and tap what can be tapped, and what they are told."""

import json
from collections.abc import Sequence
from typing import Any

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage
from simcord.actors import MessageLike
from simcord.backend.models import Interaction
from simcord.backend.serializers import message_payload
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

PLAYED = "\N{EN DASH}"
MARKS = (" 🥅", " 🏒", " 🛡️")
BUTTON = ComponentType.BUTTON
TEXT = discord.ComponentType.text_display.value
SECTION = discord.ComponentType.section.value
SELECT = ComponentType.STRING_SELECT
LABEL, FIELD = discord.ComponentType.label.value, ComponentType.TEXT_INPUT


class Message(ResponseMessage):
    """A message as it stands now, with what can be read and tapped on it."""

    @property
    def components(self) -> list[dict[str, Any]]:
        """As SimCord has them: it would copy them whole for every look at a button."""
        return self._message.components

    @property
    def parts(self) -> list[dict[str, Any]]:
        """Every component, nested ones too, in reading order."""
        found: list[dict[str, Any]] = []
        _gather(self.components, found)
        return found

    @property
    def text(self) -> str:
        return "\n".join([self.content, *(part["content"] for part in self.parts if part["type"] == TEXT)])

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == BUTTON]

    @property
    def labels(self) -> list[str]:
        return [button["label"] for button in self.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == SELECT]

    def chosen(self, select: dict[str, Any]) -> list[str]:
        """The labels that stand in a select."""
        return [option["label"] for option in select["options"] if option.get("default")]

    @property
    def options(self) -> list[dict[str, Any]]:
        """The options of its list; empty if there is none that can be opened."""
        open_ones = [select for select in self.selects if not select.get("disabled")]
        return [option for select in open_ones for option in select["options"]]

    def disabled(self, label: str) -> bool:
        (found,) = [button for button in self.buttons if button["label"] == label]
        return bool(found.get("disabled"))

    @property
    def cards(self) -> list[dict[str, Any]]:
        """The places of the hand, played ones too, by their cards without the marks of what they would do."""
        bare = [button | {"label": unmarked(button["label"])} for button in self.buttons]
        return [button for button in bare if _is_place(button)]

    @property
    def held(self) -> list[str]:
        return [button["label"] for button in self.cards if button["label"] != PLAYED]

    @property
    def playable(self) -> list[dict[str, Any]]:
        return [button for button in self.cards if not button.get("disabled")]

    @property
    def everything(self) -> str:
        """All that a client is sent of it, custom_ids included."""
        return f"{self.content}\n{json.dumps(self.components, ensure_ascii=False, default=str)}"


def unmarked(label: str) -> str:
    for mark in MARKS:
        label = label.removesuffix(mark)
    return label


def _is_place(button: dict[str, Any]) -> bool:
    return button["label"] == PLAYED or button["label"][-1:] in set("♣♦♥♠")


def _gather(components: Sequence[dict[str, Any]], found: list[dict[str, Any]]) -> None:
    for component in components:
        found.append(component)
        _gather(component.get("components", ()), found)
        if "accessory" in component:
            _gather([component["accessory"]], found)


def messages(env: Env, place: ChannelHandle, viewer: int | None = None) -> list[Message]:
    """What stands in a channel, oldest first; private messages only for their own reader."""
    stored = env.backend.messages.get(place.id, {}).values()
    return [
        Message(env, message)
        for message in sorted(stored, key=lambda each: each.id)
        if message.visible_to(viewer)
    ]


def _place_of(message: MessageLike) -> int:
    return message.channel.id if isinstance(message, discord.Message) else message.channel_id


def sentence(result: InteractionResult) -> str:
    """What a person read privately; unanswered, they would read "This interaction failed"."""
    assert result.acknowledged
    told = [*([result.response] if result.response else []), *result.followups]
    assert told[-1].ephemeral, told[-1].content
    return told[-1].content


class Person(MemberActor):
    """A member of a server, who in the bot's DM is just a user, and whose client may be behind."""

    async def slash(self, channel: ChannelHandle, name: str, /, **options: Any) -> InteractionResult:
        if not self._is_dm(channel.id):
            return await super().slash(channel, name, **options)
        result: InteractionResult = await self.user.slash(name, **options)
        return result

    async def click(
        self, message: MessageLike, *, label: str | None = None, custom_id: str | None = None
    ) -> InteractionResult:
        if not self._is_dm(_place_of(message)):
            return await super().click(message, label=label, custom_id=custom_id)
        result: InteractionResult = await self.user.click(message, label=label, custom_id=custom_id)
        return result

    async def select(
        self, message: MessageLike, values: Sequence[Any], *, custom_id: str | None = None
    ) -> InteractionResult:
        if not self._is_dm(_place_of(message)):
            return await super().select(message, values, custom_id=custom_id)
        result: InteractionResult = await self.user.select(message, values, custom_id=custom_id)
        return result

    def _is_dm(self, channel_id: int) -> bool:
        return self._env.backend.get_channel(channel_id).guild_id is None

    def begin(
        self, message: Message, *, label: str | None = None, custom_id: str | None = None
    ) -> InteractionResult:
        """Tap a button without waiting for an answer, so that another player can tap at the same moment."""
        named = [button["custom_id"] for button in message.buttons if button["label"] == label]
        data = {"custom_id": custom_id or named[0], "component_type": BUTTON}
        return self._send(InteractionType.MESSAGE_COMPONENT, message.channel_id, data, message)

    def _send(
        self, kind: int, channel_id: int, data: dict[str, Any], message: ResponseMessage | None = None
    ) -> InteractionResult:
        """Send an interaction as it is, whether or not a client that is up to date would."""
        backend = self._env.backend
        guild_id = backend.get_channel(channel_id).guild_id
        record, payload = base_payload(
            backend, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=self.id, data=data
        )
        if message is not None:
            stored = backend.get_message(channel_id, message.id)
            assert stored.visible_to(self.id)
            record.source_message_id = stored.id
            payload["message"] = dict(message_payload(backend, stored))
        backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self._env, record)

    @property
    def record(self) -> Interaction:
        """This person's newest interaction."""
        mine = [each for each in self._env.backend.interactions.values() if each.user_id == self.id]
        return max(mine, key=lambda each: each.id)

    async def forge(self, message: ResponseMessage, custom_id: str, *values: str) -> InteractionResult:
        """Tap a button that the message may no longer have, as a client does that has not caught up.

        With values, they are picked in a list, which may never have offered them.
        """
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values:
            data |= {"component_type": SELECT, "values": list(values)}
        result = self._send(InteractionType.MESSAGE_COMPONENT, message.channel_id, data, message)
        await self._env.settle()
        return result

    async def order(
        self, channel: ChannelHandle, path: list[str], *options: dict[str, Any], typing: bool = False
    ) -> InteractionResult:
        """Send a command, or type one, with options that it may not have."""
        for name in reversed(path[1:]):
            options = ({"name": name, "type": 1, "options": list(options)},)
        data = {"id": "1", "name": path[0], "type": 1, "options": list(options)}
        kind = (
            InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
            if typing
            else InteractionType.APPLICATION_COMMAND
        )
        result = self._send(kind, channel.id, data)
        await self._env.settle()
        return result

    async def submit(self, channel: ChannelHandle, custom_id: str) -> InteractionResult:
        """Send off a modal that this process never opened."""
        data = {"custom_id": custom_id, "components": []}
        result = self._send(InteractionType.MODAL_SUBMIT, channel.id, data)
        await self._env.settle()
        return result

    async def fill(self, message: Message, shown: InteractionResult, text: str) -> InteractionResult:
        """Type into the one field of the modal that a tap on this message opened, and send it off.

        A client holds its user to the field's limits; this one does not.
        """
        assert shown.modal is not None
        (label,) = shown.modal["components"]
        assert label["type"] == LABEL
        field = {"type": FIELD, "id": 2, "custom_id": label["component"]["custom_id"], "value": text}
        data = {
            "custom_id": shown.modal["custom_id"],
            "components": [{"type": LABEL, "id": 1, "component": field}],
        }
        result = self._send(InteractionType.MODAL_SUBMIT, message.channel_id, data, message)
        await self._env.settle()
        return result

    def dms(self) -> list[Message]:
        return messages(self._env, self.user.dm_channel)

    def hand(self) -> Message:
        """The one hand in the DM; fails if there are more."""
        hands = [message for message in self.dms() if message.buttons]
        assert len(hands) == 1, [message.content for message in hands]
        return hands[0]

    def private(self, place: ChannelHandle) -> list[Message]:
        """The private messages that this person sees in a channel."""
        return [message for message in messages(self._env, place, self.id) if message.ephemeral]

    async def asked_to_resign(self, place: ChannelHandle) -> Message:
        """The question that `/hockey match resign` asks."""
        assert sentence(await self.slash(place, "hockey match resign"))
        return self.private(place)[-1]

    async def resign(self, place: ChannelHandle) -> None:
        await self.click(await self.asked_to_resign(place), label="I resign")

    def close_dms(self) -> None:
        path = f"/channels/{self.user.dm_channel.id}/messages"
        self._env.inject_error("POST", path, status=403, code=50007, times=None)
