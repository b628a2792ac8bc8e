"""A bot of somebody else's: it takes the shortest of its options, and any of several.

Try it in any game: `cabinet simulate GAME --seats "greedy,engine:python docs/example_bot.py" --games 20`.
"""

import json
import random
import sys


def answer(order: dict[str, object]) -> dict[str, object]:
    """The option of an order to choose; nothing of other orders."""
    options = order.get("options")
    if order["do"] != "go" or not isinstance(options, list):
        return {}
    shortest = min(len(option) for option in options)
    return {"text": random.Random(str(order["seed"])).choice([one for one in options if len(one) == shortest])}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
