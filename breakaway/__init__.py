"""The command `breakaway`, and the one name that the installed package takes in site-packages.

The main idea is that the other packages, whose names are anybody's (`bot`, `db`), lie inside this one in the
folder `house`, from where only this command opens them. In a checkout they stand beside it.
"""
