"""Messages: what each should show, and how it gets to Discord.

The main idea is that a message is sent or edited only if what it shows differs from what it should show, and
that a send is stored before it's made. The way in is `Outbox`. `message` has the messages of a match, a
tournament or a server, what each shows, and the lock under which it's drawn; `names` has their names. A
`Drawing` is what a message should show, with its `picture`, which the `painter` draws; a `Wanted` says where
it should be. `sender` sends each message once, `unanswered` finds a message whose send was never answered,
`once` is for those that are never edited. `reaching` edits by the token of a tap, and opens threads. `dms`
opens DMs. `emojis` are the bot's own. `drafts` are private messages that go away.
"""
