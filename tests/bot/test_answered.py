"""A look at a hand right after its owner was answered need not draw it again, unless something is new."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.marks.moments import BEFORE_ALL, Moment
from bot.marks.owed import Owed
from bot.matches.loaded import LoadedMatch
from bot.publishing.answered import Answered
from db.model.surface import Begun, Surface
from hockey.catalogue import DEFAULT, PILE_GAMES
from tests.cogs.drawn import drawn
from tests.hockey.matches import log_of

GAME = PILE_GAMES[DEFAULT]
LOADED = drawn(GAME, log_of(GAME, 1961)[:9]).loaded
AS_OF = Moment(7)
PAID = Owed(LOADED.ply, BEFORE_ALL)
HAND = Surface("dm0", 5, 6).redrawn("as answered", LOADED.ply)


def answered(loaded: LoadedMatch = LOADED) -> Answered:
    answers = Answered()
    answers.note(loaded, 0, HAND.shown, AS_OF)
    return answers


def test_what_was_owed_before_the_answer_was_drawn_is_paid_once() -> None:
    answers = answered()
    assert answers.pays(LOADED, 0, HAND, replace(PAID, since=AS_OF))
    assert not answers.pays(LOADED, 0, HAND, PAID)  # whatever comes later was marked for something else


def test_nobody_elses_hand_is_paid_by_it() -> None:
    answers = answered()
    assert not answers.pays(LOADED, 1, HAND, PAID)
    assert not answers.pays(replace(LOADED, match=replace(LOADED.match, id=99)), 0, HAND, PAID)


def test_what_was_marked_since_is_drawn() -> None:
    assert not answered().pays(LOADED, 0, HAND, replace(PAID, since=Moment(AS_OF + 1)))
    assert not answered().pays(LOADED, 0, HAND, replace(PAID, ply=LOADED.ply + 1))
    assert not answered().pays(replace(LOADED, ply=LOADED.ply + 1), 0, HAND, PAID)


@pytest.mark.parametrize(
    "since",
    [
        Surface.unsure,
        lambda hand: hand.redrawn("by an edit", LOADED.ply),
        lambda hand: replace(hand, previous_id=4),
        lambda hand: hand.began(Begun("on its way", LOADED.ply, 0.0)),
    ],
    ids=["unsure", "drawn anew", "one to delete", "one on its way"],
)
def test_a_message_that_has_changed_since_is_looked_at(since: Callable[[Surface], Surface]) -> None:
    assert not answered().pays(LOADED, 0, since(HAND), PAID)


def test_a_hand_that_nobody_is_sure_of_is_drawn() -> None:
    answers, unsure = Answered(), HAND.unsure()
    answers.note(LOADED, 0, unsure.shown, AS_OF)
    assert not answers.pays(LOADED, 0, unsure, PAID)


def test_once_the_turn_is_over_the_hand_is_drawn_though_nobody_has_done_anything() -> None:
    due = LOADED.now + 1
    timed = replace(LOADED, match=replace(LOADED.match, due_at=due))
    assert answered(timed).pays(timed, 0, HAND, PAID)
    assert not answered(timed).pays(replace(timed, now=due), 0, HAND, PAID)
