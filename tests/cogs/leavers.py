"""Two against two, of whom somebody wants to leave the ice; what is asked of whom, and where it stands."""

from tests.cogs.four import Four, dealt
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink

LEAVES = "🏳️ Jon wants to leave the ice"


async def wishes(rink: Rink) -> Four:
    """A match that Jon has asked to leave; the players by seat."""
    four = await dealt(rink)
    question = await asked(rink, four[0])
    assert "Ida is asked first" in question.text
    await four[0].click(question, label="I resign")
    assert "Ida is asked whether you both leave." in question.text
    assert question.labels == ["I resign", "Play on"]
    return four


async def asked(rink: Rink, person: Person) -> Message:
    assert sentence(await person.slash(rink.ice, "hockey match resign"))
    return person.private(rink.ice)[-1]


def question_of(person: Person) -> Message:
    (found,) = [message for message in person.dms() if "Agree and leave" in message.labels]
    return found


def about_bot(person: Person) -> list[Message]:
    """What whoever is across was asked."""
    return [message for message in person.dms() if "No bot" in message.labels]


def hand_of(person: Person) -> Message:
    (found,) = [message for message in person.dms() if "Go to the rink" in message.labels]
    return found
