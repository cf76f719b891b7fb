"""What is remembered of finished matches: results, ratings, totals, seasons.

The main idea is that all of it follows from the matches' logs, in the order in which they finished. What is
kept here is kept for speed: `entering` adds a match in the transaction that finishes it, `rebuilding` does
the same with every match there is. `ratings` is the arithmetic, `logs` knows where the logs lie, `packed` how
one is written in few bytes, `results` has the leaderboards, `seasons` the times that they may be of,
`statistics` what a card shows of somebody, and `summary` the arithmetic of it.
"""
