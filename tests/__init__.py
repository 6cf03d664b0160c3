"""The tests, the long ones, and the benchmarks.

A package of its own, since some opponents of the benchmarks install one of this name.
"""
