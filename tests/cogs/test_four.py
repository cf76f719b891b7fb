"""What is said to and of partners: a pair is two, and whose turn it is, is told by name."""

from tests.cogs.four import dealt
from tests.cogs.people import sentence
from tests.cogs.rink import Rink
from tests.typeset import together


async def test_a_pair_wins_and_does_not_wins(rink: Rink) -> None:
    jon, *_ = await dealt(rink)
    await jon.slash(rink.ice, "hockey match resign")
    question = jon.private(rink.ice)[-1]
    assert together("🔵 Darrell and Ralph win the match.") in question.text


async def test_matches_tells_whose_turn_it_is(rink: Rink) -> None:
    four = await dealt(rink)
    turn = next(person for person in four if "**Your turn:**" in person.hand().text)
    for person in four:
        told = sentence(await person.slash(rink.ice, "hockey match list"))
        assert ("**your turn**" if person is turn else f"{turn.name} to play.") in told


async def test_a_pause_begins_when_all_four_agree(rink: Rink) -> None:
    jon, *_ = await dealt(rink)
    assert "when everybody agrees" in sentence(await jon.slash(rink.ice, "hockey match pause"))
