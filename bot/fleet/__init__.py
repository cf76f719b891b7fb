"""Several processes over one database.

The main idea is that what is bound to a connection is leased, and everything else is anybody's. `lease`
holds a block of shards for a process and lets it go in time; `keeping` decides which process looks after a
match.
"""
