"""What an Automa of Encyclopedia still gains, by what is seen of it; `learn_automas.py` makes it."""

from typing import Final

GAINS: Final[dict[str, tuple[float, ...]]] = {
    "linne/boudeuse": (2.664, 0.197, 3.206, 0.063, 0.980),
    "linne/resolution": (3.131, 0.165, 2.992, 0.069, 0.979),
    "linne/astrolabe": (3.349, 0.204, 2.896, 0.090, 0.986),
    "trembley/boudeuse": (12.047, -0.133, -1.079, 0.230, 0.889),
    "trembley/resolution": (12.090, -0.133, -0.885, 0.207, 0.902),
    "trembley/astrolabe": (13.139, -0.137, -0.928, 0.219, 0.929),
    "daubenton/boudeuse": (5.635, 0.082, 1.126, 0.206, 0.432),
    "daubenton/resolution": (6.272, 0.048, 0.789, 0.198, 0.404),
    "daubenton/astrolabe": (6.711, 0.073, 0.954, 0.204, 0.395),
}
"""The weights of what `rivals.seen_of` sees, by behaviour and scoring card."""
