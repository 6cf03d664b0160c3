"""The journal on screen: what was done, when and at which desk.

May not import a page or SQL. Another way to show the journal is a module of its own over its model.
"""
