"""The dashboard for hosts shows all of the bot's metrics, and no others."""

import json
import re
from collections.abc import Iterator

import pytest
from prometheus_client.metrics import MetricWrapperBase

from bot.settings import PROJECT
from bot.watching.metrics import Metrics

DASHBOARD = PROJECT / "deploy" / "grafana" / "dashboards" / "breakaway.json"
ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
NAME = re.compile(r"\b(?:breakaway|process)_\w+")
LABELS = re.compile(r"by \(([^)]*)\)|\{(\w+)=")
# Set by Prometheus and by a histogram, besides the bot's own.
NOT_THE_BOT_S = {"instance", "job", "le"}


def queries() -> list[str]:
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel.get("targets", [])]


def names_of(metric: MetricWrapperBase) -> set[str]:
    assert metric._type is not None
    return {metric._name + ending for ending in ENDINGS[metric._type]}


def told() -> Iterator[tuple[str, set[str]]]:
    """Each of the bot's metrics, with its labels."""
    metrics = Metrics()
    for each in vars(metrics).values():
        if isinstance(each, MetricWrapperBase):
            for name in names_of(each):
                yield name, set(each._labelnames)
    for family in metrics.registry.collect():
        for sample in family.samples:
            yield sample.name, set(sample.labels)


@pytest.mark.parametrize("query", queries())
def test_what_the_dashboard_asks_for_is_told(query: str) -> None:
    known = dict(told())
    names = NAME.findall(query)
    assert names
    asked = {label.strip() for found in LABELS.findall(query) for label in "".join(found).split(",")}
    for name in names:
        assert asked - NOT_THE_BOT_S <= known[name], name


def test_the_dashboard_shows_every_number_of_the_bot_s() -> None:
    shown = set(NAME.findall("\n".join(queries())))
    for each in vars(Metrics()).values():
        if isinstance(each, MetricWrapperBase):
            assert shown & names_of(each), each._name
