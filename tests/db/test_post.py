"""What can happen to a message that shows a match, and what is known about it then."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from db.model.matches import Ring
from db.model.posts import Begun, MessageRef, Post, Sends, Shown, Token

ids = st.none() | st.integers(1, 9)
begun = st.builds(Begun, st.just("b"), st.integers(0, 9), st.just(0.0), st.sampled_from(Ring))
tokens = st.none() | st.just(Token("t", 100.0))
posts = st.builds(
    Post,
    st.just("hand:0"),
    ids,
    ids,
    ids,
    st.builds(Shown, st.none() | st.just("a"), st.integers(0, 9), st.booleans()),
    st.builds(Sends, st.integers(0, 9), st.integers(0, 9), st.sampled_from(Ring), st.none() | begun),
    tokens,
)
HERE, THERE = MessageRef(1, 2), MessageRef(1, 3)
FRESH = Token("fresh", 200.0)
LATE = Begun("late", 7, 50.0, Ring.HALF_TIME)
SHOWN = replace(Post("hand:0", 1, 2), shown=Shown("a", 5), sends=Sends(3, 2, Ring.PAUSE))


def test_a_token_edits_until_it_expires() -> None:
    tapped = replace(SHOWN, token=FRESH)
    assert tapped.live_token(199.9) == FRESH
    assert tapped.live_token(200.0) is None
    assert SHOWN.live_token(0.0) is None


def test_what_is_begun_is_kept_beside_what_is_shown_until_it_is_given_up() -> None:
    began = SHOWN.began(LATE)
    assert (began.sends.begun, began.sends.number) == (LATE, 3)
    assert (began.message, began.shown) == (HERE, SHOWN.shown)
    assert began.given_up() == SHOWN.given_up() == SHOWN


def test_what_was_begun_and_stands_there_takes_the_place_of_the_one_before() -> None:
    sent = replace(SHOWN, token=FRESH).began(LATE).sent_as(THERE, LATE, known=True)
    assert (sent.message, sent.previous_id, sent.token) == (THERE, HERE.message_id, None)
    assert sent.shown == Shown("late", 7)
    assert sent.sends == Sends(4, 7, Ring.HALF_TIME)


def test_of_a_message_that_may_not_be_what_was_begun_nobody_knows_what_it_shows() -> None:
    sent = SHOWN.sent_as(THERE, LATE, known=False)
    assert sent.shown == Shown(None, 7)
    assert sent.sends == Sends(4, 7, Ring.HALF_TIME)


def test_a_message_that_was_adopted_before_its_sender_heard_of_it_replaces_nothing_more() -> None:
    adopted = SHOWN.began(LATE).adopted(THERE, FRESH, private=False)
    assert adopted.sent_as(THERE, LATE, known=False).previous_id == HERE.message_id


def test_a_tap_on_the_message_itself_leaves_all_but_its_token() -> None:
    began = SHOWN.began(LATE)
    assert began.adopted(HERE, FRESH, private=False) == replace(began, token=FRESH)


def test_a_tap_on_another_message_makes_that_one_the_post_s() -> None:
    adopted = SHOWN.began(LATE).adopted(THERE, FRESH, private=False)
    assert (adopted.message, adopted.previous_id, adopted.token) == (THERE, HERE.message_id, FRESH)
    assert adopted.sends == Sends(4, 2, Ring.PAUSE)  # a nonce of its own, and nothing has rung


def test_a_message_that_waits_to_be_deleted_is_not_forgotten_for_another() -> None:
    assert replace(SHOWN, previous_id=9).adopted(THERE, FRESH, private=False).previous_id == 9


def test_a_tap_on_a_message_about_to_be_deleted_changes_nothing() -> None:
    replaced = replace(SHOWN, previous_id=THERE.message_id)
    assert replaced.adopted(THERE, FRESH, private=False) == replaced


@given(order=st.permutations([2, 3, 4]))
def test_of_private_messages_the_newest_stays_in_whichever_order_they_are_noted(order: list[int]) -> None:
    kept = Post("private:0")
    for number in order:
        ref = MessageRef(1, number)
        if not kept.outlives(ref, 199.9):
            kept = kept.adopted(ref, FRESH, private=True)
    assert kept.message_id == max(order)


def test_a_private_message_that_nobody_can_edit_any_more_gives_way_to_an_older_one() -> None:
    assert replace(SHOWN, token=FRESH).outlives(MessageRef(1, 1), 199.9)
    assert not replace(SHOWN, token=FRESH).outlives(MessageRef(1, 1), 200.0)
    assert not replace(SHOWN, token=FRESH).outlives(HERE, 199.9)


def test_what_is_shown_is_known_as_it_was_drawn() -> None:
    retired = replace(SHOWN, token=FRESH).retired()
    assert retired == replace(SHOWN, shown=Shown("a", 5, final=True))
    assert retired.redrawn("b", 6).shown == Shown("b", 6)
    assert SHOWN.confirmed(6).shown == Shown("a", 6)
    assert retired.unsure().shown == Shown(None, 5)


def test_a_message_that_is_gone_has_notified_all_the_same() -> None:
    gone = replace(SHOWN, token=FRESH).began(LATE).gone()
    assert (gone.channel_id, gone.message_id, gone.token) == (1, None, None)
    assert gone.shown == Shown(None, 5)
    assert gone.sends == Sends(3, 2, Ring.PAUSE, LATE)


def test_what_is_taken_down_takes_what_was_begun_with_it() -> None:
    taken = SHOWN.began(LATE).taken_down()
    assert (taken.message, taken.shown) == (None, Shown(None, 5))
    assert taken.sends == Sends(4, 2, Ring.PAUSE)


def test_only_the_message_that_was_deleted_is_forgotten() -> None:
    replaced = replace(SHOWN, previous_id=9)
    assert replaced.without_previous(8) == replaced
    assert replaced.without_previous(9) == SHOWN


@given(stored=posts)
def test_whatever_takes_the_next_message_s_place_gives_the_one_after_a_nonce_of_its_own(
    stored: Post,
) -> None:
    for after in (
        stored.sent_as(THERE, LATE, known=True),
        stored.adopted(THERE, FRESH, private=False),
        stored.taken_down(),
    ):
        if after.message_id != stored.message_id or after.sends.begun != stored.sends.begun:
            assert (after.sends.number, after.sends.begun) == (stored.sends.number + 1, None)
