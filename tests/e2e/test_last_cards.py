"""The last cards of a deal play themselves."""

from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink


async def test_the_last_cards_of_a_deal_play_themselves(rink: Rink, start_bot: StartBot) -> None:
    await start_bot(LAST_CARD_TIME="0.2")
    await rink.face_off()
    await rink.play(8)
    await rink.world.until(lambda: len(rink.public_plays()) == 10)
    assert rink.public_plays()[:8] == rink.taps
    await rink.play(2)
    await rink.world.until(lambda: rink.public_plays() == rink.taps[8:])
