"""People and servers.

The main idea is that everything stored about a person can be given to them, and deleted. Others use the
`Store`, which has a part for each: `people` for names, languages and blocks, `wishes` for settings of people
and servers, `results` for leaderboards, `bookmarks` for plays to find again, `privacy` for everything about
one person.
"""
