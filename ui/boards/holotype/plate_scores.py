"""The plates of Holotype that count: cards with what they are worth, and a whole score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pygame

from ui.boards.holotype import cards
from ui.boards.holotype.inks import CARD
from ui.boards.kit.pen import Pen
from ui.boards.kit.plates import GAP, captioned, drawn, inner_width, picture, tally, words, worth
from ui.leaf import Example, Leaf
from ui.table.cutout import Scene, played, scene_of
from ui.theme import INK
from ui.widgets.blocks import Block, beside, flowing, stacked

HIGH = 226
"""The units of a Specimen whose numbers can be read."""

SHOWN = "allosaurus"
"""The Specimen that is taken apart."""

Player = Mapping[str, Any]
"""What a player has, as positions are written."""


def held(player: Player) -> dict[str, Any]:
    """A position of a player beside one who has nothing."""
    return {"players": [player, {}]}


THEROPODS = ["coelophysis", "dilophosaurus", "marshosaurus"]
WHOLE: Player = {
    "holotypes": ["allosaurus", "stegosaurus", "tawa"],
    "traces": ["amber"],
    "contributions": 2,
    "personal": "theropod_taxonomy",
    "hand": ["dryosaurus"],
}

COUNTED: dict[str, Example] = {
    "holotypes": Example(held({"holotypes": ["allosaurus", "stegosaurus", "shonisaurus"]}), ("holotypes",)),
    "traces": Example(held({"holotypes": [SHOWN], "traces": ["eggs"]}), ("traces",)),
    "contributions": Example(held({"contributions": 3}), ("contributions",)),
    "personal": Example(held({"holotypes": THEROPODS, "personal": "theropod_taxonomy"}), ("personal",)),
    "unpublished": Example(held({"hand": ["dryosaurus", "tawa"]}), ("unpublished",)),
    "whole": Example(held(WHOLE), ("holotypes", "traces", "contributions", "personal", "unpublished")),
}
"""What every rule of counting is shown with."""


def table_of(leaf: Leaf) -> Scene:
    """A table whose cards can be drawn."""
    return scene_of(leaf, played(leaf, "first"))


def row(leaf: Leaf, names: Sequence[str], high: float = HIGH) -> Block:
    """Specimens face up in a row."""
    tall = leaf.px(high)
    wide, gap = round(tall * CARD), leaf.px(8)

    def draw(pen: Pen, rect: pygame.Rect) -> None:
        table: Any = table_of(leaf).board
        for number, name in enumerate(names):
            place = pygame.Rect(number * (wide + gap), rect.top, wide, tall)
            cards.draw_card(table.pen(pen.surface), table, name, place)

    return drawn(leaf, (len(names) * (wide + gap) - gap, tall), draw)


def points(leaf: Leaf, names: Iterable[str]) -> list[int]:
    """What Specimens are worth once they are published."""
    return [leaf.figure(f"specimens.{name}.points") for name in names]


def holotypes(leaf: Leaf) -> Block:
    """Published Specimens with their points."""
    names = COUNTED["holotypes"].position["players"][0]["holotypes"]
    parts = list(zip((row(leaf, [name]) for name in names), points(leaf, names), strict=True))
    return captioned(leaf, tally(leaf, parts), leaf.say("holotypes"))


def traces(leaf: Leaf) -> Block:
    """A Holotype with a Trace Fossil, and what that adds."""
    trace = picture(leaf, "holotype/traces/eggs", 90)
    total = worth(leaf, [leaf.total(COUNTED["traces"])])
    shown = flowing([row(leaf, [SHOWN]), trace, total], inner_width(leaf), leaf.px(2 * GAP))
    return captioned(leaf, shown, leaf.say("traces"))


def contributions(leaf: Leaf) -> Block:
    """The discs that are placed."""
    count = COUNTED["contributions"].position["players"][0]["contributions"]
    discs = beside([picture(leaf, "holotype/disc", 54)] * count, leaf.px(6))
    shown = flowing([discs, worth(leaf, [leaf.total(COUNTED["contributions"])])], inner_width(leaf), leaf.px(2 * GAP))
    return captioned(leaf, shown, leaf.say("contributions", n=count))


def personal(leaf: Leaf) -> Block:
    """Holotypes that a Personal Objective counts."""
    total = worth(leaf, [leaf.total(COUNTED["personal"])])
    shown = flowing([row(leaf, THEROPODS), total], inner_width(leaf), leaf.px(2 * GAP))
    return captioned(leaf, shown, leaf.say("personal", n=len(THEROPODS)))


def unpublished(leaf: Leaf) -> Block:
    """Specimens left in hand, each with its research as a loss."""
    names = COUNTED["unpublished"].position["players"][0]["hand"]
    losses = [-leaf.figure(f"specimens.{name}.research") for name in names]
    parts = list(zip((row(leaf, [name]) for name in names), losses, strict=True))
    return captioned(leaf, tally(leaf, parts), leaf.say("unpublished"))


def whole(leaf: Leaf) -> Block:
    """A whole score, line by line."""
    lines = {line.label: line.points for line in leaf.counted(COUNTED["whole"])}
    pictures = {
        "holotypes": row(leaf, WHOLE["holotypes"], 130),
        "traces": picture(leaf, "holotype/traces/amber", 70),
        "contributions": beside([picture(leaf, "holotype/disc", 46)] * WHOLE["contributions"], leaf.px(4)),
        "personal": picture(leaf, "holotype/personal", 60, INK),
        "unpublished": row(leaf, WHOLE["hand"], 130),
    }
    parts = [(_named(leaf, name, pictures[name]), count) for name, count in lines.items()]
    return captioned(leaf, tally(leaf, parts), leaf.say("whole"))


def _named(leaf: Leaf, line: str, shown: Block) -> Block:
    """A picture over the name of its line in the score."""
    name = words(leaf, leaf.app.text(f"holotype.score.{line}"), width=max(shown.width, leaf.px(120)))
    return stacked([shown, name], leaf.px(4), 0.5)
