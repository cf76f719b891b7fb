"""What admins tap: the setup of a server, its own rules, the end of a match or a season."""

from typing import Literal

from bot.custom_id import CustomId
from db.model.league import Calendar
from faces.taps.switch import Switch

SetupList = Literal["game", "length", "pace", "voice", "language", "challengers"]
SetupSwitch = Literal["knockout", "threads", "rings", "taunts", "pictures"]
RulesFlag = Literal["g", "i", "s"]
RulesDeals = Literal["deals", "overtime_deals"]
RulesField = Literal["seats", "power", "centre", "third"]
RulesStep = Literal[RulesFlag, RulesDeals, RulesField, "name", "save"]


class PickSetup(CustomId, template="setup:<setting>"):
    setting: SetupList


class SwitchSetup(CustomId, template="setup:<setting>:<switch>"):
    setting: SetupSwitch
    switch: Switch


class MakeRules(CustomId, template="house:<step>:<rules>"):
    step: RulesStep
    rules: str


class RemoveRules(CustomId, template="house:<answer>:<house>"):
    answer: Literal["remove", "keep"]
    house: int


class EndMatch(CustomId, template="end:<match>:<answer>"):
    match: int
    answer: Literal["yes", "no"]


class EndSeason(CustomId, template="season:<number>:<answer>:<calendar>"):
    """`calendar` says how seasons end from then on."""

    number: int
    answer: Literal["yes", "no"]
    calendar: Calendar
