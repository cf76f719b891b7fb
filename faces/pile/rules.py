"""A game's rules, its calls, and plays to learn from. The words follow from the game's facts."""

from collections.abc import Iterator

from bot.messages.picture import Picture
from bot.words import Words
from faces.guide.rulebook import RulePage
from faces.parts import card
from faces.pile.calls import play_line, power_facts
from faces.pile.examples import Example, examples_of, seen_after, told_of
from faces.rink.picture import picture_of
from faces.roster import Roster, manner_of, score_called
from hockey.catalogue import PILE_GAMES
from hockey.game import CallCode
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard

SHOWN = (CallCode.CHANCE, CallCode.GOAL, CallCode.POST, CallCode.SAVE)
"""What the pictures of the pages show; if no example of a game has such a call, one of the others."""
OTHERS = (CallCode.CLEARS, CallCode.BLOCK, CallCode.WIDE, CallCode.SHOOTS)
STOPS = (ThirdCard.CANCELS, ThirdCard.BLOCKS)
PAIRS_TIPS: dict[ThirdCard | None, str] = {
    ThirdCard.TAKES_OVER: "rules-tip-play",
    **dict.fromkeys(STOPS, "rules-tip-play-stops"),
    None: "rules-tip-play-none",
}
"""What a pair is good for, by what a third card does."""
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


def rule_pages(words: Words, game: PileGame) -> list[RulePage]:
    """How to play, the details, the calls, examples that tell the game apart, and our own decisions."""
    manner, facts, known = manner_of(game), game.rules, examples_of(game)
    others = (picture for code in OTHERS if (picture := _picture(words, game, known, code)))
    shown = {code: _picture(words, game, known, code) or next(others, None) for code in SHOWN}
    details = "\n".join([words("rules-details"), _listed(_details(words, manner, facts))])
    heard = "\n".join([words("rules-heard"), _listed(_heard(words, game))])
    tip_heard = "rules-tip-heard-power" if facts.power_scores else "rules-tip-heard"
    pages = [
        RulePage("\n".join(_basics(words, manner, facts)), None, shown[CallCode.CHANCE]),
        RulePage(details, PAIRS_TIPS[facts.third_card], None),
        RulePage(heard, tip_heard, shown[CallCode.GOAL]),
    ]
    if examples := [_example(words, game, each) for each in told_of(known, game)]:
        told = "\n\n".join([words("rules-examples"), *examples])
        pages.append(RulePage(told, "rules-tip-examples", shown[CallCode.POST]))
    # What counts as a save is our own decision, so one is shown there.
    return [*pages, RulePage("\n".join(_decisions(words, game)), "rules-tip-decisions", shown[CallCode.SAVE])]


def _picture(words: Words, game: PileGame, known: tuple[Example, ...], code: CallCode) -> Picture | None:
    """The rink just after the first play of this kind in the `known` examples, as sheets show it.

    If that clears the ice, it's shown with the answer on it: there's nothing to learn from empty ice.
    """
    names = [words(f"example-player-{seat}") for seat in range(game.seats)]
    for each in known:
        those = (number for number, call in enumerate(each.calls, 1) if call.call is code)
        for at in (at for number in those for at in (number, number + 1) if at <= len(each.calls)):
            view = seen_after(game, each, at)
            if view.top is not None:
                return picture_of(words, view, names, game=manner_of(game))
    return None


def summary(words: Words, game: PileGame) -> str:
    """The rules of a game, one fact a line."""
    manner, facts = manner_of(game), game.rules
    return "\n".join([*_basics(words, manner, facts), _listed(_details(words, manner, facts))])


def _players(words: Words, game: PileGame) -> Roster:
    return Roster(manner_of(game), tuple(words(f"example-player-{seat}") for seat in range(game.seats)))


def _listed(lines: Iterator[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _basics(words: Words, manner: str, facts: PileRules) -> Iterator[str]:
    """What to do in a turn, how to score, and how it ends."""
    power = power_facts(words, facts.power)
    yield words.of_game("rules-turns", manner)
    yield words.of_game("rules-chance-match-power" if facts.power else "rules-chance-match", manner, **power)
    yield words.of_game("rules-goal-power" if facts.power_scores else "rules-goal", manner, **power)
    yield words("rules-end")


def _details(words: Words, manner: str, facts: PileRules) -> Iterator[str]:
    power = power_facts(words, facts.power)
    if facts.third_card:
        yield words.of_game(f"rules-third-{facts.third_card}", manner, **power)
    if facts.clears_ice and not PILE_GAMES[manner].rules.clears_ice:
        yield words("rules-clears-ice")
    if facts.power_scores:
        yield words.of_game("rules-power-empty", manner, **power)
    elif facts.power:
        yield words("rules-no-power-goal", **power)
    if facts.clears_ice and not facts.goal_is_chance:
        yield words("rules-goal-clears-ice")
    else:
        yield words.of_game("rules-goal-chance" if facts.goal_is_chance else "rules-goal-no-chance", manner)
    yield words.of_game("rules-deals", manner, deals=deals_line(facts.deals))
    if facts.centre:
        yield words.of_game("rules-centre", manner, centre=facts.centre, **power)
    yield words.of_game("rules-carry", manner)
    yield words("rules-cut")
    same, deals = facts.overtime_deals == facts.deals, deals_line(facts.overtime_deals)
    yield words("rules-overtime-same" if same else "rules-overtime", deals=deals)


def _heard_in(facts: PileRules) -> Iterator[CallCode]:
    """The calls of a game that mean more than a rank."""
    never = {
        CallCode.BLOCK: facts.third_card not in STOPS,
        CallCode.CLEARS: facts.power_scores,
    }
    return (code for code in HEARD if not never.get(code))


def _heard(words: Words, game: PileGame) -> Iterator[str]:
    roster = _players(words, game)
    for code in _heard_in(game.rules):
        score = score_called(words, roster, (1, 0), 0)
        call = words.of_game(f"call-{code}", roster.game, score=score)
        yield words.of_game(f"heard-{code}", roster.game, call=call)


def _example(words: Words, game: PileGame, example: Example) -> str:
    roster = _players(words, game)
    lines = [play_line(words, roster, call) for call in example.calls]
    if example.centre:
        lines.insert(0, words("sheet-pile", card=card(words, example.centre[-1])))
    title = words.of_game(f"example-{example.shows}", example.game.id)
    return "\n".join([title, *(f"> {line}" for line in lines)])


def _decisions(words: Words, game: PileGame) -> Iterator[str]:
    yield words("rules-decisions")
    if CallCode.CLEARS in _heard_in(game.rules):
        yield words("rules-decisions-clears")
    if words.has(f"rules-decisions-{game.id}"):
        yield words(f"rules-decisions-{game.id}")


def deals_line(deals: tuple[int, ...]) -> str:
    return ", ".join(map(str, deals))
