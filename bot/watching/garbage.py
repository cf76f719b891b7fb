"""When Python looks for garbage: seldom, for a look keeps answers waiting."""

import gc

# The first number is new objects that make Python look; the others say how rarely it looks at older ones.
THRESHOLDS = (50_000, 20, 100)


def look_seldom() -> None:
    """What is there by now stays: looked through for garbage, it would keep taps waiting again and again."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def let_go_of_clients() -> None:
    """One that has ended is garbage, most of it frozen; what the next one freezes stays for good."""
    gc.unfreeze()
    gc.collect()
