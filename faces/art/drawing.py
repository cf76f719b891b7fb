"""How a picture is named that another process draws."""

from importlib import import_module
from typing import Any


def draw(module: str, scene: object) -> Any:
    """What the `render` of a module of `faces` makes of a scene.

    Only the process that draws imports it: Pillow and all that is drawn with it take 12 MB.
    """
    return import_module(f"faces.{module}").render(scene)
