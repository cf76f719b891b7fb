"""What buttons carry: each template builds and reads the same ids, for good, and nobody else's."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_id import LARGEST_NUMBER, LONGEST_ID, CustomId
from cogs.admin.rules_draft import encode
from db.model.league import Order
from db.model.people import Home, Place, SheetLook
from faces.taps import admin, league, library, offering, person, playing, watching
from faces.taps.admin import (
    EndMatch,
    LetEverybody,
    MakeRules,
    RemoveRules,
    SetKnockout,
    SetLook,
    SetPace,
    SetPlace,
    SetRings,
    SetServerLanguage,
    SetTaunts,
    SetVoice,
)
from faces.taps.league import FindOwnRow, TellMeaning, TurnGamePage, TurnPage, TurnTable
from faces.taps.library import (
    Analyse,
    ExportMatch,
    HistoryPage,
    MarkPlay,
    PickMark,
    PickMatch,
    Replay,
    SharePlay,
    TurnHistory,
    Verify,
    Watch,
)
from faces.taps.offering import (
    AnswerOffer,
    AskOpponent,
    AskWhom,
    CutDeck,
    Dare,
    PickOpponent,
    PickWhom,
    Rematch,
    TurnRules,
)
from faces.taps.person import AnswerPrivacy, LeaveTeam, SetHabit, SetHand, SetLanguage, Unblock
from faces.taps.playing import (
    REFRESH,
    AnswerClock,
    AnswerPause,
    AskPause,
    ClearLine,
    Hint,
    Leave,
    MakeMove,
    More,
    PickPosition,
    PutCard,
    PutChosen,
    PutDown,
    PutNowhere,
    ShowHand,
    Taunt,
    WhatsGone,
)
from faces.taps.watching import Follow, GuessWinner
from hockey.cards import RANKS, Card, pack
from hockey.lineup.line import Position
from hockey.pile.rules import ThirdCard
from tests.cogs.rink import Rink

TEMPLATES: list[type[CustomId]] = [
    each
    for subject in (offering, playing, watching, library, league, person, admin)
    for each in vars(subject).values()
    if isinstance(each, type) and issubclass(each, CustomId) and each is not CustomId
]
DOCUMENT = Path(__file__).parents[2] / "docs" / "commands.md"

KEPT = {
    "challenge:7:accept": AnswerOffer(7, "accept"),
    "challenge:7:sides": AnswerOffer(7, "sides"),
    "cut:7": CutDeck(7),
    "taunt:7:3": Taunt(7, 3),
    "setup:taunts:off": SetTaunts("off"),
    "follow:7": Follow(7),
    "guess:7:1": GuessWinner(7, 1),
    "watch:7:12": Watch(7, 12),
    "replay:7:goal:12:open": Replay(7, "goal", 12, "open"),
    "bookmark:7:12:hidden": MarkPlay(7, 12, "hidden"),
    "bookmarks:7:open": PickMark(7, "open"),
    "share:7:12": SharePlay(7, 12),
    "export:7": ExportMatch(7),
    "history:8:9:2:0:-": HistoryPage(8, 9, 2, 0, "-"),
    "past:1:8:2:0:-": TurnHistory(1, 8, 2, 0, "-"),
    "past:0:8:2:7:house:3": TurnHistory(0, 8, 2, 7, "house:3"),
    "history:8:9:2:7:house:3": HistoryPage(8, 9, 2, 7, "house:3"),
    "history:pick": PickMatch(),
    "verify:7": Verify(7),
    "rematch:7": Rematch(7),
    "hint:7:2": Hint(7, 2),
    "analyse:7": Analyse(7),
    "practice:ask": AskOpponent(),
    "practice:all-star:1:house:3": PickOpponent("all-star", 1, "house:3"),
    "hockey:7:2:9H": MakeMove(7, 2, "9H"),
    "hockey:7:2:line 7H 8H 9H TS JS QS": MakeMove(7, 2, "line 7H 8H 9H TS JS QS"),
    "hockey:7:2:": MakeMove(7, 2, ""),
    "draft:7:2:pick:LW": PickPosition(7, 2, Position.LW),
    "draft:7:2:down": PutDown(7, 2),
    "draft:7:2:put:G": PutChosen(7, 2, Position.G),
    "draft:7:2:put:nobody": PutNowhere(7, 2),
    "draft:7:2:put:G:*1": PutCard(7, 2, Position.G, Card("*1")),
    "draft:7:2:clear": ClearLine(7, 2),
    "look:7:here": ShowHand(7),
    "look:7:refresh": ShowHand(7, REFRESH),
    "look:7:9H": ShowHand(7, "9H"),
    "gone:7": WhatsGone(7),
    "more:7": More(7),
    "resign:7:ask": Leave(7, "ask"),
    "resign:7:win": Leave(7, "win"),
    "clock:7:claim": AnswerClock(7, "claim"),
    "pause:7:menu": AnswerPause(7, "menu"),
    "pause:7:ask:3": AskPause(7, 3),
    "board:all:2:9": TurnPage("all", 2, 9),
    "board:11:0:9:house:3": TurnGamePage("11", 0, 9, "house:3"),
    "board:all:2:9:streak": TurnGamePage("all", 2, 9, "streak"),
    "team:leave": LeaveTeam(),
    "settings:hand:private": SetHand(Home.PRIVATE),
    "settings:language": SetLanguage(),
    "table:here:2:9:rating:3:house:4": TurnTable("here", 2, 9, Order.RATING, 3, "house:4"),
    "row:all:9:rate:0:-": FindOwnRow("all", 9, Order.RATE, 0, "-"),
    "card:meaning": TellMeaning(),
    "settings:deal:on": SetHabit("deal", "on"),
    "settings:tips:off": SetHabit("tips", "off"),
    "unblock:9:8": Unblock(9, 8),
    "privacy:9:forget": AnswerPrivacy(9, "forget"),
    "setup:place:thread": SetPlace(Place.THREAD),
    "setup:pace": SetPace(),
    "setup:knockout:off": SetKnockout("off"),
    "setup:ring:on": SetRings("on"),
    "rules:2:on:house:3": TurnRules(2, "on", "house:3"),
    "whom:ask:classic": AskWhom("classic"),
    "whom:pick:house:3": PickWhom("house:3"),
    "dare:7:length:1:usual:house:3": Dare(7, "length", 1, "usual", "house:3"),
    "setup:voice": SetVoice(),
    "setup:language": SetServerLanguage(),
    "setup:look:text": SetLook(SheetLook.TEXT),
    "setup:everybody": LetEverybody(),
    "house:overtime_deals:2-J-55556-444446-0-tgis": MakeRules("overtime_deals", "2-J-55556-444446-0-tgis"),
    "house:save:2-J-55556-444446-0-tgis": MakeRules("save", "2-J-55556-444446-0-tgis"),
    "house:remove:3": RemoveRules("remove", 3),
    "end:7:yes": EndMatch(7, "yes"),
}
"""Ids that messages carry already, of every template."""

NUMBERS = ["", "-1", "+1", " 1", "1 ", "1_0", "1.0", "0x1", "one", "٣", "²", "１", "1\n"]
TOO_LARGE = [str(LARGEST_NUMBER + 1), str(10**30), "9" * 5000]


def values(kind: Any, *, rest: bool) -> st.SearchStrategy[Any]:
    if kind is int:
        return st.integers(0, LARGEST_NUMBER)
    if kind is Card:
        return st.sampled_from([*pack(), Card("*1"), Card("*2")])
    if kind is str:
        return st.text(st.characters(exclude_characters="" if rest else ":"), max_size=20)
    return st.sampled_from(get_args(kind) if get_origin(kind) is Literal else [*kind])


def built(template: type[CustomId]) -> st.SearchStrategy[CustomId]:
    return st.builds(
        template,
        **{
            field.name: values(field.type, rest=f"<{field.name}...>" in template.template)
            for field in fields(template)  # type: ignore[arg-type] # mypy knows them by dataclass_transform alone
        },
    )


def read(text: str) -> list[CustomId]:
    """What all templates make of an id."""
    return [tap for tap in (template.parse(text) for template in TEMPLATES) if tap is not None]


@pytest.mark.parametrize("text", KEPT)
def test_what_messages_carry_already_keeps_its_meaning(text: str) -> None:
    assert KEPT[text].id == text
    assert read(text) == [KEPT[text]]


def test_every_template_is_among_them() -> None:
    assert {type(tap) for tap in KEPT.values()} == set(TEMPLATES)


@given(st.one_of([built(template) for template in TEMPLATES]))
def test_what_one_template_builds_it_alone_reads_and_as_the_same(tap: CustomId) -> None:
    assert len(tap.id) <= LONGEST_ID
    assert read(tap.id) == [tap]


@given(st.one_of([built(template) for template in TEMPLATES]), st.data())
def test_what_is_made_of_an_id_is_read_or_is_not(tap: CustomId, data: st.DataObject) -> None:
    parts = tap.id.split(":")
    place = data.draw(st.integers(0, len(parts)))
    garbage = data.draw(st.sampled_from([*NUMBERS, *TOO_LARGE, "nonsense", ":"]) | st.text())
    for forged in (parts[:place], [*parts[:place], garbage, *parts[place:]], [*parts[:place], garbage]):
        assert len(read(":".join(forged))) <= 1


@given(st.text())
def test_any_text_is_of_one_template_at_most(text: str) -> None:
    assert len(read(text)) <= 1


@pytest.mark.parametrize("number", [*NUMBERS, *TOO_LARGE])
def test_a_number_is_one_that_a_database_can_keep(number: str) -> None:
    assert read(f"hockey:{number}:2:9H") == []
    assert read(f"rematch:{number}") == []


def test_the_largest_ids_fit() -> None:
    largest = LARGEST_NUMBER
    longest_rules = {
        "seats": 4,
        "power": list(RANKS),
        "deals": [3] * 17,
        "overtime_deals": [3] * 17,
        "centre": 13,
        "third_card": ThirdCard.TAKES_OVER,
        "goal_is_chance": True,
        "clears_ice": True,
        "power_scores": True,
    }
    for tap in (
        MakeMove(largest, largest, "line 7H 8H 9H TS JS QS"),
        PutCard(largest, largest, Position.LW, Card("7H")),
        TurnGamePage(str(largest), largest, largest, f"house:{largest}"),
        Unblock(largest, largest),
        MakeRules("overtime_deals", encode(longest_rules)),
    ):
        assert read(tap.id) == [tap]


@pytest.mark.parametrize(
    "tap",
    [
        Rematch(-1),
        Rematch(LARGEST_NUMBER + 1),
        MakeMove(1, 1, "a:b"),
        MakeMove(1, 1, "x" * LONGEST_ID),
        TurnPage("all:1", 1, 1),
    ],
)
def test_what_could_not_be_read_back_is_never_built(tap: CustomId) -> None:
    with pytest.raises(ValueError, match="unwritable"):
        _ = tap.id


def test_a_declaration_names_the_fields_of_its_template() -> None:
    with pytest.raises(TypeError):

        class _Odd(CustomId, template="odd:<match>"):
            game: int


async def test_every_template_is_answered_but_of_the_list_that_is_disabled(rink: Rink) -> None:
    bot = await rink.restart()
    assert set(TEMPLATES) - set(bot.router.handlers) == {PutNowhere}


def test_the_document_lists_every_template_and_all_that_it_may_say() -> None:
    rows = re.findall(r"^\| `(\w+[:<][^`]*)` \| (.*) \|$", DOCUMENT.read_text(), re.MULTILINE)
    assert [template for template, _ in rows] == [each.template for each in TEMPLATES]
    for template, told in zip(TEMPLATES, (told for _, told in rows), strict=True):
        for kind in (field.type for field in fields(template)):  # type: ignore[arg-type] # as above
            if get_origin(kind) is Literal:
                assert {each for each in get_args(kind) if f"`{each}`" not in told} == set()
