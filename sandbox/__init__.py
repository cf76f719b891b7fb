"""A Discord on this machine: REST and gateway on loopback, and people who act by code."""

from sandbox.people.asks import NotShownError
from sandbox.sandbox import NotSeenError, Sandbox
from sandbox.world.limits import Limits, Rate

__all__ = ["Limits", "NotSeenError", "NotShownError", "Rate", "Sandbox"]
