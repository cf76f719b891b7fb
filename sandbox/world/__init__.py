"""The state of one Discord, apart from serving it.

The main idea is that everything about it is in one `World`, and that code which changes it says so. Its
parts: who is connected and hears of events (`gateway`, `intents`), and which requests are counted (`limits`),
made to fail (`faults`) and written down (`journal`). The way in is `World`; its parts are its attributes.
"""

from sandbox.world.world import NotSeenError, NotShownError, World

__all__ = ["NotSeenError", "NotShownError", "World"]
