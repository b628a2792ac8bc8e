"""The zoo boards of Draftosaurus."""
