"""The plates of Holotype: places cut out of the tables of its lesson, cards with what they count, the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.holotype import provenance
from game.holotype.model import CLADES, DIETS, PERIODS, TRACES, WORKERS
from ui.boards.holotype import cards, plate_scores
from ui.boards.holotype.inks import CARD, PERIOD_INKS
from ui.boards.holotype.variants import VARIANTS
from ui.boards.kit.pen import Pen
from ui.boards.kit.plate import Plate, Plates
from ui.boards.kit.plates import (
    GAP,
    Entry,
    Spot,
    anatomy,
    captioned,
    choices,
    fork,
    inner_width,
    ledger,
    picture,
    steps,
    words,
)
from ui.leaf import Leaf
from ui.table.cutout import cut_out, cut_plate
from ui.theme import CREAM, INK, PLAYERS, Colour, mix
from ui.widgets.blocks import Block, beside, flowing, stacked

PINNED = 0.95
"""Where along a line of a card its number is pinned: at its end, off the words."""

LIGHT = 0.28
"""How much lighter than the colours of the seats workers are, so that their outlines are seen."""


def _turn(leaf: Leaf) -> Block:
    """The Lounge, and the two things that can be done with it."""
    ways = [
        (cut_out(leaf, "first.field", ["location.field", "location.lab"], most=0.5), leaf.say("turn_place")),
        (cut_out(leaf, "places.home", ["retrieve"], most=0.4), leaf.say("turn_retrieve")),
    ]
    return fork(leaf, (cut_out(leaf, "first.workers", ["lounge"], most=0.34), leaf.say("turn_lounge")), ways)


def _bumping(leaf: Leaf) -> Block:
    """Every worker with those that it may bump: all of its own rank and below."""
    lines, (bumps, is_bumped) = [], (mix(one.colour, CREAM, LIGHT) for one in PLAYERS[:2])
    for rank, worker in enumerate(WORKERS):
        others = [picture(leaf, f"holotype/worker_{one}", 62, is_bumped) for one in WORKERS[rank:]]
        arrow = picture(leaf, "icons/arrow_right", 30, INK)
        name = words(leaf, leaf.app.text(f"holotype.worker.{worker}.name"), width=leaf.px(130))
        lines.append(
            beside([picture(leaf, f"holotype/worker_{worker}", 70, bumps), name, arrow, *others], leaf.px(GAP))
        )
    return captioned(leaf, stacked(lines, leaf.px(GAP)), leaf.say("bumping"))


def _figure(leaf: Leaf, path: str) -> Any:
    """A figure of the board and its pieces."""
    return leaf.figure(f"{provenance.GAME}.{path}")


def _setup(leaf: Leaf) -> Block:
    """What every player begins with."""
    figure, say = partial(_figure, leaf), leaf.say
    shown = [
        ("worker_paleontologist", say("box.workers"), "2 + 1"),
        ("card_back", say("box.specimens"), str(figure("deal.specimens"))),
        ("card_personal_back", say("box.personals"), f"1 / {figure('deal.personals')}"),
        ("disc", say("box.discs"), str(len(figure("contributions.points")))),
        ("storage", say("box.storage"), str(figure("storage.limit"))),
    ]
    return ledger(leaf, [Entry(f"holotype/{image}", name, number) for image, name, number in shown], high=84)


def _field(leaf: Leaf) -> Block:
    """An expedition from the draw to the fossils."""
    return stacked(
        [
            captioned(leaf, cut_out(leaf, "first.dig", ["workbench"]), leaf.say("dig")),
            captioned(leaf, cut_out(leaf, "first.roll", ["workbench"]), leaf.say("roll")),
        ],
        leaf.px(GAP),
    )


def _specimen(leaf: Leaf) -> Block:
    """A large Specimen with what its parts mean."""
    shape = cards.form()
    wide, high = shape.size
    boxes = [shape.title_full, shape.costs]
    spots: list[Spot] = [((box[0] + box[2] * PINNED) / wide, (box[1] + box[3] / 2) / high) for box in boxes]
    spots += [(spot.cx / wide, spot.cy / high) for spot in (shape.clade, shape.diet, shape.points)]
    told = [leaf.say(f"anatomy.{name}") for name in ("period", "costs", "clade", "diet", "points")]

    def draw(pen: Pen, rect: pygame.Rect) -> None:
        table: Any = plate_scores.table_of(leaf).board
        cards.draw_card(table.pen(pen.surface), table, plate_scores.SHOWN, rect)

    return anatomy(leaf, CARD, draw, spots, told)


def _signs(kind: str, names: Sequence[str], leaf: Leaf) -> Block:
    """How many Specimens of the deck carry each of some signs."""
    found = Counter(getattr(card, kind) for card in leaf.figure("specimens").values())
    tint = INK if kind != "period" else None
    entries = [
        (name, Entry(f"holotype/{kind}_{name}", leaf.app.text(_label(kind, name)), str(found[name]))) for name in names
    ]
    cells = [_sign(leaf, entry, PERIOD_INKS[name] if tint is None else tint) for name, entry in entries]
    return captioned(leaf, flowing(cells, inner_width(leaf), leaf.px(2 * GAP)), leaf.say(f"deck_{kind}"))


def _label(kind: str, name: str) -> str:
    """Under which key a sign has its name."""
    return f"holotype.clade.{name}.name" if kind == "clade" else f"holotype.{kind}.{name}"


def _sign(leaf: Leaf, entry: Entry, tint: Colour) -> Block:
    """A sign with its name and how many there are."""
    shown = picture(leaf, entry.picture, 72, tint)
    return beside([shown, words(leaf, f"{entry.number} × {entry.name}")], leaf.px(8))


def _piles(leaf: Leaf) -> Block:
    """How many cards there are of every kind."""
    traces = sum(leaf.figure(f"field.traces.{kind}.cards") for kind in TRACES)
    shown = [
        ("card_back", leaf.say("box.specimens"), len(leaf.figure("specimens"))),
        ("card_field_back", leaf.say("box.expeditions"), len(leaf.figure("field.expeditions"))),
        ("traces/tracks", leaf.say("box.traces"), traces),
        ("card_global_back", leaf.say("box.globals"), len(leaf.figure("objectives.globals"))),
        ("card_personal_back", leaf.say("box.personals"), len(leaf.figure("objectives.personals"))),
    ]
    return ledger(leaf, [Entry(f"holotype/{image}", name, str(number)) for image, name, number in shown], high=80)


def _dice(leaf: Leaf) -> Block:
    """The faces of the dice of the three periods."""
    shown = []
    for period in PERIODS:
        die = leaf.figure(f"field.dice.{period}")
        faces = [str(number) for number in die.fossils] + ["museum"] * die.museum
        dice = beside([picture(leaf, f"holotype/die_{period}_{face}", 42) for face in faces], leaf.px(4))
        shown.append((dice, f"{leaf.app.text(f'holotype.period.{period}')}{leaf.pencil(f'field.dice.{period}')}"))
    lines = [stacked([dice, words(leaf, name)], leaf.px(4), 0.5) for dice, name in shown]
    return captioned(leaf, flowing(lines, inner_width(leaf), leaf.px(2 * GAP)), leaf.say("dice"))


def _publishing(leaf: Leaf) -> Block:
    """What is published step by step."""
    shown = [
        (plate_scores.row(leaf, ["scutellosaurus"], 240), leaf.say("publish_card")),
        (cut_out(leaf, "first.publish", ["storage"], most=0.26), leaf.say("publish_pay")),
        (cut_out(leaf, "places.bump", ["paper.scutellosaurus"], most=0.22), leaf.say("publish_wall")),
    ]
    return steps(leaf, shown)


PLATES: Plates = {
    "aim": cut_plate("alone.track", ["papers"], "aim"),
    "setup": Plate(_setup),
    "turn": Plate(_turn),
    "spaces": cut_plate("places.bump", ["places"], "spaces"),
    "bumping": Plate(_bumping),
    "retrieve": cut_plate("places.home", ["lounge"], "retrieve", ["retrieve"]),
    "field": Plate(_field),
    "dice": Plate(_dice),
    "lab": cut_plate("places.draw", ["workbench"], "lab"),
    "library": cut_plate("first.library", ["location.library"], "library"),
    "museum": cut_plate("places.trade", ["workbench"], "museum"),
    "anatomy": Plate(_specimen),
    "publishing": Plate(_publishing),
    "holotypes": Plate(plate_scores.holotypes, (plate_scores.COUNTED["holotypes"],)),
    "traces": Plate(plate_scores.traces, (plate_scores.COUNTED["traces"],)),
    "goals": cut_plate("objectives.area", ["goals"], "goals"),
    "contributions": Plate(plate_scores.contributions, (plate_scores.COUNTED["contributions"],)),
    "mine": cut_plate("objectives.personal", ["personal"], "mine"),
    "personal": Plate(plate_scores.personal, (plate_scores.COUNTED["personal"],)),
    "track": cut_plate("objectives.tawa", ["track"], "track"),
    "milestones": cut_plate("objectives.milestone", ["workbench"], "milestones"),
    "unpublished": Plate(plate_scores.unpublished, (plate_scores.COUNTED["unpublished"],)),
    "whole": Plate(plate_scores.whole, (plate_scores.COUNTED["whole"],)),
    "piles": Plate(_piles),
    "periods": Plate(partial(_signs, "period", PERIODS)),
    "clades": Plate(partial(_signs, "clade", CLADES)),
    "diets": Plate(partial(_signs, "diet", DIETS)),
    "variant.basal": Plate(partial(choices, vignettes=VARIANTS, ground="holotype/table", option="basal")),
    "variant.late": Plate(partial(choices, vignettes=VARIANTS, ground="holotype/table", option="late")),
}
"""By the names that the rules have for them."""
