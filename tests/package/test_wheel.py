"""The built package: complete, the same every time, and with one name in site-packages."""

import tarfile
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path
from zipfile import Path as ZipPath

import bot
from tests.package.building import ROOT, built
from tests.repository import git

DOOR, INFO = "breakaway/", f"breakaway-{bot.__version__}.dist-info/"


def rooms() -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = told["tool"]["importlinter"]["root_packages"]
    return found


def test_every_file_of_every_package_is_in_it_and_nothing_else(files: set[str]) -> None:
    found = [each for room in rooms() for each in (ROOT / room).rglob("*")]
    kept = {str(each.relative_to(ROOT)) for each in found if each.is_file() and each.suffix != ".pyc"}
    expected = {name if name.startswith(DOOR) else f"{DOOR}house/{name}" for name in kept}
    assert {name for name in files if not name.startswith(INFO)} == expected


def test_it_takes_one_name_in_site_packages(files: set[str]) -> None:
    assert {name.split("/")[0] + "/" for name in files} == {DOOR, INFO}


def test_the_licences_are_in_it(files: set[str]) -> None:
    assert {INFO + "licenses/LICENSE", INFO + "licenses/faces/art/fonts/LICENSE"} <= files


def test_it_has_the_one_version(wheel: Path) -> None:
    told = PathDistribution(ZipPath(wheel, INFO))
    assert told.version == bot.__version__


def test_the_source_package_holds_what_git_has_and_nothing_else(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    kept = git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    assert packed - {"PKG-INFO"} == {name for name in kept if (ROOT / name).is_file()}


def test_what_is_published_as_source_builds_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    (tmp_path / "sdist").mkdir()
    with tarfile.open(built("sdist", tmp_path / "sdist")) as archive:
        # Debian 12 has Python 3.11.2, which has no filter yet.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(tmp_path)  # noqa: S202 - our own archive
    (source,) = tmp_path.glob("breakaway-*")
    (tmp_path / "wheel").mkdir()
    assert built("wheel", tmp_path / "wheel", source).read_bytes() == wheel.read_bytes()
