"""What was done lately: it is refused until its seconds are over, and no longer."""

from bot.kit.recent import Recent


def test_what_was_taken_can_be_taken_again_when_its_seconds_are_over() -> None:
    recent = Recent[str](10.0, 5)
    assert recent.take("goal", 100.0)
    assert not recent.take("goal", 109.9)
    assert recent.take("post", 109.9)
    assert recent.take("goal", 110.0)


def test_what_came_to_nothing_is_dropped() -> None:
    recent = Recent[str](10.0, 5)
    assert recent.take("goal", 100.0)
    recent.drop("goal")
    assert recent.take("goal", 101.0)


def test_it_forgets_the_oldest_of_too_many() -> None:
    recent = Recent[int](10.0, 2)
    assert all(recent.take(number, 100.0) for number in range(3))
    assert not recent.take(2, 101.0)
    assert recent.take(0, 101.0)
