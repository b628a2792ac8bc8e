"""The plates of Draftosaurus: pens cut out of the board with what they count, the die, a turn, a whole zoo."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.draftosaurus import GAME, forecast
from game.draftosaurus.model import FACES, SPECIES
from ui.boards.draftosaurus import words as table_words
from ui.boards.draftosaurus.geometry import geometry
from ui.boards.draftosaurus.layout import RATIO, scaled
from ui.boards.draftosaurus.plate_zoo import (
    Zoo,
    board_of,
    board_width,
    bound,
    codes_of,
    cut_out,
    row,
    rules_of,
)
from ui.boards.draftosaurus.variants import VARIANTS
from ui.boards.kit.arrow import draw_arrow
from ui.boards.kit.pen import Pen
from ui.boards.kit.plate import Plate, Plates
from ui.boards.kit.plates import (
    GAP,
    Entry,
    captioned,
    choices,
    drawn,
    framed,
    inner_width,
    ledger,
    picture,
    steps,
    words,
    worth,
)
from ui.leaf import Example, Leaf
from ui.widgets.blocks import Block, beside, flowing, stacked

TREX, STEGO, PARA, TRICE, SPINO, BRACHIO = SPECIES

HAND = (STEGO, TREX, PARA, TRICE, STEGO, BRACHIO)
"""The hand on the pictures of a turn."""

PEN, BRIDGE = 1.0, ("bridge_left", "bridge_right")


def summer(*zoos: dict[str, Any]) -> dict[str, Any]:
    """A position on the summer side."""
    return {"options": {"board": "summer"}, "zoos": list(zoos)}


def winter(*zoos: dict[str, Any]) -> dict[str, Any]:
    """A position on the winter side."""
    return {"options": {"board": "winter"}, "zoos": list(zoos)}


PENS: dict[str, Example] = {
    "sameness": Example(summer({"sameness": [STEGO] * 4}), ("sameness",)),
    "trio": Example(summer({"trio": [TREX, PARA, TRICE]}), ("trio",)),
    "love": Example(summer({"love": [PARA, PARA, BRACHIO, TRICE, BRACHIO]}), ("love",)),
    "king": Example(summer({"king": [SPINO], "river": [SPINO]}, {"love": [SPINO, SPINO]}), ("king",)),
    "differences": Example(summer({"differences": [TREX, BRACHIO, STEGO, SPINO]}), ("differences",)),
    "island": Example(summer({"island": [TRICE], "differences": [STEGO, PARA, BRACHIO]}), ("island",)),
    "river": Example(summer({"river": [TREX, STEGO, TREX]}), ("river",)),
    "wood": Example(winter({"wood": [PARA, TRICE, PARA, TRICE, PARA]}), ("wood",)),
    "bridge": Example(
        winter({"bridge_left": [STEGO, BRACHIO, TREX], "bridge_right": [BRACHIO, STEGO, PARA]}), ("bridge",)
    ),
    "lookout": Example(
        winter({"lookout": [STEGO]}, {}, {"wood": [STEGO, TREX, STEGO], "bridge_left": [STEGO]}), ("lookout",)
    ),
    "pyramid": Example(winter({"pyramid": [TREX, STEGO, TREX, PARA, BRACHIO, None]}), ("pyramid",)),
    "winter_river": Example(winter({"river": [PARA, BRACHIO]}), ("river",)),
}
"""What every pen is counted with."""

SUMMED = ("love", "river", "bridge", "pyramid", "winter_river")
"""The pens whose dinosaurs count one by one."""

BONUS = Example(summer({"sameness": [TREX, TREX], "island": [TREX], "river": [TREX]}), ("trex",))
"""Where T. rex bring their bonus."""

WHOLE = Example(
    summer(
        {
            "sameness": [STEGO, STEGO, STEGO],
            "trio": [TREX, PARA, BRACHIO],
            "love": [PARA, PARA],
            "king": [SPINO],
            "differences": [SPINO, BRACHIO],
            "river": [TRICE],
        },
        {"love": [SPINO, SPINO]},
    ),
    ("sameness", "trio", "love", "king", "differences", "island", "river", "trex"),
)
"""A complete zoo, counted to the end."""

BOUND: Zoo = {"sameness": [STEGO, STEGO], "differences": [TREX], "king": [BRACHIO]}
"""The zoo on the pictures of the die."""

ZONE: Zoo = {"quarantine": [PARA], "wood": [PARA, TRICE], "river": [STEGO]}
"""A zoo whose quarantine is not empty."""


def terms(leaf: Leaf, example: Example, pen: str) -> list[int]:
    """What the dinosaurs of a pen have added to the counted lines, one after the other, where they added something."""
    zoo = example.position["zoos"][example.seat]
    held, before, found = zoo[pen], 0, list[int]()
    for count in range(1, len(held) + 1):
        zoos = [*example.position["zoos"]]
        zoos[example.seat] = {**zoo, pen: held[:count]}
        now = leaf.total(Example({**example.position, "zoos": zoos}, example.lines, example.seat))
        found += [now - before] if now != before else []
        before = now
    return found


def _pen(name: str, pens: Sequence[str], counted: str, leaf: Leaf) -> Block:
    """Pens cut out of the board of an example, and in words what they count."""
    example = PENS[name]
    side = example.position["options"]["board"]
    zoo: Zoo = example.position["zoos"][example.seat]
    shown = cut_out(leaf, side, zoo, pens)
    others = [_other(leaf, side, other, n) for n, other in enumerate(example.position["zoos"]) if n and other]
    near = sum(species in zoo[counted] for pen in example.position["zoos"][-1].values() for species in pen)
    counts = _counts(leaf, name, counted, near)
    every = flowing([shown, *others, worth(leaf, counts)], inner_width(leaf), leaf.px(2 * GAP))
    return captioned(leaf, every, leaf.say(name, n=len(zoo[counted]), held=near))


def _counts(leaf: Leaf, name: str, pen: str, near: int) -> list[int]:
    """What a pen counts, in the parts of which it is the sum: by dinosaur, by those at a neighbour’s, or at once."""
    total = leaf.total(PENS[name])
    if name == "lookout":
        return [total // near] * near
    return terms(leaf, PENS[name], pen) if name in SUMMED else [total]


def _other(leaf: Leaf, side: str, zoo: Zoo, number: int) -> Block:
    """Another seat's zoo: only the pens that hold something."""
    shown = cut_out(leaf, side, zoo, list(zoo), part=0.7)
    return stacked(
        [shown, words(leaf, leaf.say("other_zoo" if side == "summer" else "right_zoo", n=number))], leaf.px(4), 0.5
    )


def _bonus(leaf: Leaf) -> Block:
    """Two pens with T. rex, and a river where they bring nothing."""
    zoo = BONUS.position["zoos"][0]
    total = leaf.total(BONUS)
    pens = [cut_out(leaf, "summer", zoo, [pen], part=0.8) for pen in zoo]
    each = rules_of(leaf, 2, "summer").trex_bonus
    counts = [each] * (total // max(each, 1))
    shown = flowing([*pens, worth(leaf, counts)], inner_width(leaf), leaf.px(GAP))
    return captioned(leaf, shown, leaf.say("trex"))


def _whole(leaf: Leaf) -> Block:
    """A complete zoo with the points of every pen, line by line, and the sum."""
    lines = {line.label: line.points for line in leaf.counted(WHOLE)}
    zoo = WHOLE.position["zoos"][0]
    on_board = {pen: points for pen, points in lines.items() if pen in zoo}
    shown = cut_out(leaf, "summer", zoo, (), on_board)
    bonus = leaf.say("bonus", n=lines["trex"])
    total = worth(leaf, [points for points in lines.values() if points])
    return framed(leaf, stacked([shown, words(leaf, bonus, width=inner_width(leaf)), total], leaf.px(8), 0.5))


def _zoo(leaf: Leaf) -> Block:
    """A complete zoo."""
    return framed(leaf, cut_out(leaf, "summer", WHOLE.position["zoos"][0]))


def _die(leaf: Leaf) -> Block:
    """One zoo under every face of the die."""
    gap = leaf.px(GAP)
    across = 3 if inner_width(leaf) >= leaf.px(600) else 2
    wide = (inner_width(leaf) - (across - 1) * gap) // across
    cells = [_face(leaf, face, wide) for face in FACES]
    rows = [beside(cells[n : n + across], gap, 0.0) for n in range(0, len(cells), across)]
    told = words(leaf, leaf.say("die"), width=inner_width(leaf))
    return framed(leaf, stacked([*rows, told], gap, 0.5))


def _face(leaf: Leaf, face: str, wide: int) -> Block:
    """A face of the die over a zoo in which it leaves some pens open to a Stegosaurus."""
    name = leaf.app.text(f"draftosaurus.die.{face}.name")
    head = beside(
        [picture(leaf, f"draftosaurus/die_{face}", 40), words(leaf, name, width=wide - leaf.px(52))], leaf.px(8)
    )
    return stacked([head, bound(leaf, "summer", BOUND, face, STEGO, wide)], leaf.px(6), 0.5)


def _turn(leaf: Leaf) -> Block:
    """The four steps of a turn."""
    left = [species for n, species in enumerate(HAND) if n != 1]
    arrow = picture(leaf, "icons/arrow_left", 34, (43, 31, 22))
    shown = [
        (picture(leaf, "draftosaurus/die_plain", 70), leaf.say("turn_roll")),
        (row(leaf, HAND, 38, chosen=1), leaf.say("turn_choose")),
        (cut_out(leaf, "summer", {"island": [TREX]}, ["island"], part=0.6), leaf.say("turn_place")),
        (beside([arrow, row(leaf, left, 38)], leaf.px(4)), leaf.say("turn_pass")),
    ]
    return steps(leaf, shown)


def _two(leaf: Leaf) -> Block:
    """A turn of two players: one placed, one into the box, hands swapped."""
    left = [species for n, species in enumerate(HAND) if n not in (1, 3)]
    arrows = stacked([picture(leaf, f"icons/arrow_{way}", 26, (43, 31, 22)) for way in ("left", "right")], 2)
    shown = [
        (cut_out(leaf, "summer", {"island": [TREX]}, ["island"], part=0.6), leaf.say("two_place")),
        (
            beside([picture(leaf, f"draftosaurus/{TRICE}", 44), picture(leaf, "draftosaurus/box", 80)], leaf.px(6)),
            leaf.say("two_box"),
        ),
        (beside([arrows, row(leaf, left, 40)], leaf.px(6)), leaf.say("two_swap")),
    ]
    return steps(leaf, shown)


def _quarantine(leaf: Leaf) -> Block:
    """A dinosaur that leaves the quarantine, and the place that would bring most."""
    rules, board = rules_of(leaf, 2, "winter"), board_of(leaf, "winter")
    place, gain = forecast.leaving(rules, codes_of(board, ZONE))
    wide = board_width(leaf)
    whole = pygame.Rect(0, 0, wide, round(wide / RATIO))

    def draw(pen: Pen, rect: pygame.Rect) -> None:
        pen.surface.blit(cut_out(leaf, "winter", ZONE).picture(), (0, 0))
        start, end = (scaled("winter", rect, geometry("winter").pens[name].rect) for name in ("quarantine", place))
        draw_arrow(pen.surface, leaf.app, start.midtop, end.center)

    told = leaf.say("quarantine", pen=table_words.pen_name(leaf.app.text, place), points=gain)
    return captioned(leaf, drawn(leaf, whole.size, draw), told)


def _bag(leaf: Leaf) -> Block:
    """How many dinosaurs of a species there are, by the number of players."""
    most = max(leaf.figure(f"game.bag.{seats}.each") for seats in GAME.seat_counts)
    names = {species: leaf.app.text(f"draftosaurus.species.{species}.name") for species in SPECIES}
    entries = [Entry(f"draftosaurus/{species}", names[species], f"{most}") for species in SPECIES]
    return ledger(leaf, entries, leaf.say("bag", n=most * len(SPECIES)))


def _counted(name: str, *pens: str) -> Plate:
    """The plate of a pen."""
    return Plate(partial(_pen, name, pens or (name,), pens[0] if pens else name), (PENS[name],))


PLATES: Plates = {
    "zoo": Plate(_zoo),
    "turn": Plate(_turn),
    "die": Plate(_die),
    **{pen: _counted(pen) for pen in ("sameness", "trio", "love", "differences", "wood", "pyramid")},
    "king": _counted("king", "king", "river"),
    "island": _counted("island", "island", "differences"),
    "river": _counted("river"),
    "winter_river": _counted("winter_river", "river"),
    "bridge": _counted("bridge", *BRIDGE),
    "lookout": _counted("lookout"),
    "quarantine": Plate(_quarantine),
    "trex": Plate(_bonus, (BONUS,)),
    "two": Plate(_two),
    "whole": Plate(_whole, (WHOLE,)),
    "bag": Plate(_bag),
    **{f"variant.{option}": Plate(partial(choices, vignettes=VARIANTS, ground="draftosaurus/summer", option=option))
       for option in VARIANTS},
}  # fmt: skip
"""By the names that the rules have for them."""
