"""The script that takes the README's picture still finds its way through a match."""

from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import expect

from sandbox.page.keeper import Keeper
from tests.page.screens import DESKTOP, Screens
from tests.page.screenshots import CARDS_TO_SEE, PICTURE, cards, in_play

MOST_BYTES = 400_000


@pytest.mark.soak
@pytest.mark.usefixtures("served")
async def test_a_picture_shows_a_match_in_play(screens: Screens, keeper: Keeper, tmp_path: Path) -> None:
    await keeper.start()
    screen = await screens.open()
    picture = tmp_path / "match.png"
    # The README's waits for a goal, which may take a hundred taps.
    await in_play(screen, picture, told_of="...")
    await expect(screen.middle.locator(".messages")).to_contain_text("...")
    assert await cards(screen) >= CARDS_TO_SEE
    with Image.open(picture) as taken, Image.open(PICTURE) as kept:
        assert (taken.size, taken.mode) == (kept.size, kept.mode) == (tuple(DESKTOP.values()), "RGB")
    assert picture.stat().st_size < MOST_BYTES
