"""The screens, in Qt. The only place that may import it.

Shows records and sends commands to ``club``; no SQL, no rating maths.
"""
