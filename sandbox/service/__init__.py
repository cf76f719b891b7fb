"""What Discord does when it is asked.

The main idea is that an act is a function of the world: it refuses as Discord does, or changes the world and
tells everybody, whether a bot or a person asked. Its parts: acts (`messages`, `threads`, `interactions`,
`channels`, `members`,
`activities`), and what they look at first (`validate`, `layout`, `controls`, `attachments`,
`mentions`, `command_rules`). The door is `messages.post`, where most ways lead; other acts are taken by their
file's name.
"""
