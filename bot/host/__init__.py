"""What is settled with the host before the bot plays: the database, and what Discord knows of it.

The main idea is that whatever is wrong is said in one sentence that tells what to do. `opening` opens the
database or says why not; `copying` brings it to another place; `registering` tells Discord the commands;
`inviting` has the link that adds the bot to a server, `granting` says where it lacks a permission.
"""
