"""Matches that are over: found, watched again, taken along, checked.

The main idea is that all of it follows from the log that the match left. `history` lists matches,
`replaying` steps through one, `marking` keeps single plays and `sharing` shows them to a channel,
`exporting` hands out records, and `verifying` checks them.
"""
