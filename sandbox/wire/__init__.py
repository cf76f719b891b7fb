"""How a bot reaches this Discord.

The main idea is that every request goes the same way: token, planned faults, limits, effect, answer. A
`Route` says what the effect is. Its parts: `server` over HTTP, and beside it the `websocket`, on which a bot
says who it is (`handshake`) and asks for `members`. The way in is `Server`.
"""

from sandbox.wire.route import Reply, Route
from sandbox.wire.server import API, ApiResponse, Server

__all__ = ["API", "ApiResponse", "Reply", "Route", "Server"]
