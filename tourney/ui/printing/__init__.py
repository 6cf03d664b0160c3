"""Sheets onto paper, PDF and preview."""
