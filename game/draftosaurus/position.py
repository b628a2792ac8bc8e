"""End positions of Draftosaurus as people write them down: checked against the rules, then scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.position import PositionReader
from game.core.values import Outcome
from game.core.yaml_file import Document, KeyPath
from game.draftosaurus.board import Board
from game.draftosaurus.data import Figures
from game.draftosaurus.model import KINDS, PYRAMID_NEIGHBOURS, SPECIES, TREX, ZOO, Pen
from game.draftosaurus.result import settle
from game.draftosaurus.rules import DraftRules
from game.draftosaurus.scoring import Zoo, score_zoo

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
    codes = [reader.zoo(rules.boards[0], data, number) for number, data in enumerate(zoos)]
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

    def zoo(self, board: Board, data: object, number: int) -> list[int]:
        """The codes of the dinosaurs in a zoo, pen by pen."""
        if not isinstance(data, dict):
            self.refuse(("zoos", number), "must be a mapping of pens to lists of dinosaurs")
            return []
        pens = {pen.id: pen for pen in board.pens}
        codes: list[int] = []
        for name, content in data.items():
            path = ("zoos", number, name)
            if name in pens:
                codes += self._pen(pens[name], content, path)
            else:
                self.refuse(path, f"there is no such pen on the {board.name} board (there are: {', '.join(pens)})")
        if len(codes) > ZOO:
            self.refuse(("zoos", number), f"holds {len(codes)} dinosaurs, but a zoo has only {ZOO}")
        return codes

    def _pen(self, pen: Pen, content: object, path: KeyPath) -> list[int]:
        """The codes of the dinosaurs in one pen, if it may hold them."""
        held = self._species(pen, content, path)
        if held is None:
            return []
        reason = _reason(pen, held)
        if reason:
            self.refuse(path, reason)
        places = pen.places if pen.holds == "pyramid" else pen.places * len(held)
        return [place * KINDS + species for place, species in zip(places, held, strict=False) if species >= 0]

    def _species(self, pen: Pen, content: object, path: KeyPath) -> list[int] | None:
        """The species in a pen in order (-1 for an empty slot of the pyramid), None if they cannot be read."""
        if content is None:
            return []
        if not isinstance(content, list):
            self.refuse(path, "must be a list of dinosaurs")
            return None
        bad = [
            n for n, name in enumerate(content) if name not in SPECIES and not (name is None and pen.holds == "pyramid")
        ]
        for index in bad:
            self.refuse((*path, index), f"there is no species '{content[index]}' (there are: {', '.join(SPECIES)})")
        return None if bad else [-1 if name is None else SPECIES.index(name) for name in content]

    def check_bag(self, codes: list[list[int]], each: int) -> None:
        """Refuse more dinosaurs of a species than there are."""
        for species, name in enumerate(SPECIES):
            count = sum(code % KINDS == species for zoo in codes for code in zoo)
            if count > each:
                who = f"{len(codes)} players" if len(codes) > 1 else "one zoo"
                self.refuse(("zoos",), f"hold {count} of {name}, but there are only {each} for {who}")


def _reason(pen: Pen, held: list[int]) -> str:
    """Why the pen cannot hold these dinosaurs in this order, '' if it can."""
    if len(held) > pen.slots:
        return f"holds at most {pen.slots}, not {len(held)}"
    if pen.id == "quarantine" and held:
        return f"{SPECIES[held[0]]} is still in quarantine; it must move before the zoo is scored"
    if pen.holds == "same" and len(set(held)) > 1:
        return f"holds one species only, not {' and '.join(SPECIES[species] for species in sorted(set(held)))}"
    if pen.holds == "different":
        return next((f"holds {SPECIES[s]} twice, but all must differ" for s in held if held.count(s) > 1), "")
    if pen.holds == "alternating":
        return _row_reason(held)
    return _pyramid_reason(held + [-1] * (6 - len(held))) if pen.holds == "pyramid" else ""


def _row_reason(held: list[int]) -> str:
    """Why two species do not take turns in a row."""
    for index, species in enumerate(held):
        if (index == 1 and species == held[0]) or (index > 1 and species != held[index - 2]):
            return f"two species must take turns, but dinosaur {index + 1} is {SPECIES[species]}"
    return ""


def _pyramid_reason(slots: list[int]) -> str:
    """Why a pyramid cannot stand like this."""
    for slot, species in enumerate(slots):
        below = slots[:3] if slot in (3, 4) else slots[:5] if slot == 5 else []
        if species >= 0 and -1 in below:
            return f"slot {slot} hangs in the air: the row below is not full"
    for slot, species in enumerate(slots):
        for other in PYRAMID_NEIGHBOURS[slot]:
            if species >= 0 and slots[other] == species:
                return f"slots {slot} and {other} are neighbours and both hold {SPECIES[species]}"
    return ""
