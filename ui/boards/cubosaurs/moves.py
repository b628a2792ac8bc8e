"""How moves of Cubosaurs are shown: cards fly, a refused hand grows and goes on, tiles are bought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.values import Event
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs import lifted, passing, spots
from ui.boards.cubosaurs.cardface import creature
from ui.boards.cubosaurs.layout import hand_row, pile_rect
from ui.boards.kit import ways
from ui.boards.kit.shapes import bottom, columns, in_middle, square
from ui.table.banner import Banner, Livery
from ui.table.motion import Stage

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

DEAL = 0.07
"""Seconds between two cards that are dealt."""

LEARNT = {"refused": "received"}
"""What is shown together with an event of another kind."""

PAYS = 0.36
"""Seconds after which the price of a tile is paid."""


def stages(table: CuboBoard, events: Sequence[Event], before: CuboView) -> list[Stage]:
    """The stages of what happened, in order: what was bought and played first, then what was drawn or dealt."""
    shown: dict[str, Callable[[CuboBoard, list[Event], CuboView], list[Stage]]] = {
        "bought": _bought, "kept": _kept, "refused": passing.refused, "moved": _moved, "destroyed": _destroyed,
        "round": _round, "revealed": _revealed, "dealt": _dealt, "token": _tokens, "drew": _drew,
    }  # fmt: skip
    result: list[Stage] = []
    for kind, show in shown.items():
        of_kind = [event for event in events if event.kind in (kind, LEARNT.get(kind))]
        told = next((line.text for line in table.log_lines(of_kind)), "")
        shows = show(table, of_kind, before) if of_kind else []
        result += [replace(stage, caption=stage.caption or told) for stage in shows]
    return result


def _creature(table: CuboBoard, kind: int) -> str:
    return creature(table.deck.kinds[kind])


def _kept(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """The cards of the hand go to their places in the collection, one a little after the other."""
    seat, kinds = events[0].seat, [event.number("card") for event in events]
    after = lifted.with_cards(lifted.without_hand(before), seat, kinds)
    cards = [
        ways.fly(
            spots.card(table, kind),
            table.names.get(f"card.{n}", square(table.names["hand"])),
            spots.chip(table, after, seat, kind),
            0.7,
            arc=table.app.theme.px(40),
            grows=True,
        )
        for n, kind in enumerate(kinds)
    ]
    late = ways.waiting(ways.in_turn(cards, DEAL, 0.4))
    lifts = ((0.0, lifted.without_hand(before)),)
    return [Stage(0.75 + min(DEAL * len(cards), 0.4), late, "place", swap=True, lifts=lifts), Stage(0.3)]


def _moved(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """Cards change owners."""
    air = lifted.resting(before)
    for event in events:
        air = lifted.with_cards(air, event.number("from"), [event.number("card")], -1)
    after = air
    for event in events:
        after = lifted.with_cards(after, event.seat, [event.number("card")])
    cards = [
        ways.fly(
            _creature(table, event.number("card")),
            spots.creature(table, before, event.number("from"), event.number("card")),
            spots.creature(table, after, event.seat, event.number("card")),
            0.8,
            arc=table.app.theme.px(40),
        )
        for event in events
    ]
    return [Stage(0.8, tuple(cards), "pass", swap=True, lifts=((0.0, air),)), Stage(0.25)]


def _destroyed(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """Cards leave a collection for good: they rise from their places and are gone."""
    air, high = lifted.resting(before), table.app.theme.px(60)
    cards = []
    for event in events:
        kind = event.number("card")
        air = lifted.with_cards(air, event.seat, [kind], -1)
        place = spots.creature(table, before, event.seat, kind)
        cards.append(ways.spent(ways.fly(_creature(table, kind), place, place.move(0, -high), 0.6)))
    return [Stage(0.75, tuple(cards), "undo", swap=True, lifts=((0.0, air),)), Stage(0.25)]


def _bought(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """A tile comes out of the market large, its price is paid, and it goes to its buyer."""
    (event,) = events
    tile, seat, px = str(event["tile"]), event.seat, table.app.theme.px
    sold = lifted.sold(before, tile)
    paid = lifted.with_tokens(sold, seat, -event.number("cost"))
    start = table.names.get(f"market.{tile}", table.names["hand"])
    large = square(table.names["hand"], min(table.names["hand"].height * 0.8, px(240)))
    goal = spots.shelf(table, lifted.owned(paid, seat, tile), seat, tile)
    stops = ((0.0, square(start)), (PAYS, large), (0.95, large), (1.4, goal))
    purse = spots.purse(table, before, seat)
    coins = [
        ways.spent(ways.fly("cubosaurs/dna", purse, spot, 0.8, PAYS, px(30)))
        for spot in in_middle(columns(bottom(large, px(40))[0], event.number("cost"), most=px(40)), large)
    ]
    sprites = (ways.still_at(ways.route(f"cubosaurs/tile_{tile}", stops), 0.95), *ways.in_turn(coins, 0.08, 0.2))
    lifts, cues = ((0.0, sold), (PAYS, paid)), ((0.7, "coins"),)
    return [Stage(1.45, sprites, "pick", swap=True, moment="bought", cues=cues, lifts=lifts)]


def _tokens(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """DNA tokens come from the supply, or from whoever must give one."""
    supply, px, air = square(table.names["deck"], table.app.theme.px(40)), table.app.theme.px, before
    coins = []
    for event in events:
        giver = event.number("from")
        air = lifted.with_tokens(air, giver, -1) if giver >= 0 else air
        start = spots.purse(table, before, giver) if giver >= 0 else supply
        coins.append(ways.fly("cubosaurs/dna", start, spots.purse(table, before, event.seat), 0.6, arc=px(30)))
    late = ways.in_turn(coins, DEAL, 0.4)
    return [Stage(0.65 + min(DEAL * len(coins), 0.4), late, "coins", swap=True, lifts=((0.0, air),))]


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


def _revealed(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """Bought tiles have gone back into their stack, and the market is filled from it."""
    filled = lifted.for_sale(before, [(event.number("place"), str(event["tile"])) for event in events])
    return [Stage(0.9, (), "pick", swap=True, caption=table.say("moment.market"), lifts=((0.0, filled),))]


def _dealt(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """The first cards of every collection are dealt from the deck."""
    pile, after = pile_rect(table.names["deck"]), before
    for event in events:
        after = lifted.with_cards(after, event.seat, [event.number("card")])
    cards = [
        ways.fly(
            _creature(table, event.number("card")),
            pile,
            spots.creature(table, after, event.seat, event.number("card")),
            0.45,
        )
        for event in events
    ]
    lifts, late = ((0.0, lifted.with_deck(before, len(events))),), ways.in_turn(cards, DEAL, 0.8)
    told = table.say("moment.dealt", n=table.rules.start_cards)
    return [Stage(0.5 + min(DEAL * len(cards), 0.8), late, "pass", swap=True, caption=told, lifts=lifts)]


def _drew(table: CuboBoard, events: list[Event], before: CuboView) -> list[Stage]:
    """A card comes from the deck to the hand, whose cards make room; who may see it sees it turned over."""
    kind, row = spots.card_of(events[0]), hand_row(table.names["hand"], len(before.hand) + 1, table.app.theme.grain)
    card = ways.fly(spots.BACK, pile_rect(table.names["deck"]), row[-1], 0.42, arc=table.app.theme.px(20), grows=True)
    if kind is not None:
        card = ways.then(card, ways.turn_over(spots.BACK, spots.card(table, kind), row[-1], 0.3))
    held = [
        ways.fly(spots.card(table, number), table.names[f"card.{n}"], spot, 0.3, grows=True)
        for n, (number, spot) in enumerate(zip(before.hand, row, strict=False))
    ]
    lifts = ((0.0, lifted.with_deck(lifted.without_hand(before, before.holder if held else -1), 1)),)
    return [Stage(card.keys[-1].at + 0.04, (*held, card), "pick", swap=True, lifts=lifts)]
