"""The mind of the fifth game lies here as those of the others lie in `ai/`."""
