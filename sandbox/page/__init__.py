"""The sandbox's page: people and a channel in a browser, on the port of the REST API.

The main idea is that the page gets only what the people on it see, and acts by the same code as people in
tests. Its parts: what is shown (`view`, `messages`, `commands`, `markdown`), what people do (`acts`), what a
tester does (`controls`, `keeper`), first steps (`guide`), how all that is served (`routes`), and the
browser's side (`static`). The way in is `PageServer`.
"""

from sandbox.page.guide import Guide, TourStep
from sandbox.page.routes import PageServer

__all__ = ["Guide", "PageServer", "TourStep"]
