"""Whom a result tells beside its players: those who follow the match, as far as they are still there."""

import logging
from dataclasses import replace

import discord

from bot.matches.loaded import LoadedMatch
from db.model.crowd import Crowd
from db.store import Store

log = logging.getLogger(__name__)


class Bystanders:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._crowds = store.crowds

    async def at_end(self, loaded: LoadedMatch) -> Crowd:
        """The crowd of a match that is over; whoever has left the server is not mentioned."""
        crowd = await self._crowds.at_end(loaded.id)
        guild = self._client.get_guild(loaded.match.server_id)
        if guild is None or not crowd.followers:
            return crowd  # another process may connect the server: Discord tells nobody who is not there
        try:
            there = await guild.query_members(user_ids=list(crowd.followers), cache=False)
        except (TimeoutError, discord.ClientException) as error:
            log.info("match %s: who follows it is not looked up (%s)", loaded.id, type(error).__name__)
            return crowd
        ids = {member.id for member in there}
        return replace(crowd, followers=tuple(each for each in crowd.followers if each in ids))
