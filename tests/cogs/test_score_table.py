"""The score table, and a thread's name, have little room for names: they still say who is who."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from wcwidth import wcswidth

from bot.messages.room import MOST_CONTENT, MOST_TEXT
from faces.public import PublicFace
from hockey.catalogue import CATALOGUE
from hockey.game import NATURE, Game
from tests.cogs.drawn import TINY, Drawn, drawn, period
from tests.hockey.matches import Log, cards, log_of

NAMES = st.text(alphabet="ab`… &1()", min_size=1, max_size=32)
DUEL, PARTNERS = CATALOGUE["classic"], CATALOGUE["partners"]


def begun(game: Game[Any], *names: str) -> Drawn:
    return drawn(game, log_of(game, 1)[:6], names).in_words


def sides(now: Drawn) -> list[str]:
    """What the table has before its numbers."""
    table = now.sheet[now.sheet.index("```") + 2 :][:2]
    return [line[:-16].strip() for line in table]


@pytest.mark.parametrize("length", [1, 3])
def test_an_emoji_takes_two_columns_of_the_table(length: int) -> None:
    now = drawn(DUEL, log_of(DUEL, 1)[:6], ("Jon", "Pickles 🐣"), length=length).in_words
    first, second = [line for line in now.sheet if line.startswith(("Jon  ", "Pickles 🐣  "))]
    assert wcswidth(first) == wcswidth(second)


def test_goals_stand_below_their_heads_beside_a_name_from_right_to_left() -> None:
    """Outside of its isolate, nothing of the row runs the other way."""
    now = begun(DUEL, "Jon", "שלום")
    (row,) = [line for line in now.sheet if "שלום" in line and "-" in line]
    assert row.startswith("\u2068שלום\u2069 ")


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
def test_a_knock_out_without_end_is_told_in_as_many_characters_as_a_message_holds(locale: str) -> None:
    """Two who never match a rank may play as many overtimes as they like."""
    log: Log = [(NATURE, "dealer 1")]
    for number in range(150):
        log += period(TINY, cards("J 7 J 7 J 7 J 7"), number % 2)
    going_on = drawn(TINY, log, ("M" * 32, "W" * 32), locale=locale, length=1, knockout=True).in_words
    assert len("\n".join(going_on.sheet)) <= MOST_TEXT
    table = going_on.sheet[going_on.sheet.index("```") + 1 :]
    assert "…" in table[0]
    assert max(map(len, table[:3])) < 48
    log += period(TINY, cards("J 7 7 J 7 J 7 J"), 0)[:4]
    over = drawn(TINY, log, ("M" * 32, "W" * 32), locale=locale, length=1, knockout=True)
    assert len("\n".join(over.public["result"])) <= MOST_CONTENT


def test_partners_share_their_room() -> None:
    assert sides(begun(PARTNERS, "Jon", "Darrell", "Ida", "Ralph")) == ["Jon & Ida", "Darrell & Ralph"]
    assert sides(begun(PARTNERS, "Maximiliana", "Wayne Gretzky", "Bo", "Mario Lemieux")) == [
        "Maximilia… & Bo",
        "Wayne… & Mario…",
    ]


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Player One", "Player Two", "Player Three", "Player Four"), ["…r One & …Three", "…r Two & … Four"]),
        (
            ("Captain 1 of the rink", "Captain 2 of the rink", "Ida", "Bo"),
            ["…1 of th… & Ida", "Captain 2… & Bo"],
        ),
        # A picture goes before any letter does.
        (("Doc 🩺 3", "Doc 🩺", "Darrell", "Doc 🩺 2"), ["Doc 3 & Darre…", "Doc 🩺 & Doc 🩺 2"]),
        # Not where only the pictures tell two names apart.
        (("Goalie 🥅", "Goalie 🏒", "Wilhelmina", "Ida"), ["…lie 🥅 & Wilhe…", "Goalie 🏒 & Ida"]),
        (("Jon", "Jon", "Ida", "Ida"), ["Jon & Ida (1)", "Jon & Ida (2)"]),
        (("Moose Jaw Warrior 1", "Moose Jaw Warrior 2"), ["…w Warrior 1", "…w Warrior 2"]),
        (("Jon", "Jon"), ["Jon (1)", "Jon (2)"]),
    ],
)
def test_sides_whose_names_begin_alike_are_told_apart(names: tuple[str, ...], shown: list[str]) -> None:
    assert sides(begun(DUEL if len(names) == DUEL.seats else PARTNERS, *names)) == shown


@given(names=st.tuples(NAMES, NAMES, NAMES, NAMES))
@example(names=("aaaaaaaaaaaaaaa", "aaaaaaaaaaaaaab", "aaaaaaaaaaaaaac", "aaaa…4"))
def test_sides_are_never_shown_alike(names: tuple[str, ...]) -> None:
    for game in (DUEL, PARTNERS):
        home, away = sides(begun(game, *names))
        assert home != away
        assert max(len(home), len(away)) <= 19


@pytest.mark.parametrize("mine", [f"{'…' * 22}x{'…' * 9}", "…a" * 16, "a…" * 16])
@pytest.mark.parametrize("theirs", ["The Great Goalkeeper of Moose Jaw"[:32], "a" * 32, "a" * 31 + "b"])
def test_a_name_full_of_dots_is_drawn_as_fast_as_any(mine: str, theirs: str) -> None:
    """It once took longer than a match: a pattern was tried in more ways than there are seconds."""
    home, away = sides(begun(DUEL, mine, theirs))
    assert home != away
    assert PublicFace().thread_name(begun(DUEL, mine, theirs).loaded)


def test_a_threads_name_tells_them_apart_too() -> None:
    long = "The Great Goalkeeper of Moose Jaw"
    named = PublicFace().thread_name(begun(PARTNERS, *(f"{long} {n}"[-32:] for n in range(4))).loaded)
    assert len(set(named.replace(" – ", " & ").split(" & "))) == 4
    assert len(named) <= 100
