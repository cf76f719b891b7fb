import gc
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from bot.kit.lru import Lru

MOST = 3


@dataclass(eq=False)
class Thing:
    name: int


@given(st.lists(st.integers(0, 6)))
def test_what_was_used_last_is_kept_and_the_rest_is_let_go(asked: list[int]) -> None:
    recent: Lru[int, Thing] = Lru(MOST)
    used: list[int] = []
    for name in asked:
        found = recent.get(name)
        assert (found is not None) == (name in used[-MOST:])
        assert found is None or found.name == name
        if found is None:
            recent.put(name, Thing(name))
        used = [*(each for each in used if each != name), name]


def test_what_somebody_holds_is_the_same_for_everybody() -> None:
    recent: Lru[int, Thing] = Lru(MOST)
    held = recent.put(0, Thing(0))
    for name in range(1, 2 * MOST):
        recent.put(name, Thing(name))
    gc.collect()
    assert recent.get(1) is None
    assert recent.get(0) is held


def test_what_was_dropped_is_gone_even_for_who_holds_it() -> None:
    recent: Lru[int, Thing] = Lru(MOST)
    held = recent.put(0, Thing(0))
    recent.drop(0)
    recent.drop(0)
    assert held.name == 0
    assert recent.get(0) is None
