"""What is remembered of finished matches: results, ratings, totals, seasons.

The main idea is that all of it follows from the matches' logs, in the order in which they finished. What is
kept here is kept for speed: `entering` adds a match in the transaction that finishes it, `rebuilding` does
the same with every match there is. `finished` is what they enter, `ratings` and `tallies` are the arithmetic
of it, `bins` counts how many stand how high. `results` has the leaderboards, `boards` of all time and
`windows` of a season, `climbing` who gains places on them, `seasons` when these are, `statistics` what a card
shows of somebody, and `summary` the arithmetic of that; `questions` are parts that several of them ask with.
"""
