"""What pictures are drawn with: a pen, and the font in `fonts`.

The main idea is that a picture is made of comparable facts, and drawn again only if they differ.
"""
