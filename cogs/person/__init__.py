"""What players set for themselves: settings, blocked players, their data, their team.

No one else sees it: all answers are private, and each button names its reader or acts for the person who
taps it.
"""
