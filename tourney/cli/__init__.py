"""The command line: shows records, sends commands, like the screens do."""
