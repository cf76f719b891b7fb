"""What is remembered of finished matches: results, ratings, totals, seasons.

The main idea is that all of it follows from the matches' logs, in the order in which they finished. What is
kept here is kept for speed: `entering` adds a match in the transaction that finishes it, `rebuilding` does
the same with every match there is. `tallies` and `ratings` are the arithmetic of it. `results` has the
leaderboards, `boards` their queries, `climbing` who gains places on them, `seasons` when seasons are,
`statistics` what a player's card shows, and `summary` the arithmetic of that.
"""
