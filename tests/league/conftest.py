from tests.e2e.conftest import start_bot, world

__all__ = ["start_bot", "world"]
