"""The routes of the REST API.

The main idea is that a route only reads the call and writes the reply; `service` does the work. There's a
file for each subject, with a list of its routes. The way in is `ROUTES`.
"""

from sandbox.rest import application, channels, commands, emojis, interactions, messages, threads, users
from sandbox.wire import Route

# Order matters to the router: a literal such as @original comes before the placeholder in its place.
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
