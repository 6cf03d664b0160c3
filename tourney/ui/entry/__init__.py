"""The form for a game of any shape: sides, people to drag, shares, scores, and what the game would do.

``draft`` holds what is filled in, without Qt; a new part of the form shows it and asks for the next
draft. It may import the widgets and models of this floor, and no page.
"""
