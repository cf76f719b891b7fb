"""What a lane owes grows until it is paid: no mark makes an earlier one smaller."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.kit.lanes import AgainError
from bot.marks.keys import CLOCK, Key
from bot.marks.marks import Marks
from bot.marks.moments import BEFORE_ALL
from bot.marks.owed import Owed
from db.store import Store
from tests.bot.desks import MovableClock, marks_over

KEY = 1, CLOCK


class Cashier:
    """Takes what lanes pay, and refuses as often as it is told to."""

    def __init__(self, refuses: int = 0) -> None:
        self.paid: list[Owed] = []
        self._refuses = refuses

    async def look(self, _key: Key, owed: Owed) -> None:
        self.paid.append(owed)
        if self._refuses:
            self._refuses -= 1
            raise AgainError


@pytest.fixture
async def marks(store: Store) -> AsyncIterator[Marks]:
    marks = marks_over(store, MovableClock())
    yield marks
    await marks.close()


async def until_paid(marks: Marks) -> None:
    while marks.under_way():  # noqa: ASYNC110 - it tells nobody when it is done
        await asyncio.sleep(0)


async def test_a_later_mark_of_an_older_ply_takes_nothing_off_a_debt(marks: Marks) -> None:
    cashier = Cashier()
    marks.mark_lane(*KEY, ply=11)
    marks.mark_lanes(1, [CLOCK], Owed(10, BEFORE_ALL))
    later = marks.moments.next()
    marks.mark_lanes(1, [CLOCK], Owed(9, later))
    marks.start(cashier.look)
    await until_paid(marks)
    assert cashier.paid == [Owed(11, later)]


async def test_what_could_not_be_paid_is_added_to_what_was_marked_meanwhile(marks: Marks) -> None:
    cashier = Cashier()
    later = marks.moments.next()
    marks.owe(KEY, Owed(3, later))
    marks.owe(KEY, Owed(11, BEFORE_ALL))
    assert marks.under_way() == {1}
    marks.start(cashier.look)
    await until_paid(marks)
    assert cashier.paid == [Owed(11, later)]


async def test_a_lane_whose_look_fails_owes_all_of_it_still(marks: Marks) -> None:
    cashier = Cashier(refuses=2)
    marks.start(cashier.look)
    marks.mark_lane(*KEY, ply=11)
    await until_paid(marks)
    assert [owed.ply for owed in cashier.paid] == [11, 11, 11]
