"""`make screenshots`: the README's picture, taken of a match as it's played today."""

import asyncio
import re
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import async_playwright, expect

from sandbox import Limits, Sandbox
from sandbox.demo import rink
from sandbox.page import PageServer
from sandbox.page.keeper import Keeper
from tests.page.conftest import FLAGS, chromium
from tests.page.screens import Screen, Screens

PICTURE = Path(__file__).parents[2] / "docs" / "match.png"
MOST_TAPS = 400
ANSWER = re.compile(r"(?:answer|match)\s+(\S+[♠♥♦♣])")
CARD = re.compile("[♠♥♦♣]")
CARDS_TO_SEE = 3


async def main() -> None:
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0)
    rink(world)
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/breakaway.sqlite3",
            "LOG_LEVEL": "ERROR",
        }
        keeper = Keeper(world, "bot", environment)
        async with world.running(mount=PageServer(world, keeper).mount), async_playwright() as driver:
            await keeper.start()
            browser = await driver.chromium.launch(executable_path=chromium(), args=FLAGS)
            await in_play(await Screens(world, browser).open(), PICTURE)
            await browser.close()
            await keeper.stop()


async def in_play(screen: Screen, picture: Path, told_of: str = "Scores!") -> None:
    """Play until there is a goal and a player still has cards to choose from; then take the picture."""
    await screen.challenge("Match: three periods")
    await screen.accept()
    for _ in range(MOST_TAPS):
        await screen.play()
        await screen.answered()
        await screen.pressable().first.wait_for()
        asked = ANSWER.search(await screen.hands().first.inner_text())
        if not asked or await cards(screen) < CARDS_TO_SEE:
            continue
        # The sheet is edited a moment after the hands, and sums up the last deal.
        await expect(screen.middle.locator(".messages")).to_contain_text(asked[0])
        if told_of in await screen.middle.locator(".messages").inner_text():
            break
    await screen.page.mouse.move(0, 0)
    await screen.page.locator(".messages").first.focus()
    await screen.page.evaluate("document.activeElement.blur()")
    await screen.page.screenshot(path=picture)
    with Image.open(picture) as taken:
        plain = taken.convert("RGB")
    plain.save(picture, optimize=True)


async def cards(screen: Screen) -> int:
    return await screen.pressable().filter(has_text=CARD).count()


if __name__ == "__main__":
    asyncio.run(main())
