"""The host's log during a match."""

from typing import Any

from sandbox.ground.call import ApiCall
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")


async def test_discords_own_trouble_is_a_line_and_what_it_refuses_has_a_traceback(
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

    for told, why in (
        (await told_of(status=503), "503"),
        (await told_of(reset=True), "ServerDisconnectedError"),
    ):
        assert f"'public') failed, again in 1 s ({why})" in told
        assert "Traceback" not in told
    told = await told_of(status=400, message="Invalid Form Body")
    assert "'public') failed, again in 1 s\nTraceback" in told
    assert "400 Bad Request (error code: 0): Invalid Form Body" in told
