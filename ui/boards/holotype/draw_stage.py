"""Drawing the stage: expeditions and dice, the Museum's desk, the plates of a choice, the open pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import PERIODS
from game.holotype.view import HoloView
from ui.boards.holotype import cardface, desk, facts
from ui.boards.holotype.draw_mat import tile_picture
from ui.boards.holotype.needs import draw_any_trace, joined
from ui.boards.holotype.pen import CARD_INK, CARD_PAPER, CARD_SHADE, PERIOD_INKS, paragraph, picture, write
from ui.boards.holotype.staging import dice_spots, staged
from ui.theme import CREAM, GREY, GREY_INK, INK_SOFT, MOSS, PAPER, PAPER_EDGE, WALNUT
from ui.widgets.panel import draw_box, draw_shadow

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def draw_stage(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The stage with what lies on it, if something does."""
    kind = staged(view, table.focus, table.desk_open)
    if not kind:
        return
    rect, unit = table.names["stage"], table.unit
    draw_shadow(surface, rect, round(12 * unit), round(16 * unit))
    draw_box(surface, rect, round(12 * unit), PAPER, WALNUT, max(round(3 * unit), 1))
    if kind == "museum":
        desk.draw_desk(surface, table, view)
        return
    if kind in ("dig", "reroll", "erosion"):
        _draw_field(surface, table, view, kind)
    elif kind == "search":
        _draw_search(surface, table, view)
    else:
        _draw_choice(surface, table, view, kind)


def heading(surface: pygame.Surface, table: HoloBoard, words: str, sub: str = "") -> None:
    """The words beside what lies on the stage."""
    box, unit = table.names["heading"], table.unit
    if not sub:
        paragraph(surface, table.app, words, box.inflate(-round(12 * unit), 0), CARD_INK, 26 * unit, "serif_bold")
        return
    upper = pygame.Rect(box.left, box.top, box.width, round(box.height * 0.46)).inflate(-round(12 * unit), 0)
    paragraph(surface, table.app, words, upper, CARD_INK, 25 * unit, "serif_bold")
    lower = pygame.Rect(upper.left, upper.bottom, upper.width, box.bottom - upper.bottom)
    paragraph(surface, table.app, sub, lower, INK_SOFT, 18 * unit, valign="top")


def draw_button(surface: pygame.Surface, table: HoloBoard, rect: pygame.Rect, words: str, able: bool) -> None:
    """A large button of the board, pale where it cannot be pressed."""
    fill, ink = (MOSS, CREAM) if able else (GREY, GREY_INK)
    draw_box(surface, rect, round(12 * table.unit), fill, WALNUT, max(round(2 * table.unit), 1))
    inner = rect.inflate(-round(20 * table.unit), -round(8 * table.unit))
    paragraph(surface, table.app, words, inner, ink, 22 * table.unit, "ui_bold")


def _draw_field(surface: pygame.Surface, table: HoloBoard, view: HoloView, kind: str) -> None:
    """The expeditions, and once they are rolled the dice with what they bring."""
    text = table.app.text
    for name, rect in table.names.items():
        if name.startswith("dig."):
            draw_dig(surface, table, name.partition(".")[2], rect)
    who = table.seat_names[view.to_act]
    mine = view.to_act == view.seat == table.focus
    if kind != "reroll":
        key = f"holotype.stage.{kind}" if mine else f"holotype.stage.{kind}_other"
        heading(surface, table, text(key, name=who))
        return
    spots = dice_spots(table.names["tray"], len(view.dice), table.unit)
    period = PERIODS[table.box.dig_cube[table.box.dig_ids.index(view.dig)]]
    for spot, face in zip(spots, sorted(view.dice, reverse=True), strict=True):
        picture(surface, table.app, f"die_{period}_{face or 'museum'}", spot)
    supply, lent, extra = facts.dig_gain(table.box, view, view.to_act)
    goods = text(f"holotype.good.{period}", n=supply + lent + extra)
    parts = [("supply", supply), ("museum", lent), ("extra", extra)]
    told = [text(f"holotype.stage.dice.{name}", n=n) for name, n in parts if n]
    heading(surface, table, goods, joined(text, told) if len(told) > 1 else "")
    draw_button(surface, table, table.names["done"], text("holotype.stage.take", goods=goods), mine)


def draw_dig(surface: pygame.Surface, table: HoloBoard, name: str, rect: pygame.Rect) -> None:
    """A Field Expedition: landscape, name, dice, re-rolls, a trace."""
    app, box, unit = table.app, table.box, table.unit
    at = box.dig_ids.index(name)
    erosion = at == box.erosion
    ink = CARD_INK if erosion else PERIOD_INKS[box.dig_cube[at]]
    draw_box(surface, rect, round(10 * unit), CARD_PAPER, PAPER_EDGE, max(round(2 * unit), 1))
    head = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.24)).inflate(-6, -6)
    draw_box(surface, head, round(7 * unit), ink)
    icon = pygame.Rect(head.left + 4, head.top, head.height, head.height).inflate(-8, -8)
    if not erosion:
        picture(surface, app, f"period_{PERIODS[box.dig_cube[at]]}", icon, CREAM)
    title = pygame.Rect(icon.right + 6, head.top, head.right - icon.right - 12, head.height)
    write(surface, app, app.text(f"holotype.expedition.{name}.name"), title, CREAM, 23 * unit, "serif_bold", "left")
    left = pygame.Rect(rect.left, head.bottom, round(rect.width * 0.47), rect.bottom - head.bottom).inflate(-8, -8)
    picture(surface, app, "erosion" if erosion else f"dig_{PERIODS[box.dig_cube[at]]}", left)
    right = pygame.Rect(left.right + 4, head.bottom + 4, rect.right - left.right - 10, rect.bottom - head.bottom - 8)
    if erosion:
        paragraph(surface, app, app.text("holotype.expedition.erosion.fact"), right, CARD_INK, 17 * unit)
        return
    upper = pygame.Rect(right.left, right.top, right.width, round(right.height * 0.5))
    side = min(upper.height, upper.width // 4)
    for n in range(box.dig_dice[at]):
        spot = pygame.Rect(upper.left + n * side, upper.centery - side // 2, side, side).inflate(-4, -4)
        picture(surface, app, f"die_{PERIODS[box.dig_cube[at]]}_1", spot)
    _draw_extras(surface, table, at, pygame.Rect(right.left, upper.bottom, right.width, right.bottom - upper.bottom))


def _draw_extras(surface: pygame.Surface, table: HoloBoard, at: int, box: pygame.Rect) -> None:
    """The re-rolls and the trace of an expedition."""
    side = min(box.height, box.width // 4)
    count = table.box.dig_rerolls[at]
    if count:
        icon = table.app.assets.icon("redo", round(side * 0.66), CARD_INK)
        surface.blit(icon, icon.get_rect(midleft=(box.left, box.centery)))
        label = pygame.Rect(box.left + round(side * 0.74), box.top, box.width - round(side * 1.9), box.height)
        write(
            surface,
            table.app,
            table.app.text("holotype.good.reroll", n=count),
            label,
            CARD_INK,
            19 * table.unit,
            align="left",
        )
    if table.box.dig_trace[at]:
        spot = pygame.Rect(box.right - side, box.centery - side // 2, side, side).inflate(-4, -4)
        draw_box(surface, spot.inflate(4, 4), 5, CARD_SHADE, PAPER_EDGE, 1)
        draw_any_trace(surface, table.app, spot)


def _draw_search(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The whole open pile as slips."""
    box = table.names["heading"]
    words = table.app.text("holotype.stage.search")
    write(surface, table.app, words, box, CARD_INK, 22 * table.unit, "serif_bold", "left")
    for card in view.discard:
        cardface.draw_slip(surface, table, card, table.names[f"take.{card}"])


def _draw_choice(surface: pygame.Surface, table: HoloBoard, view: HoloView, kind: str) -> None:
    """A heading and plates with a name, a picture and a line."""
    text = table.app.text
    heading(surface, table, text(f"holotype.stage.{kind}"))
    for name, rect in table.names.items():
        head, _, item = name.partition(".")
        if head == kind and item:
            draw_box(surface, rect, round(10 * table.unit), CARD_PAPER, PAPER_EDGE, max(round(2 * table.unit), 1))
            _draw_plate(
                surface, table, view, kind, item, rect.inflate(-round(14 * table.unit), -round(10 * table.unit))
            )


def _draw_plate(
    surface: pygame.Surface, table: HoloBoard, view: HoloView, kind: str, item: str, box: pygame.Rect
) -> None:
    """The words and the picture of one choice."""
    unit = table.unit
    title, line = plate_words(table, view, kind, item)
    head = pygame.Rect(box.left, box.top, box.width, round(30 * unit))
    write(surface, table.app, title, head.inflate(-round(6 * unit), 0), CARD_INK, 22 * unit, "serif_bold")
    middle = pygame.Rect(box.left, head.bottom, box.width, round((54 if kind == "milestone" else 76) * unit))
    foot = pygame.Rect(box.left, middle.bottom, box.width, box.bottom - middle.bottom)
    if not line:
        middle.height, foot.height = box.bottom - head.bottom, 0
    _draw_item(surface, table, view, kind, item, middle.inflate(-4, -6))
    if line:
        paragraph(surface, table.app, line, foot.inflate(-round(6 * unit), 0), INK_SOFT, 17 * unit)


def plate_words(table: HoloBoard, view: HoloView, kind: str, item: str) -> tuple[str, str]:
    """The name of a choice and a line about it."""
    text, box = table.app.text, table.box
    if kind == "milestone":
        return text(f"holotype.tile.{item}.name"), text(f"holotype.tile.{item}.tip")
    if kind == "gain":
        return text(f"holotype.good.{item}", n=1), ""
    if kind == "trace":
        if item == "none":
            return text("holotype.stage.no_trace"), text("holotype.stage.no_trace_line")
        cube = text(f"holotype.good.{PERIODS[box.cards.period[view.asked_of[0]]]}", n=box.trace_cost)
        points = text("holotype.good.point", n=table.trace_points(item))
        return text(f"holotype.trace.{item}.name"), text("holotype.stage.trace_line", points=points, goods=cube)
    senior = view.asked_of[0]
    if item == "take":
        key = "take_any" if "discard" in view.mats[table.focus].tiles else "take" if view.discard else "take_none"
        return text("holotype.stage.lab_take"), text(f"holotype.stage.lab_{key}_line")
    if item == "discard":
        return text("holotype.stage.lab_discard"), text("holotype.stage.lab_discard_line", n=box.lab_discard[senior])
    n = box.lab_draw[senior] + int(item == "draw_more")
    more = "_more" if "lab" in view.mats[table.focus].tiles else ""
    return text("holotype.stage.lab_draw", n=n), text(f"holotype.stage.lab_draw_line{more}")


def _draw_item(
    surface: pygame.Surface, table: HoloBoard, view: HoloView, kind: str, item: str, box: pygame.Rect
) -> None:
    """The picture of one choice."""
    app = table.app
    if kind == "milestone":
        name, tint = tile_picture(item)
        picture(surface, app, name, box, tint)
    elif kind == "gain":
        picture(surface, app, "research" if item == "research" else f"cube_{item}", box)
    elif kind == "trace" and item != "none":
        picture(surface, app, f"traces/{item}", box)
    elif item == "take" and view.discard:
        slip = pygame.Rect(0, 0, min(box.width, round(box.height * 2.4)), box.height)
        slip.center = box.center
        cardface.draw_slip(surface, table, view.discard[-1], slip)
    elif item == "take":
        card = pygame.Rect(0, 0, round(box.height * 0.714), box.height)
        card.center = box.center
        draw_box(surface, card, card.width // 8, PAPER, PAPER_EDGE, max(card.width // 20, 1))
    elif item in ("draw", "draw_more"):
        count = table.box.lab_draw[view.asked_of[0]] + int(item == "draw_more")
        wide = round(box.height * 0.714)
        step = min(round(wide * 0.7), (box.width - wide) // max(count - 1, 1))
        left = box.centerx - (wide + step * (count - 1)) // 2
        for n in range(count):
            cardface.draw_back(surface, table, pygame.Rect(left + n * step, box.top, wide, box.height))
    else:
        side = min(box.size)
        icon = app.assets.icon("cross" if kind == "trace" else "trash", round(side * 0.7), INK_SOFT)
        surface.blit(icon, icon.get_rect(center=box.center))
