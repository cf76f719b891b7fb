"""What was used last, kept at hand."""

from collections import OrderedDict
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K")
V = TypeVar("V")


class Lru(Generic[K, V]):
    """So many values, those that were used last; any other one stays for as long as somebody holds it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: OrderedDict[K, V] = OrderedDict()
        self._every: WeakValueDictionary[K, V] = WeakValueDictionary()

    def get(self, key: K) -> V | None:
        value = self._every.get(key)
        if value is not None:
            self._hold(key, value)
        return value

    def put(self, key: K, value: V) -> V:
        self._every[key] = value
        self._hold(key, value)
        return value

    def drop(self, key: K) -> None:
        self._held.pop(key, None)
        self._every.pop(key, None)

    def _hold(self, key: K, value: V) -> None:
        self._held[key] = value
        self._held.move_to_end(key)
        if len(self._held) > self._most:
            self._held.popitem(last=False)
