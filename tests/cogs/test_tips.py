"""Tips at the card: marks on a hand's buttons of what the cards would do, and the setting for them."""

from collections import Counter

import discord
import pytest

from bot.words import words_for
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE
from hockey.pile.game import PileGame
from tests.cogs.drawn import Drawn, drawn, period
from tests.cogs.forms import SETTINGS, flip, opened, set_habit, states
from tests.cogs.people import MARKS, Message, Person, unmarked
from tests.cogs.rink import Rink
from tests.cogs.test_private_hand import shown
from tests.hockey.matches import cards

GOAL, CHANCE, BLOCK = MARKS
WORDS = words_for("en")
TIPS, HINT = WORDS("settings-tips"), WORDS("settings-tips-hint", matches=10)
CALLS = {GOAL: "Scores!", CHANCE: "Breakaway!"}


def marked(hand: Message) -> dict[str, str]:
    """The marks of a hand, by card."""
    return {unmarked(label): mark for label in hand.labels for mark in MARKS if label.endswith(mark)}


async def to_a_marked_card(rink: Rink, within: int = 20) -> tuple[Person, Person] | None:
    """Play until the player to move holds a marked card; returns them, and the other one."""
    for _ in range(within):
        person, other = rink.on_turn()
        hand = person.dms()[-1]
        if marked(hand):
            return person, other
        await person.click(hand, custom_id=hand.playable[0]["custom_id"])
    return None


async def to_marks(rink: Rink) -> tuple[Person, Person]:
    found = await to_a_marked_card(rink)
    assert found
    return found


async def leave(rink: Rink) -> None:
    await rink.jon.resign(rink.ice)


def at(game: str, dealt: str, plays: int, centre: str = "") -> Drawn:
    return at_in(PILE_GAMES[game], dealt, plays, centre)


def at_in(pile: PileGame, dealt: str, plays: int, centre: str = "") -> Drawn:
    """A match with tips after a number of plays, in which everyone plays the cards as they were dealt."""
    log = period(pile, cards(f"{centre} {dealt}"), 0)
    return drawn(pile, [(NATURE, f"dealer {pile.seats - 1}"), *log[: 1 + plays]], tips=True)


async def test_a_mark_says_what_its_card_then_does_and_a_card_without_one_does_nothing(rink: Rink) -> None:
    await rink.face_off()
    seen = Counter[str]()
    while not seen[GOAL] or not seen[CHANCE] or not seen[""]:
        person, other = rink.on_turn()
        marks, held = marked(person.hand()), person.hand().held
        assert marked(other.hand()) == {}
        best = min(held, key=lambda card: [GOAL, CHANCE, ""].index(marks.get(card, "")))
        await rink.play(held.index(best))
        mark = marks.get(best, "")
        (line,) = [line for line in rink.sheets()[-1].lines if f": {best} " in line] or [""]
        heard = {call for call in CALLS.values() if call in line}
        assert heard == ({CALLS[mark]} if mark and line else set())
        seen[mark] += 1


async def test_what_the_marks_mean_is_told_last_and_no_lock_screen_hints_at_a_card(rink: Rink) -> None:
    await rink.face_off()
    person, other = await to_marks(rink)
    hand, grey = person.hand(), discord.ButtonStyle.secondary.value
    assert hand.lines[-1].startswith("-# ")
    assert {each["label"] for each in hand.cards if each["style"] != grey} == marked(hand).keys()
    assert all(mark.strip() in hand.lines[-1] for mark in marked(hand).values())
    assert not any(sign in line for line in hand.lines[:-1] for sign in (*"🥅🏒", *hand.held))
    assert not any(sign in other.hand().lines[-1] for sign in "🥅🏒")


def rows(hand: Message) -> list[int]:
    """How many cards stand in each row of a hand."""
    ids = {each["custom_id"] for each in hand.cards}
    counts = [sum(each.get("custom_id") in ids for each in row["components"]) for row in hand.components]
    return [count for count in counts if count]


async def test_cards_with_tips_have_room_on_a_phone_and_keep_their_places(rink: Rink) -> None:
    await rink.face_off()
    person, other = await to_marks(rink)
    assert rows(person.hand()) == rows(other.hand()) == [3, 2]
    await set_habit(person, "tips")
    assert (rows(person.hand()), rows(other.hand())) == ([5], [3, 2])


async def test_the_private_copy_is_marked_in_turn_too(rink: Rink) -> None:
    await rink.face_off()
    person, other = await to_marks(rink)
    marks = marked(person.hand())
    assert marked(await shown(rink, person)) == marks
    assert marked(await shown(rink, other)) == {}


@pytest.mark.parametrize("private", [False, True])
async def test_the_setting_changes_the_hand_of_a_running_match(rink: Rink, private: bool) -> None:
    await rink.face_off()
    person, _ = await to_marks(rink)
    marks = marked(person.hand())
    hand = await shown(rink, person) if private else person.hand()
    message = await set_habit(person, "tips")
    assert states(message)[TIPS] == "Off"
    assert marked(hand) == {}
    assert not any(sign in hand.lines[-1] for sign in "🥅🏒")
    await rink.restart()
    await flip(person, message, TIPS)
    assert marked(hand) == marks


async def test_the_first_ten_matches_have_marks_and_the_next_only_if_asked_for(rink: Rink) -> None:
    for _ in range(9):
        await rink.face_off(length=1)
        await leave(rink)
    for expected in (True, False):
        form = await opened(rink.jon, rink.ice, SETTINGS)
        assert states(form)[TIPS] == ("On" if expected else "Off")
        assert (HINT in form.lines) == expected
        await rink.face_off()
        assert bool(await to_a_marked_card(rink)) == expected
        await leave(rink)
    for person in rink.players:
        await set_habit(person, "tips")
    await rink.face_off()
    assert await to_a_marked_card(rink)
    assert states(await set_habit(rink.jon, "deal"))[TIPS] == "On"


@pytest.mark.parametrize(
    ("game", "plays", "dealt", "told"),
    [
        ("classic", 1, "7 7 9 J", "🏒 is a breakaway"),
        ("classic", 2, "7 7 7 J", "🏒 takes over the breakaway"),
        ("classic", 2, "J T T J J", "🥅 scores, 🏒 is a breakaway"),
        ("cancel", 2, "7 7 7 9 J", "🏒 takes over the breakaway, 🛡️ stops it"),
        ("stockham", 1, "5 5 6", "🏒 is a shot"),
        ("stockham", 2, "5 5 5 9 J", "🛡️ blocks it"),
        ("partners", 1, "7 7 8", "🏒 is a pass"),
        ("partners", 2, "7 7 7", "🏒 takes over the pass"),
        ("partners", 3, "7 7 8 8", "🥅 scores"),
        ("saskatchewan", 1, "T T", "🏒 clears the ice"),
        ("saskatchewan", 1, "6 J", "🏒 stops the shot and clears the ice"),
        ("saskatchewan", 2, "6 T T", "🥅 scores"),
    ],
)
def test_each_game_has_its_own_words_for_the_marks(game: str, plays: int, dealt: str, told: str) -> None:
    now = at(game, dealt, plays, "3 4 5 6" if game == "saskatchewan" else "")
    assert now.hand(plays % now.loaded.game.seats)[-1] == f"-# {told}"
