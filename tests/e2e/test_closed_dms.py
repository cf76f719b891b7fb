"""A player who gets no DMs at all; a whole match of theirs is in `test_match`."""

import asyncio

import pytest

from sandbox.ground.call import ApiCall
from sandbox.people import Person, Rendered
from tests.db.stores import written_elsewhere
from tests.e2e.conftest import StartBot
from tests.e2e.rink import SORRY, Rink
from tests.typeset import gist

OPEN_DM = ("POST", "/users/@me/channels", 50033)
SEND = ("POST", "/channels/{channel_id}/messages", 50007)


@pytest.mark.parametrize(
    "refused",
    [pytest.param(OPEN_DM, id="opening", marks=pytest.mark.soak), pytest.param(SEND, id="sending")],
)
async def test_a_refusal_is_not_asked_for_again_because_the_database_was_busy(
    rink: Rink, start_bot: StartBot, refused: tuple[str, str, int]
) -> None:
    bot = await start_bot(HEARTBEAT_TIME="P1D")
    ida, people = rink.guild.person("Ida"), {str(person.dms().id) for person in rink.people}
    method, route, code = refused

    def to_a_player(call: ApiCall) -> bool:
        return call.args.get("channel_id", next(iter(people))) in people

    refusal = rink.world.faults.fail(method, route, status=403, code=code, times=None, when=to_a_player)
    refusal.gate = asyncio.Event()
    await rink.face_off()
    with written_elsewhere(bot.database):
        refusal.release()
        # Each is refused only after the hands have been looked at once more.
        for _ in range(3):
            asked = await ida.command(rink.channel, "hockey challenge", opponent=rink.people[0], length=3)
            assert asked.text.startswith(SORRY)
    await rink.world.until(
        lambda: sum(sheet.text.count(gist("sheet-closed")) for sheet in rink.sheets()) == 2
    )
    assert refusal.hits == len(rink.people)


def live_sheet(rink: Rink, person: Person) -> Rendered | None:
    return next((m for m in person.sees(rink.channel) if m.button("Show my hand")), None)
