"""Which processes a process has started, as Linux knows it."""

from pathlib import Path


def children_of(pid: int | str) -> list[int]:
    """The ids of its child processes, in order; OSError if it has ended."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sorted(int(child) for each in threads for child in (each / "children").read_text().split())


def workers_of(pid: int) -> list[int]:
    """Those that draw or think for a bot.

    A starting one still has the bot's name: if a test stopped it, the bot itself would wait for it.
    """
    return [each for each in children_of(pid) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
