"""`breakaway`, or `python -m breakaway`: the same as `python -m bot` in a checkout."""

import sys
from pathlib import Path

HOUSE = Path(__file__).parent / "house"


def main() -> int:
    if HOUSE.is_dir():
        sys.path.insert(0, str(HOUSE))
    from bot.command_line import main as run  # noqa: PLC0415 - it cannot be found before

    return run(sys.argv[1:], "breakaway")


if __name__ == "__main__":
    sys.exit(main())
