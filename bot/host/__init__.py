"""What a host does before the bot runs.

The main idea is that whatever is wrong is said in one sentence that tells what to do. `opening` opens the
database or says why not; `copying` brings it to another place; `reading` reads the settings; `reaching` asks
Discord whose the token is; `inviting` has the link that adds the bot to a server. `checking`,
`invite_command` and `rink` are what a host can type.
"""
