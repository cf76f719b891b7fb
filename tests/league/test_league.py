"""A small league through the sandbox: everything it shows follows from its exported records."""

from pathlib import Path

from sandbox import Sandbox
from tests.e2e.conftest import StartBot
from tests.league.evening import QUICK, Evening
from tests.league.plan import FEW, SMALL


async def test_every_number_on_every_card_is_what_the_exported_records_come_to(
    world: Sandbox, start_bot: StartBot, tmp_path: Path
) -> None:
    await start_bot(**QUICK)
    evening = Evening(world, FEW, tmp_path)
    await evening.play(SMALL, wait_for_close=False)
    assert await evening.check((None, "classic", "partners")) == []
