"""While the channel rests, what it is owed waits; then it is drawn as the match stands by that time."""

from datetime import timedelta
from pathlib import Path

from bot.matches.desk import Desk
from bot.messages.names import is_of_a_hand
from tests.bot.desks import marks_over, seat_to_act
from tests.cogs.rink import Rink, open_store, rink_at

MERGE_SECONDS = 10


async def play_unnoticed(rink: Rink) -> None:
    """A card is kept by somebody of whom the bot hears nothing."""
    store = open_store(rink.settings, patient=rink.patient)
    desk = Desk(store, rink.clock, rink.settings, marks_over(store, rink.clock))
    loaded = await desk.load(1)
    seat = seat_to_act(loaded)
    decision, card = loaded.game.decision(loaded.state, seat), loaded.view(seat).moves[0]
    player_id = loaded.match.seats[seat].player_id
    assert player_id is not None
    await desk.play(1, player_id, decision, card)
    await store.close()


async def test_a_resting_lane_keeps_no_old_reading(tmp_path: Path) -> None:
    async with rink_at(tmp_path, merge_time=timedelta(seconds=MERGE_SECONDS)) as rink:
        await rink.face_off(length=1)
        await rink.env.advance_time(2 * MERGE_SECONDS)
        first, second = rink.on_turn()
        await rink.play()
        shown = rink.sheets()[-1].text
        assert rink.on_turn() == (second, first)
        # This marks the channel, which waits; what the hands are drawn from now has this play alone.
        hand = second.hand()
        await second.click(hand, custom_id=hand.playable[0]["custom_id"])
        await play_unnoticed(rink)
        assert rink.sheets()[-1].text == shown
        await rink.env.advance_time(2 * MERGE_SECONDS)
        log, surfaces = await rink.store.matches.log(1), await rink.store.surfaces.of(1)
        public = (each.shown.ply for each in surfaces.values() if not is_of_a_hand(each.name))
        assert max(public) == len(log)
        # Three have been played, so it is the other one's turn than after the first.
        assert rink.on_turn() == (second, first)
