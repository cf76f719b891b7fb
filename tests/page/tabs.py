"""Tabs of a browser, used again: opening one takes longer than most of what is looked at in it."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from playwright.async_api import Browser, Page

PATIENCE_MS = 60_000
DESKTOP = {"width": 1280, "height": 800}

Heard = Mapping[Literal["console", "pageerror", "requestfailed"], Callable[[Any], None]]


class Tabs:
    """What the page keeps in a browser is one address's, and each test serves it at one of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Page] = []
        self._taken: list[tuple[Page, Heard]] = []

    async def take(
        self, size: Mapping[str, int] = DESKTOP, scheme: str = "light", heard: Heard | None = None
    ) -> Page:
        """An empty tab, `heard` being who is called for what happens in it."""
        # Each in a window of its own: behind another one a tab draws itself once in a while, and waits.
        page = self._free.pop() if self._free else await self._browser.new_page()
        heard = heard or {}
        self._taken.append((page, heard))
        page.set_default_timeout(PATIENCE_MS)
        await page.set_viewport_size({"width": size["width"], "height": size["height"]})
        await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", forced_colors="none")
        for event, call in heard.items():
            page.on(event, call)
        return page

    async def clear(self) -> None:
        """Leave whatever is open, and hear of it no more."""
        while self._taken:
            page, heard = self._taken.pop()
            for event, call in heard.items():
                page.remove_listener(event, call)
            await page.mouse.move(0, 0)
            # Left by itself, the page gives its process to the next one; at a word from outside it would not.
            await page.evaluate("location.replace('about:blank')")
            await page.wait_for_url("about:blank")
            self._free.append(page)
