"""End positions of Draftosaurus as people write them down: checked against the rules, then scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.position import Entries, PositionReader
from game.core.sentence import Said, say
from game.core.values import Outcome
from game.core.yaml_file import Document, KeyPath
from game.draftosaurus.board import Board
from game.draftosaurus.data import Figures
from game.draftosaurus.model import KINDS, PYRAMID_NEIGHBOURS, SPECIES, TREX, ZOO, Pen
from game.draftosaurus.result import settle
from game.draftosaurus.rules import DraftRules
from game.draftosaurus.scoring import Zoo, score_zoo
from game.draftosaurus.sheet import sheet

FORMAT: Final = """\
A position lists one to five zoos, clockwise; a pen that is left out is empty:

    game: draftosaurus
    options: {board: summer, trio: 6}
    zoos:
      - sameness: [trex, trex]                 # dinosaurs by species, in the order of the spaces
        river: [stegosaurus]
      - {love: [parasaurolophus, parasaurolophus]}

Pens and species are those of data/draftosaurus; in the pyramid `null` is an empty space.
"""
"""How a position is written: what `cabinet score --help` says of it."""

ALONE: Final = 10
"""How many dinosaurs of a species there are at all: as many as a single zoo may hold."""


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the zoos in the document, or BadData with everything that is impossible in them."""
    reader = _Reader(document)
    zoos = reader.seats("zoos", 5)
    if options["board"] == "both":
        reader.refuse(("options", "board"), "one position stands on one side, summer or winter")
    reader.stop_if_refused()
    rules = DraftRules(figures, max(2, len(zoos)), options)
    entries = reader.read(sheet(figures, options, len(zoos)))
    codes = [reader.zoo(rules.boards[0], held, ("zoos", number)) for number, held in enumerate(entries)]
    each = figures.game.bag[len(zoos)].each if len(zoos) in figures.game.bag else ALONE
    reader.check_bag(codes, each)
    reader.stop_if_refused()
    return _settle(rules, codes)


def _settle(rules: DraftRules, codes: list[list[int]]) -> Outcome:
    """Score every zoo; a single one stands beside an empty one, so that it has no neighbour to look at."""
    board = rules.boards[0]
    zoos = [Zoo(board, zoo) for zoo in codes]
    around = zoos if len(zoos) > 1 else [*zoos, Zoo(board, [])]
    scores = tuple(score_zoo(board, around, seat, rules.trex_bonus) for seat in range(len(zoos)))
    return settle(scores, [zoo.counts[TREX] for zoo in zoos])


class _Reader(PositionReader):
    """Reads zoos."""

    def zoo(self, board: Board, entries: Entries, path: KeyPath) -> list[int]:
        """The codes of the dinosaurs in a zoo, pen by pen."""
        codes: list[int] = []
        for pen in board.pens:
            codes += self._pen(pen, entries[pen.id], (*path, pen.id))
        if len(codes) > ZOO:
            self.refuse(path, say("holds {n} dinosaurs, but a zoo has only {most}", n=len(codes), most=ZOO))
        return codes

    def _pen(self, pen: Pen, held: list[int], path: KeyPath) -> list[int]:
        """The codes of the dinosaurs in one pen, if it may hold them."""
        reason = _reason(pen, held)
        if reason:
            self.refuse(path, reason)
        places = pen.places if pen.holds == "pyramid" else pen.places * len(held)
        return [place * KINDS + species for place, species in zip(places, held, strict=False) if species >= 0]

    def check_bag(self, codes: list[list[int]], each: int) -> None:
        """Refuse more dinosaurs of a species than there are."""
        for species, name in enumerate(SPECIES):
            count = sum(code % KINDS == species for zoo in codes for code in zoo)
            if count > each:
                self.refuse(("zoos",), say(_SCARCE[len(codes) > 1], n=count, name=name, most=each, seats=len(codes)))


_SCARCE: Final = (
    "hold {n} of {name}, but there are only {most} for one zoo",
    "hold {n} of {name}, but there are only {most} for {seats} players",
)


def _reason(pen: Pen, held: list[int]) -> Said:
    """Why the pen cannot hold these dinosaurs in this order, '' if it can."""
    if len(held) > pen.slots:
        return ""
    if pen.id == "quarantine" and held:
        return say("{name} is still in quarantine; it must move before the zoo is scored", name=SPECIES[held[0]])
    if pen.holds == "same" and len(set(held)) > 1:
        first, second, *_ = sorted(set(held))
        return say("holds one species only, not {first} and {second}", first=SPECIES[first], second=SPECIES[second])
    if pen.holds == "different":
        twice = next((species for species in held if held.count(species) > 1), -1)
        return say("holds {name} twice, but all must differ", name=SPECIES[twice]) if twice >= 0 else ""
    if pen.holds == "alternating":
        return _row_reason(held)
    return _pyramid_reason(held + [-1] * (6 - len(held))) if pen.holds == "pyramid" else ""


def _row_reason(held: list[int]) -> Said:
    """Why two species do not take turns in a row."""
    for index, species in enumerate(held):
        if (index == 1 and species == held[0]) or (index > 1 and species != held[index - 2]):
            name = SPECIES[species]
            return say("two species must take turns, but dinosaur {n} is {name}", n=index + 1, name=name)
    return ""


def _pyramid_reason(slots: list[int]) -> Said:
    """Why a pyramid cannot stand like this."""
    for slot, species in enumerate(slots):
        below = slots[:3] if slot in (3, 4) else slots[:5] if slot == 5 else []
        if species >= 0 and -1 in below:
            return say("slot {slot} hangs in the air: the row below is not full", slot=slot)
    for slot, species in enumerate(slots):
        for other in PYRAMID_NEIGHBOURS[slot]:
            if species >= 0 and slots[other] == species:
                held = "slots {slot} and {other} are neighbours and both hold {name}"
                return say(held, slot=slot, other=other, name=SPECIES[species])
    return ""
