"""A world from one run to the next: in a folder of its own, beside what its bot keeps.

The main idea is that a folder holds one whole world at every instant, so that a run may be killed at any. Its
parts: `whole` (what outlives a run) and `folder` (where it lies, and whose it is). The doors are
`Folder.of_one_run` and `Folder.keeping`.
"""

from sandbox.kept.folder import DATABASE, Folder, InUseError, NoFolderError
from sandbox.kept.whole import Whole, put_back, whole

__all__ = ["DATABASE", "Folder", "InUseError", "NoFolderError", "Whole", "put_back", "whole"]
