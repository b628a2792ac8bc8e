"""How moves of Cubosaurs are shown: cards fly, a refused hand grows and goes on, tiles are bought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.cubosaurs.model import TYPES
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.cardface import creature, draw_card
from ui.boards.cubosaurs.layout import CARD, hand_row
from ui.boards.kit import ways
from ui.boards.kit.names import strip
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import at_left, centred, square
from ui.table.banner import Banner, Livery
from ui.table.motion import Stage
from ui.table.sprite import Picture, Sprite

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

LIVERY = Livery(
    "cubosaurs/banner",
    title=(0.2, 0.2, 0.6, 0.38),
    line=(0.2, 0.58, 0.6, 0.26),
    sides=((0.06, 0.2, 0.12, 0.62), (0.82, 0.2, 0.12, 0.62)),
    ink=(255, 236, 178),
    soft=(236, 244, 248),
    family="round",
    comes=(-1.0, 0.0),
)
"""A slab with cubes at its corners that slides in from the left."""

BACK = "cubosaurs/card_back"
DEAL = 0.07
"""Seconds between two cards that are dealt."""


def stages(table: CuboBoard, events: Sequence[Event], before: CuboView) -> list[Stage]:
    """The stages of what happened, in order: what was bought and played first, then what was drawn or dealt."""
    shown: dict[str, Callable[[CuboBoard, list[Event], CuboView], list[Stage]]] = {
        "bought": _bought, "kept": _kept, "refused": _refused, "moved": _moved, "destroyed": _destroyed,
        "round": _round, "dealt": _dealt, "token": _tokens, "drew": _drew,
    }  # fmt: skip
    result: list[Stage] = []
    for kind, show in shown.items():
        of_kind = [event for event in events if event.kind == kind]
        told = next((line.text for line in table.log_lines(of_kind)), "")
        shows = show(table, of_kind, before) if of_kind else []
        result += [replace(stage, caption=stage.caption or told) for stage in shows]
    return result


def _card(table: CuboBoard, number: int | None) -> Picture:
    """A card face up, its back where it is not seen."""
    if number is None:
        return BACK
    return partial(_face, table, number)


def _face(table: CuboBoard, number: int, size: tuple[int, int]) -> pygame.Surface:
    """The face of a card as a picture; kept by the assets."""
    box = pygame.Rect(0, 0, min(size[0], round(size[1] * CARD)), size[1])

    def made() -> pygame.Surface:
        surface = pygame.Surface(box.size, pygame.SRCALPHA)
        draw_card(Pen(surface, table.app), table.deck, table.deck.kinds[number], box)
        return surface

    key = ("cubosaurs face", table.deck.kinds[number], box.size, table.app.text.lang, table.app.theme.unit)
    return table.app.assets.kept(key, made)


def _creature(table: CuboBoard, event: Event) -> str:
    return creature(table.deck.kinds[event.number("card")])


def _seat(table: CuboBoard, seat: int, side: float = 46) -> pygame.Rect:
    """A square at the face of a seat's strip."""
    return at_left(table.names[strip(seat, table.focus)], table.app.theme.px(side))


def _cell(table: CuboBoard, seat: int, event: Event) -> pygame.Rect:
    """Where cards of a type lie in a seat's collection."""
    name = TYPES[table.deck.kinds[event.number("card")].type]
    rect = table.names[f"cell.{seat}.{name}"]
    return square(rect, min(rect.height, rect.width) * 0.8)


def _small(goal: pygame.Rect) -> pygame.Rect:
    """A card as it fits into a cell."""
    return centred(goal, goal.height * CARD, goal.height)


def _kept(table: CuboBoard, events: list[Event], _before: CuboView) -> list[Stage]:
    """The cards of the hand go to their places in the collection, one a little after the other."""
    hand = table.names["hand"]
    cards = [
        ways.fly(
            _card(table, event.number("card")),
            table.names.get(f"card.{n}", square(hand)),
            _small(_cell(table, event.seat, event)),
            0.7,
            arc=table.app.theme.px(40),
            grows=True,
        )
        for n, event in enumerate(events)
    ]
    late = ways.in_turn(cards, DEAL, 0.4)
    return [Stage(0.75 + min(DEAL * len(cards), 0.4), late, "place", swap=True, hides="hand"), Stage(0.3)]


def _refused(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """A card joins the hand, which grows, and the whole hand goes on to the next player."""
    (event,) = events
    added = event.number("card") >= 0
    held: list[int | None] = [*before.hand, *([event.number("card")] if added else [])]
    grown = hand_row(table.names["hand"], len(held), table.app.theme)
    goal, result = _seat(table, event.number("to"), 64), list[Sprite]()
    for n, (number, spot) in enumerate(zip(held, grown, strict=True)):
        joins = added and n == len(before.hand)
        start = _small(_cell(table, event.seat, event)) if joins else table.names.get(f"card.{n}", spot)
        end = _small(goal).move(round((n - (len(held) - 1) / 2) * goal.width * 0.22), 0)
        end.clamp_ip(pygame.Rect((0, 0), table.app.size))
        stops = ((0.0, start), (0.5, spot), (0.68, spot), (1.25, end))
        result.append(ways.still_at(ways.route(_card(table, number), stops, table.app.theme.px(24)), 0.68))
    cues = ((0.45, "place"), (0.7, "pass"))
    return [Stage(1.35, tuple(result), "pick" if added else "", swap=True, hides="hand", moment="refused", cues=cues)]


def _moved(table: CuboBoard, events: list[Event], _before: CuboView) -> list[Stage]:
    """Cards change owners."""
    arc = table.app.theme.px(40)
    cards = [
        ways.fly(
            _creature(table, event),
            _cell(table, event.number("from"), event),
            _cell(table, event.seat, event),
            0.8,
            arc=arc,
        )
        for event in events
    ]
    return [Stage(0.8, tuple(cards), "pass", swap=True), Stage(0.25)]


def _destroyed(table: CuboBoard, events: list[Event], _before: CuboView) -> list[Stage]:
    """Cards leave a collection for good."""
    goal = square(table.names["deck"], table.app.theme.px(40))
    cards = [ways.fly(_creature(table, event), _cell(table, event.seat, event), goal, 0.7) for event in events]
    return [Stage(0.75, tuple(cards), "undo", swap=True), Stage(0.25)]


def _bought(table: CuboBoard, events: list[Event], _before: CuboView) -> list[Stage]:
    """A tile comes out of the market large, its price is paid, and it goes to its buyer."""
    (event,) = events
    tile, px = str(event["tile"]), table.app.theme.px
    start = table.names.get(f"market.{tile}", table.names["hand"])
    large = square(table.names["hand"], min(table.names["hand"].height * 0.8, px(240)))
    stops = ((0.0, square(start)), (0.4, large), (0.95, large), (1.4, _seat(table, event.seat, 60)))
    paid = [
        ways.spent(ways.fly("cubosaurs/dna", _seat(table, event.seat), square(large, px(40)), 0.75, 0.3, px(30)))
        for _ in range(event.number("cost"))
    ]
    sprites = (ways.still_at(ways.route(f"cubosaurs/tile_{tile}", stops), 0.95), *ways.in_turn(paid, 0.12))
    return [Stage(1.45, sprites, "pick", swap=True, hides=f"market.{tile}", moment="bought", cues=((0.7, "coins"),))]


def _tokens(table: CuboBoard, events: list[Event], _before: CuboView) -> list[Stage]:
    """DNA tokens come from the supply, or from whoever must give one."""
    supply, px = square(table.names["deck"], table.app.theme.px(40)), table.app.theme.px
    givers = [supply if event.number("from") < 0 else _seat(table, event.number("from")) for event in events]
    sprites = [
        ways.fly("cubosaurs/dna", start, _seat(table, event.seat, 40), 0.6, arc=px(30))
        for event, start in zip(events, givers, strict=True)
    ]
    return [Stage(0.65 + min(DEAL * len(sprites), 0.4), ways.in_turn(sprites, DEAL, 0.4), "coins", swap=True)]


def _round(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """A slab over the cleared table: which round begins, which way round, and who starts."""
    (event,) = events
    number, rounds = event.number("round"), before.rounds
    way = "clockwise" if event.number("direction") > 0 else "counter"
    line = table.say(f"moment.round_{way}", name=table.seat_names[event.seat])
    last = number == rounds
    title = table.app.text("table.round_of", n=number, rounds=rounds)
    line = f"{table.app.text('table.last_round')} · {line}" if last else line
    banner = Banner(title, line, ("cubosaurs/trex", "cubosaurs/stegosaurus"))
    moment, sound = ("last_round", "last") if last else ("round", "round")
    stage = replace(table.announce(moment, banner, "", sound), caption="")
    return [Stage(0.0, swap=True), stage]


def _dealt(table: CuboBoard, events: list[Event], _before: CuboView) -> list[Stage]:
    """The first cards of every collection are dealt from the deck."""
    deck = square(table.names["deck"], table.app.theme.px(90))
    cards = [ways.fly(_creature(table, event), deck, _cell(table, event.seat, event), 0.45) for event in events]
    return [Stage(0.5 + min(DEAL * len(cards), 0.8), ways.in_turn(cards, DEAL, 0.8), "pass", swap=True)]


def _drew(table: CuboBoard, _events: list[Event], _before: CuboView) -> list[Stage]:
    """A card comes from the deck to the hand."""
    deck, hand = table.names["deck"], hand_row(table.names["hand"], 1, table.app.theme)[0]
    start = centred(deck, hand.width, hand.height)
    return [Stage(0.45, (ways.fly(BACK, start, hand, 0.4, arc=table.app.theme.px(20)),), "pick")]
