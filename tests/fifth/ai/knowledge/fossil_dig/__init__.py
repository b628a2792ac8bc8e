"""What bots know of Fossil Dig: `mind` says it to the search."""
