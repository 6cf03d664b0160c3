"""Events set up: what they are, how they are paired and scored, who plays which round.

``setup`` is the dialog; each of its tabs is a file, which shows its part of an event and gives it back,
or says at the field what is wrong. A plain club night needs none of this.
"""
