"""What is settled with the host before the bot plays: the database, and what Discord knows of it.

The main idea is that whatever is wrong is said in one sentence that tells what to do. `opening` opens the
database, alone if it is a file, or says why not; `copying` brings it to another place; `reaching` asks
Discord whose the token is; `registering` tells it the commands, `emojis` the cards; `tree` takes commands and
translates them; `inviting` has the link that adds the bot to a server, and `granting` says where it lacks a
permission. `checking` reads the settings and finds out what would keep the bot from starting. `unusable` is
how the host is told that something is wrong.
"""
