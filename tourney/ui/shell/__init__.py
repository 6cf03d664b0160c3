"""The frame around the pages: rail, top bar, status line, undo bar, palette, opening of clubs.

May import ``ui.base``, ``ui.widgets`` and ``ui.dialogs``; reaches pages only through the table in
``entries.py``. A new page of the rail is one line there.
"""
