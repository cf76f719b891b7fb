"""What admins tap: the setup of a server, its own rules, the end of a match."""

from typing import Literal

from bot.custom_id import CustomId
from db.model.people import Place, SheetLook
from faces.taps.switch import Switch

RulesPage = Literal["cards", "play"]
RulesFlag = Literal["g", "i", "s"]
RulesDeals = Literal["deals", "overtime_deals"]
RulesField = Literal["power", "centre", "seats", "third"]
RulesStep = Literal[RulesPage, RulesFlag, RulesDeals, RulesField, "name", "save"]


class SetPlace(CustomId, template="setup:place:<place>"):
    place: Place


class SetPace(CustomId, template="setup:pace"):
    pass


class SetKnockout(CustomId, template="setup:knockout:<switch>"):
    switch: Switch


class SetRings(CustomId, template="setup:ring:<switch>"):
    switch: Switch


class SetVoice(CustomId, template="setup:voice"):
    pass


class SetServerLanguage(CustomId, template="setup:language"):
    pass


class SetLook(CustomId, template="setup:look:<look>"):
    look: SheetLook


class SetTaunts(CustomId, template="setup:taunts:<switch>"):
    switch: Switch


class SetLength(CustomId, template="setup:length:<length>"):
    length: int


class LetEverybody(CustomId, template="setup:everybody"):
    pass


class MakeRules(CustomId, template="house:<step>:<rules>"):
    step: RulesStep
    rules: str


class RemoveRules(CustomId, template="house:<answer>:<house>"):
    answer: Literal["remove", "keep"]
    house: int


class EndMatch(CustomId, template="end:<match>:<answer>"):
    match: int
    answer: Literal["yes", "no"]
