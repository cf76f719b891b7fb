"""The sandbox's page: two people and a channel in a browser, on the port of the REST API."""

from sandbox.page.guide import Guide, Step
from sandbox.page.routes import Page

__all__ = ["Guide", "Page", "Step"]
