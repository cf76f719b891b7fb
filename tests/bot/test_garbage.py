"""Python looks for garbage seldom while the bot plays, and what has ended goes all the same."""

import gc
import weakref

from bot.watching.garbage import let_go_of_clients, look_seldom


class Ring:
    def __init__(self) -> None:
        self.itself = self


def test_python_looks_more_seldom_and_not_at_what_is_there() -> None:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    try:
        look_seldom()
        assert gc.get_threshold() > (700, 10, 10)
        assert gc.get_freeze_count()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def test_a_client_that_has_ended_goes_though_it_was_frozen() -> None:
    ring = weakref.ref(Ring())
    gc.freeze()
    let_go_of_clients()
    assert ring() is None
