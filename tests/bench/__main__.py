import asyncio

from tests.bench import fold, library, pictures, requests, size, start, taps
from tests.bench.row import Row


def show(row: Row) -> None:
    target = "" if row.most is None else f"\t(good: at most {row.most:g})"
    print(f"{row.name}\t{row.value:.2f}{target}", flush=True)


async def main() -> None:
    for row in fold.rows():
        show(row)
    for bench in (library, size, pictures, requests, taps, start):
        async for row in bench.rows():
            show(row)


asyncio.run(main())
