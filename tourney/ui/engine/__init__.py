"""Parts of the Engine page: the form of parameters, the new list beside the old, the backtest.

May not import other pages. A new part is a widget in a file of its own that the page puts in place.
"""
