"""Strain is felt where the loop comes late or Discord throttles, and passes."""

from bot.watching.metrics import Metrics
from bot.watching.strain import CALM_SECONDS, LATE_SECONDS, Strain


def test_it_is_felt_for_a_while_after_its_last_sign() -> None:
    now = 1000.0
    strain = Strain(lambda: now)
    strain.loop_was_late(LATE_SECONDS / 2)
    assert not strain.felt
    strain.loop_was_late(LATE_SECONDS)
    assert not strain.felt
    strain.loop_was_late(0.0)
    strain.loop_was_late(LATE_SECONDS)
    assert not strain.felt
    strain.loop_was_late(LATE_SECONDS)
    assert strain.felt
    now += CALM_SECONDS / 2
    strain.was_throttled()
    now += CALM_SECONDS - 1
    assert strain.felt
    now += 1
    assert not strain.felt


async def test_an_answer_that_throttles_is_a_sign_and_no_other() -> None:
    metrics = Metrics()
    metrics.answered("PATCH", "/channels/{id}/messages/{id}", 500, {})
    metrics.answered("PATCH", "/channels/{id}/messages/{id}", 200, {"X-RateLimit-Remaining": "0"})
    assert not metrics.strain.felt
    metrics.answered("PATCH", "/channels/{id}/messages/{id}", 429, {"Retry-After": "1"})
    assert metrics.strain.felt
