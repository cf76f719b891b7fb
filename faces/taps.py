"""What everything says that can be tapped: all custom_ids, each by the template that builds and reads it.

Each is complete in itself, so any process answers it after any restart. None ever changes: messages that were
sent long ago carry it. `cogs/hockey.py` says who answers which, `docs/commands.md` what a tap on it does.
"""

from typing import Literal

from bot.custom_id import CustomId
from db.model import people
from db.model.league import Order
from db.model.people import Home, Place
from hockey.cards import Card
from hockey.lineup.line import Position

HERE, REFRESH = "here", "refresh"

OfferAnswer = Literal["accept", "decline", "withdraw", "sit", "sides", "fill"]
LevelName = Literal["rookie", "pro", "all-star", "legend"]
LeavingAnswer = Literal["ask", "yes", "no", "agree", "bot", "win"]
PauseAnswer = Literal["menu", "agree", "refuse", "resume"]
PrivacyStep = Literal["export", "ask", "forget", "keep"]
Habit = Literal["deal", "last", "tips", "talk", "colours", "hidden", "taunts"]
Switch = Literal["on", "off"]
BoardPlace = Literal["here", "all"]

RulesPage = Literal["cards", "play"]
RulesFlag = Literal["g", "i", "s"]
RulesDeals = Literal["deals", "overtime_deals"]
RulesField = Literal["power", "centre", "seats", "third"]
RulesStep = Literal[RulesPage, RulesFlag, RulesDeals, RulesField, "name", "save"]


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


class Hint(CustomId, template="hint:<match>:<decision>"):
    match: int
    decision: int


class Analyse(CustomId, template="analyse:<match>"):
    match: int


ReplayStep = Literal["first", "back", "on", "goal", "last", "at", "hands"]
HandsShown = Literal["open", "hidden"]


class Watch(CustomId, template="watch:<match>:<ply>"):
    match: int
    ply: int


class Replay(CustomId, template="replay:<match>:<step>:<ply>:<hands>"):
    match: int
    step: ReplayStep
    ply: int
    hands: HandsShown


class MarkPlay(CustomId, template="bookmark:<match>:<ply>:<hands>"):
    match: int
    ply: int
    hands: HandsShown


class PickMark(CustomId, template="bookmarks:<match>:<hands>"):
    match: int
    hands: HandsShown


class SharePlay(CustomId, template="share:<match>:<ply>"):
    match: int
    ply: int


class ExportMatch(CustomId, template="export:<match>"):
    match: int


class HistoryPage(CustomId, template="history:<player>:<reader>:<page>:<opponent>:<game...>"):
    player: int
    reader: int
    page: int
    opponent: int
    game: str


class PickMatch(CustomId, template="history:pick"):
    pass


class Verify(CustomId, template="verify:<match>"):
    match: int


class Rematch(CustomId, template="rematch:<match>"):
    match: int


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


class ShowHand(CustomId, template="look:<match>:<where>"):
    match: int
    where: str = HERE

    @property
    def of_card(self) -> bool:
        """Whether it was a card, tapped out of turn."""
        return self.where not in (HERE, REFRESH)


class WhatsGone(CustomId, template="gone:<match>"):
    match: int


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


class TurnPage(CustomId, template="board:<where>:<page>:<reader>"):
    where: str
    page: int
    reader: int


class TurnGamePage(CustomId, template="board:<where>:<page>:<reader>:<game...>"):
    where: str
    page: int
    reader: int
    game: str


class TurnTable(CustomId, template="table:<where>:<page>:<reader>:<order>:<season>:<game...>"):
    where: BoardPlace
    page: int
    reader: int
    order: Order
    season: int
    game: str


class FindOwnRow(CustomId, template="row:<where>:<reader>:<order>:<season>:<game...>"):
    where: BoardPlace
    reader: int
    order: Order
    season: int
    game: str


class TellMeaning(CustomId, template="card:meaning"): ...


class SetHand(CustomId, template="settings:hand:<home>"):
    home: Home


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
    look: people.SheetLook


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
