from typing import Literal

Switch = Literal["on", "off"]
