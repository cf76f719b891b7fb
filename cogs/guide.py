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
    ranks = [rank_word(words, rank) for rank in facts.power]
    power = ranks[0] if ranks else ""
    for other in ranks[1:]:
        power = words("rules-power-or", first=power, second=other)
    deals = ", ".join(str(cards) for cards in facts.deals)
    if facts.centre:
        yield words("rules-common-centre", deals=deals, centre=facts.centre)
    else:
        yield words.of_game("rules-common", game, deals=deals)
    yield words.of_game("rules-chance-match-power" if power else "rules-chance-match", game, power=power)
    yield words("rules-goal-power" if facts.power_scores else "rules-goal", power=power)
    if power and not facts.power_scores:
        yield words("rules-no-power-goal", power=power)
    yield words("rules-goal-chance" if facts.goal_is_chance else "rules-goal-no-chance")
    if facts.third_card:
        yield words(f"rules-third-{facts.third_card}", power=power)
    yield words("rules-carry")
    yield words("rules-overtime")
    yield words("rules-decisions")
