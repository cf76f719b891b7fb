"""Finished matches: find them, watch them again, take them along, check them.

The main idea is that everything follows from the match's log. `history` lists matches, `replaying` steps
through one, `marking` bookmarks single plays and `sharing` shows them to a channel, `exporting` gives you
records, and `verifying` checks them.
"""
