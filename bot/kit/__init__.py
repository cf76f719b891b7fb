"""Tools that know nothing of hockey.

`clock` tells the time, `lanes` does work by key and tries it again, `backoff` says how soon.
`processes` has work done in other processes, `heap` keeps the bot's memory small, and `trouble` tells what
passes by itself from a fault.
"""
