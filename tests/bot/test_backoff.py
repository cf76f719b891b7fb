from bot.kit.backoff import Backoff


def test_each_pause_is_twice_the_one_before_up_to_the_last() -> None:
    backoff = Backoff(1.0, 60.0)
    assert [backoff.next() for _ in range(8)] == [1, 2, 4, 8, 16, 32, 60, 60]


def test_after_a_reset_the_first_pause_comes_again() -> None:
    backoff = Backoff(1.0, 60.0)
    for _ in range(1100):
        assert backoff.next() <= 60
    backoff.reset()
    assert [backoff.next(), backoff.next()] == [1, 2]
