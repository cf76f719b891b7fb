"""What people can do: commands and taps.

The main idea is a package or a module a subject, and none knows another. What several of them need lies in
`public.py` (a match's messages in the channel) and `asking.py` (what commands ask people for). A command or
a tap checks who asks, has `bot` do it, and answers with what `faces` draws.

The one door is `hockey.py`: the bot loads it by name, and it lists every command and who answers which tap.
"""
