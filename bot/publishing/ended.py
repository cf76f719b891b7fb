"""Who the result of a finished match mentions."""

import logging
from dataclasses import replace

import discord

from db.model.crowd import Crowd
from db.model.matches import Match
from db.store import Store

log = logging.getLogger(__name__)


async def crowd_at_end(client: discord.Client, store: Store, match: Match) -> Crowd:
    """The bystanders of a finished match, without people who have left the server."""
    crowd = await store.crowds.at_end(match.id)
    guild = client.get_guild(match.server_id)
    if guild is None or not crowd.followers:
        return crowd  # during an outage, Discord doesn't tell who is there
    try:
        there = await guild.query_members(user_ids=list(crowd.followers), cache=False)
    except (TimeoutError, discord.ClientException) as error:
        log.info("match %s: its followers could not be looked up (%s)", match.id, type(error).__name__)
        return crowd
    ids = {member.id for member in there}
    return replace(crowd, followers=tuple(each for each in crowd.followers if each in ids))
