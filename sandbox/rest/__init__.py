from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.rest import application, channels, commands, emojis, interactions, messages, threads, users

if TYPE_CHECKING:
    from sandbox.wire.route import Route

# Order matters to the router: a literal such as @original stands before the placeholder in its place.
ROUTES: list[Route] = [
    *application.ROUTES,
    *users.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *interactions.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *channels.ROUTES,
]
