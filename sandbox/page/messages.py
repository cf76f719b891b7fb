"""A message as the page gets it: as a person's client would show it."""

import re
from html import unescape

from sandbox.ground import media
from sandbox.ground.components import GALLERY, TEXT, THUMBNAIL
from sandbox.ground.models import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    THREAD_CREATED,
    Channel,
    Json,
    Message,
)
from sandbox.ground.reading import name_of
from sandbox.ground.state import WorldState
from sandbox.page.markdown import html
from sandbox.people import Person, render

_TAGS = re.compile(r"<[^>]+>")
EXCERPT = 80


def message_told(person: Person, channel: Channel, message: Message) -> Json:
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
    """The thread that hangs on a message; `told` if the message only announces it."""
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
    """What a message replies to: its author and first line; empty if it's gone."""
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
    """A picture without its own description has that of its file, or the file's name."""

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
