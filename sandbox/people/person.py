import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

from sandbox.ground import serialize
from sandbox.ground.call import Upload
from sandbox.ground.components import BUTTON, STRING_SELECT
from sandbox.ground.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from sandbox.ground.models import Channel, Guild, Json, Message, Notification, User
from sandbox.people import asks, render, screen, sight, submit
from sandbox.people.places import ChannelPlace, HasId
from sandbox.people.render import Modal, Rendered, ShownButton, ShownSelect
from sandbox.service import attachments, command_rules, interactions, members, messages
from sandbox.service.messages import Posted
from sandbox.world import NotShownError, World


class Handle:
    """The result of something a person did."""

    def __init__(self, person: "Person", interaction: Interaction) -> None:
        self.person = person
        self.interaction = interaction

    @property
    def acknowledged(self) -> bool:
        return self.interaction.acknowledged

    @property
    def failed(self) -> bool:
        """The person reads "This interaction failed"."""
        return self.interaction.failed

    @property
    def answered_after(self) -> float | None:
        """Seconds to the first answer."""
        return self.interaction.answered_after

    @property
    def messages(self) -> list[Rendered]:
        """The answer and its follow-ups, as they are now, without what was deleted."""
        ids = [self.interaction.original_id, *self.interaction.followups]
        shown = {each.id: each for each in self.person.sees(self.interaction.channel)}
        return [shown[each] for each in ids if each in shown]

    @property
    def text(self) -> str:
        """The answer's text; empty if no answer was visible."""
        found = self.messages
        return found[0].text if found else ""

    @property
    def modal(self) -> Modal | None:
        return None if self.interaction.modal is None else render.modal(self.interaction.modal)


class Person:
    """A person who acts by code, and sees and taps only what Discord's client would show."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user

    @classmethod
    def arriving(cls, world: World, name: str, locale: str) -> Self:
        """A new person, who is in no guild yet."""
        user = world.store.add_user(name, locale=locale)
        world.acting.append(user)
        return cls(world, user)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Person) and other.user is self.user

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def notifications(self) -> list[Notification]:
        """Everything that rang for this person, in order."""
        return [each for each in self.world.notifications if each.user_id == self.id]

    def dms(self) -> ChannelPlace:
        """The conversation with the bot."""
        return ChannelPlace(self.world, self.world.store.dm(self.id))

    def leave(self, guild: HasId | None = None) -> None:
        """Leave a guild, or all of them."""
        for each in self._guilds(guild):
            if self.id in each.members:
                members.leave(self.world, each, self.user)

    def join(self, guild: HasId | None = None) -> None:
        """Join a guild, or come back to all that the person left: as a new member, without nick and roles."""
        for each in self._guilds(guild):
            if self.id not in each.members and (guild or self.id in each.former):
                members.join(self.world, each, self.user)

    def _guilds(self, guild: HasId | None) -> list[Guild]:
        every = self.world.store.guilds
        return list(every.values()) if guild is None else [every[guild.id]]

    def close_dms(self) -> None:
        self.user.dms_open = False

    def open_dms(self) -> None:
        self.user.dms_open = True

    def restart_client(self) -> None:
        """Ephemeral messages do not outlive the client."""
        self.user.ephemeral_since = self.world.clock.snowflake()
        self.world.changed()

    def dismiss(self, message: Rendered) -> None:
        """Take an ephemeral message off the screen; the bot doesn't hear of it."""
        if not message.ephemeral:
            raise NotShownError(message.id)
        self.user.dismissed.add(message.id)
        self.world.changed()

    def sees(self, place: ChannelPlace | Channel, last: int | None = None) -> list[Rendered]:
        """The messages on the screen, oldest first; only the `last` ones if that is given."""
        channel = place.channel if isinstance(place, ChannelPlace) else place
        return sight.seen(self.world, self.user, channel, last)

    def shown(self, channel: Channel) -> list[Message]:
        """What `sees` renders, as it is stored."""
        return sight.shown(self.world, self.user, channel)

    def screen(self, last: int | None = None) -> str:
        """What is on the screen as text, with only the `last` messages of each channel."""
        return screen.of(self.world, self.user, last)

    async def says(self, place: ChannelPlace, text: str) -> Rendered:
        if not self.world.store.can(self.id, place.channel, "send_messages"):
            raise NotShownError(place.id)
        message = messages.post(self.world, place.channel, Posted({"content": text}, author_id=self.id))
        return render.message(self.world.store, message)

    async def command(self, place: ChannelPlace, words: str, /, **options: Any) -> Handle:
        """Send a slash command, such as "hockey challenge"; returns once it's answered or has failed.

        A file is given as an `Upload`.
        """
        given = {
            name: attachments.of_person(self.world, place.id, value) if isinstance(value, Upload) else value
            for name, value in options.items()
        }
        data = asks.invocation(self.world.store, self.id, place.channel, words, given)
        return await self._act(COMMAND, place.channel, data)

    async def autocomplete(
        self, place: ChannelPlace, words: str, /, focus: str, typed: str = "", **options: Any
    ) -> list[Json]:
        """The choices (`name`, `value`) offered for what is typed so far; empty without an answer."""
        values = options | {focus: typed}
        data = asks.invocation(self.world.store, self.id, place.channel, words, values, focus)
        handle = await self._act(AUTOCOMPLETE, place.channel, data)
        return handle.interaction.choices or []

    async def context_menu(self, place: ChannelPlace, name: str, target: HasId) -> Handle:
        """Choose an entry of the menu on a person or on a message."""
        store, channel = self.world.store, place.channel
        on_user = target.id in store.users
        kind = command_rules.USER_MENU if on_user else command_rules.MESSAGE_MENU
        commands = asks.shown_commands(store, self.id, channel, kind)
        if name not in commands:
            raise NotShownError(f"no entry {name}; shown: {sorted(commands)}")
        resolved: Json = {}
        if on_user:
            asks.resolve(store, channel, [target.id], resolved)
        else:
            body = serialize.message(store, self._current(channel.id, target.id))
            resolved["messages"] = {str(target.id): body}
        data: Json = {"id": commands[name]["id"], "name": name, "type": kind, "target_id": str(target.id)}
        return await self._act(COMMAND, channel, data | {"resolved": resolved})

    async def launch(self, place: ChannelPlace) -> Handle:
        """Choose the bot's Entry Point command; if Discord launches an Activity, it doesn't ask the bot."""
        commands = asks.shown_commands(self.world.store, self.id, place.channel, command_rules.ENTRY_POINT)
        handled = [each for each in commands.values() if each["handler"] == command_rules.APP_HANDLER]
        if not handled:
            raise NotShownError(f"nothing that the bot launches; shown: {sorted(commands)}")
        data = {key: handled[0][key] for key in ("id", "name", "type")}
        return await self._act(COMMAND, place.channel, data)

    async def tap(
        self, message: Rendered, label: str | None = None, *, button: ShownButton | None = None
    ) -> Handle:
        """Press a button that is on the screen now, by its label (or emoji) or as rendered.

        Raises `NotShownError` if the message or the button is gone, is disabled, or is a link.
        """
        current = self._current(message.channel_id, message.id)
        wanted = None if button is None else button.custom_id
        for each in render.message(self.world.store, current).buttons:
            if label in (each.label, each.emoji) if wanted is None else each.custom_id == wanted:
                if not each.pressable:
                    raise NotShownError(f"disabled: {each}")
                return await self._press(current, each)
        raise NotShownError(f"no button {label or button} on {render.message(self.world.store, current)}")

    async def tap_stale(self, button: ShownButton) -> Handle:
        """Press a button as a slow client still shows it; only a deleted message refuses."""
        current = self._current(button.channel_id, button.message_id)
        shown = [c for _, c in render.rows(current.components)]
        if all(c.get("custom_id") != button.custom_id for c in shown):
            current = replace(current, components=[{"type": 1, "id": 1, "components": [button.source]}])
        return await self._press(current, button)

    async def _press(self, current: Message, button: ShownButton) -> Handle:
        data = {"custom_id": button.custom_id, "component_type": BUTTON, "id": button.source["id"]}
        channel = self.world.store.channels[current.channel_id]
        return await self._act(COMPONENT, channel, data, current)

    async def choose(
        self, message: Rendered, values: Sequence[str | HasId], *, select: ShownSelect | None = None
    ) -> Handle:
        """Pick in a select, the first if none is named: options by label, or people, roles and channels."""
        current = self._current(message.channel_id, message.id)
        shown = render.message(self.world.store, current).selects
        found = [s for s in shown if select is None or s.custom_id == select.custom_id]
        if not found or found[0].disabled or not found[0].least <= len(values) <= found[0].most:
            raise NotShownError(f"cannot choose {values} in {shown}")
        channel = self.world.store.channels[current.channel_id]
        resolved: Json = {}
        picked = submit.picked(found[0].options, found[0].kind == STRING_SELECT, values)
        if found[0].kind != STRING_SELECT:
            asks.resolve(self.world.store, channel, map(int, picked), resolved)
        data: Json = {"custom_id": found[0].custom_id, "component_type": found[0].kind, "values": picked}
        data |= {"resolved": resolved} if resolved else {}
        return await self._act(COMPONENT, channel, data, current)

    async def fill(self, handle: Handle, values: dict[str, Any]) -> Handle:
        """Submit the modal that `handle` opened, with `values` by the labels of its fields."""
        body = handle.interaction.modal
        if body is None:
            raise NotShownError("no modal")
        before = handle.interaction
        resolved: Json = {}
        data = submit.modal(
            body, values, lambda ids: asks.resolve(self.world.store, before.channel, ids, resolved)
        )
        data |= {"resolved": resolved} if resolved else {}
        return await self._act(MODAL, before.channel, data, before.message)

    def _current(self, channel_id: int, message_id: int) -> Message:
        channel = self.world.store.channels.get(channel_id)
        for message in self.shown(channel) if channel else []:
            if message.id == message_id:
                return message
        raise NotShownError(f"no message {message_id}")

    async def _act(self, kind: int, channel: Channel, data: Json, message: Message | None = None) -> Handle:
        if channel.recipient_id not in (None, self.id) or not self.world.store.can(
            self.id, channel, "view_channel"
        ):
            raise NotShownError(channel.id)
        if kind == COMPONENT and channel.thread is not None and channel.thread.locked:
            # https://github.com/discord/discord-api-docs/issues/7900
            raise NotShownError("no button in a locked thread works, not even a private one")
        await asyncio.sleep(self.world.reaction_seconds)
        clock = self.world.clock
        interaction = Interaction(clock.snowflake(), kind, self.user, channel, data, clock.now(), message)
        interactions.begin(self.world, interaction)
        await self.world.until(lambda: interaction.acknowledged or interaction.failed, within=None)
        return Handle(self, interaction)
