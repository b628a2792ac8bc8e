"""What was played: finished games as plays, what they add up to, codes of deals, export and backup."""
