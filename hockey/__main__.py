import argparse
import json
import sys
from pathlib import Path

from hockey.catalogue import CATALOGUE
from hockey.paper import BadRecord
from hockey.record import lines, read


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m hockey")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games")
    commands.add_parser("replay").add_argument("file")
    arguments = parser.parse_args()
    return games() if arguments.command == "games" else replay(arguments.file)


def games() -> int:
    for game in CATALOGUE.values():
        print(game.id, game.seats, game.name, game.pitch, sep="\t")
    return 0


def replay(file: str) -> int:
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        record = read(text)
    except OSError as error:
        print(f"{file}: {error.strerror}", file=sys.stderr)
        return 1
    except BadRecord as error:
        print(error, file=sys.stderr)
        return 1
    for line in lines(record):
        print(json.dumps(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
