"""The blind vote: the dialog that begins one, and the full screen on which judges compare two entries.

``tourney.club.votes`` knows which pair comes next; here are only keys, a clock and two cards.
"""
