"""The parts of the Desk: check-in, boards, suggestion, quick bar, and the night they share.

A part shows what ``Night`` holds and asks it for changes; parts do not know each other, the page
joins them. One more part is one more file here, put in its place by ``ui/pages/desk.py``.
"""
