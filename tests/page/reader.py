"""The page of a sandbox in another process, without a browser: what it shows, and what people do on it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp

PATIENCE_SECONDS = 60.0
SUITS = "♣♦♥♠"

Found = TypeVar("Found")
Told = dict[str, Any]


async def told(address: str) -> Told:
    """Everything the page shows when it's opened now."""
    async with aiohttp.ClientSession() as session, session.get(address + "/page/events") as got:
        line = await got.content.readuntil(b"\n\n")
    whole: Told = json.loads(line.removeprefix(b"data: "))["set"]
    return whole


class Page:
    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self._address = address
        self._session = session

    async def until(self, find: Callable[[Told], Found | None]) -> Found:
        """Something in what the page shows, once it's there."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (found := find(await told(self._address))) is None:  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.02)
        return found

    async def act(self, do: str, person: str, place: str, **body: Any) -> Any:
        sent = {"do": do, "person": person, "place": place} | body
        own = {"Origin": self._address}
        async with self._session.post(self._address + "/page/act", json=sent, headers=own) as got:
            return await got.json()

    async def tap(self, label: str, name: str, place: str) -> Any:
        """Let a person tap the newest button with this label."""
        person, message, custom_id = await self.until(lambda state: newest(state, label, name, place))
        return await self.act("tap", person, place, message=message, custom_id=custom_id)

    async def play(self) -> None:
        """Let the player whose turn it is play a card.

        A hand that changes at that moment takes no tap, and the player looks again.
        """
        became = {"refused": True}
        while became.get("refused"):
            person, place, message, custom_id = await self.until(playable)
            became = await self.act("tap", person, place, message=message, custom_id=custom_id)
        assert not became["failed"], became


def ids(state: Told) -> dict[str, str]:
    """The ids of people by their names."""
    return {person["name"]: person["id"] for person in state["world"]["people"]}


def buttons(components: list[Any]) -> Iterator[Any]:
    for each in components:
        if each.get("custom_id") and not each.get("disabled"):
            yield each
        yield from buttons(each.get("components", []))


def newest(state: Told, label: str, name: str, place: str) -> tuple[str, str, str] | None:
    person = ids(state)[name]
    for key in reversed(state):
        if key.startswith(f"message:{person}:") and state[key]["channel"] == place:
            for each in buttons(state[key]["components"]):
                if each.get("label") == label:
                    return person, state[key]["id"], each["custom_id"]
    return None


def playable(state: Told) -> tuple[str, str, str, str] | None:
    """A card in a hand that says "Your turn"."""
    for person in state["world"]["people"]:
        for key, shown in state.items():
            own = key.startswith(f"message:{person['id']}:") and shown["channel"] == person["dm"]
            if own and "Your turn" in shown["html"]:
                for each in buttons(shown["components"]):
                    if set(each.get("label", "")) & set(SUITS):
                        return person["id"], person["dm"], shown["id"], each["custom_id"]
    return None


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(address, session)
