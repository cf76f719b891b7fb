"""A newcomer's first match: each call is explained as it stands when it is read."""

from dataclasses import replace

import pytest

from bot.matches.games import FIRST_MATCH
from tests.cogs.drawn import Drawn, after


def explained(*plays: str, seat: int = 0) -> list[str]:
    """What the hand of a seat explains once these cards were played, Jon's first; suits as they come."""
    told = after("classic", " ".join(play[0] for play in plays))
    match = replace(told.loaded.match, game=FIRST_MATCH)
    return [line for line in Drawn(replace(told.loaded, match=match)).hand(seat) if line.startswith("💡")]


def leads_to(player: str) -> str:
    return f"The next card is the shot; if {player} matches that, it is a goal."


def test_a_breakaway_says_what_it_leads_to() -> None:
    assert explained("8C", "8D", seat=1) == [
        f"💡 **A breakaway:** Darrell has matched the rank on the table. {leads_to('Darrell')}"
    ]


@pytest.mark.parametrize(
    ("plays", "first"),
    [
        (("JC", "JD"), "💡 **A Jack** is a breakaway all by itself."),
        (("8C", "8D", "8H"), "💡 **A breakaway:** Darrell has matched the rank on the table."),
    ],
)
def test_nobody_is_told_to_match_the_shot_of_a_breakaway_that_is_gone(
    plays: tuple[str, ...], first: str
) -> None:
    *_, shot, card = plays
    taker, loser = ("Darrell", "Jon") if len(plays) == 2 else ("Jon", "Darrell")
    names = {"C": "♣", "D": "♦", "H": "♥"}
    on = f"{card[0]}{names[card[1]]} on {shot[0]}{names[shot[1]]}"
    assert explained(*plays) == [
        first,
        f"💡 **Taken over:** {on} ends the breakaway of {loser} and begins one of {taker}. {leads_to(taker)}",
    ]


def test_each_side_is_told_once_why_its_goal_is_one() -> None:
    theirs = ("8C", "8D", "5C", "5D")
    goal = "💡 **A goal:** {} was on a breakaway, and has matched the shot: {}."
    assert explained(*theirs)[-1] == goal.format("Darrell", "5♦ on 5♣")
    mine = (*theirs, "2C", "3C", "3D", "9C", "9D", "KC")
    assert explained(*mine) == [goal.format("Jon", "9♦ on 9♣")]
