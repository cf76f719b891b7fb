"""What only the host can mend, and how they are told."""

import sys

BAD_SETTING = 2
"""The exit code then."""


class UnusableError(Exception):
    """Something that only the host can mend; the arguments are a key of the catalogue and its facts."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class AwayError(UnusableError):
    """Something that may mend itself while one waits."""


def complain(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
