"""Two against two: a match of partners, of people who tap what they see."""

from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink

Four = tuple[Person, Person, Person, Person]


async def seated(rink: Rink, game: str = "partners", **options: object) -> tuple[Message, Four]:
    """A match of Jon and Ida against Darrell and Ralph, still to be dealt; its message, and they by seat."""
    ida, ralph = rink.person("Ida"), rink.person("Ralph")
    await rink.jon.slash(
        rink.ice,
        "hockey partners",
        partner=ida,
        opponent1=rink.darrell,
        opponent2=ralph,
        game=game,
        **options,
    )
    offer = rink.last()
    for person in (rink.darrell, ida, ralph):
        await person.click(offer, label="Accept")
    return offer, (rink.jon, rink.darrell, ida, ralph)


async def dealt(rink: Rink) -> Four:
    """The same once it has been dealt; the players by seat."""
    offer, four = await seated(rink)
    await rink.chooser(offer).click(offer, label="Deal")
    return four
