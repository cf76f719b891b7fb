"""A server's own rules: made by tapping, refused where they contradict themselves, listed, removed."""

from typing import Any

import pytest

from bot.matches.games import game_of
from hockey.catalogue import PILE_GAMES
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.workshop import CREATE, Workshop, make_house
from tests.typeset import together


async def offered(rink: Rink, person: Person, command: str = "hockey challenge") -> dict[str, str]:
    """The values offered for a game, by what is shown of them."""
    found = await person.autocomplete(rink.ice, command, "game", "")
    return {choice["name"].split(":")[0]: choice["value"] for choice in found}


async def removed(rink: Rink, admin: Person, name: str, answer: str = "Remove") -> Message:
    await admin.slash(rink.ice, "hockey-admin house remove", name=name)
    question = admin.private(rink.ice)[-1]
    await admin.click(question, label=answer)
    return question


async def test_it_starts_from_a_game_and_tells_it_in_the_words_of_the_rules(rink: Rink, ida: Person) -> None:
    for base in PILE_GAMES:
        workshop = await Workshop.open(rink, ida, base=base)
        await ida.slash(rink.ice, "hockey rules", game=base)
        rules = ida.private(rink.ice)[-1]
        told = [line for line in workshop.message.lines if line.startswith("- ")]
        assert len(told) > 5
        assert set(told) <= set(rules.lines)


async def test_without_a_base_it_starts_from_the_servers_own_game(rink: Rink, ida: Person) -> None:
    classic = (await Workshop.open(rink, ida)).message.text
    await ida.slash(rink.ice, "hockey-admin setup", game="stockham")
    stockham = (await Workshop.open(rink, ida)).message.text
    assert stockham != classic
    assert stockham == (await Workshop.open(rink, ida, base="stockham")).message.text
    await ida.slash(rink.ice, "hockey-admin setup", game="partners")
    assert "Players: 4" in (await Workshop.open(rink, ida)).message.labels


async def test_every_switch_is_on_the_message_and_changes_what_it_says(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.choose("power", "Queen: always a breakaway", "Ace: always a breakaway")
    assert "play a Queen or an Ace" in workshop.message.text
    await workshop.choose("power")
    assert "Match the rank of the top card and you are on a breakaway." in workshop.message.text
    await workshop.choose("power", "Queen: always a breakaway")
    await workshop.choose("centre", "A centre pile of 4 cards")
    assert together("A centre of 4 cards opens the pile: no Queen among them") in workshop.message.text
    await workshop.choose("deals", "Deals of 4, 4, 4, 4, 4, 4")
    await workshop.choose("overtime_deals", "Overtime in deals of 6, 6, 6, 6")
    assert "in deals of 4, 4, 4, 4, 4, 4 cards each" in workshop.message.text
    assert "sudden-death overtime, in deals of 6, 6, 6, 6" in workshop.message.text
    await workshop.tap("Next")
    assert "A goal is no breakaway" in workshop.message.text
    await workshop.tap("A goal is a breakaway: no")
    assert "A goal is a breakaway too" in workshop.message.text
    await workshop.choose("third", "A third card blocks, as power cards do")
    assert "A third card of the rank blocks a shot, and so does a Queen" in workshop.message.text
    await workshop.choose("third", "No third card: the ice is cleared")
    assert workshop.message.lines[1] == "This can't be played yet:"
    await workshop.tap("A breakaway clears the ice: no")
    assert "play a Queen, and you clear the ice" in workshop.message.text
    await workshop.tap("Power cards score: no")
    assert "or put a Queen on it: a goal" in workshop.message.text
    await workshop.tap("Back")
    assert workshop.message.chosen(workshop.select("power")) == ["Queen: always a breakaway"]
    assert workshop.message.chosen(workshop.select("centre")) == ["A centre pile of 4 cards"]
    await workshop.name("Our own")
    (house,) = await rink.store.houses.of(rink.guild.id)
    assert house.switches == {
        "seats": 2,
        "power": ["Q"],
        "deals": [4] * 6,
        "overtime_deals": [6] * 4,
        "centre": 4,
        "goal_is_chance": True,
        "third_card": None,
        "clears_ice": True,
        "power_scores": True,
    }


async def test_four_players_are_dealt_the_whole_pack_too(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.tap("Players: 2")
    assert "Players: 4" in workshop.message.labels
    assert "Four players and one deck" in workshop.message.text
    assert "you make a pass to your partner" in workshop.message.text
    await workshop.name("Four of us")
    assert (await offered(rink, rink.jon, "hockey partners"))["Four of us"] == "house:1"
    assert "Four of us" not in await offered(rink, rink.jon)


@pytest.mark.parametrize(
    ("taps", "told"),
    [
        (["A breakaway clears"], "no third card can match it"),
        (["Power cards score"], "Power cards score on cleared ice only"),
        ([("third", "No third card: the ice is cleared")], "Where the pile stays"),
        (["Players", ("centre", "A centre pile of 2 cards")], "don't add up to the 52 cards"),
    ],
)
async def test_what_contradicts_itself_is_refused_by_name_and_cannot_be_saved(
    rink: Rink, ida: Person, taps: list[Any], told: str
) -> None:
    workshop = await Workshop.open(rink, ida)
    for tap in taps:
        field = tap[0] if isinstance(tap, tuple) else "button"
        if field == "third" or (field == "button" and tap != "Players"):
            await workshop.tap("Next")
        await (workshop.choose(*tap) if isinstance(tap, tuple) else workshop.tap(tap))
    assert told in workshop.message.text
    if "Next" in workshop.message.labels:
        await workshop.tap("Next")
    (save,) = [button for button in workshop.message.buttons if button["label"] == "Name them"]
    assert save["disabled"]
    refused = sentence(await ida.forge(workshop.message, save["custom_id"]))
    assert refused.startswith("This can't be played yet: ")
    assert told in refused
    assert await rink.store.houses.of(rink.guild.id) == []


async def test_rules_by_which_nobody_can_score_are_refused(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    ranks = [option["label"] for option in workshop.select("power")["options"]]
    await workshop.choose("power", *ranks)
    assert "Nobody could ever score" in workshop.message.text
    await workshop.tap("Next")
    assert workshop.message.disabled("Name them")
    await workshop.tap("Back")
    await workshop.choose("power", *ranks[1:])
    assert "Nobody could ever score" not in workshop.message.text
    await workshop.name("Power play")
    assert "is on offer" in workshop.message.text


async def test_half_made_rules_and_their_name_outlive_restarts(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.choose("power", "King: always a breakaway")
    await rink.restart()
    await workshop.tap("Next")
    await rink.restart()
    shown = await workshop.tap("Name them")
    await rink.restart()
    await ida.fill(workshop.message, shown, "Kings")
    assert "**Kings** is on offer" in workshop.message.text
    (house,) = await rink.store.houses.of(rink.guild.id)
    assert game_of(house).rules.power == "K"


@pytest.mark.parametrize("command", ["hockey challenge", "hockey open", "hockey rules"])
async def test_it_is_offered_wherever_a_game_is_asked_for_until_it_is_removed(
    rink: Rink, ida: Person, command: str
) -> None:
    await make_house(rink, ida)
    assert (await offered(rink, rink.jon, command))["Prairie"] == "house:1"
    typed = await rink.jon.autocomplete(rink.ice, command, "game", "prai")
    assert [choice["value"] for choice in typed] == ["house:1"]
    more = {"opponent": rink.darrell} if command == "hockey challenge" else {}
    assert (await rink.jon.slash(rink.ice, command, game=" PRAIRIE", **more)).acknowledged
    assert "Prairie" in [*rink.public(), *rink.jon.private(rink.ice)][-1].text
    assert "no longer on offer" in (await removed(rink, ida, "prairie")).text
    assert "Prairie" not in await offered(rink, rink.jon, command)
    result = await rink.jon.slash(rink.ice, command, game="Prairie", **more)
    assert "There is no game called" in sentence(result)


async def test_a_removal_asks_first_and_may_be_thought_over(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida)
    assert "stays on offer" in (await removed(rink, ida, "house:1", "Keep")).text
    assert "Prairie" in await offered(rink, rink.jon)
    await ida.slash(rink.ice, "hockey-admin house remove", name="Prairie")
    question = ida.private(rink.ice)[-1]
    assert question.text.startswith("Offer **Prairie** no longer?")
    await rink.restart()
    await ida.click(question, label="Remove")
    assert "no longer on offer" in question.text
    assert question.buttons == []


async def test_the_list_tells_all_of_them(rink: Rink, ida: Person) -> None:
    command = "hockey-admin house list"
    assert "no rules of its own yet" in sentence(await ida.slash(rink.ice, command))
    removal = await ida.slash(rink.ice, "hockey-admin house remove", name="Prairie")
    assert "no rules of its own yet" in sentence(removal)
    await make_house(rink, ida, "Prairie")
    await make_house(rink, ida, "Four", "partners")
    told = sentence(await ida.slash(rink.ice, command)).splitlines()
    assert told[1:3] == [
        "**Prairie**: 2 players, deals of 5, 5, 5, 5, 6",
        "**Four**: 4 players, deals of 5, 4, 4",
    ]
    named = await ida.autocomplete(rink.ice, "hockey-admin house remove", "name", "four")
    assert [choice["value"] for choice in named] == ["house:2"]
    removal = await ida.slash(rink.ice, "hockey-admin house remove", name="Chess")
    assert "no house rules called “Chess”" in sentence(removal)


async def test_there_is_room_for_so_many_that_all_of_them_can_be_picked(rink: Rink, ida: Person) -> None:
    late = await Workshop.open(rink, ida)
    for number in range(15):
        await make_house(rink, ida, f"_{number:02}" + "_" * 29)
    for command in ("hockey rules", "hockey open"):
        assert len(await offered(rink, rink.jon, command)) <= 25
        assert "house:15" in (await offered(rink, rink.jon, command)).values()
    assert "room for no more" in sentence(await ida.slash(rink.ice, CREATE))
    assert "room for no more" in sentence(await late.name("One more"))
    assert len(sentence(await ida.slash(rink.ice, "hockey-admin house list"))) <= 2000
    assert "There is no game" in sentence(await rink.jon.slash(rink.ice, "hockey rules", game="chess"))


async def test_a_name_that_another_game_bears_or_that_is_too_short_or_long_is_refused(
    rink: Rink, ida: Person
) -> None:
    await make_house(rink, ida, "Prairie")
    workshop = await Workshop.open(rink, ida)
    for name in ("Classic", "stockham", "ORIGINAL, 1961", "prairie", " Prairie\u200b ", "house:1"):
        assert "the name of another game here" in sentence(await workshop.name(name)), name
    for name in ("", " ", "\u200b", "W" * 33):
        assert "1 to 32 characters" in sentence(await workshop.name(name)), name
    assert len(await rink.store.houses.of(rink.guild.id)) == 1


@pytest.mark.parametrize(("name", "shown"), [("*A* _B_", r"\*A\* \_B\_"), ("@everyone", "@\u200beveryone")])
async def test_a_name_is_shown_as_it_was_typed_and_does_nothing(
    rink: Rink, ida: Person, name: str, shown: str
) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.name(name)
    assert workshop.message.text.startswith(f"**{shown}** is on offer")
    challenge = await rink.challenge(game=name)
    assert shown in challenge.text
    await ida.slash(rink.ice, "hockey rules", game=name)
    assert f"### {shown}" in ida.private(rink.ice)[-1].lines


async def test_another_server_may_use_the_name_and_never_sees_the_rules(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida)
    regina = rink.env.create_guild("Regina")
    ice = regina.create_text_channel("ice")
    wayne = rink.admin("Wayne", regina)
    choices = await wayne.autocomplete(ice, "hockey rules", "game", "")
    assert not [choice for choice in choices if "Prairie" in choice["name"]]
    for asked in ("Prairie", "house:1"):
        assert "There is no game called" in sentence(await wayne.slash(ice, "hockey rules", game=asked))
    await wayne.slash(ice, CREATE)
    workshop = Workshop(wayne, wayne.private(ice)[-1])
    await workshop.name("Prairie")
    assert "is on offer" in workshop.message.text
    assert "don't know this button" in sentence(await wayne.forge(workshop.message, "house:remove:1"))
    assert len(await rink.store.houses.of(rink.guild.id)) == 1
