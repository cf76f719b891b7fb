"""What the Dockerfile puts into the image, without a registry to pull its base from.

`python -m tests.package.image FOLDER COMMAND...` lays the image's files out in a folder, and runs a command
there with the image's environment. The release tries them like this.
"""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from tests.package.building import ROOT

CODE, DATA = "/opt/breakaway", "/data"


def instructions(name: str) -> Iterator[list[str]]:
    """The words behind each of the Dockerfile's instructions of this name."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        first, *words = shlex.split(line, comments=True) or [""]
        if first == name:
            yield words


def files() -> dict[str, Path]:
    """The image's own files, each with the one here that it's a copy of."""
    found = {}
    for words in instructions("COPY"):
        if words[0].startswith("--"):  # from another stage
            continue
        *sources, target = words
        for source in sources:
            copied = list(_let_in(ROOT / source))
            if not copied:
                raise FileNotFoundError(source)
            for file in copied:
                place = file.name if (ROOT / source).is_file() else str(file.relative_to(ROOT / source))
                found[str(PurePosixPath(target, place))] = file
    return {name: file for name, file in found.items() if name.startswith(f"{CODE}/")}


def _let_in(source: Path) -> Iterator[Path]:
    """The files of a source that .dockerignore lets into the build."""
    for file in [source] if source.is_file() else source.rglob("*"):
        if file.is_file() and not ignored(file.relative_to(ROOT)):
            yield file


def ignored(file: Path) -> bool:
    """True if .dockerignore keeps it out. The last line that names the file or a folder around it decides."""
    kept_out = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = _pattern(line.removeprefix("!"))
        if not line.startswith("#") and any(pattern.fullmatch(str(each)) for each in (file, *file.parents)):
            kept_out = not line.startswith("!")
    return kept_out


def _pattern(line: str) -> re.Pattern[str]:
    meaning = {"**/": "(.*/)?", "*": "[^/]*", "[": "[", "]": "]"}
    parts = re.split(r"(\*\*/|[*\[\]])", line)
    return re.compile("".join(meaning.get(part, re.escape(part)) for part in parts))


def lay_out(folder: Path) -> dict[str, str]:
    """Put the image's files into an empty folder; returns its environment, with places in that folder."""
    (folder / "data").mkdir(parents=True)
    for name, file in files().items():
        place = folder / PurePosixPath(name).relative_to("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    return environment(folder)


def environment(folder: Path) -> dict[str, str]:
    """The image's environment, with its places in a folder.

    The command chooses the port, and Python keeps what it compiles: the image has that already.
    """
    *_, last = instructions("ENV")
    told = dict(word.split("=", 1) for word in last if "$" not in word)
    del told["PORT"], told["PYTHONDONTWRITEBYTECODE"]
    there = re.compile(f"{CODE}|{DATA}")
    return {name: there.sub(lambda found: f"{folder}{found[0]}", value) for name, value in told.items()}


if __name__ == "__main__":
    place, *command = sys.argv[1:]
    given = os.environ | lay_out(Path(place).resolve())
    os.chdir(f"{place}{DATA}")
    os.execvpe(command[0], command, given)  # noqa: S606 - a release's own command
