"""Taps during a match: moves, the hand, the line being set, the clock, a taunt."""

from typing import Literal

from bot.custom_id import CustomId
from hockey.cards import Card
from hockey.lineup.line import Position

LeavingAnswer = Literal["ask", "yes", "no", "agree", "bot", "win", "allow", "object"]
PauseAnswer = Literal["menu", "agree", "refuse", "resume"]
HERE, REFRESH = "here", "refresh"


class MakeMove(CustomId, template="hockey:<match>:<decision>:<move>"):
    match: int
    decision: int
    move: str


class PickPosition(CustomId, template="draft:<match>:<decision>:pick:<position>"):
    match: int
    decision: int
    position: Position


class PutDown(CustomId, template="draft:<match>:<decision>:down"):
    match: int
    decision: int


class PutChosen(CustomId, template="draft:<match>:<decision>:put:<position>"):
    match: int
    decision: int
    position: Position


class PutNowhere(CustomId, template="draft:<match>:<decision>:put:nobody"):
    match: int
    decision: int


class PutCard(CustomId, template="draft:<match>:<decision>:put:<position>:<card>"):
    match: int
    decision: int
    position: Position
    card: Card


class ClearLine(CustomId, template="draft:<match>:<decision>:clear"):
    match: int
    decision: int


class TakeLine(CustomId, template="draft:<match>:<decision>:take:<line>"):
    """`line` is a `Draft.code`."""

    match: int
    decision: int
    line: str


class ShowHand(CustomId, template="look:<match>:<where>"):
    match: int
    where: str = HERE

    @property
    def of_card(self) -> bool:
        """True if it was a card, tapped out of turn."""
        return self.where not in (HERE, REFRESH)


class WhatsGone(CustomId, template="gone:<match>"):
    match: int


class Hint(CustomId, template="hint:<match>:<decision>"):
    match: int
    decision: int


class More(CustomId, template="more:<match>"):
    match: int


class Leave(CustomId, template="resign:<match>:<answer>"):
    match: int
    answer: LeavingAnswer


class AnswerClock(CustomId, template="clock:<match>:<answer>"):
    match: int
    answer: Literal["claim", "wait"]


class AnswerPause(CustomId, template="pause:<match>:<answer>"):
    match: int
    answer: PauseAnswer


class AskPause(CustomId, template="pause:<match>:ask:<days>"):
    match: int
    days: int


class Taunt(CustomId, template="taunt:<match>:<goal>"):
    """The list of taunts after a match's n-th goal."""

    match: int
    goal: int
