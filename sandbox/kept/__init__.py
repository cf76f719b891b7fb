"""A world from one run to the next: in its own folder, beside the bot's files.

The main idea is that a folder holds one whole world at every instant, so that a run can be killed at any
time. Its parts: `whole` (what outlives a run) and `folder` (where it is, and which run has it). The ways in
are `Folder.of_one_run` and `Folder.keeping`.
"""

from sandbox.kept.folder import DATABASE, Folder, InUseError, NoFolderError
from sandbox.kept.whole import Whole, put_back, whole

__all__ = ["DATABASE", "Folder", "InUseError", "NoFolderError", "Whole", "put_back", "whole"]
