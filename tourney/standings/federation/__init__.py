"""The federation's rules through the library gacrux, which nothing outside this package imports.

``book`` puts a contest into rounds, ``library`` hands them over, ``columns`` makes tie-breaks of the
answers, ``virtual`` counts by the edition of 2018, ``dutch`` pairs. It imports the floors below alone.
"""
