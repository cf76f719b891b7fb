"""A Discord on this machine: REST and gateway on loopback, and people who act by code.

The main idea is that bots, people and tests change one world by the same acts, and Discord's rules hold for
all. From the bottom up: `ground` (what exists), `world` (the state of one Discord), `wire` (how a bot reaches
it), `service` (what Discord does), `rest` (its routes), `people` (who see and act), `sandbox` (all of it,
running), `page` (the same in a browser). The way in is `Sandbox`; `python -m sandbox` opens it in a terminal.
"""

from sandbox.sandbox import Sandbox
from sandbox.world import NotSeenError, NotShownError
from sandbox.world.limits import Limits, Rate

__all__ = ["Limits", "NotSeenError", "NotShownError", "Rate", "Sandbox"]
