"""What finished matches leave behind: results, ratings, totals, seasons.

The main idea is that all of it follows from the matches' logs, in the order in which they finished. It is
stored only for speed. `entering` adds a match in the transaction that finishes it, and `rebuilding` does the
same for all matches. `tallies` and `ratings` are the arithmetic. `results` has the leaderboards, `boards`
their queries, `climbing` who gains places, `seasons` when seasons begin and end, `statistics` what a player's
card shows, and `summary` the arithmetic of that.
"""
