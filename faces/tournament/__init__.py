"""How a tournament looks: its one message, with a picture, and behind a button everything as text.

- `message`: the message, and the posts for a new round and the podium
- `text`: the pages behind the button
- `naming`: what entrants and rounds are called
- `picture`: what the picture shows, and its description in words
- `drawing`: the picture itself, drawn without Discord
"""
