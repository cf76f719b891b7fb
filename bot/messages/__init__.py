"""Messages: how one is wanted, and how it is brought to Discord.

The main idea is that a message is sent or edited only where what it shows differs from what it should show,
and that a send is noted before it is made. The door is `Outbox`. A `Drawing` is a message before anybody
thinks of sending it, with its `picture`, which the `painter` draws; a `Wanted` says where it should stand.
`sender` sends so that each stands there once, `edits` lets no two edits of a message cross, `surface_cache`
keeps what each message of a match shows, `names` says what those are called, `reaching` edits by the token of
a tap, `unanswered` finds a message whose sending was never answered, and `threads` opens one. `earlier` knows
how an earlier release has shown a match. `emojis` are those of the bot's own that messages may carry.
"""
