"""What nobody knows: the order of the decks, the round tokens still face down, the dice to come."""

from __future__ import annotations

from game.core.rng import advance, seeded, shuffle
from game.encyclopedia.model import EncycState


def determinize(state: EncycState, seed: int) -> EncycState:
    """Shuffle the decks and the round tokens that lie face down anew; everything else is open to all seats."""
    world = state.clone()
    world.rng = advance(seeded(seed))
    world.animal_deck = sorted(world.animal_deck)
    world.rng = shuffle(world.animal_deck, world.rng)
    world.expert_deck = sorted(world.expert_deck)
    world.rng = shuffle(world.expert_deck, world.rng)
    hidden = sorted(world.round_tokens[world.round :])
    world.rng = shuffle(hidden, world.rng)
    world.round_tokens = world.round_tokens[: world.round] + hidden
    return world
