"""The desk: the die in hand, the choices that lie nowhere else, and the planner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.account import own_turn, tally
from game.encyclopedia.forecast import levels, missing_coins, most, short_of, value_now
from game.encyclopedia.model import COLOURS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import cards, layout, planner
from ui.boards.encyclopedia.facts import ROMAN, die_image, hand_image
from ui.boards.encyclopedia.parts import block, cube, fits, frame, is_picture, picture, sequence, write
from ui.boards.encyclopedia.paths import MEANS, option_text
from ui.theme import BRASS_DARK, CREAM, INK, MOSS, PAPER, PAPER_EDGE, RUST
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


LOW = 60
"""Plates lower than this many units of the board carry two lines."""

WIDE = 120
"""So do plates that are wider than this."""


def draw_desk(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """Everything on the desk."""
    app, names = table.app, table.names
    frame(surface, app, names["desk"])
    _draw_hand(surface, table, view)
    for name in plates(table):
        if name not in MEANS:
            draw_plate(surface, table, view, name, names[name])
    events = turn_events(table, view)
    if layout.is_planning(view, table.focus):
        planner.draw_planner(surface, table, view, events)
    else:
        _draw_line(surface, table, view, events)


def turn_events(table: EncycBoard, view: EncycView) -> list[Event] | None:
    """What has happened in the turn of the seat to act up to what is shown, what is only tried out included.

    Nothing where no such turn is under way; None where the table does not know how it began, as in a game that goes on
    from a position, or while the view that is shown is not that of the match.
    """
    match, trial = table.match, table.trial
    if not view.value or view.turn != view.to_act:
        return []
    if match.view(view.seat) != view:
        return None
    done = own_turn((moment.events for moment in reversed(match.moments)), view.turn)
    tried = len(trial.actions) - (trial.last is not None) if trial is not None else 0
    known = sum(len(moment.events) for moment in match.moments[len(match.moments) - tried :])
    return None if done is None else [*done, *(trial.events[known:] if trial is not None else ())]


def _draw_hand(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """The die in hand with its value as it counts now; before the turns the dice to put down."""
    app, hand = table.app, table.names["hand"].inflate(-6, -6)
    if view.asked == "place_die":
        picture(surface, app, die_image(view.seats[view.to_act].rolled[0]), hand)
        return
    if view.asked == "hire":
        cards.draw_portrait(surface, table, view.hired, hand)
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


def _draw_line(surface: pygame.Surface, table: EncycBoard, view: EncycView, events: Sequence[Event] | None) -> None:
    """What is in hand, in words, and what the turn so far costs and brings."""
    app = table.app
    area = line_area(table)
    if view.asked == "place_die":
        _draw_rolled(surface, table, view, area)
        return
    if view.asked == "hire" and not fits(app, table.words.effect(view.hired), area):
        cards.draw_effect(surface, table, view.hired, area)
        return
    sums = tally(events or (), view.to_act)
    if view.value and view.asked != "hire" and (sums.spent or sums.gained):
        wide = min(area.width // 2, table.grain.px(190))
        planner.draw_tally(surface, table, sums, pygame.Rect(area.right - wide, area.top, wide, area.height))
        area = pygame.Rect(area.left, area.top, area.width - wide, area.height)
    height = min(table.grain.px(20), area.height * 0.8)
    block(surface, app, _line(table, view), area, height, INK, "ui")


def line_area(table: EncycBoard) -> pygame.Rect:
    """Where the words of the desk stand: right of the hand, above the choices."""
    desk, hand, prompt = table.names["desk"], table.names["hand"], table.names["prompt"]
    gap, choices = table.grain.px(6), plates(table)
    area = pygame.Rect(hand.right + gap, desk.top + 2, prompt.left - hand.right - 2 * gap, desk.height - 4)
    if choices:
        area.height = table.names[choices[0]].top - area.top
    return area


def plates(table: EncycBoard) -> list[str]:
    """The names of all plates on the desk."""
    return [name for name in table.names if name.startswith(("option.", "means."))]


def _line(table: EncycBoard, view: EncycView) -> str:
    """The words of the desk."""
    text = table.app.text
    if view.asked == "hire":
        return table.words.effect(view.hired)
    if view.asked == "extra":
        return text("encyclopedia.desk.extra" if view.seats[view.to_act].seals else "encyclopedia.desk.extra_expert")
    if view.asked == "last":
        return text("encyclopedia.desk.last")
    if view.value and view.to_act >= 0:
        name = table.seat_names[view.turn]
        return text("encyclopedia.desk.hand", name=name, n=value_now(table.box, view))
    token = view.round_tokens[-1] if view.round_tokens else "hidden"
    if not view.round:
        return text("encyclopedia.desk.setup")
    return text("encyclopedia.desk.round", n=view.round, line=text(f"encyclopedia.round_token.{token}.line"))


def _draw_rolled(surface: pygame.Surface, table: EncycBoard, view: EncycView, area: pygame.Rect) -> None:
    """The dice that wait behind the one to be put down."""
    app, side = table.app, min(area.height - 8, table.grain.px(44))
    words = pygame.Rect(area.left, area.top, round(area.width * 0.6), area.height)
    block(surface, app, app.text("encyclopedia.desk.rolled"), words, table.grain.px(20), INK, "ui")
    for n, die in enumerate(view.seats[view.to_act].rolled[1:]):
        spot = pygame.Rect(words.right + n * (side + 6), area.centery - side // 2, side, side)
        picture(surface, app, die_image(die), spot)


def draw_plate(surface: pygame.Surface, table: EncycBoard, view: EncycView, name: str, rect: pygame.Rect) -> None:
    """One choice: its word, what it brings and what it costs; a low plate has both of these in one line."""
    app, size = table.app, table.grain.px(19)
    strong = name in ("option.done", "option.use", "option.keep")
    draw_box(surface, rect, table.grain.px(9), MOSS if strong else PAPER, BRASS_DARK, max(table.grain.px(2), 1))
    rows, room = face_of(table, view, name), rect.inflate(-8, -6)
    if len(rows) == 1 and not any(map(is_picture, rows[0])):
        block(surface, app, rows[0][0], room, size, CREAM if strong else INK, "ui_bold", "center")
        return
    if rect.height < table.grain.px(LOW) or rect.width > table.grain.px(WIDE):
        rows = [rows[0], [*rows[1], " ", *rows[2]]]
    high = room.height / len(rows)
    for n, row in enumerate(rows):
        line = pygame.Rect(room.left, room.top + round(n * high), room.width, round(high))
        sequence(surface, app, row, line, min(size, high * 0.8), RUST if n == 2 and row[0] != "0" else INK)


def face_of(table: EncycBoard, view: EncycView, name: str) -> list[list[str]]:
    """What stands on the plate of a choice: a word, what it brings, what it costs; a word alone where that is all."""
    text, box, art = table.app.text, table.box, "encyclopedia"
    coin, token, seal, die = (f"{art}/{image}" for image in ("coin", "token", "seal", "die_any"))
    if name in MEANS:
        by_token = name == MEANS[0]
        brings, costs = ([die], token) if by_token else ([f"+{box.seal_boost}", die], seal)
        return [[text(f"{art}.plate.{'token' if by_token else 'seal'}")], brings, ["−1", costs]]
    kind, _, rest = option_text(name).partition(" ")
    if kind == "level":
        return _level_face(table, view, int(rest))
    if kind in ("colour", "extra"):
        count = [f"×{view.used[COLOURS.index(rest)]}"] if kind == "extra" else []
        brings, costs = [f"{art}/die_{rest}", *count], seal if kind == "extra" else token
        return [[text(f"{art}.plate.{rest}")], brings, ["−1", costs]]
    if kind == "seal":
        brings = [f"+{box.seal_coins}", coin] if rest else [f"+{box.seal_boost}", die]
        return [[text(f"{art}.plate.{'change' if rest else 'seal'}")], brings, ["−1", seal]]
    if kind == "coins":
        missing = missing_coins(box, view)
        return [[text(f"{art}.plate.coins")], [f"+{missing}"], [f"−{missing}" if missing else "0", coin]]
    if kind == "token":
        return [[text(f"{art}.plate.token")], [f"+{box.token_boost}"], ["−1", token]]
    return [[text(f"{art}.desk.{kind}_{view.asked}" if kind == "done" else f"{art}.desk.{kind}")]]


def _level_face(table: EncycBoard, view: EncycView, level: int) -> list[list[str]]:
    """A level of a place: its name, what it brings, and the coins that it costs; of a publication at most."""
    box, text = table.box, table.app.text
    word = text("encyclopedia.plate.level", n=level)
    if view.asked == "ceiling":
        word = text("encyclopedia.plate.type", type=ROMAN[level])
        row = [text("encyclopedia.plate.at_most", n=most(box, view, level)), "encyclopedia/points"]
    else:
        good = "token" if view.asked == "embassy" else "reputation"
        row = [f"+{levels(box, view.asked)[level - 1].gain}", f"encyclopedia/{good}"]
    missing = short_of(box, view, level)
    return [[word], row, [f"−{missing}" if missing else "0", "encyclopedia/coin"]]
