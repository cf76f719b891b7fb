"""The host's log during a match."""

from typing import Any

from sandbox.ground.call import ApiCall
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")


async def test_discords_own_trouble_and_what_it_refuses_are_one_line_each(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()
    await rink.face_off()

    def public(call: ApiCall) -> bool:
        return call.args["channel_id"] == str(rink.channel.id)

    async def told_of(**trouble: Any) -> str:
        before = bot.output.read_text()
        edit = rink.world.faults.fail(*EDIT, when=public, **trouble)
        await rink.play(1)
        await rink.world.until(lambda: edit.hits and rink.is_told())
        return bot.output.read_text().removeprefix(before)

    for trouble, why in (
        ({"status": 503}, "can't reach Discord (503)"),
        ({"reset": True}, "can't reach Discord (ServerDisconnectedError)"),
        (
            {"status": 400, "code": 30046, "message": "Too many edits"},
            "Discord refuses it (30046 Too many edits)",
        ),
        (
            {"status": 400, "code": 50035, "message": "Invalid\nBody"},
            "Discord refuses it (50035 Invalid Body)",
        ),
    ):
        told = await told_of(**trouble)
        assert f"match 1, public: {why}, trying again in 1 s" in told
        assert "Traceback" not in told
