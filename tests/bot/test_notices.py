"""The owner hears by DM what only the host can mend: once a day for each kind, also across restarts."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot import __version__
from bot.host.notices import Notice, Notices
from bot.host.releases import Releases, is_newer
from bot.kit.clock import Clock
from bot.messages.dms import Dms
from bot.watching.lifetime import DAY_SECONDS, Lifetime
from bot.words import words_for
from sandbox import Limits, Sandbox
from sandbox.people import Person
from tests.bot.matches import settings_of

OPEN_DM = ("POST", "/users/@me/channels")
SEND = ("POST", "/channels/{channel_id}/messages")
WORDS = words_for(None)


class AheadClock(Clock):
    """The clock, and how far a test has moved it."""

    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead

    def monotonic(self) -> float:
        return super().monotonic() + self.ahead


@dataclass
class Bench:
    world: Sandbox
    client: discord.Client
    clock: AheadClock = field(default_factory=AheadClock)
    lifetime: Lifetime = field(default_factory=Lifetime)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Notices]:
        """What one client tells; all of it has been told at the end."""
        dms = Dms(self.client, self.clock)
        notices = Notices(self.client, dms, self.clock, self.lifetime)
        yield notices
        await notices.close()

    async def told(self, *kinds: Notice) -> None:
        async with self.connected() as notices:
            for kind in kinds:
                notices.tell(kind)

    def restart(self) -> None:
        self.lifetime = Lifetime()

    def pass_time(self, seconds: float) -> None:
        self.clock.ahead += seconds
        self.world.clock.advance(seconds)

    def read_by(self, person: Person) -> list[str]:
        return [message.text for message in person.sees(person.dms())]


@pytest.fixture
async def bench(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    world = Sandbox(limits=Limits.off())
    world.guild("The Rink").join(world.owner)
    async with world.running():
        monkeypatch.setattr(Route, "BASE", world.environment()["DISCORD_API_URL"])
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(world.token)
            yield Bench(world, client)


FULL, DAMAGED = WORDS("host-tell-full"), WORDS("host-tell-damaged")


async def test_each_kind_is_told_once_a_day_also_after_a_restart(bench: Bench) -> None:
    await bench.told(Notice.FULL, Notice.FULL, Notice.DAMAGED)
    await bench.told(Notice.FULL)
    bench.pass_time(3600)
    bench.restart()
    await bench.told(Notice.FULL)
    assert bench.read_by(bench.world.owner) == [FULL, DAMAGED]
    bench.pass_time(DAY_SECONDS + 60)
    await bench.told(Notice.FULL)
    assert bench.read_by(bench.world.owner) == [FULL, DAMAGED, FULL]


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("SQLITE_FULL", [FULL]),
        ("SQLITE_IOERR_WRITE", [FULL]),
        ("53100", [FULL]),
        ("SQLITE_CORRUPT", [DAMAGED]),
        ("SQLITE_CORRUPT_INDEX", [DAMAGED]),
        ("SQLITE_NOTADB", [DAMAGED]),
        ("XX001", [DAMAGED]),
        ("SQLITE_BUSY", []),
        ("TimeoutError", []),
    ],
)
async def test_what_the_database_says_of_itself_is_told(bench: Bench, reason: str, told: list[str]) -> None:
    async with bench.connected() as notices:
        notices.database_failed(reason)
    assert bench.read_by(bench.world.owner) == told


async def test_of_a_team_its_owner_is_told(bench: Bench) -> None:
    rink = bench.world.guild("The Office")
    ida, jon = rink.person("Ida"), rink.person("Jon")
    bench.world.give_to_team(ida, jon)
    await bench.told(Notice.FULL)
    assert [bench.read_by(each) for each in (ida, jon, bench.world.owner)] == [[FULL], [], []]


async def test_closed_dms_are_no_error_and_are_not_tried_again_that_day(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    bench.world.owner.close_dms()
    await bench.told(Notice.FULL)
    await bench.told(Notice.FULL)
    assert len(bench.world.journal.of(*SEND)) == 1
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
    (line,) = [each.getMessage() for each in caplog.records if each.name == "bot.host.notices"]
    assert FULL.partition("\n")[0].strip("*") in line


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ("v0.2.0", "0.1.0"),
        ("0.10.0", "0.9.9"),
        ("1.0", "0.9.9"),
        ("0.1.0", "0.1.0.dev3+g12ab"),
        ("0.1.0", "0.1.0rc1"),
        ("0.2.0", "0.2.0.dev427+g12ab"),
        ("0.2.0rc1", "0.1.0"),
    ],
)
def test_versions_are_compared_by_their_numbers(newer: str, older: str) -> None:
    assert is_newer(newer, older)
    assert not is_newer(older, newer)


@pytest.mark.parametrize("same", ["v0.1.0", "0.1", "0.1.0+local", "0.1.0.post1"])
def test_what_only_looks_different_is_not_newer(same: str) -> None:
    assert not is_newer(same, "0.1.0")


Answer = Callable[[web.Request], web.Response]


@asynccontextmanager
async def page(answer: Answer) -> AsyncIterator[tuple[str, list[web.Request]]]:
    """An address that answers like this, and who has asked."""
    asked: list[web.Request] = []

    async def serve(request: web.Request) -> web.Response:
        asked.append(request)
        return answer(request)

    application = web.Application()
    application.router.add_get("/latest", serve)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/latest", asked
    finally:
        await runner.cleanup()


async def ask(bench: Bench, address: str) -> None:
    async with bench.connected() as notices:
        releases = Releases(settings_of(releases_url=address), bench.clock, notices, bench.lifetime)
        releases.look()
        await releases.close()


async def test_a_new_release_is_told_once_and_asked_for_once_a_day(bench: Bench) -> None:
    def answer(_request: web.Request) -> web.Response:
        return web.json_response({"tag_name": "v99.1.0", "body": "notes " * 50_000})

    async with page(answer) as (address, asked):
        for _ in range(2):
            await ask(bench, address)
        assert len(asked) == 1
        assert "Authorization" not in asked[0].headers
        for _ in range(2):
            bench.restart()
            bench.pass_time(DAY_SECONDS + 60)
            await ask(bench, address)
        assert len(asked) == 3
    told = WORDS("host-tell-release", newest="99.1.0", version=__version__, link="none")
    assert bench.read_by(bench.world.owner) == [told]


PAGE = "https://github.com/owner/breakaway/releases/tag/v99.1.0"


@pytest.mark.parametrize(
    ("address", "link"),
    [
        (PAGE, PAGE),
        (PAGE.replace("https", "http"), "none"),
        ("javascript:alert(1)", "none"),
        (f"https://example.org/{'x' * 600}", "none"),
        (["https://example.org/"], "none"),
    ],
)
async def test_a_new_release_is_told_with_its_page(bench: Bench, address: object, link: str) -> None:
    release = {"tag_name": "v99.1.0", "html_url": address}
    async with page(lambda _: web.json_response(release)) as (asked, _):
        await ask(bench, asked)
    told = WORDS("host-tell-release", newest="99.1.0", version=__version__, link=link)
    assert bench.read_by(bench.world.owner) == [told]
    assert ("https://" in told) is (link != "none")


@pytest.mark.parametrize(
    ("status", "body", "why"),
    [(404, "{}", "404"), (200, "<html>", "tag_name"), (200, '{"tag_name": 1}', "tag_name")],
)
async def test_the_log_says_why_no_release_is_known(
    bench: Bench, caplog: pytest.LogCaptureFixture, status: int, body: str, why: str
) -> None:
    async with page(lambda _: web.Response(status=status, text=body)) as (address, _):
        await ask(bench, address)
    (line,) = [each.getMessage() for each in caplog.records if "RELEASES_URL" in each.getMessage()]
    assert why in line


@pytest.mark.parametrize(
    "answer",
    [
        lambda _: web.json_response({"tag_name": f"v{__version__}"}),
        lambda _: web.json_response({"tag_name": "@everyone **free** nitro"}),
        lambda _: web.json_response({"message": "Not Found"}),
        lambda _: web.json_response([1]),
        lambda _: web.json_response({"tag_name": "v99.1.0"}, status=403),
        lambda _: web.Response(text="<html>"),
        lambda _: web.Response(body=bytes(2**21)),
        lambda _: web.Response(text="[" * 2**19),
    ],
    ids=["this one", "no version", "no tag", "a list", "refused", "a page", "too long", "too deep"],
)
async def test_nothing_is_told_of_a_release_that_is_not_new_or_not_named(
    bench: Bench, answer: Answer, caplog: pytest.LogCaptureFixture
) -> None:
    async with page(answer) as (address, asked):
        await ask(bench, address)
    assert len(asked) == 1
    assert bench.read_by(bench.world.owner) == []
    assert "Traceback" not in caplog.text
