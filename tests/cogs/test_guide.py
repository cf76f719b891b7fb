"""Help, and the rules of every game with their examples."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.messages.room import MOST_TEXT, size_of
from bot.settings import LONGEST_LINK
from bot.words import words_for
from faces.face import face_of
from faces.guide.rulebook import draw_page
from faces.pile.examples import examples_of
from faces.pile.rules import rule_pages
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.game import Game
from hockey.pile.game import PileGame
from hockey.pile.rules import ThirdCard
from tests.cogs.languages import LANGUAGES
from tests.cogs.people import sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink, rink_at
from tests.typeset import gist, together

GAMES = list(CATALOGUE.values())
DUELS = [game for game in GAMES if game.seats == 2]
WORDS = words_for("en")
MOST_LINES = 12
SENTENCE = 220
SUBCOMMAND = 1


@dataclass
class Read:
    """All pages of the rules of a game, as a person turns them."""

    pages: list[list[str]]

    @property
    def lines(self) -> list[str]:
        return [line for page in self.pages for line in page]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_help_and_the_first_page_of_rules_fit_a_phone(language: str) -> None:
    words = words_for(language)
    assert lines_on_a_phone(words("help")) <= MOST_LINES
    for game in GAMES:
        pages = face_of(game).rules(words, game)
        shown = draw_page(words, game, game.id, pages, 0).view
        assert isinstance(shown, ui.LayoutView)
        texts = [part.content for part in shown.walk_children() if isinstance(part, ui.TextDisplay)]
        assert lines_on_a_phone("\n".join(texts)) <= MOST_LINES


@pytest.mark.parametrize("game", PILE_GAMES.values(), ids=lambda game: game.id)
def test_the_tips_are_true_of_the_game(game: PileGame) -> None:
    """Where a match clears the ice, a pair is no use. Where some cards score on any, none is safe."""
    _, details, heard, *_ = rule_pages(words_for(None), game)
    stops = {None: "-none", ThirdCard.TAKES_OVER: ""}.get(game.rules.third_card, "-stops")
    assert details.tip == f"rules-tip-play{stops}"
    assert heard.tip == ("rules-tip-heard-power" if game.rules.power_scores else "rules-tip-heard")


async def rules(rink: Rink, **options: str) -> Read:
    """The rules as Jon reads them, without what stands on each page."""
    result = await rink.jon.slash(rink.ice, "hockey rules", **options)
    assert result.acknowledged
    shown = rink.jon.private(rink.ice)[-1]
    pages, lengths = [shown.lines], [size_of(shown.text)]
    while not shown.disabled("Next"):
        await rink.jon.click(shown, label="Next")
        pages.append(shown.lines)
        lengths.append(size_of(shown.text))
    assert max(lengths) <= MOST_TEXT
    return Read([[line for line in page[2:] if not line.startswith("💡")] for page in pages])


def _paths(option: dict[str, Any]) -> list[str]:
    """What is typed for a command, or for each of a group."""
    below = [each for each in option.get("options", []) if each["type"] == SUBCOMMAND]
    return [f"{option['name']} {each['name']}" for each in below] or [option["name"]]


@pytest.mark.parametrize("dm", [False, True])
async def test_help_leads_to_every_command_which_can_be_tapped(rink: Rink, dm: bool) -> None:
    place = rink.jon.user.dm_channel if dm else rink.ice
    root = rink.env.backend.find_command("hockey", None)
    assert root is not None
    paths = [path for option in root["options"] for path in _paths(option)]
    for language in ("en-US", *LANGUAGES):
        rink.env.languages[rink.jon.id] = language
        words = words_for(language)
        await rink.jon.slash(place, "hockey help")
        shown = rink.jon.private(place)[-1]
        assert shown.text.strip() == words("help")
        await rink.jon.click(shown, label=words("help-button-commands"))
        told = rink.jon.private(place)[-1].text.strip()
        assert size_of(told) <= MOST_TEXT
        assert [line.split(">")[0] for line in told.splitlines()] == [
            f"</hockey {path}:{root['id']}" for path in paths
        ]
        assert f"> {words('command-practice')}\n" in told


async def test_the_rules_are_turned_page_by_page_and_lead_to_a_challenge(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey help")
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="How to play")
    page = rink.jon.private(rink.ice)[-1]
    assert page.lines[1] == "### Classic (1 of 5)"
    assert page.disabled("Previous")
    for number in range(2, 6):
        await rink.jon.click(page, label="Next")
        assert f"### Classic ({number} of 5)" in page.lines
        assert any(line.startswith("💡") for line in page.lines)
    assert page.disabled("Next")
    await rink.jon.click(page, label="Previous")
    await rink.restart()
    await rink.jon.click(page, label=WORDS("rules-button-challenge"))
    asked = rink.jon.private(rink.ice)[-1]
    await rink.jon.select(asked, [rink.darrell], custom_id="player:pick:classic")
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="Challenge")
    assert rink.last().text.startswith(f"{rink.darrell.mention}, Jon challenges you")


async def test_the_rules_for_four_say_in_a_dm_that_others_are_met_in_a_server(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    await rink.jon.slash(place, "hockey rules", game="partners")
    told = sentence(await rink.jon.click(rink.jon.private(place)[-1], label=WORDS("rules-button-table")))
    assert told.startswith(gist("challenge-not-here"))


async def test_help_links_to_what_the_host_has_and_to_nothing_else(rink: Rink, tmp_path: Path) -> None:
    await rink.jon.slash(rink.ice, "hockey help")
    assert "http" not in rink.jon.private(rink.ice)[-1].text
    labels = [WORDS("practice-button-first"), WORDS("help-button-rules"), WORDS("rules-button-challenge")]
    assert rink.jon.private(rink.ice)[-1].labels == [*labels, WORDS("help-button-commands")]
    longest = "https://example.org/" + (LONGEST_LINK - 20) * "x"
    addresses: dict[str, Any] = {
        "privacy_policy_url": longest,
        "terms_url": "https://example.org/terms",
        "support_url": longest,
    }
    await rink.env.shutdown()  # SimCord has room for one bot at a time
    (tmp_path / "other").mkdir()
    async with rink_at(tmp_path / "other", **addresses) as other:
        await other.jon.slash(other.ice, "hockey help")
        shown = other.jon.private(other.ice)[-1]
    assert [(link["label"], link["url"]) for link in shown.buttons[4:]] == [
        (WORDS("help-button-support"), longest),
        (WORDS("help-privacy-policy"), longest),
        (WORDS("help-terms"), "https://example.org/terms"),
    ]


async def test_the_rules_of_every_game_fit_and_tell_it_apart(rink: Rink) -> None:
    texts = {game: (await rules(rink, game=game.id)).text for game in GAMES}
    for game, text in texts.items():
        assert max(map(len, text.splitlines())) <= SENTENCE
        assert "{" not in text
        assert (await rules(rink, game=game.name.upper())).text == text
    assert len({*texts.values()}) == len(GAMES)


async def test_our_own_decisions_stand_last_each_on_a_short_line(rink: Rink) -> None:
    for game in GAMES:
        lines = (await rules(rink, game=game.id)).lines
        key = "rules-decisions" if isinstance(game, PileGame) else f"{game.id}-rules-decisions"
        decided = lines[lines.index(WORDS(key).splitlines()[0]) + 1 :]
        assert len(decided) > 5
        assert all(line.startswith("- ") and len(line) <= 100 for line in decided)


async def test_a_call_is_explained_where_it_can_be_heard_and_only_there(rink: Rink) -> None:
    async def heard(game: str) -> set[str]:
        lines = (await rules(rink, game=game)).lines
        return {line.split("**")[1] for line in lines if line.startswith("- **")}

    common = {"Shoots...", "Hits the post!", "Save!", "Wide!", together("Scores! 1-0 Jon!")}
    clears = {"Clears it!"}
    assert await heard("classic") == common | clears | {"Breakaway!"}
    assert await heard("cancel") == common | clears | {"Breakaway!", "Block!"}
    assert await heard("stockham") == common | clears | {"Shot!", "Block!"}
    assert await heard("saskatchewan") == common | {"Clears the ice!"}
    assert await heard("partners") >= clears | {"Pass!", together("Scores! 1-0 🔴 Jon and Ida!")}


async def test_without_a_game_it_is_classic_also_in_a_dm(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    await rink.jon.slash(place, "hockey rules")
    assert rink.jon.private(place)[-1].lines[1] == "### Classic (1 of 5)"


async def test_an_unknown_game_gets_the_list(rink: Rink) -> None:
    told = sentence(await rink.jon.slash(rink.ice, "hockey rules", game="chess"))
    assert all(game.name in told for game in GAMES)


@pytest.mark.parametrize(("command", "games"), [("rules", GAMES), ("challenge", DUELS)])
async def test_games_are_offered_while_one_types_with_what_they_are_about(
    rink: Rink, command: str, games: list[Game[Any]]
) -> None:
    offered = await rink.jon.autocomplete(rink.ice, f"hockey {command}", "game", "")
    assert [choice["value"] for choice in offered] == [game.id for game in games]
    assert [choice["name"] for choice in offered] == [f"{game.name}: {game.pitch}" for game in games]
    assert all(len(choice["name"]) <= 100 for choice in offered)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
async def test_every_page_of_every_game_has_a_picture_of_its_own_a_tip_and_a_way_to_a_match(
    rink: Rink, game: Game[Any]
) -> None:
    await rink.jon.slash(rink.ice, "hockey rules", game=game.id)
    page = rink.jon.private(rink.ice)[-1]
    pages = len(face_of(game).rules(words_for("en"), game))
    shown: list[str] = []
    tips: list[str] = []
    for number in range(1, pages + 1):
        assert f" ({number} of {pages})" in page.lines[1]
        alts = [item["description"] for part in page.parts for item in part.get("items", [])]
        assert len(page.attachments) == len(alts)
        shown += alts
        tips += (line for line in page.lines if line.startswith("💡"))
        assert page.labels[2:] == [
            WORDS("practice-button"),
            WORDS("rules-button-challenge" if game in DUELS else "rules-button-table"),
        ]
        if number < pages:
            await rink.jon.click(page, label="Next")
    # The first page has no tip, and the second one no picture.
    assert len(shown) == len(tips) == pages - 1
    assert len({*shown}) == len({*tips}) == len(tips)
    assert "" not in shown
    if isinstance(game, PileGame):
        (alt,) = alts
        # What is a save is a decision of our own, so one is shown there where an example comes to it.
        saved = any(call.call == "save" for example in examples_of(game) for call in example.calls)
        assert ("save by" in alt) == saved


async def test_the_rules_for_four_lead_to_a_match_that_three_others_may_join(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey rules", game="partners")
    await rink.restart()
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label=WORDS("rules-button-table"))
    offer = rink.last()
    assert "**Partners**" in offer.text
    others = (rink.darrell, rink.person("Ida"), rink.person("Ralph"))
    for person in others:
        await person.click(offer, label=gist("challenge-button-sit"))
    assert together("🔴 Jon and Ida – 🔵 Darrell and Ralph") in together(offer.text)
