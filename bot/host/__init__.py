"""Everything between the bot and its host before play begins: the database, and Discord.

The main idea is that every problem is one sentence that says what to do. `reading` reads the settings;
`opening` opens the database, and `telling` says why it can't; `copying` copies it; `reaching` asks Discord
about the token, and `certificates` knows why one isn't trusted; `registering` uploads the commands, `emojis`
the cards; `tree` receives commands and translates them; `inviting` has the link that adds the bot to a
server, and `granting` finds missing permissions. `limits` are those of a process. `checking` looks for
problems of all kinds, and `unusable` is how the host hears of them.
"""
