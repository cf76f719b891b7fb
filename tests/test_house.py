"""No circular imports, and no page that names a missing file."""

import re
import tomllib
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

from tools.walks import NEW_FILES

ROOT = Path(__file__).parents[1]


def root_packages() -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = told["tool"]["importlinter"]["root_packages"]
    return found


PAGES = ("docs/architecture.md", "CONTRIBUTING.md")

each_package = pytest.mark.parametrize("package", root_packages())


@each_package
def test_no_files_import_each_other_in_a_circle(package: str) -> None:
    """Imports for annotations count too: you can't read one file without the other."""
    graph = grimp.build_graph(package, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(reversed(error.args[1])))


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_name_what_is_there(page: str) -> None:
    written = re.findall(r"`([\w.]+/[\w./-]*\w)`", (ROOT / page).read_text(encoding="utf-8"))
    named = [
        each for each in written if each.partition("/")[0] in {*root_packages(), "tests", "deploy", "docs"}
    ]
    assert named
    missing = [each for each in named if not (ROOT / each).exists() and each not in NEW_FILES]
    assert not missing, f"{page} names what is not there: {', '.join(missing)}"
