"""People and servers.

The main idea is that whatever is kept of a person can be handed out to them, and forgotten. Others come here
through the `Store`, which has a part for each: `people` for names, languages and blocks, `wishes` for what
people and servers have set, `results` for leaderboards, `bookmarks` for plays to find again, `privacy` for
all that is kept of one person.
"""
