"""`python -m tests.sandbox.saver FOLDER`: replaces a picture and keeps it, again and again."""

import sys
from itertools import count
from pathlib import Path

from sandbox import Sandbox
from sandbox.ground.call import Upload
from sandbox.kept import Folder, whole
from sandbox.page import Guide
from sandbox.service import messages
from sandbox.service.messages import Posted


def main(path: Path) -> None:
    world = Sandbox()
    channel = world.guild("The Rink").channel("rink").channel
    message = messages.post(world, channel, Posted({"content": "Puck drops."}))
    with Folder.of_one_run(path) as folder:
        for number in count():
            text = f"Play {number}"
            upload = {0: Upload("score.png", text.encode(), "image/png")}
            messages.edit(world, message, {"content": text, "attachments": []}, upload)
            folder.put(whole(world, Guide(done=1)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
