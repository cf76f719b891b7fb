"""How a game is told: its rules, its calls, plays to learn from. The words follow from the game's facts."""

from collections.abc import Iterator
from itertools import chain

from discord import ui

from bot.words import Words
from cogs.faces.parts import ICE, card, plain, rank_word
from cogs.faces.pile.calls import play_line
from cogs.faces.pile.examples import Example, examples_of
from cogs.faces.roster import Roster
from hockey.game import CallCode
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard

STOPS = (ThirdCard.CANCELS, ThirdCard.BLOCKS)
HEARD = (
    CallCode.CHANCE,
    CallCode.SHOOTS,
    CallCode.CLEARS,
    CallCode.BLOCK,
    CallCode.POST,
    CallCode.SAVE,
    CallCode.WIDE,
    CallCode.GOAL,
)


def draw_rules(words: Words, game: PileGame) -> ui.LayoutView:
    blocks = [
        words("rules-title", game=plain(words.game(game)), pitch=words.pitch(game)),
        _listed(_lines(words, game.id, game.rules)),
        "\n".join([words("rules-heard"), _listed(_heard(words, game))]),
        "\n\n".join([words("rules-examples"), *(_example(words, game, each) for each in examples_of(game))]),
        "\n".join(_decisions(words, game)),
    ]
    container = ui.Container[ui.LayoutView](accent_colour=ICE)
    for block in blocks:
        container.add_item(ui.TextDisplay(block))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(container)
    return layout


def voices_line(words: Words, game: PileGame) -> str:
    """What it means that a line of the play-by-play has two voices, shown by one."""
    roster = _players(words, game)
    calls = chain.from_iterable(example.calls for example in examples_of(game))
    called = next(call for call in calls if call.caller != call.seat)
    return words("heard-voices", line=play_line(words, roster, called))


def _players(words: Words, game: PileGame) -> Roster:
    return Roster(game.id, tuple(words(f"example-player-{seat}") for seat in range(game.seats)))


def _listed(lines: Iterator[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _lines(words: Words, game: str, facts: PileRules) -> Iterator[str]:
    power = _one_of(words, facts.power)
    yield words.of_game("rules-common", game)
    yield words.of_game("rules-deals", game, deals=_numbers(facts.deals))
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
    same = facts.overtime_deals == facts.deals
    yield words("rules-overtime-same" if same else "rules-overtime", deals=_numbers(facts.overtime_deals))


def _heard_in(facts: PileRules) -> Iterator[CallCode]:
    """The calls of a game that mean more than a rank."""
    never = {
        CallCode.BLOCK: facts.third_card not in STOPS,
        CallCode.CLEARS: facts.power_scores,
    }
    return (code for code in HEARD if not never.get(code))


def _heard(words: Words, game: PileGame) -> Iterator[str]:
    scorer = _players(words, game).side(words, 0)
    for code in _heard_in(game.rules):
        call = words.of_game(f"call-{code}", game.id, score="1-0", scorer=scorer)
        yield words.of_game(f"heard-{code}", game.id, call=call)
    yield voices_line(words, game)


def _example(words: Words, game: PileGame, example: Example) -> str:
    roster = _players(words, game)
    lines = [play_line(words, roster, call) for call in example.calls]
    if example.centre:
        lines.insert(0, words("sheet-pile", card=card(words, example.centre[-1])))
    return "\n".join([words.of_game(f"example-{example.shows}", game.id), *(f"> {line}" for line in lines)])


def _decisions(words: Words, game: PileGame) -> Iterator[str]:
    yield words("rules-decisions")
    if CallCode.CLEARS in _heard_in(game.rules):
        yield words("rules-decisions-clears")
    if words.has(f"rules-decisions-{game.id}"):
        yield words(f"rules-decisions-{game.id}")


def _one_of(words: Words, ranks: str) -> str:
    """The ranks in words, as in "Jack or Two"; nothing where there are none."""
    first, *others = [rank_word(words, rank) for rank in ranks] or [""]
    for other in others:
        first = words("rules-power-or", first=first, second=other)
    return first


def _numbers(deals: tuple[int, ...]) -> str:
    return ", ".join(map(str, deals))
