"""The contract that every game keeps: values, rules, rng, data loading, match and record."""
