"""What a message shows, and what it takes to show it.

A `Drawing` is what a message should show, with its `picture`, which the `painter` draws; a `Wanted` says
where it should be. `room` says how much fits. `dms` opens DMs. `emojis` are the bot's own. `drafts` are
private messages that go away.
"""
