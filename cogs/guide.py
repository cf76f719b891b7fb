"""Help and the rules: the words follow from the facts of each game."""

from collections.abc import Iterator

from discord import app_commands

from bot.router import Interaction, tell
from bot.words import Words
from cogs.asking import game_asked_for, matching_games, wording, words_of
from cogs.faces.parts import rank_word
from hockey.catalogue import CATALOGUE, DEFAULT
from hockey.pile.rules import PileRules


@app_commands.command(name="help", description=wording("command-help"))
async def help_command(interaction: Interaction) -> None:
    await tell(interaction, words_of(interaction)("help"))


@app_commands.command(name="rules", description=wording("command-rules"))
@app_commands.describe(game=wording("command-rules-game"))
async def rules(interaction: Interaction, game: str = DEFAULT) -> None:
    words = words_of(interaction)
    await tell(interaction, rules_text(words, game_asked_for(interaction, game)))


@rules.autocomplete("game")
async def rules_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return matching_games(interaction, typed)


def rules_text(words: Words, game: str) -> str:
    facts = CATALOGUE[game].rules
    title = words("rules-title", game=words.game(game), pitch=words.pitch(game))
    return "\n".join([title, "", *(f"- {line}" for line in _lines(words, game, facts))])


def _lines(words: Words, game: str, facts: PileRules) -> Iterator[str]:
    power = _one_of(words, facts.power)
    yield words.of_game("rules-common", game)
    yield words("rules-deals", deals=_numbers(facts.deals))
    if facts.centre:
        yield words("rules-centre", centre=facts.centre, power=power)
    yield words.of_game("rules-chance-match-power" if power else "rules-chance-match", game, power=power)
    yield words.of_game("rules-goal-power" if facts.power_scores else "rules-goal", game, power=power)
    if power and not facts.power_scores:
        yield words("rules-no-power-goal", power=power)
    yield words.of_game("rules-goal-chance" if facts.goal_is_chance else "rules-goal-no-chance", game)
    if facts.third_card:
        yield words.of_game(f"rules-third-{facts.third_card}", game, power=power)
    yield words.of_game("rules-carry", game)
    yield words("rules-overtime", deals=_numbers(facts.overtime_deals))
    yield words("rules-decisions")
    if words.has(f"rules-decisions-{game}"):
        yield words(f"rules-decisions-{game}")


def _one_of(words: Words, ranks: str) -> str:
    """The ranks in words, as in "Jack or Two"; nothing where there are none."""
    first, *others = [rank_word(words, rank) for rank in ranks] or [""]
    for other in others:
        first = words("rules-power-or", first=first, second=other)
    return first


def _numbers(deals: tuple[int, ...]) -> str:
    return ", ".join(map(str, deals))
