"""How each game reads, on the sheet, in the hand and when it is over."""

import re
from dataclasses import asdict, replace
from itertools import count

import pytest

from bot.words import words_for
from db.model.people import Voice
from hockey.catalogue import GUIDED, PILE_GAMES
from hockey.game import NATURE, RESIGN, SIDES, Options, Phase
from hockey.pile.game import PileGame
from hockey.pile.view import PileView
from hockey.record import fold
from tests.cogs.drawn import after, drawn, period, shift
from tests.hockey.matches import PILES, Log, cards, log_of
from tests.soaked import soaked
from tests.typeset import together

LAST_MINUTE = "Last minute of play: everybody has an extra attacker, {} more."
ONE, TWO = LAST_MINUTE.format("one card"), LAST_MINUTE.format(together("2 cards"))
NO_TIME = "There is no time for a shot: the period ends first."
CHANCE_TOLD = re.compile(
    rf"{NO_TIME}|on a breakaway[.:]|(has|have) a shot[.:]|cleared the ice[.:]|(Pass from|Your pass)\b"
)
JON_SCORES = "J 7 7 J J 7 7 J"
LEVEL = "7 J 7 J 7 J 7 J"


def test_a_score_is_told_in_the_order_of_the_title_whoever_wins() -> None:
    assert shift(JON_SCORES).public["result"][0] == together("🏆 **Final: Jon 2, Darrell 0.** Jon wins!")
    assert shift(JON_SCORES, first=1).public["result"][:1] == [
        together("🏆 **Final: Jon 0, Darrell 2.** Darrell wins!")
    ]


def test_the_periods_are_told_where_there_is_more_than_one() -> None:
    assert shift(LEVEL, "J 7 7", first=1).public["result"][:2] == [
        together("🏆 **Final: Jon 1, Darrell 0.** Jon wins in overtime!"),
        together("By period, Jon – Darrell: 0–0, overtime 1–0."),
    ]


def test_a_shift_does_not_count_its_only_period() -> None:
    running = shift("J 7 7")
    assert running.sheet[:5] == ["### Shift, deal 1 of 1", "```", "Jon       1", "Darrell   0", "```"]
    assert "Shift, deal 1 of 1" in running.hand(0)
    overtime = shift(LEVEL, "7")
    assert overtime.public["sheet:1"][-2] == together("**End of the shift.** Jon 0, Darrell 0.")
    assert overtime.sheet[:3] == ["### Overtime, deal 1 of 1", "```", "          1  OT   T"]


def test_the_first_card_is_asked_for_once() -> None:
    lines = after("classic", "").sheet
    assert [line for line in lines if "Jon" in line][1:] == ["Jon plays the first card."]


def test_a_breakaway_is_told_by_whose_turn_it_is() -> None:
    coming, now = after("classic", "J"), after("classic", "J 4")
    assert "You are on a breakaway: match the next card and score." in coming.hand(0)
    assert "Jon is on a breakaway." in coming.hand(1)
    assert "You are on a breakaway: match it and score." in now.hand(0)
    assert "Jon is on a breakaway." in now.sheet


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


def test_goals_in_a_row_are_told_so() -> None:
    goals = after("streak", "J T T 7 7").goals
    again = words_for("en")(
        "goal-again",
        scorer="Jon",
        defender="Darrell",
        card="7♦",
        answered="7♣",
        score=together("2-0"),
        side="Jon",
    ).split("\n")
    assert goals[1][0] in again
    assert goals[0][0] not in again


@pytest.mark.parametrize("voice", Voice)
def test_a_goal_right_after_a_partners_one_is_told_as_of_both(voice: Voice) -> None:
    house = PileGame(replace(PILE_GAMES["partners"].rules, id="house", goal_is_chance=True), "", "")
    log = [(NATURE, "dealer 3"), *period(house, cards("7 7 4 4 5 5"), 0)]
    goals = drawn(house, log, voice=voice).goals
    facts = {"answered": "5♣", "score": together("2-0"), "side": together("🔵 Darrell and Ralph")}
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
    title = together("**🔴 Jon and Ida against 🔵 Darrell and Ralph**: Partners, three periods.")
    assert cut.public["challenge"][0] == title
    assert "You won the cut" in cut.hand(1)[1]
    assert "Darrell won the cut, K♦ against your 9♥, and chooses who deals." in cut.hand(0)
    assert [cut.hand(seat)[1] for seat in (2, 3)] == ["Darrell won the cut and chooses who deals."] * 2
    assert cut.public["challenge"][-2] == (
        "-# Whoever deals plays the last card of each deal."
        " Whoever plays first leads, and deals the period after."
    )
    assert cut.hand(1)[2] == (
        "-# Deal: you play the last card of each deal. First: you lead, and deal the period after."
    )
    dealt = drawn(game, [(NATURE, "cut 9H KD"), (1, "deal")])
    assert dealt.public["challenge"][2] == "Darrell wins the cut and deals. Ida plays first."
    first = drawn(game, [(NATURE, "cut 9H KD"), (1, "first")])
    assert first.public["challenge"][2] == "Darrell wins the cut and plays first. Jon deals."


def test_a_pass_names_the_partner_who_may_score() -> None:
    passed = after("partners", "7 7")
    assert passed.sheet[-4:-1] == [
        together("🔵 Darrell: 7♦ Pass!"),
        "On the pile: **7♦**",
        "Pass from Darrell: Ralph may score.",
    ]
    assert "Your pass: Ralph may score." in passed.hand(1)
    assert "Pass from Darrell to you: match the next card and score." in passed.hand(3)
    assert all("Pass from Darrell: Ralph may score." in passed.hand(seat) for seat in (0, 2))
    answered = after("partners", "7 7 4")
    assert "Pass from Darrell to you: match it and score." in answered.hand(3)


def test_a_goal_of_partners_names_the_one_who_passed_and_their_side() -> None:
    scored = after("partners", "7 7 4 4")
    assert together("🔵 Ralph: 4♦ Scores! 1-0 🔵 Darrell and Ralph!\N{NO-BREAK SPACE}🚨") in scored.sheet
    told = "Ralph one-times the pass from Darrell, 4♦ on 4♣, and Ida can only watch."
    assert scored.goals == [[together(f"🚨 {told} **Scores! 1-0 🔵 Darrell and Ralph!**")]]
    assert scored.hand(0)[0] == together("**🔴 Jon and Ida 0 – 1 🔵 Darrell and Ralph** · Moose Jaw")
    assert scored.sheet[3:5] == ["Jon & Ida         0   -   -   0", "Darrell & Ralph   1   -   -   1"]


def test_partners_win_and_leave_together() -> None:
    left = after("partners", "7 7 4 4", (3, RESIGN))
    assert left.public["result"][0].startswith(
        together("🏆 🔵 Darrell and Ralph leave the ice, 🔴 Jon and Ida win.")
    )


def test_both_players_see_the_centre_in_the_first_deal_and_the_channel_its_top() -> None:
    fresh = after("saskatchewan", "", centre="3 4 5 6")
    whole = "The centre, from bottom to top: 3♣, 4♣, 5♣, 6♣"
    assert "In the centre: **6♣**, on top of 3 more that only the players see." in fresh.sheet
    assert not any(card in line for line in fresh.sheet for card in ("3♣", "4♣", "5♣"))
    assert all(whole in fresh.hand(seat) for seat in (0, 1))
    assert "**Your turn:** answer **6♣**." in fresh.hand(0)
    second = after("saskatchewan", "7 8 9 T 7 8 9 T", centre="3 4 5 6")
    assert not any("The centre" in line for seat in (0, 1) for line in second.hand(seat))


def test_cleared_ice_is_empty() -> None:
    cleared = after("saskatchewan", "6", centre="3 4 5 6")
    assert cleared.sheet[-4:-1] == [
        "Jon: 6♦ Clears the ice!",
        "The ice is empty.",
        "Jon has cleared the ice.",
    ]
    assert "**Your turn:** the ice is empty." in cleared.hand(1)
    told = "You have cleared the ice: match the next card, or play a Jack or a Two on it, and score."
    assert told in cleared.hand(0)
    assert cleared.nudge(1) == [together("<@101>, your turn against Jon, 0 – 0: the ice is empty.")]


def test_a_shot_is_no_breakaway() -> None:
    shot, blocked = after("stockham", "5 5"), after("stockham", "5 5 5")
    assert "Darrell: 5♦ Shot!" in shot.sheet
    assert "Darrell has a shot." in shot.sheet
    assert "You have a shot: match the next card and score." in shot.hand(1)
    assert "Jon: 5♥ Block!" in blocked.sheet
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
