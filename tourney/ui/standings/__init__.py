"""The parts of the Standings page."""
