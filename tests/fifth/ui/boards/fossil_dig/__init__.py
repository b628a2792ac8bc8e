"""The table of Fossil Dig."""
