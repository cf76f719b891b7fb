"""Somebody who makes house rules, tapping what the message shows."""

from typing import Any

from simcord import InteractionResult

from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink

CREATE = "hockey-admin house create"


class Workshop:
    """The private message on which an admin makes rules."""

    def __init__(self, admin: Person, message: Message) -> None:
        self.admin = admin
        self.message = message

    @classmethod
    async def open(cls, rink: Rink, admin: Person, **options: str) -> "Workshop":
        result = await admin.slash(rink.ice, CREATE, **options)
        assert result.response is not None, result
        assert result.response.ephemeral
        return cls(admin, admin.private(rink.ice)[-1])

    def select(self, field: str) -> dict[str, Any]:
        (found,) = [each for each in self.message.selects if each["custom_id"].split(":")[1] == field]
        return found

    async def choose(self, field: str, *labels: str) -> None:
        select = self.select(field)
        values = [option["value"] for option in select["options"] if option["label"] in labels]
        assert len(values) == len(labels), [option["label"] for option in select["options"]]
        result = await self.admin.select(self.message, values, custom_id=select["custom_id"])
        assert result.acknowledged

    async def tap(self, label: str) -> InteractionResult:
        (found,) = [each for each in self.message.buttons if each["label"].startswith(label)]
        return await self.admin.click(self.message, custom_id=found["custom_id"])

    async def name(self, name: str) -> InteractionResult:
        """From any page: name them and send the name off."""
        if "Next" in self.message.labels:
            await self.tap("Next")
        return await self.admin.fill(self.message, await self.tap("Name them"), name)


async def make_house(rink: Rink, admin: Person, name: str = "Prairie", base: str = "classic") -> None:
    """House rules that are a game of the catalogue under another name."""
    workshop = await Workshop.open(rink, admin, base=base)
    await workshop.name(name)
    assert "is on offer" in workshop.message.text, workshop.message.text
