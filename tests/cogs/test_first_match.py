"""A newcomer's first match: each call is explained as it stands when it is read."""

import re
from dataclasses import replace

import pytest

from bot.matches.games import FIRST_MATCH
from bot.opponents.tempo import tempo
from bot.words import words_for
from db.model.minds import mind_id
from hockey.catalogue import GUIDED
from hockey.game import NATURE, Options, Phase
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from hockey.record import fold
from sandbox.words import word as sandbox_word
from tests.cogs.drawn import Drawn, after, drawn, period
from tests.cogs.people import MARKS, Message, unmarked
from tests.cogs.rink import Rink
from tests.hockey.matches import Log, cards, log_of
from tests.typeset import together


def explained(*plays: str, seat: int = 0) -> list[str]:
    """What the hand of a seat explains once these cards were played, Jon's first; suits as they come."""
    told = after("classic", " ".join(play[0] for play in plays))
    match = replace(told.loaded.match, game=FIRST_MATCH)
    return [line for line in Drawn(replace(told.loaded, match=match)).hand(seat) if line.startswith("💡")]


def guided(*plays: str, level: str | None = "rookie", locale: str = "en") -> Drawn:
    """A first match as it stands after these plays, against a bot that leads."""
    log = [(NATURE, "cut 9C KD"), (1, "first")]
    log += period(GUIDED, cards(" ".join(play[0] for play in plays)), 1)
    told = drawn(GUIDED, log, ("Jon", words_for(locale).mind("rookie")), length=1, locale=locale)
    jon, pickles = told.loaded.match.seats
    seats = jon, replace(pickles, player_id=mind_id(level)) if level else pickles
    return Drawn(replace(told.loaded, match=replace(told.loaded.match, game=FIRST_MATCH, seats=seats)))


WORDS = words_for("en")
PICKLES = together(WORDS("mind-rookie"))
LETS = WORDS("lesson-lets", player=PICKLES)


def test_a_newcomer_is_told_that_the_bot_lets_them_shoot_and_what_to_tap() -> None:
    """The rest of the pack is dealt in its order: in Jon's hand lies a Nine, but no King."""
    for lead, tap in (("9C", "lesson-answer"), ("KC", "lesson-answer-none")):
        assert guided(lead).hand(0)[-2:] == [LETS, WORDS(tap, card=f"{lead[0]}♣")]
    assert LETS not in guided("9C", "KD", "QC").hand(0)


def test_the_channel_is_told_what_the_game_is_and_of_no_cut_or_seal() -> None:
    assert guided("9C").public["challenge"] == [WORDS("lesson-opening", home="Jon", away=PICKLES)]


def test_nobody_is_told_to_be_let_shoot_by_who_does_not() -> None:
    for level in ("legend", None):
        assert LETS not in guided("9C", level=level).hand(0)


async def test_a_first_match_deals_at_once_after_any_cut(rink: Rink) -> None:
    for _ in range(4):
        await rink.jon.slash(rink.ice, "hockey help")
        await rink.jon.click(rink.jon.private(rink.ice)[-1], label=WORDS("practice-button-first"))
        hand = rink.jon.dms()[-1]
        assert len(hand.held) == 8
        assert not hand.playable  # until the bot has led
        assert "<t:" not in hand.text + rink.last().text  # no countdown
        await rink.jon.resign(rink.ice)


def test_after_the_first_goal_the_bot_plays_to_win_and_says_so() -> None:
    scored = guided("9C", "9D", "TC", "TD").hand(0)
    goal = WORDS("lesson-goal", player="Jon", you="yes", card="10♦", shot="10♣")
    assert scored[-2:] == [goal, WORDS("lesson-earnest", player=PICKLES)]


@pytest.mark.parametrize(("plays", "part"), [(("9C", "9D"), 0.5), (("9C", "9D", "TC", "TD"), 1.0)])
def test_the_bot_takes_half_its_time_until_then(plays: tuple[str, ...], part: float) -> None:
    hosted = guided(*plays).loaded
    as_before = replace(hosted, match=replace(hosted.match, game="classic"))
    assert tempo(hosted, 1, 2.0) == part * tempo(as_before, 1, 2.0)


def leads_to(player: str) -> str:
    return WORDS("lesson-next", player=player)


def breakaway(player: str, you: str = "no") -> str:
    return WORDS("lesson-chance", player=player, you=you)


def test_a_breakaway_says_what_it_leads_to_as_it_now_stands() -> None:
    """Whose own it is reads above that they should match the next card."""
    assert explained("8C", "8D", seat=0) == [f"{breakaway('Darrell')} {leads_to('Darrell')}"]
    assert explained("8C", "8D", seat=1) == [breakaway("Darrell", "yes")]


@pytest.mark.parametrize(
    ("plays", "first"),
    [
        (("JC", "JD"), WORDS("lesson-power")),
        (("8C", "8D", "8H"), breakaway("Darrell")),
    ],
)
def test_nobody_is_told_to_match_the_shot_of_a_breakaway_that_is_gone(
    plays: tuple[str, ...], first: str
) -> None:
    *_, shot, card = plays
    taker, loser = ("Darrell", "Jon") if len(plays) == 2 else ("Jon", "Darrell")
    names = {"C": "♣", "D": "♦", "H": "♥"}
    on = {"card": f"{card[0]}{names[card[1]]}", "shot": f"{shot[0]}{names[shot[1]]}"}
    you = "yes" if taker == "Jon" else "no"
    taken = WORDS("lesson-takeover", player=taker, other=loser, you=you, **on)
    after_it = f" {leads_to(taker)}" if taker == "Darrell" else ""
    assert explained(*plays) == [first, f"{taken}{after_it}"]


@pytest.mark.parametrize(("dealt", "plays"), [("7 8 7 8 7 7 8 8", 6), ("7 8 7 8 7 8 8 7", 7)])
def test_nobody_is_told_to_match_a_shot_that_the_period_leaves_no_time_for(dealt: str, plays: int) -> None:
    small = PileGame(PileRules("house", power="", deals=(4,), overtime_deals=(4,), ranks="78"), "", "")
    log = [(NATURE, "dealer 1"), *period(small, cards(dealt), 0)]
    now = drawn(small, log[: 2 + plays], length=1)
    match = replace(now.loaded.match, game=FIRST_MATCH)
    told = Drawn(replace(now.loaded, match=match)).hand(plays % 2)
    maker = ("Darrell", "Jon")[plays % 2]
    (line,) = [line for line in told if line.startswith("💡")]
    assert line.startswith(breakaway(maker))
    late = words_for("en")("on-chance-late")
    assert (leads_to(maker) in line, late in told) == (plays == 6, plays == 7)


def test_each_side_is_told_once_why_its_goal_is_one() -> None:
    theirs = ("8C", "8D", "5C", "5D")
    assert explained(*theirs)[-1] == WORDS("lesson-goal", player="Darrell", you="no", card="5♦", shot="5♣")
    mine = (*theirs, "2C", "3C", "3D", "9C", "9D", "KC")
    assert explained(*mine) == [WORDS("lesson-goal", player="Jon", you="yes", card="9♦", shot="9♣")]


def told_in_turn(log: Log, seat: int) -> list[str]:
    """What is explained in the hands of a seat of a first match, each when it is its turn."""
    told: list[str] = []
    for length in range(1, len(log)):
        now = drawn(GUIDED, log[:length], ("Jon", "Pickles"), length=1)
        if now.loaded.view(None).phase is Phase.PLAY and now.loaded.to_act(seat):
            match = replace(now.loaded.match, game=FIRST_MATCH)
            lines = Drawn(replace(now.loaded, match=match)).hand(seat)
            told += [line for line in lines if line.startswith("💡 **")]
    return told


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_explained_twice_or_never_when_a_player_plays_twice_between_two_periods(
    seat: int,
) -> None:
    overtime = 0
    for seed in range(30):
        log = log_of(GUIDED, seed, Options(length=1))
        view = GUIDED.view(fold(GUIDED, Options(length=1), log), seat)
        if view.period == 1:
            continue
        overtime += 1
        told = told_in_turn(log, seat)
        topics = {topic: WORDS(f"lesson-{topic}").split("**")[1] for topic in ("post", "save", "wide")}
        titles = [line.split("**")[1] for line in told]
        # Each side's first goal is one to explain.
        goal = WORDS("lesson-goal", player="", you="no", card="", shot="").split("**")[1]
        assert {title for title in titles if titles.count(title) > 1} <= {goal}
        last = max(number for number, call in enumerate(view.calls) if call.seat == seat)
        heard = {call.call for call in view.calls[:last]}
        assert {title for code, title in topics.items() if code in heard} <= {*titles}
    assert overtime


async def test_six_taps_and_120_words_lead_from_an_empty_channel_to_a_goal(rink: Rink) -> None:
    """One tap sends the command from the page, two choose the match and the hand, and cards score.

    Counted are the words of the page and the bot on a phone, labels too, each text once. A card or a number
    is no word.
    """
    taps = 1
    read = [
        sandbox_word("demo.step_practice", first_match=WORDS("practice-button-first")),
        sandbox_word("page.empty_channel_title", name="rink"),
        "/hockey practice /hockey challenge",
    ]

    def look(message: Message) -> None:
        shown = [
            *message.lines,
            *(label for label in message.labels if unmarked(label)[-1:] not in {*"♣♦♥♠"}),
        ]
        read.extend(line for line in shown if line not in read)

    await rink.jon.slash(rink.ice, "hockey practice")
    menu = rink.jon.private(rink.ice)[-1]
    look(menu)
    await rink.jon.click(menu, label=WORDS("practice-button-first"))
    await rink.env.advance_time(5)
    for message in rink.public():
        look(message)
    taps += 2
    while not scored(rink):
        await rink.env.advance_time(5)
        hand = rink.jon.dms()[-1]
        look(hand)
        marks = [button for button in hand.buttons if button["label"].endswith(MARKS)]
        goals = [button for button in marks if button["label"].endswith(MARKS[0])]
        tap = (goals or marks or hand.playable)[0]
        await rink.jon.click(hand, custom_id=tap["custom_id"])
        taps += 1
    words = re.findall(r"\S*[^\W\d_]\S*", "\n".join(read))
    assert taps <= 6
    assert len(words) <= 120


def scored(rink: Rink) -> bool:
    return any("Scores!" in line for line in rink.jon.dms()[-1].lines)
