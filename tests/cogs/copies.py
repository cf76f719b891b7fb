"""SimCord copies every request, event and message, and looks through its components. They are all JSON."""

import marshal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import simcord.actors
import simcord.backend.serializers
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.http.routes.interactions
import simcord.results
from simcord._runtime import _CallbackRecord

from tests.simulation.seams import swapped


@contextmanager
def copied_as_json() -> Iterator[None]:
    """What SimCord copies and looks through meanwhile takes a fraction of the time."""
    with ExitStack() as stack:
        for by_name in (simcord.components, simcord.results, simcord.backend.serializers):
            stack.enter_context(swapped(by_name, "deepcopy", _copied))
        for by_module in (simcord.gateway, simcord.http.router):
            stack.enter_context(swapped(by_module, "copy", SimpleNamespace(deepcopy=_copied)))
        for walks in (simcord.actors, simcord.components, simcord.http.routes.interactions):
            stack.enter_context(swapped(walks, "walk_components", _walked))
        # It looks for a record by comparing the fields of all that come before it: no two are alike.
        stack.enter_context(swapped(_CallbackRecord, "__eq__", object.__eq__))
        yield


def _copied(value: Any) -> Any:
    try:
        return marshal.loads(marshal.dumps(value))  # noqa: S302 - what was written on the same line
    except ValueError:
        # A constant of SimCord's is in it: what lies beside that is copied as quickly.
        kind = type(value)
        if kind is dict:
            return {key: _copied(each) for key, each in value.items()}
        if kind is list:
            return [_copied(each) for each in value]
        return deepcopy(value)


def _walked(components: Any) -> Iterator[dict[str, Any]]:
    """Every component in SimCord's order, but not by a generator within each that has others in it."""
    found: list[dict[str, Any]] = []
    _gather([components] if isinstance(components, dict) else components, found)
    return iter(found)


def _gather(components: Any, found: list[dict[str, Any]]) -> None:
    for component in components:
        if not isinstance(component, dict):
            continue
        found.append(component)
        if isinstance(inner := component.get("components"), list):
            _gather(inner, found)
        for beside in ("accessory", "component"):
            if beside in component and isinstance(component[beside], dict):
                _gather([component[beside]], found)
