"""The page in a browser, as a person sees and uses it."""

import re
from pathlib import Path

from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page, Request, expect
from playwright.async_api import TimeoutError as NotThereError

from sandbox import Sandbox

ARTIFACTS = Path(__file__).parents[2] / "test-artifacts" / "page"
PATIENCE_MS = 60_000
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ASKED = re.compile("Your turn")
WON = re.compile(r"(\w+) wins the cut")
TURN = re.compile(r"(?:answer|match)\s+(10|[2-9JQKA])")
MOVED_ON_MS = 5_000
# All of it at one moment: what is asked, and the cards that can be tapped.
READ_HANDS = """hands => [
    hands[0]?.innerText ?? "",
    hands.flatMap(each => [...each.querySelectorAll("button.button[data-id]:enabled")])
        .map(each => ({ id: each.dataset.id, label: each.innerText })),
]"""


class Screens:
    def __init__(self, world: Sandbox, browser: Browser) -> None:
        self.errors: list[str] = []
        self._world = world
        self._browser = browser

    async def open(self, size: dict[str, int] = DESKTOP, scheme: str = "light") -> "Screen":
        page = await self._browser.new_page(has_touch=size is PHONE, is_mobile=size is PHONE)
        page.set_default_timeout(PATIENCE_MS)
        await page.set_viewport_size({"width": size["width"], "height": size["height"]})
        await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.on("console", self._said)
        page.on("pageerror", self._thrown)
        page.on("requestfailed", self._lost)
        await page.goto(self._world.url)
        await page.locator(".pane.current").wait_for()
        return Screen(page)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _thrown(self, error: Error) -> None:
        self.errors.append(str(error))

    def _lost(self, request: Request) -> None:
        # The stream of events ends with the page.
        if not request.url.endswith("/page/events"):
            self.errors.append(f"{request.method} {request.url} {request.failure}")


class Screen:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.left, self.middle, self.right = (page.locator(f"#pane-{n}") for n in ("left", "middle", "right"))

    async def keep(self, name: str) -> None:
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=ARTIFACTS / f"{name}.png")

    def chip(self, name: str) -> Locator:
        """The button in the channel that changes who you are."""
        return self.middle.get_by_role("group", name="Who you are here").get_by_role("button", name=name)

    async def become(self, name: str) -> None:
        """Become someone in the channel."""
        await self.chip(name).click()

    async def answered(self) -> None:
        """Wait until everything asked has its answer."""
        await expect(self.page.locator(".busy")).to_have_count(0)

    async def challenge(self, length: str = "Shift: one period") -> None:
        """Jon challenges Darrell, picking the command and its options."""
        await self.middle.get_by_role("combobox", name="Message #rink").press_sequentially("/hockey cha")
        await self.middle.get_by_role("option", name="/hockey challenge").click()
        await self.middle.get_by_label("opponent").select_option(label="Darrell")
        await self.middle.get_by_label("length").select_option(label=length)
        await self.middle.get_by_role("button", name="Send").click()

    async def accept(self) -> None:
        """Darrell accepts, and the winner of the cut deals; then the view is Darrell's."""
        await self.become("Darrell")
        await self.middle.get_by_role("button", name="Accept").click()
        deal = self.middle.get_by_role("button", name="Deal", exact=True)
        try:
            await deal.wait_for()
        except NotThereError:
            raise AssertionError(await self.middle.inner_text()) from None
        won = WON.search(await self.middle.inner_text())
        assert won
        await self.become(won[1])
        await deal.click()
        await deal.wait_for(state="detached")
        await self.become("Darrell")

    def pressable(self) -> Locator:
        """Everything in a hand that can be pressed now, wherever the hand is."""
        return self.hands().locator("button.button[data-id]:enabled:visible")

    def hands(self) -> Locator:
        own = self.page.locator("#pane-left, #pane-right")
        return own.locator(".message:visible").filter(has_text=ASKED)

    def over(self) -> Locator:
        """The place where a hand, or the channel, says that the match is over."""
        ended = self.page.locator("#pane-left, #pane-right").get_by_text("Final:")
        return ended.or_(self.middle.get_by_role("button", name="Rematch"))

    async def play(self) -> bool:
        """Tap a card as soon as there is one; False if the match is over instead."""
        while True:
            await self.pressable().or_(self.over()).first.wait_for()
            if await self.over().count():
                return False
            if await self.try_to_play():
                return True

    async def try_to_play(self) -> bool:
        """Tap a card that matches the one to answer, else any; False if there is none to tap."""
        said, cards = await self.hands().evaluate_all(READ_HANDS)
        wanted = TURN.search(said)
        fitting = [card for card in cards if wanted and card["label"].split()[0][:-1] == wanted[1]]
        card = next(iter(fitting or cards), None)
        if card is None:
            return False
        button = self.pressable().and_(self.page.locator(f'[data-id="{card["id"]}"]')).first
        try:
            await button.click(timeout=MOVED_ON_MS)
        except NotThereError:
            return False  # the hand changed between looking and tapping
        return True
