"""Everything between the bot and its host before play begins: the database, and Discord.

The main idea is that every problem is one sentence that says what to do. `opening` opens the database, or
says why it can't; `copying` copies it; `reaching` asks Discord about the token; `registering` uploads the
commands, `emojis` the cards; `tree` receives commands and translates them; `inviting` has the link that adds
the bot to a server, and `granting` finds missing permissions. `checking` reads the settings and looks for
problems. `unusable` is how the host hears of them.
"""
