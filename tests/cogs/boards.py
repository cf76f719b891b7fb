"""Leaderboards as people read them, and matches for them that the books have."""

import re
from typing import Protocol

from db.model.matches import NewMatch, Ply
from db.model.people import SeatResult
from hockey.game import Options
from tests.cogs.people import Message, Person, messages
from tests.cogs.rink import Rink
from tests.db.stores import start

COMMAND = "hockey leaderboard"
WINS = {"win": "loss", "loss": "win", "tie": "tie"}


class Player(Protocol):
    """A person, or a mind."""

    @property
    def id(self) -> int: ...

    @property
    def name(self) -> str: ...


async def decided(
    rink: Rink,
    one: Person,
    other: Player,
    result: str,
    goals: tuple[int, int],
    game: str = "classic",
    by: str = "play",
    at: float = 1.0,
) -> None:
    """A match that has been played and ended then, as the books have it; both have been seen before."""
    new = NewMatch(
        server_id=one.guild.id,
        channel_id=rink.ice.id,
        game=game,
        rules=1,
        options=Options(),
        players=((one.id, one.name), (other.id, other.name)),
        turn_seconds=86400.0,
        expires_at=0.0,
    )
    match = await rink.store.challenges.create(new, 0.0)
    await start(rink.store, match.id, [Ply(0, -1, "cut 2C 3C", 0.0)])
    final = [
        SeatResult(0, one.id, result, by, goals[0], goals[1]),
        SeatResult(1, other.id, WINS[result], by, goals[1], goals[0]),
    ]
    await rink.store.matches.append(match, [Ply(1, 0, "resign", at)], final)
    await rink.store.matches.settle(match.id)


async def decided_by_four(rink: Rink, *people: Person, by: str = "play") -> None:
    """A match of partners that the first and the third have won."""
    new = NewMatch(
        server_id=rink.guild.id,
        channel_id=rink.ice.id,
        game="partners",
        rules=1,
        options=Options(),
        players=tuple((person.id, person.name) for person in people),
        turn_seconds=86400.0,
        expires_at=0.0,
    )
    match = await rink.store.challenges.create(new, 0.0)
    for person in people[1:]:
        await rink.store.challenges.accept(match.id, person.id, 4, [Ply(0, -1, "cut 2C 3C", 0.0)])
    final = [
        SeatResult(seat, person.id, "loss" if seat % 2 else "win", by, 2, 2, people[(seat + 2) % 4].id)
        for seat, person in enumerate(people)
    ]
    await rink.store.matches.append(match, [Ply(1, 0, "resign", 1.0)], final)
    await rink.store.matches.settle(match.id)


async def seen(*people: Person) -> None:
    for person in people:
        channel = next(iter(person.guild.channels.values()))
        await person.slash(channel, "hockey help")


async def board(rink: Rink, person: Person, **options: str) -> Message:
    result = await person.slash(rink.ice, COMMAND, **options)
    assert result.response is not None
    return messages(rink.env, rink.ice, person.id)[-1]


def table_of(message: Message) -> list[str]:
    """The lines of the table, its head first; empty if there's no table."""
    return message.text.split("```")[1].strip("\n").splitlines() if "```" in message.text else []


def rows(message: Message) -> list[str]:
    """Rank, name and what the order goes by, as a reader sees them beside each other."""
    found = [re.match(r" *(\d+) (.+?) +(\d+%?|\d+\?|–) +\d+-\d+-\d+", row) for row in table_of(message)[1:]]
    return [" ".join(row.groups()) for row in found if row]


def own(message: Message) -> list[str]:
    """The reader's row in full, below the table."""
    lines = message.text.rpartition("```")[2].splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("**"))
    return lines[at : at + 3]


async def league(rink: Rink, count: int) -> list[Person]:
    """A number of people, each of whom beat Darrell once by one more goal than the one before."""
    people = [rink.person(f"P{number:02}") for number in range(count)]
    await seen(rink.jon, rink.darrell, *people)
    for number, person in enumerate(people):
        await decided(rink, person, rink.darrell, "win", (number + 1, 0))
    return people
