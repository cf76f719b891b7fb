"""What people see of this Discord and do on it, as Discord's client would let them."""

from sandbox.people.person import Handle, Person
from sandbox.people.places import ChannelPlace, GuildPlace
from sandbox.people.render import Button, Option, Rendered

__all__ = ["Button", "ChannelPlace", "GuildPlace", "Handle", "Option", "Person", "Rendered"]
