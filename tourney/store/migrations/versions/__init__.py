"""The revisions, numbered in order; see the folder above."""
