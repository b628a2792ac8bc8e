"""What bots know of Draftosaurus: `mind` says it to the search."""
