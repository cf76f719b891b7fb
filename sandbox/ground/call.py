"""A request as it came, before it has an answer."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.ground.errors import invalid
from sandbox.ground.models import Json


@dataclass(frozen=True)
class Upload:
    name: str
    data: bytes
    content_type: str


@dataclass
class ApiCall:
    method: str
    route: str
    args: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        return snowflake(self.args[name], name)

    @property
    def form(self) -> Json:
        """The body of a request whose body is an object."""
        if not isinstance(self.body, dict):
            raise invalid((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.body


def snowflake(value: str, name: str) -> int:
    if not value.isdecimal():
        raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    return int(value)
