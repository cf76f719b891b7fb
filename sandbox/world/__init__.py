"""The state of one Discord, apart from serving it.

The main idea is that all there is to know of it hangs on one `World`, and that whoever changes it says so.
Its parts: who is connected and told of events (`gateway`, `intents`), and which requests are counted
(`limits`), to fail (`faults`) and written down (`journal`). The door is `World`; its parts are its
attributes.
"""

from sandbox.world.world import NotSeenError, NotShownError, World

__all__ = ["NotSeenError", "NotShownError", "World"]
