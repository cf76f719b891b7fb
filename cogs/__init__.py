"""What people can do: commands and taps.

The main idea is that a subject is a package. Several use `offering` to check who may play. What all of them
need is in `public.py` (a match's messages in the channel) and `asking.py` (what commands ask people
for). A command or a tap checks who asks, lets `bot` do it, and answers with what `faces` draws.

The way in is `hockey.py`, which the bot loads by name. It puts `/hockey` together, and `admin/group.py` puts
`/hockey-admin` together. A handler of taps says itself which it answers: `@answers(...)`.
"""
