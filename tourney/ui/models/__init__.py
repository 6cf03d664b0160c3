"""Qt item models: records in, roles out."""
