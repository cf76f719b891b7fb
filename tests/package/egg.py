"""A server of a panel, without a panel: what deploy/egg-breakaway.json installs and starts, in a folder.

`python -m tests.package.egg FOLDER` installs and starts it, with its variables in the environment. The
release tries the egg like this.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.package.building import ROOT

EGG = json.loads((ROOT / "deploy" / "egg-breakaway.json").read_text(encoding="utf-8"))
INSTALLED, STARTED = "/mnt/server", "/home/container"


def variables(folder: Path, chosen: Mapping[str, str]) -> dict[str, str]:
    """What the panel gives both scripts: what the host chose, else each variable's default."""
    defaults = {each["env_variable"]: each["default_value"] for each in EGG["variables"]}
    told = {name: value.replace(STARTED, str(folder)) for name, value in defaults.items()}
    return {**told, **chosen, "HOME": str(folder)}


def installation(folder: Path) -> list[str]:
    """The command that installs it. Git is here already, so apt-get has nothing to do."""
    script = re.sub(r"^apt-get .+\n", "", EGG["scripts"]["installation"]["script"], flags=re.MULTILINE)
    return ["/bin/bash", "-c", script.replace(INSTALLED, str(folder))]


def startup(given: Mapping[str, str]) -> list[str]:
    """The command that starts it. The panel fills in the variables as text."""
    return ["/bin/bash", "-c", re.sub(r"{{(\w+)}}", lambda found: given[found[1]], EGG["startup"])]


def main(place: str) -> None:
    folder = Path(place).resolve()
    given = variables(folder, os.environ)
    # The panel's image has a plain `python`, which belongs to no distribution.
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(Path(sys.executable).resolve())
    given |= {"PATH": f"{folder}/bin:{given['PATH']}", "PIP_BREAK_SYSTEM_PACKAGES": "1"}
    subprocess.run(installation(folder), env=given, check=True)
    os.chdir(folder)
    command = startup(given)
    os.execve(command[0], command, given)  # noqa: S606 - a release's own command


if __name__ == "__main__":
    main(*sys.argv[1:])
