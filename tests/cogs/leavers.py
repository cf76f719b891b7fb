"""Two against two, with a player who wants to leave: what each is asked, and where."""

from tests.cogs.four import Four, dealt
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink
from tests.typeset import together

LEAVES = "🏳️ Jon wants to leave the ice"


async def wishes(rink: Rink) -> Four:
    """A match that Jon has asked to leave; the players by seat."""
    four = await dealt(rink)
    question = await four[0].asked_to_resign(rink.ice)
    assert "I'll ask Ida first" in question.text
    assert together("🔵 Darrell and Ralph win.") in question.text
    await four[0].click(question, label="I resign")
    assert "I've asked Ida to leave with you." in question.text
    assert question.labels == ["I resign", "Play on"]
    return four


def question_of(person: Person) -> Message:
    (found,) = [message for message in person.dms() if "Agree and leave" in message.labels]
    return found


def about_bot(person: Person) -> list[Message]:
    """What the opponent was asked."""
    return [message for message in person.dms() if "No bot" in message.labels]


def hand_of(person: Person) -> Message:
    (found,) = [message for message in person.dms() if "Go to the rink" in message.labels]
    return found
