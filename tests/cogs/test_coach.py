"""What the coach says has words for all that minds may find, and fits into a message."""

import io
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from bot.matches.games import FIRST_MATCH
from bot.messages.picture import Picture
from bot.opponents.reviews import Review, without_marked
from bot.words import Words, words_for
from faces.coach.curve import HEIGHT, WIDTH, render
from faces.coach.curve_in_words import MOST_ALT
from faces.coach.hint import KEEPERS, hint_text
from faces.coach.reasons import reason_line
from faces.coach.review import draw_review
from faces.coach.scene import Curve
from faces.parts import period_name
from hockey.cards import Card
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.game import Call, CallCode, Options, Result
from hockey.pile.game import PileGame
from hockey.pile.lookahead import prospects
from hockey.pile.rules import PileRules, ThirdCard
from hockey.pile.switches import HOUSE
from minds.analysis.goals import Luck, PeriodLuck
from minds.analysis.report import Analysis, Estimate, Fault, Mistake, Swing
from minds.door import Thought
from minds.levels import Level, mind_of
from minds.memory import Memory
from minds.reasons import Reason
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.fields import FIELD, label, played, stages
from tests.cogs.test_tips import at, at_in
from tests.hockey.matches import cards, log_of

MOST_BYTES = 60_000
WORDS = words_for("en")


@pytest.mark.parametrize(
    "key",
    [
        *(f"reason-{reason}" for reason in Reason),
        *(f"fault-{fault}" for fault in Fault if fault is not Fault.OTHER),
    ],
)
def test_every_reason_has_words(key: str) -> None:
    """A clause, for it follows "because" as well as a card."""
    assert WORDS(key)[-1] not in ".!"


def test_the_curve_gives_each_side_as_much_as_its_chance_is() -> None:
    chances = (0.5, 0.9, 0.1, 1.0)
    sides, periods = (("Jon", "#C8202F"), ("Ж" * 40, "#1F5FA8")), ((0, "W" * 40, "1"), (2, "OT", "OT"))
    data = render(Curve("Chance to win", sides, chances, goals=((3, 0),), periods=periods))
    assert len(data) <= MOST_BYTES
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    assert image.size == (WIDTH, HEIGHT)
    heights = []
    for place in range(len(chances)):
        # A little after a place and its line: the last one is the edge.
        x = min(WIDTH - 30, 18 + place * (WIDTH - 16) // (len(chances) - 1))
        column = [image.getpixel((x, y)) for y in range(HEIGHT)]
        heights.append(sum(isinstance(seen, tuple) and seen[0] > 2 * seen[2] for seen in column))
    assert [one < other for one, other in pairwise(heights)] == [True, False, True]


def test_the_curve_says_whose_chance_it_is_when_goals_fell_and_where_periods_begin() -> None:
    game = PILE_GAMES["classic"]
    over = drawn(game, log_of(game, 7))
    call, even = game.view(over.loaded.state, None).calls[0], Estimate(0.5)
    first, second = (replace(call, period=number, result=Result.GOAL) for number in (1, 2))
    key = picture_of(over, Swing(1, first, even, even), Swing(2, second, even, even)).key
    assert f"title='{WORDS('review-curve')}'" in key
    assert key.index(f"'{over.loaded.match.seats[0].name}'") < key.index(
        f"'{over.loaded.match.seats[1].name}'"
    )
    assert f"goals=((1, {call.seat}), (2, {call.seat}))" in key
    assert f"periods=((0, '{period_name(WORDS, 1, 3)}', '1'), (1, '{period_name(WORDS, 2, 3)}', '2'))" in key


@pytest.mark.parametrize(
    ("game", "dealt", "plays", "reason", "why"),
    [
        ("classic", "8 8", 1, Reason.MATCH, "you get a breakaway"),
        ("classic", "8 8 8", 2, Reason.MATCH, "takes over the breakaway"),
        ("cancel", "8 8 8", 2, Reason.MATCH, "stops the breakaway"),
        ("stockham", "8 8", 1, Reason.MATCH, "you get a shot"),
        ("stockham", "8 8 8", 2, Reason.MATCH, "blocks the shot"),
        ("partners", "8 8", 1, Reason.MATCH, "a pass to your partner"),
        ("partners", "8 8 8", 2, Reason.MATCH, "takes over the pass"),
        ("saskatchewan", "8", 0, Reason.MATCH, "clears the ice for you"),
        ("classic", "8 8 J", 2, Reason.POWER_STOPS, "gives you one"),
        ("stockham", "8 8 J", 2, Reason.POWER_STOPS, "blocks the shot"),
        ("partners", "8 8 J", 2, Reason.POWER_STOPS, "one of yours"),
        ("saskatchewan", "8 2", 1, Reason.POWER_STOPS, "clears the ice"),
        ("cancel", "9", 0, Reason.PAIR_EARLY, "cancel the breakaway"),
        ("stockham", "9", 0, Reason.PAIR_EARLY, "block the shot"),
    ],
)
def test_a_hint_says_what_comes_of_a_card_by_the_rules_of_its_game(
    game: str, dealt: str, plays: int, reason: Reason, why: str
) -> None:
    centre = "3 4 5 8" if game == "saskatchewan" else ""
    now = at(game, dealt, plays, centre)
    move = cards(f"{centre} {dealt}")[-1]
    told = hint_text(WORDS, now.loaded, plays % now.loaded.game.seats, Thought(move, 1.0, "win", reason))
    assert told.startswith(f"**{move[0]}")
    assert why in told
    assert ("breakaway" in told) == (game in {"classic", "cancel"})


@pytest.mark.parametrize(
    ("third", "why"),
    [
        (ThirdCard.BLOCKS, "reason-power-blocks-partners"),
        (ThirdCard.CANCELS, "reason-power-stops-partners"),
        (ThirdCard.TAKES_OVER, "reason-power-stops-partners"),
    ],
)
def test_a_hint_between_four_says_of_a_jack_what_it_makes_by_the_rules_of_the_house(
    third: ThirdCard, why: str
) -> None:
    rules = replace(PILE_GAMES["partners"].rules, id=HOUSE, third_card=third)
    house = PileGame(rules, "Prairie", "")
    now = at_in(house, "8 8 J", 2)
    jack, view = cards("8 8 J")[-1], house.view(now.loaded.state, 2)
    assert prospects(rules, view)[Card(jack)].result is (
        Result.BLOCK if third is ThirdCard.BLOCKS else Result.CHANCE
    )
    told = hint_text(WORDS, now.loaded, 2, Thought(jack, 1.0, "win", Reason.POWER_STOPS))
    assert told.endswith(f": {WORDS(why)}.")


@pytest.mark.parametrize(
    ("won", "why"),
    [
        (0, "costs more than it's worth"),
        (1, "win one of the four pairs"),
        (3, "win 3 of the four pairs"),
        (4, "win all four pairs"),
    ],
)
def test_a_hint_for_a_line_against_an_open_one_says_how_much_it_wins(won: int, why: str) -> None:
    line = "line 2C 3C 4C 5C 6C 7C"
    now = drawn(CATALOGUE["lineup"], []).loaded
    facts = ("pairs-won", float(won)), ("later", 2.0)
    assert why in hint_text(WORDS, now, 0, Thought(line, 1.0, "goals", Reason.WEAKEST_THAT_BEAT, facts))
    facts = ("pairs-won", float(won)), ("later", 0.0)
    last = hint_text(WORDS, now, 0, Thought(line, 1.0, "goals", Reason.WEAKEST_THAT_BEAT, facts))
    assert "cost" not in last
    assert "cheap" not in last


def test_a_hint_does_not_say_of_a_card_of_the_centre_that_it_was_played() -> None:
    house = PileGame(PileRules(HOUSE, centre=4, deals=(6,) * 4, overtime_deals=(6,) * 4), "Prairie", "")
    now = at_in(house, "K 5 J 7 4 8", 3, "3 4 5 7")
    thought, *_ = mind_of(house, Level.PRO).thoughts(house, now.loaded.view(1), Memory(), Random(1), 40)
    assert (thought.move, thought.reason) == ("7D", Reason.SAFETY_PAIR)
    told = hint_text(WORDS, now.loaded, 1, thought)
    assert told == WORDS("hint", move="7♦", why=WORDS("reason-safety-pair"))


@pytest.mark.parametrize(
    ("locale", "word"), [("en", "breakaway"), ("fr", "échappée"), ("ru", "один на один")]
)
@pytest.mark.parametrize("game", ["partners", "stockham", "saskatchewan"])
def test_the_coach_speaks_of_breakaways_only_where_there_are_any(game: str, locale: str, word: str) -> None:
    words = words_for(locale)
    unheard = {Reason.PAIR_EARLY} if game != "stockham" else set()
    told = [words.of_game(f"fault-{fault}", game) for fault in Fault if fault is not Fault.OTHER]
    told += [reason_line(words, CATALOGUE[game], reason) for reason in Reason if reason not in unheard]
    assert [said for said in told if word in said] == []


def test_a_hint_on_the_field_names_what_its_button_names() -> None:
    kinds = set()
    for now in stages(played(7)):
        for seat in (0, 1):
            view = FIELD.view(now.loaded.state, seat)
            if view.moves:
                advice = hint_text(WORDS, now.loaded, seat, Thought("1", 1.0, "pass"))
                met, keeper = view.lines[view.line or 0][1], view.line in KEEPERS
                closed = WORDS("hint-keeper" if keeper else "hint-place", number=2)
                assert advice == WORDS("hint-bare", move=label(met) if met else closed)
                kinds.add((keeper, met is None))
    assert {(False, False), (False, True), (True, True)} <= kinds


def curve_of(over: Drawn, *swings: Swing, words: Words = WORDS) -> str:
    """The picture's alt text."""
    return picture_of(over, *swings, words=words).alt


def picture_of(over: Drawn, *swings: Swing, words: Words = WORDS) -> Picture:
    even = Estimate(0.5)
    luck = Luck((PeriodLuck(1, (0, 0), (even, even), even),))
    picture = draw_review(words, over.loaded, Review(Analysis(swings, 1.0, ()), luck), lambda _: "").picture
    assert picture is not None
    return picture


def test_the_curve_of_a_field_tells_in_words_of_fields_and_not_of_periods() -> None:
    over = drawn(FIELD, played(7))
    steps = FIELD.view(over.loaded.state, None).steps
    even, ahead = Estimate(0.5), Estimate(0.75)
    swings = Swing(1, steps[0], even, even), Swing(2, replace(steps[0], period=2), ahead, ahead)
    assert curve_of(over, *swings).endswith(
        "50 percent at the start. Field 2: 75 percent at the start. The end: 100 percent."
    )


@pytest.mark.parametrize(
    ("length", "begun"),
    [
        (1, "50 percent at the start. Overtime: 75 percent at the start."),
        (3, "First period: 50 percent at the start. Second period: 75 percent at the start."),
    ],
)
def test_the_curve_names_a_period_only_where_there_are_more(length: int, begun: str) -> None:
    game = PILE_GAMES["classic"]
    over = drawn(game, log_of(game, 7, Options(length=length)), length=length)
    call = game.view(over.loaded.state, None).calls[0]
    even, ahead = Estimate(0.5), Estimate(0.75)
    first, second = (replace(call, period=number) for number in (1, 2))
    swings = Swing(1, first, even, even), Swing(2, second, ahead, ahead)
    assert curve_of(over, *swings).endswith(f"to the last. {begun} The end: 100 percent.")


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", ["classic", "partners"])
def test_the_curve_of_many_goals_leaves_out_whole_sentences_in_its_middle(game: str, locale: str) -> None:
    pile, words = PILE_GAMES[game], words_for(locale)
    over = drawn(pile, log_of(pile, 7), ("_Jon_", "*Darrell*", "~Ida~", "|Ralph|"), locale=locale)
    call, even = pile.view(over.loaded.state, None).calls[0], Estimate(0.5)
    swings = (
        Swing(place, replace(call, period=1 + place // 20, result=Result.GOAL, seat=place % 2), even, even)
        for place in range(60)
    )
    alt = curve_of(over, *swings, words=words)
    assert MOST_ALT - 100 <= len(alt) <= MOST_ALT
    for number in (1, 2, 3):
        assert words("review-alt-period", period=period_name(words, number, 3), chance=50) in alt
    assert alt.endswith(words("review-alt-end", chance=100))
    assert alt.count("…") == 3
    assert all(part.endswith(".") for part in alt.split(" … "))


def advice(*mistakes: Mistake, tips: bool, first_match: bool = False, reader: int | None = 0) -> list[str]:
    """The lessons below a match that Jon and Darrell played by chance, without their places."""
    game, even = PILE_GAMES["classic"], Estimate(0.5)
    loaded = drawn(game, log_of(game, 7, Options(length=1)), tips=tips, length=1).loaded
    if first_match:
        loaded = replace(loaded, match=replace(loaded.match, game=FIRST_MATCH))
    swings = tuple(Swing(each.ply, each.play, even, even) for each in mistakes)
    luck = Luck((PeriodLuck(1, (0, 0), (even, even), even),))
    review = Review(Analysis(swings, 1.0, without_marked(loaded, mistakes)), luck)
    text = draw_review(WORDS, loaded, review, lambda _: "", reader).content or ""
    return [line.split("): ", 1)[1] for line in text.splitlines() if line[:1].isdigit()]


def mistake(result: Result | None, *, fault: Fault = Fault.OTHER, play: int = 9, seat: int = 0) -> Mistake:
    call = Call(1, 1, play, seat, Card("KC"), result, CallCode.RANK, (0, 0), seat)
    return Mistake(play, seat, call, "QC", fault, Reason.HARDER_TO_MATCH, Estimate(0.28))


def test_advice_says_what_was_played_and_what_is_better() -> None:
    why = WORDS("reason-harder-to-match")
    own, others = (
        f"{who} K♣. Q♣ was better, because {why}. That cost 28% of a win." for who in ("You played", "Played")
    )
    assert advice(mistake(None), mistake(None, seat=1), tips=True) == [own, others]
    assert advice(mistake(None), tips=True, reader=None) == [others]


def test_nobody_is_advised_against_what_a_mark_or_the_lesson_told_them_to_play() -> None:
    marked = mistake(Result.CHANCE)
    assert advice(marked, tips=True) == []
    assert len(advice(marked, tips=False)) == 1
    assert advice(marked, tips=False, first_match=True) == []
    assert advice(mistake(None, play=2), tips=False, first_match=True) == []
    # The better card had a mark as well, which says that it scores.
    assert len(advice(mistake(Result.CHANCE, fault=Fault.MISSED_GOAL), tips=True)) == 1
