"""Who a result mentions beside its players: those who follow the match and are still in the server."""

import logging
from dataclasses import replace

import discord

from db.model.crowd import Crowd
from db.model.matches import Match
from db.store import Store

log = logging.getLogger(__name__)


class Bystanders:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._crowds = store.crowds

    async def at_end(self, match: Match) -> Crowd:
        """The crowd of a match that is over; people who have left the server are not mentioned."""
        crowd = await self._crowds.at_end(match.id)
        guild = self._client.get_guild(match.server_id)
        if guild is None or not crowd.followers:
            return crowd  # of a server that is away, Discord tells nobody who is there
        try:
            there = await guild.query_members(user_ids=list(crowd.followers), cache=False)
        except (TimeoutError, discord.ClientException) as error:
            log.info("match %s: who follows it is not looked up (%s)", match.id, type(error).__name__)
            return crowd
        ids = {member.id for member in there}
        return replace(crowd, followers=tuple(each for each in crowd.followers if each in ids))
