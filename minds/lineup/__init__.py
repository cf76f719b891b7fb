"""The main idea is that a line is two trios, one around its centre and one around its goalie.

`trios` finds the cheapest that beat what they meet, `reply` puts two of them together against an open line,
`arrange` sets a line without seeing the other's, `mind` decides what is worth a goal and what to keep.
"""
