"""Tools that know nothing of hockey.

The main idea is that a part which anybody could use knows nothing of who uses it. `clock` tells the time,
`lanes` does work by key and tries it again, `lru` keeps
what was used last, `recent` what was done lately, `underway` says what is being done just now, `worker` has
work done in a process of its own, which runs `work`, and `trouble` tells what passes by itself from a fault.
Each file is its own door.
"""
