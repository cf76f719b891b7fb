"""Every message of every stage of Turn-Based Hockey: what it tells, what it must not, and that it fits."""

import json
import re
from dataclasses import asdict, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages.drawing import Drawing
from bot.words import locales, words_for
from faces.face import face_of
from faces.guide.rulebook import draw_page
from faces.lineup.face import LineupFace
from faces.lineup.placing import Placing
from faces.lineup.rules import example_of
from faces.public import PublicFace
from hockey.cards import JOKER, Card, pack
from hockey.catalogue import CATALOGUE
from hockey.game import Options
from hockey.lineup.game import LineupGame
from hockey.lineup.line import POSITIONS
from hockey.lineup.view import LineupView
from tests.cogs.drawn import Drawn, drawn, read
from tests.cogs.limits import assert_fits
from tests.cogs.phone import lines_on_a_phone
from tests.hockey.lineup_matches import OPTIONS, SHIFT, Log, deck, line, log_of, seeds
from tests.hockey.lineup_matches import cards as laid
from tests.typeset import together

GAME = CATALOGUE["lineup"]
MOST_LINES, MOST_OF_RULES, ROW_ON_A_PHONE = 7, 12, 36
# As long as Discord lets a name be, and every character needs a backslash.
LONG = ("_" * 32, "*" * 32, "", "")


def after(log: Log, options: Options, **more: Any) -> Drawn:
    return drawn(GAME, log, **asdict(options), **more)


@pytest.mark.parametrize("locale", sorted(locales()))
@given(seeds, st.sampled_from(OPTIONS), st.data())
@settings(max_examples=25, deadline=None)
def test_every_message_of_every_stage_fits(
    locale: str, seed: int, options: Options, data: st.DataObject
) -> None:
    log = log_of(seed, options)
    told = after(log[: data.draw(st.integers(1, len(log)))], options, names=LONG, locale=locale)
    for wanted in PublicFace().wanted(told.loaded):
        assert_fits(wanted.drawing)
    for seat in (0, 1):
        draft = draft_of(
            told, seat, data.draw(st.integers(0, 6)), data.draw(st.sampled_from([*POSITIONS, None]))
        )
        seen = after(log[: told.loaded.ply], options, names=LONG, drafts=(draft,) * 2, locale=locale)
        for private in (False, True):
            assert_fits(seen.hand_of(seat, private=private))


@pytest.mark.parametrize("locale", sorted(locales()))
def test_a_hand_takes_seven_lines_of_a_phone_beside_its_tables(locale: str) -> None:
    for seed in range(4):
        log = log_of(seed, Options())
        for length in range(1, len(log)):
            for placed in (0, 6):
                told = after(log[:length], Options(), locale=locale)
                drafts = tuple(draft_of(told, seat, placed, None) for seat in (0, 1))
                told = after(log[:length], Options(), locale=locale, drafts=drafts)
                timed = Drawn(replace(told.loaded, match=replace(told.loaded.match, due_at=86_400.0)))
                for seat in (0, 1):
                    text, *tables = re.split(
                        r"```(.*?)```", timed.hand_of(seat).content or "", flags=re.DOTALL
                    )
                    text += "".join(tables[1::2])
                    assert lines_on_a_phone(text.replace("\n\n", "\n")) <= MOST_LINES, text
                    rows = "\n".join(tables[::2]).splitlines()
                    assert max(map(len, rows), default=0) <= ROW_ON_A_PHONE


@pytest.mark.parametrize(
    ("cards", "row"),
    [
        ("5C AC", "LW+C 5+11, suit +5 = 21"),
        ("5C AS", "LW+C 5+11, colour +2 = 18"),
        ("5C AH", "LW+C 5+11 = 16"),
    ],
)
def test_the_sum_of_a_pair_says_what_it_is_made_of_and_what_it_meets(cards: str, row: str) -> None:
    """The pairs meet defences that are worth 24 and 21."""
    pair, across = laid(cards), laid("2H 3H 4H 6H 9H TH")
    rest = [card for card in pack() if card not in (*pair, *across, "AD", "2S")]
    log = [
        deck([Card("AD"), *pair, *rest[:18]], [Card("2S"), *across, *rest[18:32]]),
        (0, "AD"), (1, "2S"), (1, line(across)),
    ]  # fmt: skip
    told = after(log, Options(), drafts=(f"1:-:{''.join(pair)}........", None))
    lines = told.hand(0)
    at = lines.index(words_for("en")("lineup-table-attack", opponent="Darrell"))
    assert lines[at + 1] == f"{row} vs 24"
    assert lines[at + 2] == "RW+C – vs 21"


@pytest.mark.parametrize("locale", sorted(locales()))
@pytest.mark.parametrize("name", ["lineup", "field"])
def test_the_first_page_of_the_rules_takes_twelve_lines_of_a_phone(name: str, locale: str) -> None:
    words, game = words_for(locale), CATALOGUE[name]
    page = draw_page(words, game, game.id, face_of(game).rules(words, game), 0)
    assert lines_on_a_phone("\n".join(read(page))) <= MOST_OF_RULES


def draft_of(told: Drawn, seat: int, count: int, picked: Any) -> str | None:
    """A line with a number of cards placed, as it would be stored."""
    view = told.loaded.view(seat)
    assert isinstance(view, LineupView)
    placing = Placing.of(view, None)
    if placing is None:
        return None
    for position, card in list(zip(POSITIONS, view.hand, strict=False))[:count]:
        placing = placing.place(card, position)
    return (placing.pick(picked) if picked else placing).kept(view.decision or 0)


@given(seeds, st.sampled_from(OPTIONS), st.data())
@settings(max_examples=25, deadline=None)
def test_what_is_secret_makes_no_difference_to_other_seats(
    seed: int, options: Options, data: st.DataObject
) -> None:
    """Two matches that differ in nothing but a secret are told the same."""
    log = log_of(seed, options)
    cut = data.draw(st.integers(1, len(log)))
    told = after(log[:cut], options)
    seat = data.draw(st.sampled_from((0, 1)))
    other = after(log[:cut], options, drafts=(draft_of(told, seat, 6, None),) * 2)
    assert other.public == told.public
    public = everything(PublicFace().wanted(told.loaded))
    for hand_seat in (0, 1):
        theirs = everything([told.hand_of(1 - hand_seat), told.hand_of(1 - hand_seat, private=True)])
        for card in hidden(told, hand_seat):
            assert f" {sign(card)}" not in public
            assert f'"{sign(card)}"' not in theirs
            assert f" {sign(card)}" not in theirs
            assert f":{card}" not in theirs + public


def everything(drawings: Any) -> str:
    made = [each if isinstance(each, Drawing) else each.drawing for each in drawings]
    sent = [(each.content, each.view.to_components() if each.view else []) for each in made]
    return json.dumps(sent, ensure_ascii=False, default=str)


def hidden(told: Drawn, seat: int) -> set[Card]:
    """What only this seat knows: its hand, and what it has given but not shown; of this deal's cards."""
    mine, public = told.loaded.view(seat), told.loaded.view(None)
    assert isinstance(mine, LineupView)
    assert isinstance(public, LineupView)
    if len(told.loaded.state.decks) > 1:
        return set()  # the same cards lay open before the whole deck was shuffled again
    secret = set(mine.hand)
    if public.periods and mine.periods[-1].picks != public.periods[-1].picks and mine.pick:
        secret.add(mine.pick)
    line = mine.lines[seat]
    if line is not None and public.lines[seat] is None:
        secret |= set(line.cards)
    shown = {card for draw in public.shootout for card in draw.cards}
    return {card for card in secret - shown if card.rank != JOKER}


def sign(card: Card) -> str:
    return card.rank.replace("T", "10") + {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[card.suit]


@cache
def match_with(what: str, options: Options) -> Drawn:
    """A match that is decided in overtime or by a shootout, from the first seed that has one."""
    for seed in range(2000):
        log = log_of(seed, options)
        told = after(log, options)
        if LineupFace().ending(told.loaded) == what:
            return told
    raise AssertionError(what)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_overtime_is_announced_played_in_secret_and_wins_the_match(options: Options) -> None:
    told = match_with("overtime", options)
    public = told.public
    last = options.length
    assert public[f"sheet:{last}"][-1] == "All tied up! Overtime: six new cards each, set up in secret."
    assert public[f"sheet:{last + 1}"][0] == "### Overtime"
    assert not any("Face-off" in line for line in public[f"sheet:{last + 1}"])
    assert "in overtime!" in public["result"][0]
    assert "shootout" not in public


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_shootout_is_told_round_by_round_and_the_score_stays_level(options: Options) -> None:
    told = match_with("shootout", options)
    public, view = told.public, told.loaded.view(None)
    assert isinstance(view, LineupView)
    assert list(public)[-2:] == ["shootout", "result"]
    assert public["shootout"][0] == words_for("en")("lineup-shootout")
    assert len(public["shootout"]) == 1 + min(5, len(view.shootout))
    assert public["shootout"][-1].endswith("wins it!")
    winner = "Jon" if view.outcome and view.outcome.winner == 0 else "Darrell"
    assert f"{winner} wins the shootout!" in public["result"][0]
    score = view.score
    assert score[0] == score[1]
    assert together(f"Jon {score[0]}, Darrell {score[1]}.") in public["result"][0]


def test_a_lead_that_cannot_be_made_up_is_said_to_be_one() -> None:
    for seed in range(2000):
        told = after(log_of(seed, Options()), Options())
        if "sheet:3" not in told.public:
            break
    home, away = told.loaded.view(None).score
    loser = "Darrell" if home > away else "Jon"
    assert abs(home - away) > 2
    assert told.public["sheet:2"][-1] == words_for("en")("lineup-decided", player=loser)
    assert list(told.public)[-1] == "result"


def test_a_joker_is_called_so_wherever_it_is_read() -> None:
    options = Options(length=1, jokers=True)
    for seed in range(200):
        told = after(log_of(seed, options)[:1], options)
        if "Joker" in everything([told.hand_of(0)]):
            break
    view = told.loaded.view(0)
    assert isinstance(view, LineupView)
    joker = next(card for card in view.hand if card.rank == JOKER)
    picked = after([*log_of(seed, options)[:1], (0, joker), (1, told.loaded.view(1).moves[0])], options)
    assert any("Joker (0)" in line for line in picked.sheet)


def test_a_draft_of_an_earlier_line_is_none_of_this_one() -> None:
    log = log_of(3, SHIFT)[:3]
    told = after(log, SHIFT)
    (seat, *_) = sorted(told.loaded.view(None).to_act)
    draft = draft_of(told, seat, 4, None)
    assert draft is not None
    for stale in (draft.replace("1:", "0:", 1), "1:-:nonsense", "1", "", "1:-:2C2C........"):
        empty = after(log, SHIFT, drafts=(stale,) * 2)
        assert everything([empty.hand_of(seat)]) == everything([told.hand_of(seat)])
    kept = after(log, SHIFT, drafts=(draft,) * 2)
    assert everything([kept.hand_of(seat)]) != everything([told.hand_of(seat)])


def test_the_rules_are_told_with_the_source_s_own_sample() -> None:
    """002: a Jack against a 3, then 15 against 24, 25 against 25, 11 against 26, 13 against 18."""
    period = example_of(LineupGame("", ""))
    assert period.faceoff is not None
    assert [card.rank for card in period.faceoff.cards] == ["J", "3"]
    assert [told.values for told in period.comparisons] == [(15, 24), (25, 25), (11, 26), (13, 18)]
    assert period.goals == (1, 0)
    bonuses = {pair.chemistry for told in period.comparisons for pair in (told.attackers, told.defenders)}
    assert {int(bonus) for bonus in bonuses} == {0, 2, 5}


@pytest.mark.parametrize(
    ("locale", "dealt", "jokers"),
    [
        ("en", "You get 21 cards each", " from a deck with two Jokers"),
        ("fr", "21 cartes de chaque côté", ", d'un paquet avec deux Jokers"),
        ("ru", "У каждого по 21 карте", " из колоды с двумя джокерами"),
    ],
)
def test_the_opening_promises_no_player_a_joker(locale: str, dealt: str, jokers: str) -> None:
    """Twelve cards stay in the pack, and Jokers may be among them."""
    for options in (Options(jokers=True), Options()):
        *_, opening, _seal = after(log_of(1, options)[:1], options, locale=locale).public["challenge"]
        assert opening.startswith(f"{dealt}{jokers if options.jokers else ''}. ")


@pytest.mark.parametrize(("locale", "beats"), [("en", "beats"), ("fr", "bat"), ("ru", "бьёт")])
def test_a_goal_with_level_sums_beats_nothing(locale: str, beats: str) -> None:
    facts = dict.fromkeys(("scorer", "defender", "winger", "centre", "call"), "~")
    told = words_for(locale)("lineup-goal", value=20, against=20, **facts)
    assert f"20 {beats} 20" not in told
