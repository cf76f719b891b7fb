"""Tools that know nothing of hockey.

`clock` tells the time, `lanes` does work by key and tries it again, `backoff` says how soon.
`worker` has work done in a process of its own, which runs `work`, and `trouble` tells what passes by itself
from a fault.
"""
