"""The names of places along which a choice of Holotype is pointed out, and where the rules tell of them."""

from __future__ import annotations

from game.holotype.model import LOCATIONS, WORKERS, HoloAction
from game.holotype.view import HoloView
from ui.boards.kit import names

TOPICS = {
    "worker": "workers", "space": "workers", "retrieve": "retrieve", "lounge": "workers", "area": "objectives",
    "objective": "objectives", "goals": "objectives", "personal": "personal", "offered": "personal", "track": "track",
    "tile": "milestones", "milestone": "milestones", "held": "traces", "trace": "traces", "traces": "traces",
    "hand": "journal", "papers": "journal", "dig": "field", "die": "field", "tray": "field", "trade": "museum",
    "exchange": "museum", "desk": "museum", "lab": "lab", "take": "lab", "contributions": "objectives",
    "research": "library", "storage": "field", "cube": "field", "header": "end", "paper": "journal", "known": "journal",
    "give": "field",
}  # fmt: skip
"""The page of the rules for the first part of a place's name."""

PASSAGES = {
    "cube": "storage", "give": "storage", "paper": "hand", "known": "hand", "tray": "die", "area": "contributions",
}  # fmt: skip
"""The passage on that page, where it is not called like the first part of the name."""

POINTED = {"keep": "offered", "discard": "hand", "erode": "location", "contribute": "area"}
"""The kinds of places that actions of another kind point at."""

WISHES = {
    ("museum", "trade"): "trade {}", ("museum", "exchange"): "exchange {}", ("museum", "done"): "done",
    ("lab", "lab"): "lab {}", ("erosion", "location"): "erode {}", ("give", "give"): "give {}",
    ("milestone", "tile"): "milestone {}", ("journal", "hand"): "publish {}", ("journal", "area"): "contribute {}",
    ("turn", "worker"): "{}>field", ("turn", "retrieve"): "retrieve",
}  # fmt: skip
"""The texts of the actions that pointing at a place means, by what is asked and the kind of place."""


def path(view: HoloView, action: HoloAction) -> tuple[str, ...]:
    """The places that a person points at to choose an action."""
    kind, rest = action.kind, action.text.partition(" ")[2]
    if kind == "place":
        return (f"worker.{WORKERS[action.item]}", f"location.{LOCATIONS[action.to]}")
    if kind == "bump":
        location = view.asked_of[1]
        return (names.name("space", LOCATIONS[location], view.spaces[location].index(action.item)),)
    if kind == "publish":
        return (f"hand.{rest}", "papers")
    if kind == "reroll":
        return (f"die.{action.item}",)
    head = POINTED.get(kind, kind)
    return (names.name(head, rest.replace(">", ".")) if rest else head,)


def wished_text(view: HoloView, path: tuple[str, ...]) -> str:
    """The text of the action that a path would be, '' for none."""
    (first, held), (kind, rest) = names.apart(path[0]), names.apart(path[-1])
    if view.asked == "turn" and first == "worker" and kind == "location":
        return f"{held}>{rest}"
    if view.asked == "bump" and kind == "space":
        location, _, space = rest.partition(".")
        code = view.spaces[LOCATIONS.index(location)][int(space)]
        return f"bump {code // 3}.{WORKERS[code % 3]}"
    item = rest.replace(".", ">") if kind == "trade" else rest
    return WISHES.get((view.asked, kind), "").format(item)


def topic(name: str) -> str:
    """The page of the rules that explains a named place."""
    kind, rest = names.apart(name)
    if kind == "location":
        return rest if rest in LOCATIONS else "turn"
    return TOPICS.get(kind, "turn")


def passage(name: str) -> str:
    """The passage of that page."""
    kind, rest = names.apart(name)
    return rest if kind in ("worker", "tile", "milestone", "held", "trace") else PASSAGES.get(kind, kind)
