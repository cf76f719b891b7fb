"""The main idea is that on the field both seats know the same: what was opened stays open, only luck hides.

`board` is the field in small numbers, with closed places dealt as they might lie; `mind` chooses by the
chance to pass, or by playing whole games out on such boards.
"""
