"""What bots know of Cubosaurs: `mind` says it to the search."""
