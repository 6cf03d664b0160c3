"""The Arena page in parts: its head, the form of conditions, a pane for each question, and the export.

A job makes the board in a worker (``work``); panes show it and say it in words.
"""
