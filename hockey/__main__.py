import argparse
import json
import os
import sys
import tomllib
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from hockey import record
from hockey.box import box
from hockey.catalogue import CATALOGUE
from hockey.notation import BadRecord
from hockey.record import LARGEST, Record, lines

# Like a shell's codes for signals: the reader is gone, or Ctrl-C.
NO_READER, INTERRUPTED = 128 + 13, 128 + 2


def main() -> int:
    try:
        return _run()
    except BrokenPipeError:
        _give_up_output()
        return NO_READER
    except OSError as error:
        _give_up_output()
        return _refuse(f"The output could not be written: {error.strerror}.")
    except KeyboardInterrupt:
        _give_up_output()
        return INTERRUPTED


def _run() -> int:
    parser = argparse.ArgumentParser(prog="python -m hockey")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games")
    for name in _TOLD:
        commands.add_parser(name).add_argument("file")
    arguments = parser.parse_args()
    if sys.stdout is None:
        return _refuse("The output could not be written: it is closed.")
    status = games() if arguments.command == "games" else _tell(arguments.command, arguments.file)
    sys.stdout.flush()
    return status


def games() -> int:
    for game in CATALOGUE.values():
        print(game.id, game.seats, game.name, game.pitch, sep="\t")
    return 0


def _tell(command: str, file: str) -> int:
    if file == "-" and sys.stdin is None:
        return _refuse("There is nothing to read: the input is closed.")
    try:
        text = _read(file)
    except OSError as error:
        return _refuse(f"{file}: {error.strerror}")
    if len(text) > LARGEST:
        return _refuse(
            f"{file}: This is larger than the record of any match, which has at most {LARGEST} bytes."
        )
    return _TOLD[command](text)


def replay(text: bytes) -> int:
    return _print(text, lambda told: "\n".join(map(json.dumps, lines(told))))


def box_score(text: bytes) -> int:
    return _print(text, lambda told: json.dumps(box(told), indent=1))


def verify(text: bytes) -> int:
    """Report what was checked, or the first thing that is false; 1 also if nothing was sealed."""
    try:
        told = record.verify(text)
    except BadRecord as error:
        sentences = tomllib.loads(files("hockey").joinpath("flaws.toml").read_text(encoding="utf-8"))
        return _refuse(f"{error}\n{sentences.get(error.reason, sentences['bad-rules'])}")
    seal, plays = told.seal, sum(1 for _ in lines(told)) - 1
    number, commitment = (seal.match, seal.commitment) if seal else (0, "")
    print(f"true: match {number}, sealed as {commitment}")
    print(f"The commitment, the cuts, every shuffle and every play ({plays}) were checked.")
    return 0


_TOLD = {"replay": replay, "box": box_score, "verify": verify}


def _print(text: bytes, tell: Callable[[Record[Any]], str]) -> int:
    try:
        told = tell(record.read(text))
    except BadRecord as error:
        return _refuse(str(error))
    print(told)
    return 0


def _read(file: str) -> bytes:
    """Just enough to see whether it's too large."""
    if file == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(file).open("rb") as opened:
        return opened.read(LARGEST + 1)


def _refuse(sentence: str) -> int:
    # If it's closed, it's None, and print() would take the output instead.
    if sys.stderr is not None:
        with suppress(OSError):
            print(sentence, file=sys.stderr)
    return 1


def _give_up_output() -> None:
    """Discard unwritten output, or Python tries again at its end and complains."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
