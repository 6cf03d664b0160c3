"""Use cases: one command or query per thing a person wants.

May import every floor below, no Qt and no SQL. A new command is a frozen dataclass in
``commands.py`` and a function in the module of its subject.
"""
