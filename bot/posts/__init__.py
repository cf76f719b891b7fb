"""Posts: the messages of matches, tournaments and servers, each sent once and edited if it looks different.

The main idea is that a post is sent or edited only if what it shows differs from what it should show, and
that a send is stored before it's made. Whatever is lost on the way, the post is there once: a retry has the
same nonce, and later the channel's history tells.

The way in is `Outbox`. `live` has the posts of an owner, what each shows, and the lock under which it's
drawn; `names` has their names. `once` is for those that are never edited, such as a podium. `sender` sends
each once, `unanswered` finds one whose send was never answered. `reply` answers a tap with one. `reaching`
edits by the token of a tap, and opens threads.
"""
