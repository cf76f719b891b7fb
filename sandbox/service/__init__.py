"""What Discord does with requests and acts.

The main idea is that an act is a function of the world: it refuses as Discord does, or changes the world and
notifies everyone, whether a bot or a person asked. Its parts: acts (`messages`, `threads`, `interactions`,
`channels`, `members`, `activities`), and their checks (`validate`, `layout`, `controls`, `attachments`,
`mentions`, `command_rules`). The way in is mostly `messages.post`; import other acts from their file.
"""
