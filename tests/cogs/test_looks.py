"""How each game reads, on the sheet, in the hand and when it is over."""

import re
from dataclasses import asdict, replace
from itertools import count

import pytest

from bot.words import words_for
from db.model.people import Voice
from faces.roster import Roster, score_called
from hockey.catalogue import GUIDED, PILE_GAMES
from hockey.game import NATURE, RESIGN, SIDES, Options, Phase, Score
from hockey.pile.game import PileGame
from hockey.pile.view import PileView
from hockey.record import fold
from tests.cogs.drawn import after, drawn, period, shift
from tests.hockey.matches import PILES, Log, cards, log_of
from tests.soaked import soaked
from tests.typeset import together

ONE, TWO = (words_for("en")("sheet-last-minute", count=count) for count in (1, 2))
NO_TIME = words_for("en")("on-chance-late")
CHANCE_TOLD = re.compile(
    rf"{NO_TIME}|match the next card|breakaway\.|has a shot\.|cleared the ice\.|shoots|you score|scores!"
)
JON_SCORES = "J 7 7 J J 7 7 J"
LEVEL = "7 J 7 J 7 J 7 J"


def test_a_score_is_told_in_the_order_of_the_title_with_any_winner() -> None:
    assert shift(JON_SCORES).public["result"][0] == together("🏆 **Final: Jon 2, Darrell 0.** Jon wins!")
    assert shift(JON_SCORES, first=1).public["result"][:1] == [
        together("🏆 **Final: Jon 0, Darrell 2.** Darrell wins!")
    ]


def test_a_win_in_overtime_is_told_as_one() -> None:
    told = shift(LEVEL, "J 7 7", first=1).public["result"][0]
    assert told == together("🏆 **Final: Jon 1, Darrell 0.** Jon wins in overtime!")


def test_a_shift_does_not_count_its_only_period() -> None:
    running = shift("J 7 7").in_words
    assert running.sheet[:5] == ["### Shift, deal 1 of 1", "```", "Jon       1", "Darrell   0", "```"]
    assert "-# Shift, deal 1 of 1" in running.hand(0)
    overtime = shift(LEVEL, "7")
    assert overtime.public["sheet:1"][-2] == "**End of the shift.**"
    assert overtime.in_words.sheet[:3] == ["### Overtime, deal 1 of 1", "```", "          1  OT   T"]


def test_the_first_card_is_asked_for_once() -> None:
    lines = after("classic", "").sheet
    assert [line for line in lines if "Jon" in line] == [words_for("en")("turn-first", player="Jon")]


def test_a_breakaway_is_told_by_whose_turn_it_is() -> None:
    words = words_for("en")
    coming, now = after("classic", "J"), after("classic", "J 4")
    assert words("on-chance-you") in coming.hand(0)
    assert "Jon is on a breakaway." in coming.hand(1)
    assert words("your-turn-shot", card="4♣", rank="4", powers=0, power="") in now.hand(0)
    assert all("Jon shoots: match **4♣** to score." in lines for lines in (now.sheet, now.hand(1)))
    assert not any("breakaway." in line for line in now.sheet)


@pytest.mark.parametrize("game", PILES, ids=[*PILE_GAMES, "house"])
def test_nobody_is_told_to_score_with_a_card_they_do_not_get_to_play(game: PileGame) -> None:
    """A chance is announced as long as its player, or their partner, still has a card to come."""
    told, every = set[tuple[bool, bool]](), {(True, True), (True, False), (False, True)}
    for seed in range(120):
        log = log_of(game, seed, Options(length=1))
        plays = [at for at, (_, move) in enumerate(log) if move in game.rules.pack]
        for place in (len(plays) - 3, len(plays) - 2, len(plays) - 1):
            match = drawn(game, log[: plays[place]], length=1)
            view = match.loaded.view(None)
            assert isinstance(view, PileView)
            if view.chance is None:
                continue
            shoots = any(log[at][0] % SIDES == view.chance.side for at in plays[place:])
            for lines in (match.sheet, *map(match.hand, range(game.seats))):
                chances = [line for line in lines if CHANCE_TOLD.search(line)]
                assert len(chances) == 1
                assert (chances[0] == NO_TIME) != shoots
            answers = view.to_act.isdisjoint(view.sides[view.chance.side])
            told.add((shoots, answers))
        if told == every:
            return
    raise AssertionError(every - told)


@pytest.mark.parametrize(
    ("score", "called"), [((2, 1), "2-1 Jon"), ((3, 3), "Tied at 3"), ((1, 6), "It's 6-1 Darrell")]
)
def test_the_score_after_a_goal_has_the_leader_first_or_is_tied(score: Score, called: str) -> None:
    roster = Roster("classic", ("Jon", "Darrell"))
    assert score_called(words_for("en"), roster, score, 0) == together(called)


def test_goals_in_a_row_are_told_so() -> None:
    goals = after("streak", "J T T 7 7").goals
    again = words_for("en")(
        "goal-again",
        scorer="Jon",
        defender="Darrell",
        card="7♦",
        answered="7♣",
        score=together("2-0 Jon"),
    ).split("\n")
    assert goals[1][0] in again
    assert goals[0][0] not in again


@pytest.mark.parametrize("voice", Voice)
def test_a_goal_right_after_a_partners_one_is_told_as_of_both(voice: Voice) -> None:
    house = PileGame(replace(PILE_GAMES["partners"].rules, id="house", goal_is_chance=True), "", "")
    log = [(NATURE, "dealer 3"), *period(house, cards("7 7 4 4 5 5"), 0)]
    goals = drawn(house, log, voice=voice).goals
    facts = {"answered": "5♣", "score": together("2-0 🔵 Darrell and Ralph")}
    words = words_for("en").in_voice(voice)
    ways = words("goal-again-partners", scorer="Darrell", maker="Ralph", defender="Jon", card="5♦", **facts)
    assert goals[1][0] in ways.split("\n")
    assert voice is Voice.QUIET or "Ralph" in goals[1][0]


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
def test_the_second_of_two_partners_goals_is_not_put_down_to_its_scorer_alone(locale: str) -> None:
    words = words_for(locale).in_voice(Voice.BROADCAST)
    ways = words("aside-again", player="SCORER", side="SIDE", other="OTHER", count=0)
    assert "SIDE" in ways
    assert "SCORER" not in ways


def test_partners_bear_the_names_of_their_side() -> None:
    game = PILE_GAMES["partners"]
    cut = drawn(game, [(NATURE, "cut 9H KD")])
    title = together("**🔴 Jon and Ida – 🔵 Darrell and Ralph**: Partners, three periods.")
    assert cut.public["challenge"][0] == title
    assert "You won the cut, K♦ to 9♥." in cut.hand(1)[1]
    lost = words_for("en")("hand-cut-lost", player="Darrell", high="K♦", low="9♥")
    assert [cut.hand(seat)[1] for seat in (0, 2, 3)] == [lost] * 3
    dealt = drawn(game, [(NATURE, "cut 9H KD"), (1, "deal")])
    assert dealt.public["challenge"][1] == "Darrell wins the cut, K♦ to 9♥, and deals."
    first = drawn(game, [(NATURE, "cut 9H KD"), (1, "first")])
    assert first.public["challenge"][1] == "Darrell wins the cut, K♦ to 9♥, and plays first."


def test_a_pass_names_the_partner_who_may_score() -> None:
    passed = after("partners", "7 7")
    told = "Pass from Darrell: Ralph shoots next."
    assert passed.sheet[-3:-1] == [together("🔵 Darrell 7♦ *Pass!*"), told]
    assert "Your pass: Ralph shoots next." in passed.hand(1)
    assert words_for("en")("on-chance-you-partners", player="Darrell") in passed.hand(3)
    assert all(told in passed.hand(seat) for seat in (0, 2))
    answered = after("partners", "7 7 4")
    assert "**Your turn:** match **4♣** and you score!" in answered.hand(3)
    assert all("Ralph shoots: match **4♣** to score." in answered.hand(seat) for seat in (0, 1, 2))


def test_a_goal_of_partners_names_the_one_who_passed_and_their_side() -> None:
    scored = after("partners", "7 7 4 4")
    goal = together("## 🚨 🔵 Ralph 4♦ *Scores! 1-0 🔵 Darrell and Ralph!*")
    assert all(goal in lines for lines in (scored.sheet, *map(scored.hand, range(4))))
    told = "Ralph 4♦ on 4♣, pass from Darrell."
    assert scored.goals == [[together(f"🚨 **Scores! 1-0 🔵 Darrell and Ralph!** {told}")]]
    assert scored.hand(0)[0] == together("**🔴 Jon and Ida 0 – 1 🔵 Darrell and Ralph**")
    assert scored.in_words.sheet[3:5] == [
        "Jon & Ida         0   -   -   0",
        "Darrell & Ralph   1   -   -   1",
    ]


def test_partners_win_and_leave_together() -> None:
    left = after("partners", "7 7 4 4", (3, RESIGN))
    assert left.public["result"][0].startswith(
        together("🏆 🔵 Darrell and Ralph leave the ice. 🔴 Jon and Ida win.")
    )


def test_both_players_see_the_centre_in_the_first_deal_and_the_channel_its_top() -> None:
    fresh = after("saskatchewan", "", centre="3 4 5 6")
    words = words_for("en")
    whole = words("hand-centre", cards="3♣, 4♣, 5♣, 6♣")
    assert words("sheet-centre", card="6♣", others=3) in fresh.sheet
    assert not any(card in line for line in fresh.sheet for card in ("3♣", "4♣", "5♣"))
    assert all(whole in fresh.hand(seat) for seat in (0, 1))
    assert "**Your turn:** answer **6♣**." in fresh.hand(0)
    second = after("saskatchewan", "7 8 9 T 7 8 9 T", centre="3 4 5 6")
    assert not any("Centre" in line for seat in (0, 1) for line in second.hand(seat))


def test_cleared_ice_is_empty() -> None:
    cleared = after("saskatchewan", "6", centre="3 4 5 6")
    assert cleared.sheet[-3:] == [
        "Jon 6♦ *Clears the ice!*",
        "Jon has cleared the ice.",
        "Darrell to play. The ice is empty.",
    ]
    assert "**Your turn:** the ice is empty." in cleared.hand(1)
    assert words_for("en")("on-chance-you-saskatchewan") in cleared.hand(0)
    shot = after("saskatchewan", "6 7", centre="3 4 5 6").hand(0)
    assert "**Your turn:** 7, Jack or Two scores!" in shot
    assert cleared.nudge(1) == [together("<@101>, your turn against Jon, 0 – 0: the ice is empty.")]


def test_a_shot_is_no_breakaway() -> None:
    shot, blocked = after("stockham", "5 5"), after("stockham", "5 5 5")
    assert "Darrell 5♦ *Shot!*" in shot.sheet
    assert "Darrell has a shot." in shot.sheet
    assert words_for("en")("on-chance-you-stockham") in shot.hand(1)
    assert "Jon 5♥ *Block!*" in blocked.sheet
    assert not any("has a shot" in line for line in blocked.sheet)


def with_long_overtime(game: PileGame, options: Options) -> Log:
    """The first match by chance whose overtime goes on into its last deal."""
    for seed in count(2):
        log = log_of(game, seed, options)
        view = game.view(fold(game, options, log), None)
        if view.overtime and view.deal == view.deals:
            return log
    raise AssertionError


@pytest.mark.parametrize("game", soaked([*PILES, GUIDED], but=2), ids=[*PILE_GAMES, "house", "guided"])
def test_the_last_minute_is_told_while_everybody_is_dealt_an_extra_attacker(game: PileGame) -> None:
    """From a last deal's first card to its last one, in overtime as well, and at no other time."""
    options, told = Options(length=1, knockout=True), set[bool]()
    log = with_long_overtime(game, options)
    for played in range(len(log)):
        match = drawn(game, log[:played], **asdict(options))
        view = match.loaded.view(0)
        assert isinstance(view, PileView)
        *_, before, last = (0, *game.rules.deals_of(overtime=view.overtime))
        if view.phase is Phase.DEAL or 1 < view.deal < view.deals - 1:
            continue  # nobody sees it, or one deal is like another
        extra = view.phase is Phase.PLAY and view.deal == view.deals and before < last and before > 0
        line = ONE if last == before + 1 else TWO
        assert [each for each in match.lines if each in (ONE, TWO)] == [line] * extra
        quiet = drawn(game, log[:played], voice=Voice.QUIET, **asdict(options)).lines
        assert not {ONE, TWO} & {*quiet}
        told |= {view.overtime} if extra else set()
    grows = {overtime: game.rules.deals_of(overtime=overtime)[-2:] for overtime in (False, True)}
    assert told == {overtime for overtime, (*before, last) in grows.items() if before and before[0] < last}
