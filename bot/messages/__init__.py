"""Messages: what one should show, and how it is brought to Discord.

The main idea is that a message is sent or edited only where what it shows differs from what it should show,
and that a send is noted before it is made. The door is `Outbox`. `message` has the messages of a match, what
each shows, and the lock under which each is drawn; `names` has what they are called. A `Drawing` is what a
message should show, with its `picture`, which the `painter` draws; a `Wanted` says where it should stand.
`sender` sends so that each stands there once, `unanswered` finds a message whose sending was never answered,
`reaching` edits by the token of a tap, and opens threads. `emojis` are the bot's own. `drafts` are private
answers that are edited again.
"""
