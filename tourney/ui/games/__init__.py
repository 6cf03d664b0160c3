"""Parts of the Games page: its table, cells, filters, the panel of one game, and the import's lists.

May not import a page or SQL. A new part is a module of its own; the page puts parts together.
"""
