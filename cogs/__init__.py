"""What people can do: commands and taps.

The main idea is that each subject has its own package or module, and none imports another. What several of
them need is in `public.py` (a match's messages in the channel) and `asking.py` (what commands ask people
for). A command or a tap checks who asks, lets `bot` do it, and answers with what `faces` draws.

The way in is `hockey.py`: the bot loads it by name, and it lists every command and every tap's handler.
"""
