"""The sentences of Cubosaurs: what is asked, what things are, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from game.core.values import Decision, Event
from game.cubosaurs import forecast, provenance
from game.cubosaurs.model import (
    DESTROY,
    DESTROY_OTHER,
    DINOSAURS,
    EGG,
    EGGS,
    GIVE,
    GIVE_TO,
    STEAL,
    SWAP,
    SWAP_OWN,
    TOKEN,
    VELOCIRAPTOR,
    CuboAction,
)
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.cardface import a_card, card_name, cards_told, creature
from ui.boards.kit.writing import signed
from ui.table.board import LogLine

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

ROLES = {
    GIVE: ("gives", "may_get"),
    GIVE_TO: ("gives", "may_get"),
    STEAL: ("takes", "may_lose"),
    DESTROY: ("destroys", ""),
    DESTROY_OTHER: ("destroys", "may_lose"),
    SWAP: ("swaps", "may_swap"),
    SWAP_OWN: ("swaps", "may_swap"),
    TOKEN: ("takes_token", "may_give"),
}
"""What the seat that is asked does and what the others may do, '' for nothing, by what a tile asks."""


def status(table: CuboBoard, view: CuboView, decision: Decision, chosen: tuple[str, ...]) -> str:
    """What is asked of the person, in one sentence."""
    text, who = table.app.text, table.seat_names[decision.seat]
    if decision.prompt != "turn":
        return text(f"cubosaurs.ask.{decision.prompt}", name=who, card=_card_in_question(table, view))
    if chosen and chosen[0].startswith("own."):
        card = card_name(table.app, table.deck.kinds[table.deck.number[chosen[0].removeprefix("own.")]])
        return text("cubosaurs.ask.add_this", name=who, card=card, next=_next_name(table, view, decision.seat))
    if chosen == ("refuse",):
        return text("cubosaurs.ask.add", name=who, next=_next_name(table, view, decision.seat))
    kinds = {action.text.partition(" ")[0] for action in decision.options}
    key = "turn" if "refuse" in kinds else "forced"
    return text(f"cubosaurs.ask.{key}_tiles" if "buy" in kinds else f"cubosaurs.ask.{key}", name=who)


def _next_name(table: CuboBoard, view: CuboView, seat: int) -> str:
    """The name of who would get a refused hand."""
    return table.seat_names[table.after(view, seat)]


def _card_in_question(table: CuboBoard, view: CuboView) -> str:
    """The name of the card that was chosen for the tile being carried out, '' if there is none."""
    return card_name(table.app, table.deck.kinds[view.chosen[-1]]) if view.chosen else ""


def role(table: CuboBoard, view: CuboView, seat: int) -> str:
    """What a seat does now: who gives, takes, may get or lose something; else who has the hand, and who is next."""
    acts, text = seat == view.to_act, table.app.text
    if view.asked in ROLES and view.to_act >= 0:
        able = acts or view.asked != TOKEN or view.tokens[seat] > 0
        if view.asked == SWAP_OWN and view.chosen and not acts:
            acts = able = seat == view.chosen[0]
        told = ROLES[view.asked][not acts]
        return text(f"cubosaurs.role.{told}") if able and told else ""
    if view.holder < 0:
        return ""
    key = "holds" if seat == view.holder else "next" if seat == table.after(view, view.holder) else ""
    return text(f"cubosaurs.role.{key}") if key else ""


def type_tip(table: CuboBoard, view: CuboView, seat: int, number: int) -> str:
    """What a type is worth, now and with one card more."""
    text, count = table.app.text, forecast.count(table.rules, view, seat, number)
    lines = [table.type_name(number)]
    if number < DINOSAURS:
        now, more = forecast.dinosaurs_worth(table.rules, number, count)
        lines += [row_of(table, number), text("cubosaurs.tip.now", n=count, points=signed(now), more=signed(more))]
    else:
        lines.append(text("cubosaurs.tip.eggs" if number == EGG else "cubosaurs.tip.raptors"))
        total = forecast.type_points(table.rules, view, seat, number)
        if count and total is not None:
            sum_of = provenance.of_type(table.deck, view.collections[seat], number)
            lines.append(table.pencilled(text("cubosaurs.tip.together", points=signed(total)), *sum_of))
    return "\n".join(lines)


def row_of(table: CuboBoard, number: int) -> str:
    """The row of points of a type in words."""
    values = "  ".join(signed(value) for value in table.deck.points[number])
    return table.app.text("cubosaurs.tip.row", values=values)


def question(table: CuboBoard, view: CuboView, action: CuboAction) -> str:
    """A choice as a question."""
    text = table.app.text
    card = a_card(table.app, table.deck.kinds[action.card]) if action.card >= 0 else _card_in_question(table, view)
    other = table.seat_names[action.other] if action.other >= 0 else ""
    tile = text(f"cubosaurs.tile.{table.rules.tiles[action.tile].id}.name") if action.tile >= 0 else ""
    return text(f"cubosaurs.confirm.{action.kind}", card=card, name=other, tile=tile)


def card_tip(table: CuboBoard, kind: int) -> str:
    """What a single card is and does."""
    text, card = table.app.text, table.deck.kinds[kind]
    lines = [card_name(table.app, card)]
    if card.type < DINOSAURS:
        lines.append(row_of(table, card.type))
    elif card.type == EGG:
        of = text("cubosaurs.tip.both") if card.egg == VELOCIRAPTOR else text(f"cubosaurs.type.{EGGS[card.egg]}.many")
        lines.append(text("cubosaurs.tip.egg", gain=card.gain, loss=card.loss, of=of))
    else:
        lines.append(text("cubosaurs.tip.raptor", gain=card.gain, loss=card.loss))
    lines[-1] = table.pencilled(lines[-1], *provenance.of_points(card))
    if card.dna:
        lines.append(table.pencilled(text("cubosaurs.tip.dna"), provenance.of_icon(card)))
    return "\n".join(lines)


def tile_tip(table: CuboBoard, tile_id: str) -> str:
    """What a tile costs and does, in plain words."""
    text, tile = table.app.text, table.tile(tile_id)
    head = text("cubosaurs.tip.tile", name=text(f"cubosaurs.tile.{tile_id}.name"), n=tile.cost)
    head = table.pencilled(head, f"tiles.costs.{tile_id}")
    return f"{head}\n{text(f'cubosaurs.tile.{tile_id}.text', amount=tile.amount)}"


def seat_tip(table: CuboBoard, view: CuboView, seat: int) -> str:
    """What choosing a seat would change, if one is asked for; what its DNA tokens are worth."""
    changes = table.offer_to(view, seat)
    told = [tokens_tip(table, view, seat)]
    if changes:
        gain, cost = signed(changes[seat]), signed(changes[view.to_act])
        told.append(table.app.text("cubosaurs.tip.offer", name=table.seat_names[seat], theirs=gain, own=cost))
    return "\n".join(line for line in told if line)


def tokens_tip(table: CuboBoard, view: CuboView, seat: int) -> str:
    """What a seat's DNA tokens are worth, with what is left over; '' if it has none."""
    count, per = view.tokens[seat], table.rules.tokens_per_point
    points = forecast.token_points(table.rules, count)
    return table.app.text("cubosaurs.tip.tokens", n=count, per=per, points=points) if count else ""


def log_lines(table: CuboBoard, events: Sequence[Event]) -> list[LogLine]:
    """The log's sentences; cards that come to a seat together share one."""
    lines: list[LogLine] = []
    for (kind, seat, _), group in groupby(events, key=_together):
        line = _log_line(table, kind, seat, list(group))
        lines += [line] if line is not None else []
    return lines


def _together(event: Event) -> tuple[str, int, int]:
    """What events must share to be told in one sentence; tokens also whence they come."""
    return event.kind, event.seat, event.number("from") if event.kind == "token" else 0


def _log_line(table: CuboBoard, kind: str, seat: int, group: list[Event]) -> LogLine | None:
    text, first = table.app.text, group[0]
    who = table.seat_names[seat] if seat >= 0 else ""
    cards = [event.number("card") for event in group if any(name == "card" for name, _ in event.data)]
    names = cards_told(table.app, [table.deck.kinds[card] for card in cards if card >= 0])
    image = creature(table.deck.kinds[cards[0]]) if cards and cards[0] >= 0 else "cubosaurs/card_back"
    if kind in ("kept", "dealt"):
        return LogLine(text(f"cubosaurs.log.{kind}", name=who, cards=names), image, seat)
    if kind == "drew":
        key = "cubosaurs.log.drew_known" if names else "cubosaurs.log.drew"
        return LogLine(text(key, name=who, cards=names), image, seat)
    if kind == "refused":
        to = table.seat_names[first.number("to")]
        key = "cubosaurs.log.refused" if names else "cubosaurs.log.refused_free"
        return LogLine(text(key, name=who, cards=names, to=to), image, seat)
    return _other_line(table, first, who, names, image, len(group))


def _other_line(table: CuboBoard, event: Event, who: str, names: str, image: str, count: int) -> LogLine | None:
    """The sentences of tiles, tokens and rounds."""
    text = table.app.text
    if event.kind == "bought":
        tile = str(event["tile"])
        name = text(f"cubosaurs.tile.{tile}.name")
        line = text("cubosaurs.log.bought", name=who, tile=name, n=event.number("cost"))
        return LogLine(line, f"cubosaurs/tile_{tile}", event.seat)
    if event.kind == "destroyed":
        by = table.seat_names[event.number("by")]
        key = "destroyed_own" if event.number("by") == event.seat else "destroyed"
        return LogLine(text(f"cubosaurs.log.{key}", name=who, cards=names, by=by), image, event.number("by"))
    if event.kind == "moved":
        giver = table.seat_names[event.number("from")]
        return LogLine(text("cubosaurs.log.moved", name=who, cards=names, giver=giver), image, event.number("by"))
    if event.kind == "token":
        if event.number("from") < 0:
            return LogLine(text("cubosaurs.log.token", name=who, n=count), "cubosaurs/dna", event.seat)
        giver = table.seat_names[event.number("from")]
        return LogLine(text("cubosaurs.log.token_from", name=who, giver=giver, n=count), "cubosaurs/dna", event.seat)
    if event.kind == "round":
        way = "clockwise" if event.number("direction") > 0 else "counter"
        line = text(f"cubosaurs.log.round_{way}", n=event.number("round"), name=who)
        return LogLine(line, "cubosaurs/deck")
    if event.kind == "scored":
        points = event.number("points")
        return LogLine(
            text("cubosaurs.log.scored", name=who, points=text.number(points, "d"), n=event.number("round")),
            "icons/star",
            event.seat,
        )
    return LogLine(text("cubosaurs.log.ended"), "icons/trophy") if event.kind == "ended" else None
