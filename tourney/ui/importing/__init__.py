"""The parts of the import dialog: how a document is read, its columns, its rows, its people.

May not import pages. Another part is a module here that the lists of ``lists.py`` show under a tab.
"""
