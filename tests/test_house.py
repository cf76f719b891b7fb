"""How every room of the house is built: nothing goes in a circle, no folder is crowded, no file is long."""

import tomllib
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


pytestmark = pytest.mark.parametrize("room", root_packages())


def test_no_files_import_each_other_in_a_circle(room: str) -> None:
    """Imports for annotations alone count: whoever reads one file would have to know the other."""
    graph = grimp.build_graph(room, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(reversed(error.args[1])))


def test_folders_and_files_can_be_taken_in_at_a_glance(room: str) -> None:
    files = list((ROOT / room).rglob("*.py"))
    folders = {each.parent for each in files}
    crowded = [each for each in folders if len(list(each.glob("*.py"))) > MOST_FILES]
    long = [each for each in files if len(each.read_text(encoding="utf-8").splitlines()) > MOST_LINES]
    assert (crowded, long) == ([], [])
