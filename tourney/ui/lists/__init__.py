"""Rating periods on the Engine page: open one, publish its list, read lists and compare them.

May not import pages; the page puts the pane in place.
"""
