"""A match in few words.

The main idea is that nothing of the tale is lost when it is told shorter: `folding` makes a line or two of a
part of a match that is over, and keeps every goal with who scored it and the score then, however little room
there is. `recap` tells a whole match again from its `shots`. `choosing` takes one of several ways to say it,
`asides` are a second voice's, and `crowd` has what those may do who watch.
"""
