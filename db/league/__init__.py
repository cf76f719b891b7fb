"""What is remembered of finished matches: results, ratings, totals, seasons.

The main idea is that all of it follows from the matches' logs, in the order in which they finished. What is
kept here is kept for speed: `entering` adds a match in the transaction that finishes it, `rebuilding` does
the same with every match there is. `ratings` is the arithmetic, `logs` knows where the logs lie, and
`results` has the leaderboards.
"""
