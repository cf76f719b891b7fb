"""The command `breakaway`, and the one name that the installed package takes in site-packages.

The main idea is that the other packages, with common names like `bot` and `db`, are inside this one in the
folder `house`, and only this command opens them there. In a checkout they are beside it.
"""
