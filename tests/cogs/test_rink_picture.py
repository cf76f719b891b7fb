"""The rink as a picture, and in words for people who don't see it."""

import io
from dataclasses import replace
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.messages.picture import Picture
from bot.words import locales, words_for
from db.model.people import Team
from faces.art.jersey import alike, name_in_picture
from faces.art.pen import room_for
from faces.parts import card
from faces.rink.ice import render
from faces.rink.picture import rink_of
from faces.rink.pieces import LABEL
from hockey.cards import Card
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE
from hockey.pile.game import PileGame
from hockey.pile.view import PileView
from minds.levels import Level
from tests.cogs.drawn import NAMES, TINY, Drawn, after, drawn, period, shift
from tests.cogs.forms import set_up
from tests.cogs.people import Person
from tests.cogs.rink import Rink
from tests.hockey.matches import OPTIONS, PILES, Log, cards, log_of, seeds
from tests.hockey.test_pile_views import hidden_otherwise

MOST_BYTES = 60_000
MOST_ALT = 1024
QUIET, GOAL = (640, 388), (640, 496)
NEAR = 4
"""Of 255: no one sees this small a difference between two colours."""
LONG = ("W" * 32, "M" * 32, "W" * 31 + "M", "Ж" * 32)
WORDS = words_for(None)
GOAL_TOLD = WORDS("rink-alt-goal", side="{0}", other="{1}", card="{2}")


def rink(now: Drawn, *, pictures: bool = True) -> Picture | None:
    view = now.loaded.view(None)
    assert isinstance(view, PileView)
    return rink_of(WORDS, now.loaded, view, pictures=pictures)


def seen(now: Drawn) -> Picture:
    picture = rink(now)
    assert picture
    return picture


@settings(max_examples=12, deadline=None)
@given(game=st.sampled_from(PILES), seed=seeds, length=st.integers(2, 120), other=seeds)
def test_it_is_the_same_byte_for_byte_whatever_hands_hold(
    game: PileGame, seed: int, length: int, other: int
) -> None:
    log = log_of(game, seed)[:length]
    if not any(move.startswith("deck") for _, move in log):
        return
    one = drawn(game, log)
    loaded = replace(one.loaded, state=hidden_otherwise(game, log, None, other), _views={})
    before, after_ = seen(one), seen(Drawn(loaded))
    render.cache_clear()
    first = before.render()
    render.cache_clear()
    assert (after_.render(), after_.alt, after_.key) == (first, before.alt, before.key)


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_it_is_small_in_every_play_of_a_match_even_with_the_longest_names(game: PileGame) -> None:
    log = log_of(game, 3, OPTIONS[0])
    sizes = set()
    for length in range(3, len(log) + 1, 11):
        now = drawn(game, log[:length], LONG)
        if now.loaded.view(None).period_scores:
            picture = seen(now)
            assert len(picture.alt) <= MOST_ALT
            data = picture.render()
            assert len(data) <= MOST_BYTES
            sizes.add(Image.open(io.BytesIO(data)).size)
    assert QUIET in sizes
    assert sizes <= {QUIET, GOAL}


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_a_goal_is_larger_until_the_next_play(game: PileGame) -> None:
    """Also in the games that clear the ice at once."""
    log, (before, scored, after_it) = next(filter(None, (_goal_in(game, seed) for seed in count())))
    for length, size in ((before, QUIET), (scored, GOAL), (after_it, QUIET)):
        data = seen(drawn(game, log[:length], LONG)).render()
        assert Image.open(io.BytesIO(data)).size == size
        assert len(data) <= MOST_BYTES
    assert f", {card(WORDS, Card(log[scored - 1][1]))}: " in seen(drawn(game, log[:scored])).alt


def test_a_goal_with_a_periods_last_card_is_shown_until_the_next_play() -> None:
    log: Log = [(NATURE, "dealer 1"), *period(TINY, cards("7 J 7 J J J 7 7"), 0)]
    log += period(TINY, cards("7 7 7 7 J J J J"), 1)
    for more, size in ((11, GOAL), (12, QUIET)):
        now = seen(drawn(TINY, log[:more], length=3))
        assert Image.open(io.BytesIO(now.render())).size == size
        assert (GOAL_TOLD.format("Darrell", "Jon", "7♠") in now.alt.splitlines()) == (size == GOAL)
        assert now.alt.startswith("Second period.")


def _goal_in(game: PileGame, seed: int) -> tuple[Log, tuple[int, int, int]] | None:
    """A log, and how long it is before a goal, with it, and with the next play, which is none."""
    log = log_of(game, seed)
    scores = [drawn(game, log[:length]).loaded.view(None).score for length in range(len(log) + 1)]
    for length in range(4, len(log)):
        plays = all(len(move) == len("9C") for _, move in log[length - 2 : length + 1])
        if plays and [score == scores[length] for score in scores[length - 1 : length + 2]] == [0, 1, 1]:
            return log, (length - 1, length, length + 1)
    return None


@pytest.mark.parametrize("language", sorted(locales()))
def test_the_names_of_its_own_players_stand_whole_below_their_cards(language: str) -> None:
    for level in Level:
        name = name_in_picture(WORDS, 0, words_for(language)(f"mind-{level}"))
        assert room_for(name, *LABEL)[0] == name


@pytest.mark.parametrize("colours", [(0xF5F0C8, 0x0B0B0B), (0x7B2FBE, 0xE8590C), (0x1F9254, 0x6CACE4)])
def test_whatever_colours_teams_wear_are_seen_and_its_corners_are_clear(colours: tuple[int, int]) -> None:
    now = after("classic", "9 4 J")
    home, away = (Team("Bears", "🐻", colour) for colour in colours)
    worn = Drawn(replace(now.loaded, match=replace(now.loaded.match, teams=(home, away)), _views={}))
    picture = Image.open(io.BytesIO(seen(worn).render())).convert("RGBA")
    assert [picture.getpixel(at) for at in ((0, 0), (639, 387))] == [(0, 0, 0, 0), (0, 0, 0, 0)]
    plates = [picture.getpixel(at) for at in ((24, 46), (616, 46))]
    for plate, colour in zip(plates, colours, strict=True):
        assert isinstance(plate, tuple)
        told = (colour >> 16, colour >> 8 & 255, colour & 255, 255)
        assert max(abs(one - other) for one, other in zip(plate, told, strict=True)) <= NEAR


def test_its_words_tell_what_it_shows() -> None:
    assert seen(after("classic", "9 4 J")).alt.splitlines() == [
        "First period. Deal 1 of 5.",
        "Jon: 0 goals, 3 cards left.",
        "Darrell: 0 goals, 4 cards left.",
        "The puck is with Jon, on a breakaway against Darrell.",
        "The pile in order of play: 9♣ by Jon, 4♣ by Darrell, J♣ by Jon (breakaway).",
    ]
    scored = seen(after("classic", "9 4 J 7 7 2")).alt
    assert "Jon: 1 goal, 2 cards left." in scored
    assert "The puck is at centre ice." in scored
    assert "on top of 2 more: J♣ by Jon (breakaway)" in scored
    assert "by Jon (goal), 2♣ by Darrell." in scored
    assert "No card lies on the ice." in seen(after("classic", "")).alt
    assert "Final" in seen(shift("J 7 7 J J 7 7 J")).alt


@pytest.mark.parametrize(
    ("game", "plays", "word", "told"),
    [
        ("classic", "9 4 J", "Breakaway", "The puck is with Jon, on a breakaway against Darrell."),
        ("classic", "9 4 J 7 7", "Goal!", GOAL_TOLD.format("Jon", "Darrell", "7♦")),
        ("classic", "9 4 J 7 8", "Post!", "The puck is at centre ice: Jon hit the post."),
        ("classic", "9 4 J 7 5", "Save!", "The puck is at centre ice after a save by Darrell."),
        ("classic", "9 4 J 7 2", "Wide!", "The puck is at centre ice: Jon shot wide."),
        ("cancel", "9 9 9", "Block!", "The puck is at centre ice after a block by Jon."),
        ("partners", "7 7", "Pass", "The puck is with Darrell & Ralph after a pass, against Jon & Ida."),
        ("saskatchewan", "7 7", "Clear ice", "The puck is with Darrell on clear ice, against Jon."),
    ],
)
def test_what_the_last_card_came_to_stands_beside_the_puck(
    game: str, plays: str, word: str, told: str
) -> None:
    centre = " ".join("AKQT"[: PILE_GAMES[game].rules.centre])
    now = seen(after(game, plays, centre=centre))
    assert f"word='{word}'" in now.key
    assert told in now.alt.splitlines()


def test_a_goal_that_is_a_breakaway_is_told_as_both() -> None:
    alt = seen(after("original", "9 9 4 4")).alt.splitlines()
    assert alt[3:5] == [
        GOAL_TOLD.format("Darrell", "Jon", "4♦"),
        "The puck is with Darrell, on a breakaway against Jon.",
    ]


def test_a_centre_is_nobodys_and_only_its_top_is_seen() -> None:
    game = next(game for game in PILE_GAMES.values() if game.rules.centre)
    ranks = ["4", "5", "6", "7", "8"][: game.rules.centre]
    alt = seen(after(game.id, "", centre=" ".join(ranks))).alt
    assert f"{ranks[-1]}♣ in the centre" in alt
    assert not any(f"{rank}♣" in alt for rank in ranks[:-1])


def test_it_changes_with_each_play_and_the_newest_sheet_alone_has_it() -> None:
    log, keys = log_of(PILE_GAMES["classic"], 5), set()
    for length in range(3, 40):
        now = drawn(PILE_GAMES["classic"], log[:length])
        sheets = [each for name, each in now.drawings().items() if name.startswith("sheet:")]
        assert [each.picture is not None for each in sheets] == [False] * (len(sheets) - 1) + [True]
        keys.add(seen(now).key)
    assert len(keys) == 37


def test_a_channel_may_take_none() -> None:
    assert rink(after("classic", "9 4"), pictures=False) is None


def test_teams_are_worn_and_never_look_alike() -> None:
    now = after("classic", "9 4")
    green = Team("Moose Jaw", "🫎", 0x1F9254)
    for teams in (
        (green, None),
        (green, replace(green, name="Regina")),
        (None, replace(green, colour=0xC8202F)),
    ):
        worn = Drawn(replace(now.loaded, match=replace(now.loaded.match, teams=teams)))
        key = seen(worn).key
        colours = [part[:7] for part in key.split("colour='")[1:]]
        assert not alike(*colours)
        assert "Moose Jaw" in key
        side = 0 if teams[0] else 1
        assert f"Moose Jaw ({NAMES[side]}): 0 goals" in seen(worn).alt


def test_a_long_name_stands_on_two_lines() -> None:
    names = ("Maximilian von Hohenstein", *NAMES[1:])
    picture = seen(drawn(PILE_GAMES["classic"], log_of(PILE_GAMES["classic"], 5)[:6], names))
    assert "names=('Maximilian von', 'Hohenstein')" in picture.key


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Pickles 🐣", "'Pickles'"), ("Doc 🩺 2", "'Doc 2'"), ("🏒🏒", "Player 1"), ("飞 Jon", "Player 1")],
)
def test_of_a_name_only_signs_are_left_out(name: str, shown: str) -> None:
    now = drawn(PILE_GAMES["classic"], log_of(PILE_GAMES["classic"], 5)[:6], (name, *NAMES[1:]))
    assert shown in seen(now).key
    assert f"{name}: 0 goals" in seen(now).alt


async def test_where_files_may_not_be_attached_the_play_is_told_in_words(rink: Rink) -> None:
    rink.go_where_the_bot_may_not(attach_files=False)
    await rink.face_off()
    await rink.play()
    assert not any(message.attachments for message in rink.public())
    assert "to answer **" in rink.last().text


async def test_a_server_that_wants_text_has_it_and_back(rink: Rink, ida: Person) -> None:
    await rink.face_off()
    await rink.play()
    assert [file.filename for file in rink.last().attachments] == ["rink.png"]
    await set_up(rink, ida, pictures=False)
    await rink.restart()
    await rink.play()
    assert not rink.last().attachments
    await set_up(rink, ida, pictures=True)
    await rink.restart()
    await rink.play()
    assert rink.last().attachments
