"""What every screen stands on: context, bus, jobs, errors, theme, icons, translation, settings, shortcuts."""
