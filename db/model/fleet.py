"""Shards, as everybody counts them."""

from dataclasses import dataclass

DM_SHARD = 0


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the `count` connections that Discord deals servers out to; DMs are on the first.

    The default is the whole bot, however many connections it has.
    """

    ids: tuple[int, ...] = (DM_SHARD,)
    count: int = 1

    def of(self, server_id: int) -> int:
        """The shard of a server: https://discord.com/developers/docs/events/gateway#sharding."""
        return (server_id >> 22) % self.count
