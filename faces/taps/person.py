"""What players tap to set things for themselves."""

from typing import Literal

from bot.custom_id import CustomId
from faces.taps.switch import Switch

PrivacyStep = Literal["export", "ask", "forget", "keep"]
Habit = Literal["dm", "deal", "last", "tips", "talk", "taunts", "colours", "hidden"]


class SetLanguage(CustomId, template="settings:language"):
    pass


class SetHabit(CustomId, template="settings:<habit>:<switch>"):
    habit: Habit
    switch: Switch


class Unblock(CustomId, template="unblock:<reader>:<player>"):
    reader: int
    player: int


class LeaveTeam(CustomId, template="team:leave"):
    """Plays for no team any more, in the server where it is tapped."""


class AnswerPrivacy(CustomId, template="privacy:<reader>:<step>"):
    reader: int
    step: PrivacyStep
