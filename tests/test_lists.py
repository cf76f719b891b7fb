"""Lists that are kept by hand name what is there: all of it, and nothing else."""

import json
import re
import tomllib
from typing import Any

import pytest

from tests.test_house import ROOT, root_packages

NOT_SHIPPED = {"tests", "tools", "deploy"}
PACKAGES = {each.parent.name for each in ROOT.glob("*/__init__.py")} - NOT_SHIPPED
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {each["name"]: each for each in PROJECT["tool"]["importlinter"]["contracts"]}
BUILT = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("named", "there"),
    [
        (root_packages(), PACKAGES),
        (PROJECT["tool"]["mypy"]["files"], PACKAGES | NOT_SHIPPED),
        (BUILT["only-include"], PACKAGES),
        (BUILT["sources"], PACKAGES - {"breakaway"}),
        (CONTRACTS["no circles between neighbours"]["ancestors"], PACKAGES),
        (CONTRACTS["nothing imports the sandbox"]["source_modules"], PACKAGES - {"sandbox"}),
        (re.findall(r"\w+", " ".join(CONTRACTS["imports run one way"]["layers"])), PACKAGES - {"sandbox"}),
        (
            CONTRACTS["the sandbox knows nothing of the bot"]["forbidden_modules"],
            PACKAGES - {"sandbox"} | {"discord"},
        ),
    ],
    ids=["imports", "types", "wheel", "wheel's folder", "circles", "sandbox", "layers", "bot"],
)
def test_every_package_is_in_pyproject(named: list[str], there: set[str]) -> None:
    assert sorted(named) == sorted(there)


def test_the_wheel_puts_each_package_under_its_own_name() -> None:
    assert [place for name, place in BUILT["sources"].items() if place != f"breakaway/house/{name}"] == []


def test_the_page_of_each_way_to_host_is_in_the_index() -> None:
    pages = {each.name for each in (ROOT / "docs" / "hosting").glob("*.md")} - {"README.md"}
    linked = set(re.findall(r"\]\(([\w-]+\.md)\)", read("docs/hosting/README.md")))
    assert linked == pages


def test_each_decision_is_in_the_index() -> None:
    kept = {each.name for each in (ROOT / "docs" / "decisions").glob("*.md")} - {"README.md"}
    assert set(re.findall(r"\]\((.+?\.md)\)", read("docs/decisions/README.md"))) == kept


def test_make_lists_each_of_its_commands() -> None:
    told = set(re.findall(r"^([a-z]+):.*##", read("Makefile"), re.MULTILINE))
    (phony,) = re.findall(r"^\.PHONY: (.+)$", read("Makefile"), re.MULTILINE)
    assert set(phony.split()) == told


def test_a_panel_offers_the_pythons_that_are_tested() -> None:
    (matrix,) = re.findall(r"^ +python: (\[.+\])$", read(".github/workflows/ci.yml"), re.MULTILINE)
    offered = json.loads(read("deploy/egg-breakaway.json"))["docker_images"]
    assert sorted(offered) == [f"Python {each}" for each in json.loads(matrix)]
    assert all(image.endswith(f"_{name.split()[1]}") for name, image in offered.items())


@pytest.mark.parametrize("file", ["compose.yaml", "deploy/fly.toml", "deploy/railway.json"])
def test_the_files_of_a_platform_are_there(file: str) -> None:
    named = re.findall(r"- (\./\S+?):|\"(?:dockerfilePath\" ?: ?\")?([\w./]*Dockerfile)\"", read(file))
    beside = ROOT if file != "deploy/fly.toml" else ROOT / "deploy"
    assert [path for pair in named for path in pair if path and not (beside / path).exists()] == []
    assert named


def test_the_platforms_ask_for_what_the_image_has() -> None:
    dockerfile = read("Dockerfile")
    target = tomllib.loads(read("deploy/fly.toml"))["build"]["build-target"]
    assert f" AS {target}\n" in dockerfile
    (asked,) = re.findall(r"^ +test: \[CMD, (.+healthy\.py)\]$", read("compose.yaml"), re.MULTILINE)
    (asks,) = re.findall(r"^HEALTHCHECK .+ CMD \[(.+)\]$", dockerfile, re.MULTILINE)
    assert asked == asks.replace('"', "")


def test_every_page_asks_for_the_python_that_the_package_needs() -> None:
    needed = PROJECT["project"]["requires-python"].removeprefix(">=")
    told = {
        page: set(re.findall(r"Python (3\.\d+) or newer|not in '>=(3\.\d+)'", read(page)))
        for page in ("README.md", "Makefile", "docs/hosting/package.md")
    }
    said = {page: {one or other for one, other in found} for page, found in told.items()}
    assert [page for page, versions in said.items() if versions != {needed}] == []
    assert PROJECT["tool"]["mypy"]["python_version"] == needed
    assert PROJECT["tool"]["ruff"]["target-version"] == f"py{needed.replace('.', '')}"
    assert f"--python-version {needed} " in read("Makefile")


def test_a_release_publishes_every_file_that_is_made() -> None:
    script = read("deploy/release.sh")
    (summed,) = re.findall(r"sha256sum -- (.+?) \|", script)
    made = {*summed.split(), "SHA256SUMS", *re.findall(r">dist/(\S+)", script)}
    (command,) = re.findall(
        r"gh release create (?:.+\\\n)+.+$", read(".github/workflows/release.yml"), re.MULTILINE
    )
    assert set(re.findall(r"all/(\S+)", command)) == made | {"*.spdx.json"}
