"""What is tapped on the way to a match: pages of rules, and a challenge that is being put together."""

from typing import Literal

from bot.custom_id import CustomId


class TurnRules(CustomId, template="rules:<page>:<way>:<game...>"):
    """`way` tells two buttons of a message apart that may lead to the same page."""

    page: int
    way: Literal["back", "on", "first"]
    game: str


class AskWhom(CustomId, template="whom:ask:<game...>"):
    game: str


class PickWhom(CustomId, template="whom:pick:<game...>"):
    game: str


class Dare(CustomId, template="dare:<opponent>:<step>:<length>:<pace>:<game...>"):
    """A challenge that is being put together: what is tapped, and what had been picked until then."""

    opponent: int
    step: Literal["game", "length", "pace", "go"]
    length: int
    pace: Literal["live", "relaxed", "usual"]
    game: str
