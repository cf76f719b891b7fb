"""What a server has set for its matches: shown, changed, and minded by the commands."""

from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_house import removed
from tests.cogs.workshop import make_house
from tests.typeset import together

SETUP = "hockey-admin setup"


async def shown(rink: Rink, admin: Person, **options: object) -> Message:
    result = await admin.slash(rink.ice, SETUP, **options)
    assert result.response is not None, result
    assert result.response.ephemeral
    return admin.private(rink.ice)[-1]


async def test_at_first_it_is_classic_in_the_channel_for_everybody(rink: Rink, ida: Person) -> None:
    text = (await shown(rink, ida)).text
    assert "**Classic**" in text
    assert "in the channel where they are offered" in text
    assert "**Everybody** may challenge" in text


async def test_the_servers_game_is_played_where_none_is_named(rink: Rink, ida: Person) -> None:
    assert "**Stockham**" in (await shown(rink, ida, game="stockham")).text
    await rink.restart()
    assert "**Stockham**" in (await rink.challenge()).text
    assert "There is no game called" in sentence(await ida.slash(rink.ice, SETUP, game="chess"))
    assert "**Stockham**" in (await shown(rink, ida)).text


async def test_rules_of_its_own_may_be_the_servers_game_until_they_are_removed(
    rink: Rink, ida: Person
) -> None:
    await make_house(rink, ida)
    offered = await ida.autocomplete(rink.ice, SETUP, "game", "prai")
    assert [choice["value"] for choice in offered] == ["house:1"]
    assert "**Prairie**" in (await shown(rink, ida, game="house:1")).text
    challenge = await rink.challenge()
    assert "**Prairie**" in challenge.text
    await rink.jon.click(challenge, label="Withdraw")
    await removed(rink, ida, "Prairie")
    assert "**Classic**" in (await shown(rink, ida)).text
    assert "**Classic**" in (await rink.challenge()).text


async def test_a_role_may_challenge_and_everybody_again(rink: Rink, ida: Person) -> None:
    role = rink.guild.create_role("*Players*")
    message = await shown(rink, ida, challengers=role)
    assert r"the role **\*Players\*** may challenge" in message.text
    refused = await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell, length=3)
    assert r"members with the role \*Players\*" in sentence(refused)
    await rink.restart()
    await ida.click(message, label="Let everybody challenge")
    assert "**Everybody** may challenge" in message.text
    assert "Let everybody challenge" not in message.labels
    await rink.challenge()


async def test_whoever_may_not_challenge_is_told_where_to_practise(rink: Rink, ida: Person) -> None:
    await shown(rink, ida, challengers=rink.guild.create_role("Players"))
    refused = sentence(await rink.jon.slash(rink.ice, "hockey practice", level="rookie"))
    assert "members with the role Players" in refused
    assert "in our DM: type /hockey practice there" in refused


async def test_a_role_that_is_gone_binds_nobody(rink: Rink, ida: Person) -> None:
    role = rink.guild.create_role("Players")
    await shown(rink, ida, challengers=role)
    rink.env.backend.delete_role(rink.guild.id, role.id)
    assert "**Everybody** may challenge" in (await shown(rink, ida)).text
    await rink.challenge()


async def test_everyones_role_means_everybody(rink: Rink, ida: Person) -> None:
    await shown(rink, ida, challengers=rink.guild.create_role("Players"))
    everyone = rink.guild.default_role
    assert "**Everybody** may challenge" in (await shown(rink, ida, challengers=everyone)).text


async def test_the_place_is_chosen_by_option_or_button_and_the_rest_stays(rink: Rink, ida: Person) -> None:
    message = await shown(rink, ida, place="thread", game="streak")
    assert "in a thread for each match" in message.text
    await rink.restart()
    await ida.click(message, label="Show matches in the channel")
    assert "in the channel where they are offered" in message.text
    await ida.click(message, label="Show matches in threads")
    assert "in a thread for each match" in message.text
    assert "**Streak**" in message.text


async def test_what_nobodys_button_says_is_refused(rink: Rink, ida: Person) -> None:
    message = await shown(rink, ida)
    for custom_id in ("setup", "setup:place", "setup:place:moon", "setup:chess", "setup:length:7"):
        assert "don't know this button" in sentence(await ida.forge(message, custom_id))


async def test_other_servers_have_settings_of_their_own(rink: Rink, ida: Person) -> None:
    await shown(rink, ida, game="streak", place="thread")
    regina = rink.env.create_guild("Regina")
    ice = regina.create_text_channel("ice")
    wayne = rink.admin("Wayne", regina)
    await wayne.slash(ice, SETUP)
    assert "**Classic**" in wayne.private(ice)[-1].text


async def test_a_server_has_each_goal_in_a_message_of_its_own_or_not(rink: Rink, ida: Person) -> None:
    message = await shown(rink, ida)
    assert "A goal stands **on the sheet** alone" in message.text
    await ida.click(message, label="Post each goal")
    assert "**and in a message of its own**" in message.text
    await rink.restart()
    assert "**and in a message of its own**" in (await shown(rink, ida)).text
    assert "**on the sheet** alone" in (await shown(rink, ida, ring=False)).text


async def test_a_server_plays_as_many_periods_as_it_likes_where_nobody_says(rink: Rink, ida: Person) -> None:
    message = await shown(rink, ida)
    assert together("**three periods**; one is suggested where only an opponent is named") in together(
        message.text
    )
    offered = await rink.challenge(game="classic")
    assert together("three periods") in together(offered.text)
    await rink.jon.click(offered, label="Withdraw")
    await ida.click(message, label="Play shifts")
    assert together("**one period**, a shift") in together(message.text)
    await rink.restart()
    offered = await rink.challenge(game="classic")
    assert together("a shift of one period") in together(offered.text)
    await rink.jon.click(offered, label="Withdraw")
    named = await rink.challenge(length=3)
    assert together("three periods") in together(named.text)
    await rink.jon.click(named, label="Withdraw")
    assert "**Field**" in (await rink.challenge(game="field")).text


async def test_the_quick_form_begins_with_the_servers_length(rink: Rink, ida: Person) -> None:
    await shown(rink, ida, length=3)
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell)
    question = rink.jon.private(rink.ice)[-1]
    assert together("three periods") in together(question.text)
    await rink.jon.click(question, label="Challenge")
    assert together("three periods") in together(rink.last().text)
