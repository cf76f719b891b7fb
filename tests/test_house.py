"""How every room is built: no circles, no crowded folder, no long file, no name that means two things."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
MOST_FILES, MOST_LINES = 16, 300


def root_packages() -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = told["tool"]["importlinter"]["root_packages"]
    return found


SAME_ON_PURPOSE = {
    "AtOnce": "SQLite's way and PostgreSQL's, behind the one door of `db.engine.database`",
    "Interaction": "Discord's own word, at either end of the wire",
    "Json": "the same everywhere",
}

PAGES = ("docs/architecture.md", "docs/where.md", "CONTRIBUTING.md")
MOST_WORDS = 1400

each_room = pytest.mark.parametrize("room", root_packages())


def test_a_name_means_one_thing_in_the_whole_house() -> None:
    """Of public classes and aliases of types. A reader who knows one would take the other for it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in (path for room in root_packages() for path in (ROOT / room).rglob("*.py")):
        for name in set(types_of(ast.parse(path.read_text(encoding="utf-8")))):
            found[name].append(str(path.relative_to(ROOT)))
    several = {name: sorted(places) for name, places in found.items() if len(places) > 1}
    assert several.keys() == SAME_ON_PURPOSE.keys(), several


def types_of(module: ast.Module) -> Iterator[str]:
    for each in module.body:
        if isinstance(each, ast.ClassDef) and not each.name.startswith("_"):
            yield each.name
        elif isinstance(each, ast.Assign):
            names = [target.id for target in each.targets if isinstance(target, ast.Name)]
            yield from (name for name in names if name[0].isupper() and not name.isupper())


@each_room
def test_no_files_import_each_other_in_a_circle(room: str) -> None:
    """Imports for annotations alone count: whoever reads one file would have to know the other."""
    graph = grimp.build_graph(room, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(reversed(error.args[1])))


@each_room
def test_folders_and_files_can_be_taken_in_at_a_glance(room: str) -> None:
    files = list((ROOT / room).rglob("*.py"))
    folders = {each.parent for each in files}
    crowded = [each for each in folders if len(list(each.glob("*.py"))) > MOST_FILES]
    long = [each for each in files if len(each.read_text(encoding="utf-8").splitlines()) > MOST_LINES]
    assert (crowded, long) == ([], [])


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_about_the_house_name_what_is_there(page: str) -> None:
    written = re.findall(r"`([\w.]+/[\w./-]*\w)`", (ROOT / page).read_text(encoding="utf-8"))
    named = [
        each for each in written if each.partition("/")[0] in {*root_packages(), "tests", "deploy", "docs"}
    ]
    assert named
    assert [each for each in named if not (ROOT / each).exists()] == []


def test_the_page_about_the_house_is_one_page() -> None:
    words = len((ROOT / PAGES[0]).read_text(encoding="utf-8").split())
    assert words <= MOST_WORDS, f"finer rows go into {PAGES[1]}"
