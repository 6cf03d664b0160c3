"""Find plug-ins by scanning a folder: one file each, no list to keep.

A plug-in module binds its object to the name ``PLUGIN``; the object has a ``key``. Keys are stored
in club files, so they are never renamed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any


@cache
def scan(package: str) -> Mapping[str, Any]:
    """Return key -> plug-in for every module of *package* that binds ``PLUGIN``.

    Modules whose name starts with an underscore are helpers of the plug-ins and skipped.

    Raises
    ------
    RuntimeError
        When a module lacks ``PLUGIN`` or two plug-ins claim one key: a bug, not the user's.
    """
    found: dict[str, Any] = {}
    root = importlib.import_module(package)
    names = sorted(info.name for info in pkgutil.iter_modules(root.__path__))
    for name in names:
        if name.startswith("_"):
            continue
        module = importlib.import_module(f"{package}.{name}")
        plugin = getattr(module, "PLUGIN", None)
        if plugin is None:
            raise RuntimeError(f"{package}.{name} binds no PLUGIN")
        if plugin.key in found:
            raise RuntimeError(f"{package}: two plug-ins claim the key {plugin.key!r}")
        found[plugin.key] = plugin
    return MappingProxyType(found)
