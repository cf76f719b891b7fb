"""`python -m tools.gallery [LANGUAGE ...] [GAME ...] [KIND ...]`: all without any. The kinds are `KINDS`."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Literal

import discord
from playwright.async_api import Browser, Page, async_playwright

from bot.messages.emojis import Emojis
from bot.words import locales, words_for
from faces.face import face_of
from faces.guide.rulebook import draw_page
from faces.hand import HandFace
from hockey.catalogue import CATALOGUE
from sandbox import Limits, Sandbox
from sandbox.demo import Rink, rink
from sandbox.page import PageServer
from tests.page.conftest import FLAGS, chromium
from tools.gallery.asked import asked
from tools.gallery.boards import boards
from tools.gallery.leaving import leaving
from tools.gallery.moments import half_set_up, held_up, moments, offered, private, public
from tools.gallery.played import played
from tools.gallery.posting import post, upload_cards
from tools.gallery.remembered import cards
from tools.gallery.spoken import spoken
from tools.gallery.tournaments import tournaments

FOLDER = Path(__file__).parents[2] / "test-artifacts" / "gallery"
WIDTHS = (390, 1280)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ASKED, PLAYED, REMEMBERED, TOURNAMENTS = KINDS = "asked", "played", "remembered", "tournaments"
SHORT, TALLEST = 800, 16_000
HELD_UP = 1
"""The moment in which something comes between."""
Filled = Callable[[Sandbox, Rink, str], AbstractAsyncContextManager[None]]


async def main(chosen: list[str]) -> None:
    languages = [each for each in sorted(locales()) if each in chosen] or sorted(locales())
    games = [each for each in CATALOGUE if each in chosen]
    if not games and not {*KINDS} & {*chosen}:
        games = list(CATALOGUE)
    FOLDER.mkdir(parents=True, exist_ok=True)
    count = 0
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language in languages:
            for game in games:
                count += await taken(browser, language, game, partial(shown, game))
                count += await taken(browser, language, f"{game}-halted", partial(halted, game))
            others = (ASKED, answered), (PLAYED, played), (REMEMBERED, told_again), (TOURNAMENTS, staged)
            for name, filled in others:
                if name in chosen or not chosen:
                    count += await taken(browser, language, name, filled)
        await browser.close()
    print(f"{count} messages in {FOLDER}")


async def taken(browser: Browser, language: str, name: str, filled: Filled) -> int:
    """Take pictures of a page that this has filled; how many messages there are."""
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0)
    place = rink(world)
    # Where pictures lie is known only while the world runs.
    async with world.running(mount=PageServer(world).mount), filled(world, place, language):
        return await looked_at(browser, world, place, f"{language}-{name}")


@asynccontextmanager
async def halted(name: str, world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """What a match of this game looks like while something holds it up."""
    face = HandFace()
    now = list(moments(CATALOGUE[name], language, _people(world, place)))[HELD_UP]
    for state in held_up(now):
        for drawing in public(state):
            post(place.channel, drawing)
        for person, seat in ((place.first, 0), (place.second, 1)):
            post(person.dms(), face.hand(state.loaded, seat, private=False))
    yield


@asynccontextmanager
async def answered(world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """What the bot answers to its commands, and its boards."""
    async with asked(world, place, language):
        for drawing in (*boards(language), *leaving(language)):
            post(place.channel, drawing)
        yield


@asynccontextmanager
async def told_again(_world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """The cards of what is remembered."""
    for drawing in cards(language):
        post(place.channel, drawing)
    yield


@asynccontextmanager
async def staged(_world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """The messages of tournaments from the sign-up to the podium."""
    for drawing in tournaments(language):
        post(place.channel, drawing)
    yield


async def looked_at(browser: Browser, world: Sandbox, place: Rink, name: str) -> int:
    """Write down what channel and hands say, and take pictures of them; how many messages there are."""
    people, hands = (place.first, place.second), (place.first.dms(), place.second.dms())
    screens = [(place.first, place.channel), *zip(people, hands, strict=True)]
    told = [spoken(each) for person, where in screens for each in person.shown(where.channel)]
    (FOLDER / f"{name}.txt").write_text("\n".join(told))
    await photographed(browser, world, place, name)
    return len(told)


async def photographed(browser: Browser, world: Sandbox, place: Rink, name: str) -> None:
    for width in WIDTHS:
        page = await browser.new_page(viewport={"width": width, "height": SHORT})
        await page.goto(world.url)
        await page.locator(".pane.current").wait_for()
        await photograph(page, width, f"{name}-{width}", place)
        await page.close()


def _people(world: Sandbox, place: Rink) -> list[int]:
    """Those of the page, and two more for the games of four."""
    return [place.first.id, place.second.id, *(world.store.add_user(each).id for each in ("Ida", "Ralph"))]


@asynccontextmanager
async def shown(name: str, world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """Every message of a game."""
    game, emojis, ids = CATALOGUE[name], Emojis(), upload_cards(world)
    emojis.use(
        {key: discord.PartialEmoji(name=f"card{key}", id=number) for key, number in ids.items()}, lambda: None
    )
    dressed = HandFace(), HandFace(emojis)
    for number, now in enumerate(moments(game, language, _people(world, place))):
        drawings = [*(public(offered(now)) if number == 0 else ()), *public(now)]
        for drawing in drawings:
            post(place.channel, drawing)
        hands = [(place.first, 0), (place.second, 1)]
        for person, seat in hands:
            for drawing in private(now, seat, dressed[number % 2]):
                post(person.dms(), drawing)
            if name == "lineup" and now.loaded.to_act(seat):
                post(person.dms(), dressed[0].hand(half_set_up(now).loaded, seat, private=False))
    words = words_for(language)
    pages = face_of(game).rules(words, game)
    for number in range(len(pages)):
        post(place.channel, draw_page(words, game, game.id, pages, number))
    yield


async def photograph(page: Page, width: int, name: str, place: Rink) -> None:
    """The channel; on a wide page the hands stand beside it, on a phone each has its tab."""
    tabs = [place.channel.channel.name, place.first.name] if width == WIDTHS[0] else [None]
    for tab in tabs:
        if tab is not None:
            await page.set_viewport_size({"width": width, "height": SHORT})
            await page.get_by_role("tab", name=tab).click()
        tall = await page.evaluate(
            "Math.max(...[...document.querySelectorAll('.messages')].map(e => e.scrollHeight))"
        )
        await page.set_viewport_size({"width": width, "height": min(TALLEST, tall + 300)})
        await page.evaluate("Promise.all([...document.images].map(each => each.decode().catch(() => 0)))")
        for scheme in SCHEMES:
            await page.emulate_media(color_scheme=scheme)
            await page.screenshot(path=FOLDER / f"{name}-{scheme}{'' if tab is None else f'-{tab}'}.png")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
