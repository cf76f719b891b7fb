"""What pictures are drawn with: a pen, and the font in `fonts`.

The main idea is that a picture is made of facts that can be compared, and drawn anew only where they differ.
"""
