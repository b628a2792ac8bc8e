"""The desk: the die in hand, the choices that lie nowhere else, and the planner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import COLOURS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import cards, layout, planner
from ui.boards.encyclopedia.facts import die_image, value_now
from ui.boards.encyclopedia.parts import block, cube, frame, picture, write
from ui.boards.encyclopedia.paths import MEANS, option_name, option_text, option_texts
from ui.boards.encyclopedia.plan import (
    hand_image,
    missing_coins,
    most,
    tally,
)
from ui.theme import BRASS_DARK, CREAM, INK, MOSS, PAPER, PAPER_EDGE
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


LOW = 56
"""Plates lower than this many units of the board carry one line."""


def draw_desk(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """Everything on the desk."""
    app, names = table.app, table.names
    frame(surface, app, names["desk"])
    _draw_hand(surface, table, view)
    for name in MEANS:
        if name in names:
            draw_plate(surface, table, view, name, names[name])
    for text in option_texts(view):
        draw_plate(surface, table, view, option_name(text), names[option_name(text)])
    events = table.trial.events if table.trial is not None else ()
    if layout.is_planning(view):
        planner.draw_planner(surface, table, view, events)
    else:
        _draw_line(surface, table, view, events)


def _draw_hand(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """The die in hand with its value as it counts now; before the turns the dice to put down."""
    app, hand = table.app, table.names["hand"].inflate(-6, -6)
    if view.asked == "place_die":
        picture(surface, app, die_image(view.seats[view.to_act].rolled[0]), hand)
        return
    if view.asked == "hire":
        cards.draw_cameo(surface, table, view.hired, hand)
        return
    if not view.value:
        draw_box(surface, hand, table.grain.px(8), PAPER, PAPER_EDGE, 1)
        icon = app.assets.icon("dice", round(hand.height * 0.6), PAPER_EDGE)
        surface.blit(icon, icon.get_rect(center=hand.center))
        return
    picture(surface, app, hand_image(view), hand)
    now = value_now(table.box, view)
    if now != view.value or now > 6:
        disc = pygame.Rect(0, 0, round(hand.width * 0.52), round(hand.height * 0.44))
        disc.bottomright = hand.bottomright
        draw_box(surface, disc, disc.height // 2, INK, CREAM, 2)
        write(surface, app, str(now), disc, disc.height * 0.8, CREAM)
    if "supply" in table.names:
        cube(surface, app, table.match.seats[view.to_act].colour, table.names["supply"].inflate(-14, -14))


def _draw_line(surface: pygame.Surface, table: EncycBoard, view: EncycView, events: Sequence[Event]) -> None:
    """What is in hand, in words, and what the turn so far costs and brings."""
    app = table.app
    area = line_area(table, view)
    if view.asked == "place_die":
        _draw_rolled(surface, table, view, area)
        return
    sums = tally(events, view.to_act)
    if sums.spent or sums.gained:
        wide = area.width // 2
        planner.draw_tally(surface, table, sums, pygame.Rect(area.right - wide, area.top, wide, area.height))
        area = pygame.Rect(area.left, area.top, area.width - wide, area.height)
    height = min(table.grain.px(20), area.height * 0.8)
    block(surface, app, _line(table, view), area, height, INK, "ui")


def line_area(table: EncycBoard, view: EncycView) -> pygame.Rect:
    """Where the words of the desk stand: right of the hand, above the choices."""
    desk, hand, prompt = table.names["desk"], table.names["hand"], table.names["prompt"]
    gap = table.grain.px(6)
    choices = [table.names[option_name(text)] for text in option_texts(view)]
    right = prompt.left if table.trial is not None else desk.right - gap
    area = pygame.Rect(hand.right + gap, desk.top + 2, right - hand.right - gap, desk.height - 4)
    if choices or MEANS[0] in table.names:
        top = (choices or [table.names[MEANS[0]]])[0].top
        area.height = top - area.top
    return area


def _line(table: EncycBoard, view: EncycView) -> str:
    """The words of the desk."""
    text = table.app.text
    if view.asked == "hire":
        return table.words.effect(view.hired)
    if view.asked == "extra":
        return text("encyclopedia.tip.option.extra")
    if view.value and view.to_act >= 0:
        name = table.seat_names[view.turn]
        return text("encyclopedia.desk.hand", name=name, n=value_now(table.box, view))
    token = view.round_tokens[-1] if view.round_tokens else "hidden"
    return text(f"encyclopedia.round_token.{token}.line") if view.round else text("encyclopedia.desk.setup")


def _draw_rolled(surface: pygame.Surface, table: EncycBoard, view: EncycView, area: pygame.Rect) -> None:
    """The dice that wait behind the one to be put down."""
    app, side = table.app, min(area.height - 8, table.grain.px(44))
    words = pygame.Rect(area.left, area.top, round(area.width * 0.6), area.height)
    block(surface, app, app.text("encyclopedia.desk.rolled"), words, table.grain.px(20), INK, "ui")
    for n, code in enumerate(view.seats[view.to_act].rolled[1:]):
        spot = pygame.Rect(words.right + n * (side + 6), area.centery - side // 2, side, side)
        picture(surface, app, die_image(code), spot)


def draw_plate(surface: pygame.Surface, table: EncycBoard, view: EncycView, name: str, rect: pygame.Rect) -> None:
    """One choice: a picture and words on a plate."""
    app = table.app
    strong = name in ("option.done", "option.use", "option.keep")
    draw_box(surface, rect, table.grain.px(9), MOSS if strong else PAPER, BRASS_DARK, max(table.grain.px(2), 1))
    images, words = face_of(table, view, name)
    words = words.replace("\n", " · ") if rect.height < table.grain.px(LOW) else words
    side = min(rect.height - 6, round(rect.width * 0.36))
    left = rect.left + 3
    for image in images:
        spot = pygame.Rect(left, rect.centery - side // 2, side, side)
        picture(surface, app, image, spot)
        left = spot.right + 1
    room = pygame.Rect(left + 2, rect.top + 2, rect.right - left - 5, rect.height - 4)
    block(surface, app, words, room, table.grain.px(18), CREAM if strong else INK, "ui_bold", "center")


def face_of(table: EncycBoard, view: EncycView, name: str) -> tuple[list[str], str]:
    """The pictures and the words on the plate of a choice."""
    text, art = table.app.text, "encyclopedia"
    if name in MEANS:
        means = name.removeprefix("means.")
        return [f"{art}/{means}"], text(f"{art}.desk.means_{means}", n=table.box.seal_boost)
    kind, _, rest = option_text(name).partition(" ")
    if kind == "level":
        return _level_face(table, view, int(rest))
    if kind == "colour":
        return [f"{art}/token", f"{art}/die_{rest}"], text(f"{art}.desk.one")
    if kind == "extra":
        return [f"{art}/die_{rest}"], f"× {view.used[COLOURS.index(rest)]}"
    if kind == "seal":
        key = "seal_coins" if rest else "seal_value"
        amount = table.box.seal_coins if rest else table.box.seal_boost
        return [f"{art}/seal"], text(f"{art}.desk.{key}", n=amount)
    if kind == "coins":
        missing = missing_coins(table.box, view)
        return [f"{art}/coin"], text(f"{art}.desk.coins", n=missing) if missing else text(f"{art}.goods.coins")
    if kind == "token":
        return [f"{art}/token"], text(f"{art}.desk.token", n=table.box.token_boost)
    return [], text(f"{art}.desk.{kind}_{view.asked}" if kind == "done" else f"{art}.desk.{kind}")


def _level_face(table: EncycBoard, view: EncycView, level: int) -> tuple[list[str], str]:
    """A level of a place: what it brings, and the coins that it costs."""
    box, text = table.box, table.app.text
    if view.asked == "ceiling":
        need, images = box.ceilings[level], [f"encyclopedia/type_{level}"]
        words = f"+{most(box, view, level)}"
    else:
        levels = box.game.embassy if view.asked == "embassy" else box.game.academy
        need = levels.from_value[level - 1]
        good = "token" if view.asked == "embassy" else "reputation"
        images, words = [f"encyclopedia/{good}"], f"+{levels.gains[level - 1]}"
    missing = need - value_now(box, view)
    cost = text("encyclopedia.desk.cost", n=missing) if missing > 0 else text("encyclopedia.desk.free")
    return images, f"{words}\n{cost}"
