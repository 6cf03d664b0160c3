"""The answer to "why?": of a game, a rating, a badge. ``opening`` is the door for every page.

Figures and sentences come from ``club.explaining``, ``club.explain_words``, ``club.placement`` and
``club.waterfall``; nothing is computed here.
"""
