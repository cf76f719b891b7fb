"""Taps on the way to a match: rules, a challenge in the making, answers to an offer."""

from typing import Literal

from bot.custom_id import CustomId

OfferAnswer = Literal["accept", "decline", "leave", "withdraw", "sit", "sides", "fill"]
LevelName = Literal["rookie", "pro", "all-star", "legend"]


class TurnRules(CustomId, template="rules:<page>:<way>:<game...>"):
    """`way` tells two buttons of a message apart that may lead to the same page."""

    page: int
    way: Literal["back", "on", "first"]
    game: str


class ListCommands(CustomId, template="help:commands"):
    pass


class AskPlayer(CustomId, template="player:ask:<game...>"):
    game: str


class PickPlayer(CustomId, template="player:pick:<game...>"):
    game: str


class OpenTable(CustomId, template="seats:<game...>"):
    game: str


class ChallengeForm(CustomId, template="dare:<opponent>:<step>:<length>:<pace>:<game...>"):
    """The form for a challenge: what was tapped, and what had been picked before that."""

    opponent: int
    step: Literal["game", "length", "pace", "go"]
    length: int
    pace: Literal["live", "relaxed", "usual"]
    game: str


class AnswerOffer(CustomId, template="challenge:<match>:<answer>"):
    match: int
    answer: OfferAnswer


class CutDeck(CustomId, template="cut:<match>"):
    match: int


class AskOpponent(CustomId, template="practice:ask"):
    pass


class PickOpponent(CustomId, template="practice:<level>:<length>:<game...>"):
    level: LevelName
    length: int
    game: str


class Rematch(CustomId, template="rematch:<match>"):
    match: int
