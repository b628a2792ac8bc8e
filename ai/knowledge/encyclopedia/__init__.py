"""What bots know of Encyclopedia: `mind` says it to the search."""
