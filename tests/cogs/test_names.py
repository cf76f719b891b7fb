"""Any name reads as that name and does nothing else, wherever it is."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html import unescape

import pytest
from discord import ui
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.messages.drawing import Drawing
from faces.parts import flatten, plain
from hockey.catalogue import CATALOGUE
from sandbox.page.markdown import html
from tests.cogs.drawn import Drawn, drawn, read
from tests.hockey.matches import log_of

# What Discord's clients and its server make something of: https://discord.com/developers/docs/reference and
# https://support.discord.com/hc/en-us/articles/210298617
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
ANYWHERE = re.compile(
    r"""(?:https?|discord|steam)://\S
    | <(?:@[!&]?\d+|\#\d+|/[^:>]+:\d+|a?:\w+:\d+|t:-?\d+(?::\w)?|id:\w+|\+[\d -]+|[^\s<>]+@[^\s<>]+)>
    | @everyone | @here | :[\w+-]+: | \[[^\]]+\]\(\S+\)
    | \*.+?\* | _.+?_ | ~~.+?~~ | \|\|.+?\|\| | `.+?`""",
    re.VERBOSE | re.DOTALL,
)
AT_A_START = re.compile(r"(?:\#{1,3}|-\#|>|>>>|[-*]|\d+\.)\s")
# What the server looks for whether or not it is escaped: it shows previews of these.
PREVIEWED = re.compile(r"\w://|discord(?:app)?\.(?:gg|com)/", re.IGNORECASE)
UNSEEN = re.compile("[\u200b\u2068\u2069]")

LIVE = (
    "https://evil.example/x",
    "HTTP://EVIL.EXAMPLE",
    "discord://-/channels/1",
    "discord.gg/hockey",
    "[a](https://evil.example)",
    "<https://evil.example>",
    "<t:0:R>",
    "<#77>",
    "</hockey hand:5>",
    "<:puck:7>",
    "<a:puck:7>",
    "<id:guide>",
    "<@101>",
    "<@&5>",
    "<me@evil.example>",
    "<+1 604>",
    "@everyone",
    ":tada:",
    "1. a",
    "- a",
    "* a",
    "# a",
    "### a",
    "-# a",
    "> a",
    ">>> a",
    "**a**",
    "_a_",
    "~~a~~",
    "||a||",
    "`a`",
)
DEAD = ("1", "2)", "+", "#", "-", ">", "**", "__", "~~", "||", "```", "\\", "]", "(a)", "&lt;", "Ида", "אידה")
ODD = (*LIVE, *DEAD, "\u200b", "\u2028", "\n", " ", "¯\\_(ツ)_/¯", "a")
names = st.lists(st.sampled_from(ODD) | st.text(max_size=3), min_size=1, max_size=4).map("".join)
PLACES = ("{} to play.", "**{}** has it", "> {}: 7♥ Save!", "- {}", "### {}", "{}.", "**1. {}**, 2 points")


def marked(text: str) -> list[str]:
    """What Discord makes something of in a text."""
    found, at = [], 0
    while at < len(text):
        if escaped := ESCAPED.match(text, at):
            at = escaped.end()
            continue
        starts = not text[:at].rpartition("\n")[2].strip("> ")
        if made := ANYWHERE.match(text, at) or (starts and AT_A_START.match(text, at)):
            found.append(made[0])
        at += 1
    return found


def elements(text: str) -> list[str]:
    return re.findall(r"<[^>]+>", html(text))


def seen(text: str) -> str:
    """What is read of a text, of which nothing but its emphasis is marked up."""
    return UNSEEN.sub("", unescape(re.sub(r"<[^>]+>", "", html(text))))


def loose(text: str) -> str:
    return text.replace("\xa0", " ")


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("Pickles 🐣", "Pickles~🐣"),
        ("Doc 🩺 2", "Doc~🩺~2"),
        ("🏒 Ida of the North", "🏒~Ida of the North"),
        ("Ида 🏒🏒", "Ида~🏒🏒"),
        ("Jon of 7 rinks", "Jon of 7 rinks"),
    ],
)
def test_no_line_ends_between_a_name_and_its_emoji_or_number(name: str, held: str) -> None:
    assert plain(name).removesuffix("\u200b") == held.replace("~", "\xa0")


@given(name=names)
@example(name="1. https://evil.example")
@example(name="Jon\\")
@example(name="0")
def test_a_name_is_a_name_wherever_it_stands(name: str) -> None:
    for place in PLACES:
        text, usual = place.format(plain(name)), place.format("§")
        assert elements(text) == elements(usual)
        assert loose(seen(text)) == loose(seen(usual)).replace("§", flatten(name))


@given(name=names)
def test_discord_makes_nothing_of_a_name(name: str) -> None:
    for text in (f"{plain(name)} to play.", f"> {plain(name)}", f"a {plain(name)}\n{plain(name)} b"):
        assert marked(text.removeprefix("> ")) == []
        assert not PREVIEWED.search(text)


@cache
def played() -> list[Drawn]:
    """One match of each game of the catalogue: a few moves old, and at its end."""
    logs = [(game, log_of(game, 1)) for game in CATALOGUE.values()]
    return [drawn(game, moves) for game, log in logs for moves in (log[:12], log)]


def matches(*called: str) -> Iterator[Drawn]:
    for now in played():
        match = now.loaded.match
        seats = tuple(replace(seat, name=name) for seat, name in zip(match.seats, called, strict=False))
        yield Drawn(replace(now.loaded, match=replace(match, seats=seats), _views={}))


@cache
def usual() -> list[dict[str, list[str]]]:
    """What Discord makes of every message with ordinary names."""
    return [shown(now) for now in played()]


def shown(now: Drawn) -> dict[str, list[str]]:
    drawings = now.drawings().items()
    return {stored: elements("\n".join(read(drawing))) for stored, drawing in drawings}


@settings(max_examples=10)
@given(called=st.tuples(names, names, names, names))
@example(called=LIVE[:4])
def test_a_match_reads_the_same_with_other_players(called: tuple[str, ...]) -> None:
    for now, expected in zip(matches(*called), usual(), strict=True):
        assert shown(now) == expected


def unmarked(drawing: Drawing) -> Iterator[str]:
    """What stands on buttons and in lists, and what a picture shows in words."""
    for item in drawing.view.walk_children() if drawing.view else ():
        if isinstance(item, ui.Button):
            yield item.label or ""
        elif isinstance(item, ui.Select):
            yield " ".join([item.placeholder or "", *(option.label for option in item.options)])
    if drawing.picture:
        yield drawing.picture.alt


def test_where_nothing_is_marked_up_nothing_is_escaped() -> None:
    name = "*_Jon_*: #1"
    told = [
        text for now in matches(*[name] * 4) for each in now.drawings().values() for text in unmarked(each)
    ]
    assert any(name in text for text in told)
    assert not any("\\" in text for text in told)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u200d", " \u200c \u200d", "\u115f\u1160", "\u202e", "\ufe0f"]
)
def test_a_name_that_nobody_sees_is_shown_by_a_sign(name: str) -> None:
    assert flatten(name) == "?"
    assert flatten("Jon\u3164Smith") == "Jon Smith"
    assert flatten("❄\ufe0f 🧑\u200d🚒") == "❄\ufe0f 🧑\u200d🚒"
