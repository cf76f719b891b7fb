"""The processes that run the bot together.

The main idea is that whatever only one of them may do is a row that it holds for a while, so that another can
take it over when it dies. Others come here through the `Store`, which has a part for each: `leases` for
blocks of shards and turns to identify, `keepers` for who looks after a match, `edits` for who edits a
message, `beats` for when a shard was there and what turns get back for the time that it was not.
"""
