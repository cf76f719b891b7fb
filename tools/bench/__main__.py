import asyncio
import sys

from tools.bench import fold, library, pictures, requests, size, start, taps, work
from tools.bench.row import Row


def show(row: Row) -> None:
    target = "" if row.most is None else f"\t(good: at most {row.most:g})"
    print(f"{row.name}\t{row.value:.2f}{target}", flush=True)


BENCHES = {
    bench.__name__.rpartition(".")[2]: bench
    for bench in (library, size, pictures, requests, taps, work, start)
}


async def main(wanted: list[str]) -> None:
    """All measurements, or the named ones."""
    if not wanted:
        for row in fold.rows():
            show(row)
    for name in wanted or BENCHES:
        async for row in BENCHES[name].rows():
            show(row)


asyncio.run(main(sys.argv[1:]))
