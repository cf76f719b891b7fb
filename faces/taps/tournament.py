"""Taps on a tournament's message."""

from typing import Literal

from bot.custom_id import CustomId


class JoinTournament(CustomId, template="tournament:join:<tournament>"):
    tournament: int


class CheckIn(CustomId, template="tournament:check:<tournament>"):
    tournament: int


class LeaveTournament(CustomId, template="tournament:leave:<tournament>"):
    tournament: int


class TellTournament(CustomId, template="tournament:text:<tournament>"):
    tournament: int


class PickTeammate(CustomId, template="tournament:partner:<tournament>"):
    tournament: int


class AnswerLeaving(CustomId, template="tournament:leaving:<tournament>:<answer>"):
    tournament: int
    answer: Literal["yes", "no"]


class CancelTournament(CustomId, template="tournament:cancel:<tournament>:<answer>"):
    tournament: int
    answer: Literal["yes", "no"]
