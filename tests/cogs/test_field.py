"""How hockey on a field of cards is told: sheets, hands, rules, and nothing that lies closed."""

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words import locales, words_for
from faces.face import face_of
from hockey.catalogue import CATALOGUE
from hockey.field.match import FieldMatch
from hockey.field.period import StepKind
from hockey.game import NATURE, RESIGN, By, end_move
from tests.cogs.drawn import NAMES, Drawn, drawn
from tests.cogs.fields import FIELD, buttons, everything, label, places, played, stages
from tests.cogs.limits import assert_fits
from tests.cogs.people import sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink
from tests.typeset import gist, together

LONG = ("W" * 31 + "_", "*" * 32)
MOST_LINES, ROW_ON_A_PHONE = 7, 36
MOST_ALT = 1024
seeds = st.integers(0, 2**32)


def closed(match: FieldMatch) -> set[str]:
    """The cards that nobody has seen: closed on the field, or face down in a stack."""
    period = match.periods[-1]
    left = [card for seat in (0, 1) for card in period.stacks[seat][(period.plays + 1) // 2 :]]
    lying = [
        card
        for line, cards in enumerate(period.lines)
        for index, card in enumerate(cards)
        if (line, index) not in period.opened()
    ]
    return {label(card) for card in [*lying, *left] if card != period.card}


@pytest.mark.parametrize("cards", [36, 52])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_every_message_of_every_stage_fits_and_shows_no_closed_card(cards: int, seed: int) -> None:
    for now in stages(played(seed, cards=cards), cards=cards, names=LONG):
        hidden = closed(now.loaded.state) if FIELD.outcome(now.loaded.state) is None else set()
        for drawing in now.drawings().values():
            assert_fits(drawing)
            assert drawing.picture is None or 0 < len(drawing.picture.alt) <= MOST_ALT
            told = everything(drawing)
            assert not [card for card in hidden if card in told and re.search(rf"(?<![\d]){card}", told)]


@settings(max_examples=5, deadline=None)
@given(seed=seeds)
def test_the_newest_sheet_alone_has_the_picture_and_keeps_it_with_every_card_open(seed: int) -> None:
    log = played(seed)
    for now in stages(log):
        sheets = [drawing for name, drawing in now.drawings().items() if name.startswith("sheet:")]
        assert [drawing.picture is not None for drawing in sheets] == [True]
        gallery = [part for part in everything(sheets[-1]).splitlines() if "attachment://field.png" in part]
        assert len(gallery) == 1
        assert all(
            len([line for line in lines if re.match(r"(Jon|Darrell): \S+[♣♦♥♠] ", line)]) <= 10
            for lines in now.public.values()
        )
    alt = sheets[-1].picture.alt if sheets[-1].picture else ""
    period = now.loaded.state.periods[-1]
    assert "closed" not in alt
    assert all(label(card) in alt for line in period.lines for card in line)
    goals = [line for line in now.sheet if "Scores!" in line]
    assert len(goals) == sum(period.goals)
    assert ("a tie" in "".join(now.public["result"])) == (period.goals[0] == period.goals[1])


def test_a_card_s_way_is_told_step_by_step_with_what_came_of_it() -> None:
    for seed in range(8):
        now = drawn(FIELD, played(seed))
        steps = FIELD.view(now.loaded.state, None).steps
        lines = re.findall(r"^(?:Jon|Darrell): .*(?:\n## 🚨 .*)?", "\n".join(now.sheet), re.MULTILINE)
        assert len(lines) == 10
        for nth, play in enumerate(sorted({step.play for step in steps})[-10:]):
            way = [step for step in steps if step.play == play]
            line = lines[nth]
            assert ("\n## 🚨 " in line) == (way[-1].kind is StepKind.GOAL)
            assert line.startswith(f"{NAMES[way[0].seat]}: {label(way[0].card)} ")
            at = [line.index(label(step.met), 8) for step in way]
            assert all(one <= two for one, two in pairwise(at))
            assert ("**out!**" in line) == (way[-1].kind is StepKind.THROWN)
            assert ("**Save!**" in line) == (way[-1].kind is StepKind.SAVE)
            assert ("**Scores!\xa0" in line) == (way[-1].kind is StepKind.GOAL)


def test_the_buttons_are_the_next_line_as_it_lies_before_the_player() -> None:
    for now in stages(played(3)):
        state = now.loaded.state
        if FIELD.outcome(state) is not None:
            continue
        (seat,) = FIELD.to_act(state)
        view = FIELD.view(state, seat)
        line = view.lines[view.line or 0]
        row = places(now, seat)
        indexes = [int(button["custom_id"].rsplit(":", 1)[1]) for button in row]
        assert indexes == list(range(len(line)))[:: 1 if seat == 0 else -1]
        for button, index in zip(row, indexes, strict=True):
            card = line[index]
            number = str(index + 1)
            if len(row) == 2:
                assert button["label"] == (f"{number}: {label(card)}" if card else f"Goalie\xa0{number}")
            else:
                assert button["label"] == (label(card) if card else number)
        assert [button["label"] for button in buttons(now, 1 - seat)] == ["Go to the rink"]


def test_tips_mark_what_passes_and_what_certainly_fails() -> None:
    """Each mark comes true, on an open card and on a closed one; without a mark, both may happen."""
    seen = Counter[tuple[str, bool]]()
    for seed in range(12):
        log = played(seed)
        for length in range(2, len(log)):
            now = drawn(FIELD, log[:length], tips=True)
            (seat,) = FIELD.to_act(now.loaded.state)
            view = FIELD.view(now.loaded.state, seat)
            assert view.drawn
            assert view.line is not None
            for button in places(now, seat):
                index = int(button["custom_id"].rsplit(":", 1)[1])
                mark = button["label"].split(" ")[-1] if button["label"][-1] in "🏒🥅🚫" else ""
                opened = view.lines[view.line][index]
                _, (step,) = FIELD.play(now.loaded.state, seat, str(index))
                if mark:
                    assert mark == {"passes": "🏒", "goal": "🥅"}.get(step.kind, "🚫")
                else:
                    assert opened is None
                seen[mark, opened is None] += 1
            if any(mark in button["label"] for mark in "🏒🥅🚫" for button in places(now, seat)):
                assert now.hand(seat)[-1] == words_for("en")("field-tips", stage=len(view.path))
            assert not any(mark in str(buttons(drawn(FIELD, log[:length]), seat)) for mark in "🏒🥅🚫")
    assert {("🏒", False), ("🥅", False), ("🚫", False), ("🚫", True), ("", True)} <= {*seen}


@pytest.mark.parametrize("locale", sorted(locales()))
def test_a_hand_takes_seven_lines_of_a_phone_and_its_rows_stand_in_four_lanes(locale: str) -> None:
    for seed in range(3):
        log = played(seed)
        for length in range(2, len(log)):
            now = drawn(FIELD, log[:length], tips=True, locale=locale)
            timed = Drawn(replace(now.loaded, match=replace(now.loaded.match, due_at=86_400.0)))
            for seat in (0, 1):
                content = timed.hand_of(seat).content or ""
                assert lines_on_a_phone(content) <= MOST_LINES, content
            (seat,) = FIELD.to_act(now.loaded.state)
            row = places(now, seat)
            assert len(row) in (2, 4)
            assert sum(len(button["label"]) + 3 for button in row) <= ROW_ON_A_PHONE


async def test_a_second_tap_on_a_lane_is_no_play_twice(rink: Rink) -> None:
    await rink.challenge(game="field")
    await rink.darrell.click(rink.last(), label="Accept")
    while True:
        person = next(each for each in rink.players if "**Your turn:**" in each.hand().content)
        lane = next(button for button in person.hand().buttons if button["custom_id"].startswith("hockey:"))
        await person.click(person.hand(), custom_id=lane["custom_id"])
        again = await person.forge(person.hand(), lane["custom_id"])
        if "**Your turn:**" not in person.hand().content:
            assert sentence(again) == words_for("en")("sorry-not-your-turn")
            break


def test_a_match_that_is_ended_from_outside_opens_all_cards_and_asks_for_nothing() -> None:
    log = played(4)[:9]
    for ending in ((1, RESIGN), (NATURE, end_move(By.CLOCK, None))):
        now = drawn(FIELD, [*log, ending])
        sheet = now.drawings()["sheet:1"]
        assert sheet.picture
        assert "closed" not in sheet.picture.alt
        assert "closed" in (drawn(FIELD, log).drawings()["sheet:1"].picture or sheet.picture).alt
        assert not [line for line in now.sheet if line[0] in "▲▼"]
        assert all(now.drawings()[f"hand:{seat}"].picture is None for seat in (0, 1))


def test_a_level_knock_out_goes_on_on_a_new_field() -> None:
    level = next(seed for seed in range(60) if sheets_of(seed) > 1)
    now = drawn(FIELD, played(level, knockout=True), knockout=True)
    fields = len(now.loaded.state.periods)
    assert now.public["sheet:2"][0] == f"### Field {fields}, cards 11 to 20 of 20 (no ties)"
    assert any(line.startswith("-# **Field 2, cards 1 to 10:**") for line in now.public["sheet:2"])
    assert "wins!" in now.public["result"][0]
    assert now.drawings()["sheet:1"].picture is None


def sheets_of(seed: int) -> int:
    public = drawn(FIELD, played(seed, knockout=True), knockout=True).public
    return len([name for name in public if name.startswith("sheet:")])


def test_the_opening_tells_the_lot_and_who_begins() -> None:
    for seed in range(6):
        now = drawn(FIELD, played(seed)[:2])
        *_, opening, _seal = now.public["challenge"]
        beginner = NAMES[next(iter(FIELD.to_act(now.loaded.state)))]
        assert opening.endswith(f"{beginner} starts.")
        assert any(line.startswith(("▲", "▼")) and f"{beginner} plays" in line for line in now.sheet)


def test_a_player_without_dms_is_told_of_once_and_nudged_with_the_card() -> None:
    now = drawn(FIELD, played(1)[:2])
    (seat,) = FIELD.to_act(now.loaded.state)
    card = label(now.loaded.state.periods[-1].card)
    assert now.nudge(seat) == [
        together(f"<@{100 + seat}>, your turn against {NAMES[1 - seat]}, 0 – 0: your card is {card}.")
    ]
    seats = tuple(replace(each, dms_closed_at=0) for each in now.loaded.match.seats)
    told = Drawn(replace(now.loaded, match=replace(now.loaded.match, seats=seats)))
    assert len([line for line in told.sheet if gist("sheet-closed") in line]) == 2


def test_the_rules_tell_a_goal_a_save_and_a_card_thrown_out_as_the_game_plays_them() -> None:
    pages = face_of(FIELD).rules(words_for(None), FIELD)
    lines = [line for page in pages for line in page.text.splitlines()]
    plays = [line for line in lines if line.startswith("> ")]
    assert len(plays) == 5
    for call in (together("**Scores! 1-0 Jon!**"), "**Save!**", "**out!**"):
        assert any(call in line for line in plays)
    assert any("by 8♥" in line for line in plays)
    assert words_for("en")("field-rules-decisions", small=10, large=18) in "\n".join(lines)


@pytest.mark.parametrize("pack", ["36", "44", "52"])
async def test_a_challenge_says_which_cards_and_who_starts(rink: Rink, pack: str) -> None:
    challenge = await rink.challenge(game="field", deck=pack, first=1)
    starts = words_for("en")("setup-first", player="Darrell")
    assert together(f"**Field**, {pack} cards, {starts}, ") in challenge.text
    await rink.darrell.click(challenge, label="Accept")
    due = gist("field-hand", stage=0)
    assert due in rink.darrell.hand().text
    assert not any(due in message.text for message in rink.jon.dms())


@pytest.mark.parametrize(
    ("game", "options", "skipped"),
    [
        ("field", {"length": 1}, ["length"]),
        ("field", {"deck": "jokers", "length": 1}, ["pack", "length"]),
        ("classic", {"deck": "52"}, ["pack"]),
        ("classic", {"first": 0}, ["first"]),
        ("lineup", {"no-ties": True}, ["knockout"]),
    ],
)
async def test_options_that_mean_nothing_here_are_skipped(
    rink: Rink, game: str, options: dict[str, Any], skipped: list[str]
) -> None:
    words = words_for("en")
    asked = {"opponent": rink.darrell, "game": game, **options}
    told = sentence(await rink.jon.slash(rink.ice, "hockey challenge", **asked))
    name = words.game(CATALOGUE[game])
    assert told == "\n".join(words(f"challenge-{option}", game=name) for option in skipped)
    assert "Accept" in rink.last().labels


async def test_where_files_may_not_be_attached_there_is_no_field_but_other_games(rink: Rink) -> None:
    rink.go_where_the_bot_may_not(attach_files=False)
    told = sentence(await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell, game="field"))
    assert "Attach Files" in told
    assert await rink.challenge()


async def test_in_a_dm_that_refuses_the_field_its_picture_is_not_sent_again_and_again(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    await rink.jon.slash(place, "hockey practice", level="rookie", game="field")
    hand = next(each for each in rink.jon.dms() if "Hint" in each.labels)
    rink.env.inject_error("*", f"/channels/{place.id}/messages*", status=403, code=50007, times=None)
    refused = len(rink.requests)
    await rink.jon.click(hand, label=next(label for label in hand.labels if "1" in label))
    await rink.env.advance_time(600)
    assert len(rink.requests) - refused < 20
    assert not [line for line in rink.trouble.lines if "Traceback" in line]
    match, _ = await rink.store.matches.read(1)
    assert match is not None
    assert match.lost
    rink.trouble.lines.clear()
