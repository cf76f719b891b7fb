"""Parameters: `make test` takes the first ones, and `make soak` all."""

from collections.abc import Iterable

import pytest


def soaked(values: Iterable[object], but: int) -> list[object]:
    """All `values`, all but a few of them marked for `make soak`."""
    every = list(values)
    return [*every[:but], *(pytest.param(each, marks=pytest.mark.soak) for each in every[but:])]
