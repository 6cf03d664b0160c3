"""The bracket of a knockout: a painter for screen and paper, and the view in which results are entered.

``paint`` knows no widget and no club: it draws a layout of ``standings.bracket_layout`` with the words of
``cells_of`` in the inks it is given. ``panel`` reads the club and takes results.
"""
