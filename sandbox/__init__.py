"""A Discord on this machine: REST and gateway on loopback, and people who act by code."""

from sandbox.asks import NotShownError
from sandbox.limits import Limits, Rate
from sandbox.world import NotSeenError, Sandbox

__all__ = ["Limits", "NotSeenError", "NotShownError", "Rate", "Sandbox"]
