"""The state of one Discord, and who is told when it changes."""
