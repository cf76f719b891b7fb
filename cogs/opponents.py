"""Bots who are asked to sit down."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

import discord

from bot.client import Interaction
from bot.words import Words
from cogs.asking import words_here
from db.model.matches import Match
from db.model.minds import COPIES, LEVELS, mind_id

ROOKIE, PRO, *_ = LEVELS


@dataclass(frozen=True, slots=True)
class Opponent:
    """A bot that sits down like a person: everyone in the match reads the same name."""

    id: int
    display_name: str


def mind_of(words: Words, level: str, copy: int = 0) -> Opponent:
    """The `copy`-th of its level in a match: all but the first have a number."""
    return Opponent(mind_id(level, copy), words.mind(level, copy))


def free_minds(words: Words, level: str, match: Match) -> Iterator[Opponent]:
    """All of that level who aren't in the match."""
    minds = (mind_of(words, level, copy) for copy in range(COPIES))
    return (mind for mind in minds if match.seat_of(mind.id) is None)


async def level_for(interaction: Interaction, first: str = ROOKIE) -> str:
    """The level a player last practised against; `first` if they never have."""
    record = await interaction.client.store.practice.of(interaction.user.id)
    return max(record, key=lambda each: each.ended_at).level if record else first


DiscordPerson = discord.Member | discord.User


async def who_answers_for(interaction: Interaction, person: DiscordPerson) -> DiscordPerson | Opponent:
    """The challenged player; for the bot itself one of its players."""
    return await own_player(interaction) if is_the_bot(interaction, person.id) else person


async def own_player(interaction: Interaction) -> Opponent:
    """The bot that plays a person who challenges the bot itself."""
    return mind_of(await words_here(interaction), await level_for(interaction))


async def who_sit_for(
    interaction: Interaction, people: Sequence[DiscordPerson | None]
) -> tuple[DiscordPerson | Opponent | None, ...]:
    """The players asked to a table, None for an open seat; the bot itself stands for one of its players."""
    words, level, copies = await words_here(interaction), await level_for(interaction, PRO), count()
    return tuple(
        mind_of(words, level, next(copies))
        if person is not None and is_the_bot(interaction, person.id)
        else person
        for person in people
    )


def is_the_bot(interaction: Interaction, person_id: int) -> bool:
    # An old application's number may differ.
    me = interaction.client.user
    return me is not None and person_id == me.id
