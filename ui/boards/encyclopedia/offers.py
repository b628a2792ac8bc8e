"""The choices that lie nowhere else on the table, as plates on the desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import levels, missing_coins, most, short_of
from game.encyclopedia.model import COLOURS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.names import ROMAN
from ui.boards.encyclopedia.paths import MEANS
from ui.boards.kit.names import text_of
from ui.boards.kit.sequence import row_height, sequence
from ui.boards.kit.shapes import grid, inset
from ui.boards.kit.writing import block_height
from ui.theme import BRASS_DARK, INK, PAPER, RUST, Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ROW = 0.8
"""The height of words on a plate as a part of their row."""

COIN, TOKEN, SEAL, DIE = (f"encyclopedia/{image}" for image in ("coin", "token", "seal", "die_any"))


def plates(table: EncycBoard) -> list[str]:
    """The names of all plates on the desk."""
    return [name for name in table.names if name.startswith(("option.", "means."))]


def draw_plates(pen: Brush, view: EncycView) -> None:
    """The choices: the word of each, what it brings and what it costs; a word alone where that is all.

    What they bring and cost stands in one line or two, in which they have the larger letters; all plates are alike.
    """
    table, most = pen.table, pen.letters(19)
    shown = {name: face_of(table, view, name) for name in plates(table)}
    signed = {name: faces for name, faces in shown.items() if len(faces) > 1}
    forms = [signed, {name: [word, [*gain, " ", *cost]] for name, (word, gain, cost) in signed.items()}]
    sizes = [min((_least(pen, name, faces, most) for name, faces in form.items()), default=most) for form in forms]
    best, size = (forms[0], sizes[0]) if sizes[0] > sizes[1] else (forms[1], sizes[1])
    tall = _even(pen, [(name, faces[0]) for name, faces in shown.items() if name not in best], min(most, 1.5 * size))
    for name, faces in shown.items():
        rect = table.names[name]
        pen.box(rect, pen.px(9), PAPER, BRASS_DARK, pen.px(2))
        if name not in best:
            pen.block(faces[0][0], _word_room(pen, name), tall, INK, "ui_bold")
            continue
        rows = best[name]
        for n, (row, line) in enumerate(zip(rows, grid(_room(pen, rect), 1, len(rows)), strict=True)):
            high = line.height * ROW
            sequence(pen, row, line, min(most, 1.5 * size, high) if n == 0 else min(size, high), _tint(n, row))


def _tint(number: int, row: Sequence[str]) -> Colour:
    """The colour of a row of a plate: what is paid stands in the third one."""
    return RUST if number == 2 and row[0] != "0" else INK


def _room(pen: Brush, plate: pygame.Rect) -> pygame.Rect:
    """The part of a plate that words and signs may fill."""
    return plate.inflate(-max(pen.px(14), 8), -pen.px(10))


def _word_room(pen: Brush, name: str) -> pygame.Rect:
    """The part of a plate that a word alone may fill."""
    return inset(_room(pen, pen.table.names[name]), pen.px(12))


def _even(pen: Brush, words: Sequence[tuple[str, Sequence[str]]], most: float) -> float:
    """How tall words alone on their plates are: all as those that have the least room."""
    rooms = ((word, _word_room(pen, name).size) for name, (word,) in words)
    return min((block_height(pen.app, word, room, most, "ui_bold") for word, room in rooms), default=most)


def _least(pen: Brush, name: str, rows: Sequence[Sequence[str]], most: float) -> float:
    """How tall the words can be in all rows of a plate, its first one aside."""
    room = _room(pen, pen.table.names[name])
    high = room.height / len(rows)
    return min(min(row_height(pen.app, row, (room.width, int(high)), most), high * ROW) for row in rows[1:])


def face_of(table: EncycBoard, view: EncycView, name: str) -> list[list[str]]:
    """What stands on the plate of a choice: a word, what it brings, what it costs; a word alone where that is all."""
    box, raised = table.box, [f"+{table.box.seal_boost}", DIE]
    kind, _, rest = text_of(name).partition(" ")
    if kind == "level":
        return _level_face(table, view, int(rest))
    missing = missing_coins(box, view) if kind == "coins" else 0
    faces = {
        "seal": ("change", [f"+{box.seal_coins}", COIN], ["−1", SEAL]) if rest else ("seal", raised, ["−1", SEAL]),
        "coins": ("coins", [f"+{missing}", DIE], [f"−{missing}" if missing else "0", COIN]),
        "token": ("token", [DIE] if name in MEANS else [f"+{box.token_boost}", DIE], ["−1", TOKEN]),
    }
    if kind in ("colour", "extra"):
        count = [f"×{view.used[COLOURS.index(rest)]}"] if kind == "extra" else []
        faces[kind] = (rest, [f"encyclopedia/die_{rest}", *count], ["−1", SEAL if kind == "extra" else TOKEN])
    if kind not in faces:
        return [[table.say(f"desk.{kind}_{view.asked}" if kind == "done" else f"desk.{kind}")]]
    word, brings, costs = faces[kind]
    return [[table.say(f"plate.{word}")], brings, costs]


def _level_face(table: EncycBoard, view: EncycView, level: int) -> list[list[str]]:
    """A level of a place: its name, what it brings, and the coins that it costs; of a publication at most."""
    box, short = table.box, short_of(table.box, view, level)
    if view.asked == "ceiling":
        word = table.say("plate.type", type=ROMAN[level])
        row = [table.say("plate.at_most", n=most(box, view, level)), "encyclopedia/points"]
    else:
        word = table.say("plate.level", n=level)
        good = TOKEN if view.asked == "embassy" else "encyclopedia/reputation"
        row = [f"+{levels(box, view.asked)[level - 1].gain}", good]
    return [[word], row, [f"−{short}" if short else "0", COIN]]
