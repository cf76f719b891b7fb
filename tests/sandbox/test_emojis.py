from __future__ import annotations

import base64

import discord
import pytest

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


async def test_application_emojis_are_made_renamed_listed_and_deleted(client: discord.Client) -> None:
    emoji = await client.create_application_emoji(name="card_7h", image=PNG)
    assert [(e.id, e.name) for e in await client.fetch_application_emojis()] == [(emoji.id, "card_7h")]
    await emoji.edit(name="seven")
    assert (await client.fetch_application_emoji(emoji.id)).name == "seven"
    await emoji.delete()
    assert await client.fetch_application_emojis() == []


async def test_what_an_emoji_may_not_be(client: discord.Client) -> None:
    await client.create_application_emoji(name="puck", image=PNG)
    for name, image in (("puck", PNG), ("x", PNG), ("a-b", PNG), ("large", PNG + bytes(256 * 1024))):
        with pytest.raises(discord.HTTPException) as refused:
            await client.create_application_emoji(name=name, image=image)
        assert refused.value.code == 50035
    assert len(await client.fetch_application_emojis()) == 1
