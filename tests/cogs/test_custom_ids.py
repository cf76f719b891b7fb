"""What buttons carry: each template builds and reads the same ids, for good, and nobody else's."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_id import LARGEST_NUMBER, LONGEST_ID, CustomId, names_match
from cogs.admin.rules_draft import encode
from db.model.league import Calendar, Order
from faces.taps import admin, league, library, offering, person, playing, tournament, watching
from hockey.cards import RANKS, Card, pack
from hockey.lineup.line import Position
from hockey.pile.rules import ThirdCard
from tests.cogs.rink import Rink

TEMPLATES: list[type[CustomId]] = [
    each
    for subject in (offering, playing, watching, library, league, person, admin, tournament)
    for each in vars(subject).values()
    if isinstance(each, type) and issubclass(each, CustomId) and each is not CustomId
]
DOCUMENT = Path(__file__).parents[2] / "docs" / "commands.md"

KEPT = {
    "challenge:7:accept": offering.AnswerOffer(7, "accept"),
    "challenge:7:sides": offering.AnswerOffer(7, "sides"),
    "cut:7": offering.CutDeck(7),
    "taunt:7:3": playing.Taunt(7, 3),
    "follow:7": watching.Follow(7),
    "guess:7:1": watching.GuessWinner(7, 1),
    "again:7": watching.PostAgain(7),
    "watch:7:12": library.Watch(7, 12),
    "replay:7:goal:12:open": library.Replay(7, "goal", 12, "open"),
    "bookmark:7:12:hidden": library.MarkPlay(7, 12, "hidden"),
    "unbookmark:7:12:hidden": library.UnmarkPlay(7, 12, "hidden"),
    "bookmarks:7:open": library.PickMark(7, "open"),
    "share:7:12": library.SharePlay(7, 12),
    "export:7": library.ExportMatch(7),
    "past:1:8:2:0:-": library.TurnHistory(1, 8, 2, 0, "-"),
    "past:0:8:2:7:house:3": library.TurnHistory(0, 8, 2, 7, "house:3"),
    "history:pick": library.PickMatch(),
    "verify:7": library.Verify(7),
    "rematch:7": offering.Rematch(7),
    "hint:7:2": playing.Hint(7, 2),
    "analyse:7": library.Analyse(7),
    "help:commands": offering.ListCommands(),
    "practice:ask": offering.AskOpponent(),
    "practice:all-star:1:house:3": offering.PickOpponent("all-star", 1, "house:3"),
    "hockey:7:2:9H": playing.MakeMove(7, 2, "9H"),
    "hockey:7:2:line 7H 8H 9H TS JS QS": playing.MakeMove(7, 2, "line 7H 8H 9H TS JS QS"),
    "hockey:7:2:": playing.MakeMove(7, 2, ""),
    "draft:7:2:pick:LW": playing.PickPosition(7, 2, Position.LW),
    "draft:7:2:down": playing.PutDown(7, 2),
    "draft:7:2:put:G": playing.PutChosen(7, 2, Position.G),
    "draft:7:2:put:nobody": playing.PutNowhere(7, 2),
    "draft:7:2:put:G:*1": playing.PutCard(7, 2, Position.G, Card("*1")),
    "draft:7:2:clear": playing.ClearLine(7, 2),
    "draft:7:2:take:5HKSQS7CJDAD": playing.TakeLine(7, 2, "5HKSQS7CJDAD"),
    "look:7:here": playing.ShowHand(7),
    "look:7:refresh": playing.ShowHand(7, playing.REFRESH),
    "look:7:9H": playing.ShowHand(7, "9H"),
    "gone:7": playing.WhatsGone(7),
    "more:7": playing.More(7),
    "resign:7:ask": playing.Leave(7, "ask"),
    "resign:7:win": playing.Leave(7, "win"),
    "resign:7:allow": playing.Leave(7, "allow"),
    "resign:7:object": playing.Leave(7, "object"),
    "clock:7:claim": playing.AnswerClock(7, "claim"),
    "pause:7:menu": playing.AnswerPause(7, "menu"),
    "pause:7:ask:3": playing.AskPause(7, 3),
    "board:all:2:9": league.TurnPage("all", 2, 9),
    "board:11:0:9:house:3": league.TurnGamePage("11", 0, 9, "house:3"),
    "board:all:2:9:streak": league.TurnGamePage("all", 2, 9, "streak"),
    "team:leave": person.LeaveTeam(),
    "settings:language": person.SetLanguage(),
    "table:here:2:9:rating:3:house:4": league.TurnTable("here", 2, 9, Order.RATING, 3, "house:4"),
    "row:all:9:rate:0:-": league.FindOwnRow("all", 9, Order.RATE, 0, "-"),
    "card:meaning": league.TellMeaning(),
    "card:numbers:9:3:house:4": league.TellNumbers(9, 3, "house:4"),
    "settings:deal:on": person.SetHabit("deal", "on"),
    "settings:tips:off": person.SetHabit("tips", "off"),
    "unblock:9:8": person.Unblock(9, 8),
    "privacy:9:forget": person.AnswerPrivacy(9, "forget"),
    "setup:pace": admin.PickSetup("pace"),
    "setup:knockout:off": admin.SwitchSetup("knockout", "off"),
    "rules:2:on:house:3": offering.TurnRules(2, "on", "house:3"),
    "player:ask:classic": offering.AskPlayer("classic"),
    "player:pick:house:3": offering.PickPlayer("house:3"),
    "seats:partners": offering.OpenTable("partners"),
    "dare:7:length:1:usual:house:3": offering.ChallengeForm(7, "length", 1, "usual", "house:3"),
    "house:overtime_deals:2-J-55556-444446-0-tgis": admin.MakeRules(
        "overtime_deals", "2-J-55556-444446-0-tgis"
    ),
    "house:save:2-J-55556-444446-0-tgis": admin.MakeRules("save", "2-J-55556-444446-0-tgis"),
    "house:remove:3": admin.RemoveRules("remove", 3),
    "end:7:yes": admin.EndMatch(7, "yes"),
    "tournament:join:7": tournament.JoinTournament(7),
    "tournament:partner:7": tournament.PickTeammate(7),
    "tournament:check:7": tournament.CheckIn(7),
    "tournament:leave:7": tournament.LeaveTournament(7),
    "tournament:leaving:7:yes": tournament.AnswerLeaving(7, "yes"),
    "tournament:text:7": tournament.TellTournament(7),
    "tournament:cancel:7:no": tournament.CancelTournament(7, "no"),
    "season:3:no:monthly": admin.EndSeason(3, "no", Calendar.MONTHLY),
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
        playing.MakeMove(largest, largest, "line 7H 8H 9H TS JS QS"),
        playing.PutCard(largest, largest, Position.LW, Card("7H")),
        league.TurnGamePage(str(largest), largest, largest, f"house:{largest}"),
        person.Unblock(largest, largest),
        admin.MakeRules("overtime_deals", encode(longest_rules)),
    ):
        assert read(tap.id) == [tap]


@pytest.mark.parametrize(
    "tap",
    [
        offering.Rematch(-1),
        offering.Rematch(LARGEST_NUMBER + 1),
        playing.MakeMove(1, 1, "a:b"),
        playing.MakeMove(1, 1, "x" * LONGEST_ID),
        league.TurnPage("all:1", 1, 1),
    ],
)
def test_what_could_not_be_read_back_is_never_built(tap: CustomId) -> None:
    with pytest.raises(ValueError, match="unwritable"):
        _ = tap.id


async def test_every_template_is_answered_but_of_the_list_that_is_disabled(rink: Rink) -> None:
    bot = await rink.restart()
    assert set(TEMPLATES) ^ set(bot.router.handlers) == {playing.PutNowhere}


def test_the_document_lists_every_template_and_all_that_it_may_say() -> None:
    rows = re.findall(r"^\| `(\w+[:<][^`]*)` \| (.*) \|$", DOCUMENT.read_text(), re.MULTILINE)
    assert [template for template, _ in rows] == [each.template for each in TEMPLATES]
    for template, told in zip(TEMPLATES, (told for _, told in rows), strict=True):
        for kind in (field.type for field in fields(template)):  # type: ignore[arg-type] # as above
            if get_origin(kind) is Literal:
                assert {each for each in get_args(kind) if f"`{each}`" not in told} == set()


def test_an_id_names_its_match_and_no_other() -> None:
    of_matches = {text: tap for text, tap in KEPT.items() if "match" in vars(tap)}
    assert of_matches
    assert [text for text in of_matches if not names_match(text, 7)] == []
    assert [text for text in of_matches if names_match(text, 70) or names_match(text, 2)] == []
