"""What people see of this Discord and do on it.

The main idea is that a person can only do what Discord's client would offer at that moment. Its parts: what
is on a screen (`sight`, `render`, `screen`), what a client makes of commands and forms (`asks`, `submit`),
who acts (`person`), and where (`places`, `guilds`). The way in is `Person`, made by `GuildPlace.person`.
"""

from sandbox.people.guilds import GuildPlace
from sandbox.people.person import Handle, Person
from sandbox.people.places import ChannelPlace
from sandbox.people.render import Option, Rendered, ShownButton

__all__ = ["ChannelPlace", "GuildPlace", "Handle", "Option", "Person", "Rendered", "ShownButton"]
