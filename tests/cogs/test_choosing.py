"""Every option that offers choices understands their ids and their names, whatever a client makes of them."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.words import words_for
from cogs.choosing import folded
from tests.cogs.ended import ended
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_tournament import WIN, announced, begun
from tests.cogs.workshop import make_house
from tests.typeset import gist

WORDS = words_for("en")
GAME, SEASON, MATCH = "game", "season", "match"
# A command of each kind of choice, and what else it has to know.
ASKED: dict[tuple[str, str], dict[str, Any]] = {
    ("hockey rules", GAME): {},
    ("hockey leaderboard", GAME): {},
    ("hockey leaderboard", SEASON): {},
    ("hockey replay", MATCH): {},
    ("hockey export", MATCH): {},
    ("hockey export", "tournament"): {},
    ("hockey verify", MATCH): {},
    ("hockey tournament", "which"): {},
    ("hockey-admin house create", "base"): {},
    ("hockey-admin house remove", "name"): {},
    ("hockey-admin end", MATCH): {},
    ("hockey-admin tournament extend", "tournament"): {"time": "1h"},
}


def read(rink: Rink, person: Person) -> str:
    return max([*rink.public()[-1:], *person.private(rink.ice)[-1:]], key=lambda each: each.id).text


def asker(rink: Rink, ida: Person, command: str) -> Person:
    return ida if command.startswith("hockey-admin") else rink.jon


async def filled(rink: Rink, ida: Person) -> None:
    """Something of each kind to choose from."""
    await ida.slash(rink.ice, "hockey-admin season", calendar="hand")
    await ended(rink)
    await bookmarked(rink, rink.jon, "what a #1 *shot*")
    await rink.challenge()
    await make_house(rink, ida, "#Prairie")
    await announced(rink, ida, name="@Friday #1")


async def bookmarked(rink: Rink, person: Person, note: str) -> None:
    told = await person.slash(rink.ice, "hockey replay", match="1")
    assert told.response is not None
    replay = Message(rink.env, told.response._message)
    await person.click(replay, label=gist("replay-button-goal"))
    await person.fill(replay, await person.click(replay, label=gist("replay-button-mark")), note)


@pytest.mark.parametrize(("command", "option"), ASKED)
async def test_a_choice_is_understood_by_its_id_and_by_its_name(
    rink: Rink, ida: Person, command: str, option: str
) -> None:
    await filled(rink, ida)
    person = asker(rink, ida, command)
    choices = await person.autocomplete(rink.ice, command, option, "")
    assert choices
    for choice in (choices[0], choices[-1]):
        label = choice["name"]
        told = []
        for typed in (choice["value"], label, f"#{label}", f" @{label.upper()} ", label.replace("#", "")):
            await person.slash(rink.ice, command, **{option: typed}, **ASKED[command, option])
            told.append(read(rink, person))
        assert len({folded(each) for each in told}) == 1, told
        await person.slash(rink.ice, command, **{option: "Zamboni"}, **ASKED[command, option])
        assert read(rink, person) != told[0]


async def test_a_bookmark_is_understood_by_its_note(rink: Rink, ida: Person) -> None:
    await filled(rink, ida)
    mark = (await rink.jon.autocomplete(rink.ice, "hockey replay", MATCH, "1 *SHOT"))[0]
    await rink.jon.slash(rink.ice, "hockey replay", match=mark["value"])
    wanted = read(rink, rink.jon)
    assert "🔖" in wanted
    await rink.jon.slash(rink.ice, "hockey replay", match="what a 1 *shot*")
    assert read(rink, rink.jon) == wanted


async def test_a_mention_means_the_person(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, rink.jon, rink.darrell)
    assert gist("tournament-win-done", player="Jon") in sentence(
        await ida.slash(rink.ice, WIN, player=rink.jon.mention)
    )
    await ida.slash(rink.ice, "hockey-admin ban", person=rink.jon)
    told = sentence(await ida.slash(rink.ice, "hockey-admin unban", person=rink.jon.mention))
    assert told == WORDS("unban-done", player="Jon")


@pytest.mark.parametrize("typed", ["#", "@", "   "])
async def test_what_is_left_of_a_name_means_nothing(rink: Rink, ida: Person, typed: str) -> None:
    await filled(rink, ida)
    for (command, option), more in ASKED.items():
        before = len(rink.public())
        asked = asker(rink, ida, command).slash(rink.ice, command, **{option: typed}, **more)
        told = sentence(await asked)
        assert len(rink.public()) == before, command
        assert told.count("\n") < 2, (command, told)


async def test_no_kind_of_choice_is_forgotten(rink: Rink) -> None:
    """Options with the same name, or the same kind of thing, are one kind."""
    bot: Any = rink.env.bot
    kinds = {kind(path, option) for path, option in options(bot.tree.get_commands()) if option.autocomplete}
    assert kinds == {kind(*each) for each in ASKED} | {"hockey-admin unban person", f"{WIN} player"}


def kind(path: str, option: Any) -> str:
    name = str(getattr(option, "display_name", option))
    return name if name in (GAME, SEASON, MATCH, "tournament") else f"{path} {name}"


def options(commands: Any, *above: str) -> Iterator[tuple[str, app_commands.Parameter]]:
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from options(command.commands, *above, command.name)
        elif isinstance(command, app_commands.Command):
            yield from ((" ".join([*above, command.name]), option) for option in command.parameters)
