"""What has to be looked at.

The main idea is that whoever changes something does not draw it: they mark it here, by match and lane, and
say what the lane owes from then on. `Marks` is the door. `keys` names the lanes, `owed` says what one owes,
`moments` tells in which order things have happened, and `backlog` has many matches looked at a few at a
time. How a match is read and drawn is not known here: the publisher brings that when it starts the work.
"""
