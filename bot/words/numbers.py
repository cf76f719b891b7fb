"""Numbers and days in sentences. Nearly all numbers are below a thousand, and written alike everywhere."""

from datetime import UTC, datetime
from functools import cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentDate, FluentDateType, FluentInt, FluentNone
from fluent.runtime.utils import native_to_fluent

GROUPED = 1000
"""From here on digits are grouped, which each language does in its own way."""


class _Few(FluentInt):
    """To ask babel how a number is written takes longer than all the rest of most sentences."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - it is the same for all
        return str(int(self))


class Bundle(FluentBundle):
    """A catalogue of fluent.runtime that writes small numbers by itself."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """The same as the library's, whose own would make plain numbers of these again."""
        errors: list[Exception] = []
        facts = {name: _fact(value) for name, value in (args or {}).items()}
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=facts), errors=errors)
        try:
            return pattern(environment), errors
        except ValueError as error:
            return "{???}", [*errors, error]


def day_of(moment: float) -> FluentDateType:
    """The day of a moment in UTC seconds, which each language writes in its own way."""
    return FluentDate.from_date(datetime.fromtimestamp(moment, UTC).date())


def _fact(value: Any) -> Any:
    return _few(value) if type(value) is int and 0 <= value < GROUPED else native_to_fluent(value)


@cache
def _few(value: int) -> _Few:
    return _Few(value)
