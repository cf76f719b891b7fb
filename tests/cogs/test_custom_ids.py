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
from faces import taps
from faces.book import taps as book_taps
from faces.guide import taps as guide_taps
from faces.tale import taps as tale_taps
from hockey.cards import RANKS, Card, pack
from hockey.lineup.line import Position
from hockey.pile.rules import ThirdCard
from tests.cogs.rink import Rink

TEMPLATES: list[type[CustomId]] = [
    each
    for each in (
        *vars(taps).values(),
        *vars(guide_taps).values(),
        *vars(tale_taps).values(),
        *vars(book_taps).values(),
    )
    if isinstance(each, type) and issubclass(each, CustomId) and each is not CustomId
]
DOCUMENT = Path(__file__).parents[2] / "docs" / "commands.md"

KEPT = {
    "challenge:7:accept": taps.AnswerOffer(7, "accept"),
    "challenge:7:sides": taps.AnswerOffer(7, "sides"),
    "cut:7": taps.CutDeck(7),
    "taunt:7:3": tale_taps.Taunt(7, 3),
    "setup:taunts:off": tale_taps.SetTaunts("off"),
    "follow:7": tale_taps.Follow(7),
    "guess:7:1": tale_taps.GuessWinner(7, 1),
    "watch:7:12": taps.Watch(7, 12),
    "replay:7:goal:12:open": taps.Replay(7, "goal", 12, "open"),
    "bookmark:7:12:hidden": taps.MarkPlay(7, 12, "hidden"),
    "bookmarks:7:open": taps.PickMark(7, "open"),
    "share:7:12": taps.SharePlay(7, 12),
    "export:7": taps.ExportMatch(7),
    "history:8:9:2:0:-": taps.HistoryPage(8, 9, 2, 0, "-"),
    "past:1:8:2:0:-": book_taps.TurnHistory(1, 8, 2, 0, "-"),
    "past:0:8:2:7:house:3": book_taps.TurnHistory(0, 8, 2, 7, "house:3"),
    "history:8:9:2:7:house:3": taps.HistoryPage(8, 9, 2, 7, "house:3"),
    "history:pick": taps.PickMatch(),
    "verify:7": taps.Verify(7),
    "rematch:7": taps.Rematch(7),
    "hint:7:2": taps.Hint(7, 2),
    "analyse:7": taps.Analyse(7),
    "practice:ask": taps.AskOpponent(),
    "practice:all-star:1:house:3": taps.PickOpponent("all-star", 1, "house:3"),
    "hockey:7:2:9H": taps.MakeMove(7, 2, "9H"),
    "hockey:7:2:line 7H 8H 9H TS JS QS": taps.MakeMove(7, 2, "line 7H 8H 9H TS JS QS"),
    "hockey:7:2:": taps.MakeMove(7, 2, ""),
    "draft:7:2:pick:LW": taps.PickPosition(7, 2, Position.LW),
    "draft:7:2:down": taps.PutDown(7, 2),
    "draft:7:2:put:G": taps.PutChosen(7, 2, Position.G),
    "draft:7:2:put:nobody": taps.PutNowhere(7, 2),
    "draft:7:2:put:G:*1": taps.PutCard(7, 2, Position.G, Card("*1")),
    "draft:7:2:clear": taps.ClearLine(7, 2),
    "look:7:here": taps.ShowHand(7),
    "look:7:refresh": taps.ShowHand(7, taps.REFRESH),
    "look:7:9H": taps.ShowHand(7, "9H"),
    "gone:7": taps.WhatsGone(7),
    "more:7": taps.More(7),
    "resign:7:ask": taps.Leave(7, "ask"),
    "resign:7:win": taps.Leave(7, "win"),
    "clock:7:claim": taps.AnswerClock(7, "claim"),
    "pause:7:menu": taps.AnswerPause(7, "menu"),
    "pause:7:ask:3": taps.AskPause(7, 3),
    "board:all:2:9": taps.TurnPage("all", 2, 9),
    "board:11:0:9:house:3": taps.TurnGamePage("11", 0, 9, "house:3"),
    "board:all:2:9:streak": taps.TurnGamePage("all", 2, 9, "streak"),
    "team:leave": taps.LeaveTeam(),
    "settings:hand:private": taps.SetHand(Home.PRIVATE),
    "settings:language": taps.SetLanguage(),
    "table:here:2:9:rating:3:house:4": taps.TurnTable("here", 2, 9, Order.RATING, 3, "house:4"),
    "row:all:9:rate:0:-": taps.FindOwnRow("all", 9, Order.RATE, 0, "-"),
    "card:meaning": taps.TellMeaning(),
    "settings:deal:on": taps.SetHabit("deal", "on"),
    "settings:tips:off": taps.SetHabit("tips", "off"),
    "unblock:9:8": taps.Unblock(9, 8),
    "privacy:9:forget": taps.AnswerPrivacy(9, "forget"),
    "setup:place:thread": taps.SetPlace(Place.THREAD),
    "setup:pace": taps.SetPace(),
    "setup:knockout:off": taps.SetKnockout("off"),
    "setup:ring:on": taps.SetRings("on"),
    "rules:2:on:house:3": guide_taps.TurnRules(2, "on", "house:3"),
    "whom:ask:classic": guide_taps.AskWhom("classic"),
    "whom:pick:house:3": guide_taps.PickWhom("house:3"),
    "dare:7:length:1:usual:house:3": guide_taps.Dare(7, "length", 1, "usual", "house:3"),
    "setup:voice": taps.SetVoice(),
    "setup:language": taps.SetServerLanguage(),
    "setup:look:text": taps.SetLook(SheetLook.TEXT),
    "setup:everybody": taps.LetEverybody(),
    "house:overtime_deals:2-J-55556-444446-0-tgis": taps.MakeRules(
        "overtime_deals", "2-J-55556-444446-0-tgis"
    ),
    "house:save:2-J-55556-444446-0-tgis": taps.MakeRules("save", "2-J-55556-444446-0-tgis"),
    "house:remove:3": taps.RemoveRules("remove", 3),
    "end:7:yes": taps.EndMatch(7, "yes"),
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
        taps.MakeMove(largest, largest, "line 7H 8H 9H TS JS QS"),
        taps.PutCard(largest, largest, Position.LW, Card("7H")),
        taps.TurnGamePage(str(largest), largest, largest, f"house:{largest}"),
        taps.Unblock(largest, largest),
        taps.MakeRules("overtime_deals", encode(longest_rules)),
    ):
        assert read(tap.id) == [tap]


@pytest.mark.parametrize(
    "tap",
    [
        taps.Rematch(-1),
        taps.Rematch(LARGEST_NUMBER + 1),
        taps.MakeMove(1, 1, "a:b"),
        taps.MakeMove(1, 1, "x" * LONGEST_ID),
        taps.TurnPage("all:1", 1, 1),
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
    assert set(TEMPLATES) - set(bot.router.handlers) == {taps.PutNowhere}


def test_the_document_lists_every_template_and_all_that_it_may_say() -> None:
    rows = re.findall(r"^\| `(\w+[:<][^`]*)` \| (.*) \|$", DOCUMENT.read_text(), re.MULTILINE)
    assert [template for template, _ in rows] == [each.template for each in TEMPLATES]
    for template, told in zip(TEMPLATES, (told for _, told in rows), strict=True):
        for kind in (field.type for field in fields(template)):  # type: ignore[arg-type] # as above
            if get_origin(kind) is Literal:
                assert {each for each in get_args(kind) if f"`{each}`" not in told} == set()
