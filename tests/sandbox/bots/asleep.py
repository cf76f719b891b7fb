"""A bot that never gets as far as Discord."""

import signal

if __name__ == "__main__":
    print("asleep", flush=True)  # noqa: T201 - whoever waits for it reads this
    signal.pause()
