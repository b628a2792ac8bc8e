"""The campaign against losses and crashes: a small share runs by default, all of it with `-m soak`."""
