"""What the page is told: what each person's client would show, as flat keys whose changes are sent."""

import re
from collections.abc import Iterator
from html import unescape
from itertools import islice

from sandbox.ground import media, permissions
from sandbox.ground.components import GALLERY, TEXT, THUMBNAIL
from sandbox.ground.interaction import COMMAND
from sandbox.ground.models import (
    COMPONENTS_V2,
    DM,
    EPHEMERAL,
    LOADING,
    THREAD_CREATED,
    Channel,
    Guild,
    Json,
    Message,
    Role,
)
from sandbox.ground.reading import name_of
from sandbox.ground.store import WorldState
from sandbox.page.markdown import html
from sandbox.people import Person, asks, render, screen
from sandbox.sandbox import Sandbox
from sandbox.service.command_rules import CHAT, GROUP, MESSAGE_MENU, SUBCOMMAND, USER_MENU

_TAGS = re.compile(r"<[^>]+>")
MOST_LOGGED = 80
EXCERPT = 80

State = dict[str, Json]


def state(world: Sandbox) -> State:
    """Everything the page shows. Only people's own views are in it, each under the person's id."""
    found: State = {"world": _world(world)}
    for person in world.people:
        for channel in _channels(person):
            messages = person.shown(channel)
            key = f"{person.id}:{channel.id}"
            found[f"place:{key}"] = _place(person, channel, messages)
            found[f"commands:{key}"] = _commands(person, channel)
            for message in messages:
                found[f"message:{person.id}:{message.id}"] = _message(person, channel, message)
    return found | _log(world)


def _world(world: Sandbox) -> Json:
    store = world.store
    guilds = [
        {
            "id": str(guild.id),
            "name": guild.name,
            "channels": [str(channel.id) for channel in store.channels_of(guild)],
            "members": [str(user_id) for user_id in guild.members if user_id != guild.owner_id],
            "roles": [_role(guild, role) for role in guild.roles.values()],
            "bot": store.bot.id in guild.members,
        }
        for guild in store.guilds.values()
    ]
    return {
        "bot": {"id": str(store.bot.id), "name": store.bot.name, "online": bool(world.gateway.connected())},
        "people": [_person(person) for person in world.people],
        "guilds": guilds,
        "users": {str(user.id): user.name for user in store.users.values()},
        "channels": {str(c.id): c.name for c in store.channels.values() if c.name},
        "ahead": world.clock.ahead,
        "denied": _denied(world),
        "permissions": list(permissions.BITS),
    }


def _role(guild: Guild, role: Role) -> Json:
    """`grants` are what a role adds to what everyone may; the role whose id is the guild's is everyone's."""
    added = role.permissions if role.id == guild.id else role.permissions & ~guild.roles[guild.id].permissions
    return {
        "id": str(role.id),
        "name": role.name,
        "grants": [name for name, bit in permissions.BITS.items() if added & bit],
        "members": [str(member.user_id) for member in guild.members.values() if role.id in member.roles],
    }


def _person(person: Person) -> Json:
    return {
        "id": str(person.id),
        "name": person.name,
        "locale": person.user.locale,
        "dms_open": person.user.dms_open,
        "rung": [str(each.channel_id) for each in person.notifications],
        "dm": str(person.dms().id),
        "member": any(person.id in guild.members for guild in person.world.store.guilds.values()),
    }


def _denied(world: Sandbox) -> list[str]:
    """What was taken away, as `channel:who:permission`."""
    return [
        f"{channel.id}:{overwrite.id}:{name}"
        for channel in world.store.channels.values()
        for overwrite in channel.overwrites.values()
        for name, bit in permissions.BITS.items()
        if overwrite.deny & bit
    ]


def _channels(person: Person) -> list[Channel]:
    store = person.world.store
    own = person.dms().channel
    return [
        channel
        for channel in store.channels.values()
        if channel is own or (channel.type != DM and store.can(person.id, channel, "view_channel"))
    ]


def _place(person: Person, channel: Channel, messages: list[Message]) -> Json:
    store = person.world.store
    failed = screen.failure(person.world, person.user, channel)
    name = store.bot.name if channel.type == DM else channel.name
    return {
        "id": str(channel.id),
        "name": name,
        "kind": "dm" if channel.type == DM else "channel" if channel.thread is None else "thread",
        "guild": None if channel.guild_id is None else str(channel.guild_id),
        "writable": store.can(person.id, channel, "send_messages"),
        "messages": [str(message.id) for message in messages],
        "failure": None if failed is None else _failure(failed.type == COMMAND, failed.message),
    }


def _failure(silent: bool, message: Message | None) -> Json:
    return {"silent": silent, "message": None if message is None else str(message.id)}


def _message(person: Person, channel: Channel, message: Message) -> Json:
    store = person.world.store
    author = store.users[message.author_id]
    about = (message.interaction or {}).get("interaction")
    files = {each["url"]: each for each in message.attachments}
    return {
        "id": str(message.id),
        "channel": str(channel.id),
        "author": _byline(store, author.id, channel) | {"bot": author.bot},
        "at": message.created,
        "edited": message.edited,
        "ephemeral": bool(message.flags & EPHEMERAL),
        "thinking": bool(message.flags & LOADING),
        "mentions_me": person.id in message.mentions or message.mention_everyone,
        "reply": _reply(person, channel, message),
        "used": about and {"by": _byline(store, int(about["user"]["id"]), channel), "name": about["name"]},
        "html": html(message.content) if message.content else "",
        "embeds": [_embed(embed) for embed in message.embeds],
        "components": [_component(each, files) for each in message.components],
        "thread": _thread(person, message),
        "files": [] if message.flags & COMPONENTS_V2 else media.loose(message),
    }


def _thread(person: Person, message: Message) -> Json | None:
    """The thread that hangs on a message; `told` where the message says of it and nothing else."""
    store = person.world.store
    thread = None if message.thread_id is None else store.channels.get(message.thread_id)
    if thread is None:
        return None
    seen = store.can(person.id, thread, "view_channel")
    return {
        "id": str(thread.id) if seen else None,
        "name": thread.name,
        "told": message.type == THREAD_CREATED,
    }


def _byline(store: WorldState, user_id: int, channel: Channel) -> Json:
    return {"id": str(user_id), "name": name_of(store, user_id, channel)}


def _reply(person: Person, channel: Channel, message: Message) -> Json | None:
    """What a message answers to: who said it, and its first line; nobody where it is gone."""
    if message.reference is None:
        return None
    wanted = int(message.reference["message_id"])
    store = person.world.store
    for each in person.shown(channel):
        if each.id == wanted:
            text = unescape(_TAGS.sub("", html(render.message(store, each).text))).strip()
            line = text.partition("\n")[0]
            excerpt = line if len(line) <= EXCERPT else line[: EXCERPT - 1].rstrip() + "…"
            return {"id": str(each.id), "by": _byline(store, each.author_id, channel), "text": excerpt}
    return {"id": None, "by": None, "text": ""}


def _described(component: Json, files: dict[str, Json]) -> Json:
    """Without a description of its own a picture has that of its file, or the file's name."""

    def alt(item: Json) -> Json:
        file = files.get(item["media"]["url"], {})
        return item | {"description": item["description"] or file.get("description") or file.get("filename")}

    if component["type"] == GALLERY:
        return component | {"items": [alt(item) for item in component["items"]]}
    return alt(component) if component["type"] == THUMBNAIL else dict(component)


def _component(component: Json, files: dict[str, Json]) -> Json:
    told = _described(component, files)
    if component["type"] == TEXT:
        told["html"] = html(component["content"])
    if "components" in component:
        told["components"] = [_component(each, files) for each in component["components"]]
    if "accessory" in component:
        told["accessory"] = _component(component["accessory"], files)
    return told


def _embed(embed: Json) -> Json:
    told = dict(embed)
    for key in ("title", "description"):
        if embed.get(key):
            told[key] = html(embed[key])
    fields = embed.get("fields") or []
    told["fields"] = [f | {"name": html(f["name"]), "value": html(f["value"])} for f in fields]
    return told


def _commands(person: Person, channel: Channel) -> Json:
    """What may be typed or picked here, in the person's own language where the bot registered one."""
    store, locale = person.world.store, person.user.locale
    kinds = {
        kind: asks.shown_commands(store, person.id, channel, kind) for kind in (CHAT, USER_MENU, MESSAGE_MENU)
    }
    return {
        "chat": [leaf for root in kinds[CHAT].values() for leaf in _leaves(root, "", "", locale)],
        "user": [_named(each, locale) for each in kinds[USER_MENU].values()],
        "message": [_named(each, locale) for each in kinds[MESSAGE_MENU].values()],
    }


def _named(node: Json, locale: str) -> Json:
    names, texts = node.get("name_localizations") or {}, node.get("description_localizations") or {}
    return {
        "name": node["name"],
        "label": names.get(locale) or node["name"],
        "description": texts.get(locale) or node.get("description") or "",
    }


def _leaves(node: Json, before: str, label: str, locale: str) -> Iterator[Json]:
    own = _named(node, locale)
    words, label = f"{before} {own['name']}".strip(), f"{label} {own['label']}".strip()
    options = node.get("options") or []
    nested = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if nested:
        for each in nested:
            yield from _leaves(each, words, label, locale)
        return
    yield own | {"name": words, "label": label, "options": [_option(each, locale) for each in options]}


def _option(option: Json, locale: str) -> Json:
    choices = [
        {"value": c["value"], "label": (c.get("name_localizations") or {}).get(locale) or c["name"]}
        for c in option.get("choices") or []
    ]
    bounds = {key: option.get(key) for key in ("min_length", "max_length", "min_value", "max_value")}
    return (
        _named(option, locale)
        | bounds
        | {
            "type": option["type"],
            "required": bool(option.get("required")),
            "autocomplete": bool(option.get("autocomplete")),
            "choices": choices,
        }
    )


def _log(world: Sandbox) -> State:
    """The newest requests, without bodies."""
    entries = world.journal.entries
    start = max(0, len(entries) - MOST_LOGGED)
    return {
        f"log:{number:06}": {
            "at": entry.at,
            "method": entry.method,
            "route": entry.route,
            "status": entry.status,
            "code": entry.code,
        }
        for number, entry in enumerate(islice(entries, start, None), start)
    }
