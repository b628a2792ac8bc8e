"""What bots know of Holotype: `mind` says it to the search."""
