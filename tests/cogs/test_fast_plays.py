"""However fast people play, each of a match's public messages gets its turn."""

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.client import Breakaway
from bot.messages.drawing import Wanted
from bot.posts.live import LivePost
from bot.posts.names import CHALLENGE, is_of_a_hand
from db.model.posts import Owner
from tests.cogs.forms import set_up
from tests.cogs.rink import Rink, rink_at

# One play for each message that is shown before it.
LATE = 3


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path) as made:
        yield made


async def play(rink: Rink) -> None:
    """The player whose turn it is plays their first card, without waiting for what is shown then."""
    assert isinstance(rink.env.bot, Breakaway)
    live = rink.env.bot.matches.of(1)
    loaded = await live.state()
    if not loaded.match.status.live:
        return
    (seat,) = loaded.view(None).to_act
    view = loaded.view(seat)
    assert view.decision is not None
    await live.play(rink.players[seat].id, view.decision, view.moves[0])


class FastPlayers:
    """They play a card whenever a public message has just been shown."""

    def __init__(self, rink: Rink, monkeypatch: pytest.MonkeyPatch) -> None:
        assert isinstance(rink.env.bot, Breakaway)
        self._rink = rink
        self._live = rink.env.bot.matches.of(1)
        self._show = rink.env.bot.outbox.show
        self.shown: list[tuple[str, int]] = []
        """Each message that was shown, and the length of the log then."""
        self.scored: dict[str, int] = {}
        """The length of the log at each goal, by the message that tells it."""
        monkeypatch.setattr(rink.env.bot.outbox, "show", self._show_and_play)

    async def _show_and_play(self, message: LivePost, wanted: Wanted) -> None:
        await self._show(message, wanted)
        if is_of_a_hand(message.name):
            return
        self.shown.append((message.name, (await self._live.state()).ply))
        await play(self._rink)
        loaded = await self._live.state()
        self.scored.setdefault(f"goal:{sum(loaded.view(None).score)}", loaded.ply)

    @property
    def late(self) -> dict[str, int]:
        """How many plays after its goal each message of a goal came."""
        at = dict(self.shown)
        return {name: at[name] - ply for name, ply in self.scored.items() if name != "goal:0"}


async def test_a_goal_is_told_soon_though_plays_come_faster_than_they_are_shown(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(rink, rink.admin(), rings=True)
    await rink.face_off(length=1)
    players = FastPlayers(rink, monkeypatch)
    await rink.play()
    assert rink.over
    assert max(players.late.values()) <= LATE


async def test_a_sheet_in_a_thread_follows_plays_that_come_faster_than_they_are_shown(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(rink, rink.admin(), threads=True)
    await rink.face_off(length=1)
    players = FastPlayers(rink, monkeypatch)
    with rink.as_bot():
        await play(rink)
    await rink.env.settle()
    sheets = [ply for name, ply in players.shown if name == "sheet:1"]
    assert max(after - before for before, after in pairwise(sheets)) <= LATE


async def test_an_opening_that_a_play_does_not_change_is_not_stored_again(rink: Rink) -> None:
    await set_up(rink, rink.admin(), threads=True)
    await rink.face_off(length=1)
    before = await rink.store.posts.of(Owner.match(1))
    for _ in range(3):
        with rink.as_bot():
            await play(rink)
        await rink.env.settle()
    after = await rink.store.posts.of(Owner.match(1))
    assert after["sheet:1"] != before["sheet:1"]
    assert after[CHALLENGE] == before[CHALLENGE]
    assert not await rink.store.posts.lagging()
