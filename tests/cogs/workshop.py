"""A person who makes house rules, tapping what the form shows."""

from typing import Any

from simcord import InteractionResult

from bot.words import words_for
from tests.cogs.forms import flip
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink

CREATE = "hockey-admin house create"
WORDS = words_for("en")


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

    async def choose(self, field: str, *values: str) -> None:
        result = await self.admin.select(self.message, values, custom_id=self.select(field)["custom_id"])
        assert result.acknowledged

    async def flip(self, flag: str) -> None:
        await flip(self.admin, self.message, WORDS(f"house-{flag}"))

    async def name(self, name: str) -> InteractionResult:
        """Name them and send the name off."""
        shown = await self.admin.click(self.message, label=WORDS("house-button-name"))
        return await self.admin.fill(self.message, shown, name)


async def make_house(rink: Rink, admin: Person, name: str = "Prairie", base: str = "classic") -> None:
    """House rules that are a game of the catalogue under another name."""
    workshop = await Workshop.open(rink, admin, base=base)
    await workshop.name(name)
    assert not workshop.message.buttons, workshop.message.text
