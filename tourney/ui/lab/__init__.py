"""Parts of the lab on the Engine page: the plot of a calibration, and what the club's games are like.

May import ``ui.base``, ``ui.widgets`` and ``ui.charts``; the page puts them in place.
"""
