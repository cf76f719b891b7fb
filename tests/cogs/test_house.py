"""A server's own rules: made by tapping, refused if they contradict themselves, listed, removed."""

from dataclasses import replace
from typing import Any

import pytest

from bot.matches.games import game_of
from bot.words import locales, words_for
from cogs.admin.workshop import draw_workshop
from hockey.catalogue import PILE_GAMES
from hockey.pile.rules import ThirdCard
from hockey.pile.switches import to_switches
from tests.cogs.forms import assert_form_is_short, picks, set_up, states
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.workshop import CREATE, WORDS, Workshop, make_house
from tests.typeset import gist, together

NAME = WORDS("house-button-name")

WORDS = words_for("en")


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
        told = rules.lines[2:]
        await ida.click(rules, label="Next")
        told += [line for line in rules.lines if line.startswith("- ")]
        assert len(told) >= 10
        assert set(told) <= set(workshop.message.lines)


@pytest.mark.parametrize("language", sorted(locales()))
def test_each_switch_takes_one_line_on_a_phone(language: str) -> None:
    for third in ThirdCard:
        switches = to_switches(replace(PILE_GAMES["classic"].rules, third_card=third))
        assert_form_is_short(draw_workshop(words_for(language), switches))


async def test_without_a_base_it_starts_from_the_servers_own_game(rink: Rink, ida: Person) -> None:
    classic = (await Workshop.open(rink, ida)).message.text
    await set_up(rink, ida, game="stockham")
    stockham = (await Workshop.open(rink, ida)).message.text
    assert stockham != classic
    assert stockham == (await Workshop.open(rink, ida, base="stockham")).message.text
    await set_up(rink, ida, game="partners")
    assert WORDS("house-seats", chosen="4") in picks((await Workshop.open(rink, ida)).message)


async def test_every_switch_is_on_the_form_and_changes_what_it_says(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.choose("power", "Q", "A")
    assert "play a Queen or an Ace" in workshop.message.text
    await workshop.choose("power")
    assert WORDS("rules-chance-match") in workshop.message.text
    await workshop.choose("power", "Q")
    await workshop.choose("centre", "4")
    assert together("a centre of 4 cards, with no Queen") in workshop.message.text
    await workshop.choose("deals", "444444")
    await workshop.choose("overtime_deals", "6666")
    assert "You get 4, 4, 4, 4, 4, 4 cards" in workshop.message.text
    assert "In overtime, you get 6, 6, 6, 6 cards" in workshop.message.text
    assert WORDS("rules-goal-no-chance") in workshop.message.text
    await workshop.flip("goal_is_chance")
    assert WORDS("rules-goal-chance") in workshop.message.text
    await workshop.choose("third", "b")
    assert "A third card of the rank blocks a shot, and so does a Queen" in workshop.message.text
    await workshop.choose("third", "n")
    assert WORDS("house-not") in workshop.message.lines
    await workshop.flip("clears_ice")
    assert "**Clear the ice:** match the rank on top, or play a Queen." in workshop.message.text
    await workshop.flip("power_scores")
    assert "or put a Queen on it." in workshop.message.text
    assert picks(workshop.message) == [
        WORDS("house-seats", chosen="2"),
        WORDS("house-power", rank="Queen"),
        WORDS("house-deals", chosen="4, 4, 4, 4, 4, 4"),
        WORDS("house-overtime_deals", chosen="6, 6, 6, 6"),
        WORDS("house-centre", chosen=WORDS("house-centre-cards", cards=4)),
        WORDS("house-third", chosen=WORDS("house-third-none")),
    ]
    assert set(states(workshop.message).values()) == {"On"}
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
    await workshop.choose("seats", "4")
    assert WORDS("house-seats", chosen="4") in picks(workshop.message)
    never = await ida.forge(workshop.message, workshop.select("seats")["custom_id"], "0")
    assert sentence(never) == WORDS("sorry-button")
    assert WORDS("rules-turns-partners") in workshop.message.text
    await workshop.name("Four of us")
    assert (await offered(rink, rink.jon, "hockey partners"))["Four of us"] == "house:1"
    assert "Four of us" not in await offered(rink, rink.jon)


@pytest.mark.parametrize(
    ("taps", "reason"),
    [
        (["clears_ice"], "third-card-on-cleared-ice"),
        (["power_scores"], "power-scores-without-cleared-ice"),
        ([("third", "n")], "third-card-undecided"),
        ([("seats", "4"), ("centre", "2")], "deals-do-not-use-the-pack"),
    ],
)
async def test_what_contradicts_itself_is_refused_by_name_and_cannot_be_saved(
    rink: Rink, ida: Person, taps: list[Any], reason: str
) -> None:
    workshop, told = await Workshop.open(rink, ida), WORDS(f"house-not-{reason}")
    for tap in taps:
        await (workshop.choose(*tap) if isinstance(tap, tuple) else workshop.flip(tap))
    assert told in workshop.message.text
    assert workshop.message.disabled(NAME)
    refused = sentence(await ida.forge(workshop.message, workshop.message.buttons[-1]["custom_id"]))
    assert refused == WORDS("house-not-yet", reason=told)
    assert await rink.store.houses.of(rink.guild.id) == []


async def test_rules_by_which_nobody_can_score_are_refused(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    ranks = [option["value"] for option in workshop.select("power")["options"]]
    await workshop.choose("power", *ranks)
    assert WORDS("house-not-no-goal-possible") in workshop.message.text
    assert workshop.message.disabled(NAME)
    await workshop.choose("power", *ranks[1:])
    assert WORDS("house-not-no-goal-possible") not in workshop.message.text
    await workshop.name("Power play")
    assert "**Power play**" in workshop.message.text


async def test_half_made_rules_and_their_name_outlive_restarts(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.choose("power", "K")
    await rink.restart()
    shown = await ida.click(workshop.message, label=NAME)
    await rink.restart()
    await ida.fill(workshop.message, shown, "Kings")
    assert WORDS("house-saved", name="Kings", seats=2) in workshop.message.lines
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
    assert (await removed(rink, ida, "prairie")).text == WORDS("house-removed", name="Prairie")
    assert "Prairie" not in await offered(rink, rink.jon, command)
    result = await rink.jon.slash(rink.ice, command, game="Prairie", **more)
    assert gist("challenge-game-unknown") in sentence(result)


async def test_a_removal_asks_first_and_may_be_thought_over(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida)
    assert (await removed(rink, ida, "house:1", "Keep")).text == WORDS("house-kept", name="Prairie")
    assert "Prairie" in await offered(rink, rink.jon)
    await ida.slash(rink.ice, "hockey-admin house remove", name="Prairie")
    question = ida.private(rink.ice)[-1]
    assert question.text == WORDS("house-remove-ask", name="Prairie")
    await rink.restart()
    await ida.click(question, label="Remove")
    assert question.text == WORDS("house-removed", name="Prairie")
    assert question.buttons == []


async def test_the_list_tells_all_of_them(rink: Rink, ida: Person) -> None:
    command = "hockey-admin house list"
    assert WORDS("house-none") == sentence(await ida.slash(rink.ice, command))
    removal = await ida.slash(rink.ice, "hockey-admin house remove", name="Prairie")
    assert sentence(removal) == WORDS("house-none")
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
    assert sentence(removal) == WORDS("house-unknown", name="Chess")


async def test_there_is_room_for_so_many_that_all_of_them_can_be_picked(rink: Rink, ida: Person) -> None:
    late = await Workshop.open(rink, ida)
    for number in range(15):
        await make_house(rink, ida, f"_{number:02}" + "_" * 29)
    for command in ("hockey rules", "hockey open"):
        assert len(await offered(rink, rink.jon, command)) <= 25
        assert "house:15" in (await offered(rink, rink.jon, command)).values()
    assert sentence(await ida.slash(rink.ice, CREATE)) == WORDS("house-too-many", most=15)
    assert sentence(await late.name("One more")) == WORDS("house-too-many", most=15)
    assert len(sentence(await ida.slash(rink.ice, "hockey-admin house list"))) <= 2000
    assert gist("challenge-game-unknown") in sentence(
        await rink.jon.slash(rink.ice, "hockey rules", game="chess")
    )


async def test_a_name_that_another_game_bears_or_that_is_too_short_or_long_is_refused(
    rink: Rink, ida: Person
) -> None:
    await make_house(rink, ida, "Prairie")
    workshop = await Workshop.open(rink, ida)
    for name in ("Classic", "stockham", "ORIGINAL, 1961", "prairie", " Prairie\u200b ", "house:1"):
        assert "already called" in sentence(await workshop.name(name)), name
    for name in ("", " ", "\u200b", "W" * 33):
        assert sentence(await workshop.name(name)) == WORDS("house-name-length", most=32), name
    assert len(await rink.store.houses.of(rink.guild.id)) == 1


@pytest.mark.parametrize(("name", "shown"), [("*A* _B_", r"\*A\* \_B\_"), ("@everyone", "@\u200beveryone")])
async def test_a_name_is_shown_as_it_was_typed_and_does_nothing(
    rink: Rink, ida: Person, name: str, shown: str
) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.name(name)
    assert WORDS("house-saved", name=shown, seats=2) in workshop.message.lines
    challenge = await rink.challenge(game=name)
    assert shown in challenge.text
    await ida.slash(rink.ice, "hockey rules", game=name)
    assert ida.private(rink.ice)[-1].lines[1] == f"### {shown} (1 of 5)"


async def test_another_server_may_use_the_name_and_never_sees_the_rules(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida)
    regina = rink.env.create_guild("Regina")
    ice = regina.create_text_channel("ice")
    wayne = rink.admin("Wayne", regina)
    choices = await wayne.autocomplete(ice, "hockey rules", "game", "")
    assert not [choice for choice in choices if "Prairie" in choice["name"]]
    for asked in ("Prairie", "house:1"):
        assert gist("challenge-game-unknown") in sentence(await wayne.slash(ice, "hockey rules", game=asked))
    await wayne.slash(ice, CREATE)
    workshop = Workshop(wayne, wayne.private(ice)[-1])
    await workshop.name("Prairie")
    assert "**Prairie**" in workshop.message.text
    assert "don't know this button" in sentence(await wayne.forge(workshop.message, "house:remove:1"))
    assert len(await rink.store.houses.of(rink.guild.id)) == 1
