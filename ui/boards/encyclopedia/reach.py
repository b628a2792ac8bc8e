"""What the die in hand reaches, as the coach points it out: at the places, on expeditions, with seals and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.encyclopedia import forecast, outlook
from game.encyclopedia.model import (
    BY_TOKEN,
    CEILING,
    COIN,
    LANDS,
    NO_MEANS,
    PLACES,
    REFERENCE,
    RESEARCH,
    SEAL,
    TOKEN,
    EncycAction,
)
from game.encyclopedia.view import Die, EncycView
from ui.boards.encyclopedia.brush import GAINS
from ui.boards.encyclopedia.names import ROMAN

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

PLACE_OF = {"embassy": "embassy", "renown": "academy"}
"""The place that a question about a level belongs to."""


SPENT = {COIN: "coins", TOKEN: "tokens", SEAL: "seals"}
"""What is spent on an expedition under way."""


def die_use(table: EncycBoard, view: EncycView, die: Die) -> str:
    """What a die could do for the seat to act: research, a publication, or what it brings at two places."""
    box, words, seat = table.box, table.words, view.seats[view.to_act]
    value, land = forecast.value_of(box, seat, die), words.land(die.colour)
    if own := forecast.wanting(box, seat, die.colour):
        return table.say("remark.die_research", land=land, animal=words.animal(own[0]))
    ready = forecast.researched(box, seat, die.colour)
    if ready and forecast.reached(box, "publication", value) is not None:
        return table.say("remark.die_publish", animal=words.animal(ready[0]))
    gains = {GAINS[place]: _brings(table, place, value) for place in ("embassy", "academy")}
    return table.say("remark.die_places", **gains)


def _brings(table: EncycBoard, place: str, value: int) -> str:
    """What a value brings at the Embassy or the Academy, in words."""
    return table.words.good(GAINS[place], outlook.level_gain(table.box, place, value))


def go(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What the die in hand brings at a place, and which card there has its colour."""
    place, box, words = PLACES[action.place], table.box, table.words
    if place == "publication":
        return _publication(table, view)
    if place == "bank":
        what = words.good("coins", forecast.levels(box, "bank")[0].gain)
        return table.say("remark.bank" if view.banked else "remark.bank_first", what=what)
    if place == "university":
        experts = [card for card in view.experts if card >= 0 and box.experts.continent[card] == view.colour]
        what = words.good("tokens", forecast.levels(box, "university")[0].gain)
        said = {"expert": words.expert(experts[0]), "what": what} if experts else {}
        return table.say("remark.university" if experts else "remark.university_none", **said)
    what = _brings(table, place, forecast.value_now(box, view))
    if place == "embassy":
        return table.say("remark.embassy", what=what)
    animals = [card for card in view.animals if card >= 0 and box.continent[card] == view.colour]
    name = words.animal(animals[0]) if animals else ""
    return table.say("remark.academy" if animals else "remark.academy_none", what=what, animal=name)


def _publication(table: EncycBoard, view: EncycView) -> str:
    """Up to which Type the die publishes, and which animals of its colour have cubes."""
    box, words = table.box, table.words
    ready = forecast.researched(box, view.seats[view.to_act], view.colour)
    level = forecast.reached(box, "publication", forecast.value_now(box, view))
    if not ready:
        land = words.land(view.colour) if view.colour < LANDS else ""
        return table.say("remark.publication_none", land=land) if land else ""
    if level is None:
        return table.say("remark.publication_low", animal=words.animal(ready[0]))
    return table.say("remark.publication", type=ROMAN[level.gain], animal=words.animal(ready[0]))


def sail(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """With which value an expedition begins, what that is enough for, and how its colour is paid."""
    rows = outlook.research(table.box, view.seats[view.to_act], action.land)
    value = outlook.departure(table.box, view, action)
    said = _enough(table, "sail", rows, value, land=table.words.land(action.land))
    if action.means == NO_MEANS:
        return said
    return f"{said} {table.say('remark.by_token' if action.means == BY_TOKEN else 'remark.by_seal')}"


def _enough(table: EncycBoard, key: str, rows: list[outlook.Research], value: int, **said: str) -> str:
    """That an expedition has a value, and the dearest research that it is enough for, or the cheapest that it lacks."""
    if not rows:
        return table.say(f"remark.{key}_bare", n=value, **said)
    found = outlook.within(rows, value)
    row = found or rows[-1]
    said |= {"category": table.words.category(row.category), "animal": table.words.animal(row.animal)}
    return table.say(f"remark.{key}" if found else f"remark.{key}_short", n=value, cost=row.cost, **said)


def boost(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What an expedition under way is enough for after coins, a token or a seal."""
    rows = outlook.research(table.box, view.seats[view.to_act], view.target)
    spent = table.words.good(SPENT[action.kind], forecast.missing_coins(table.box, view) if action.kind == COIN else 1)
    return _enough(table, "boost", rows, outlook.strength_after(table.box, view, action), spent=spent)


def level(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What a level brings and costs; for a publication the points of everything up to a Type."""
    box, words = table.box, table.words
    cost = forecast.short_of(box, view, action.level)
    coins, key = words.good("coins", cost), "_paid" if cost else ""
    if view.asked == CEILING:
        points = words.good("points", forecast.most(box, view, action.level))
        return table.say(f"remark.ceiling{key}", type=ROMAN[action.level], what=points, coins=coins)
    gain = forecast.levels(box, view.asked)[action.level - 1].gain
    return table.say(f"remark.level{key}", what=words.good(GAINS[PLACE_OF[view.asked]], gain), coins=coins)


def seal(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What the die or the expedition reaches after a seal."""
    if view.asked == RESEARCH:
        return boost(table, view, action)
    if view.asked == REFERENCE:
        return table.say("remark.seal_any", n=outlook.raised_any(table.box, view))
    value = outlook.raised(table.box, view)
    if view.asked == CEILING:
        reached = outlook.level_gain(table.box, "publication", value)
        return table.say("remark.seal_type", n=value, type=ROMAN[reached])
    return table.say("remark.seal_level", n=value, what=_brings(table, PLACE_OF[view.asked], value))


def change(table: EncycBoard, _view: EncycView, _action: EncycAction) -> str:
    """What a seal brings as coins, and what it is worth at the end."""
    coins = table.words.good("coins", outlook.seal_coins(table.box))
    return table.say("remark.change", coins=coins, what=table.words.good("points", outlook.seal_left(table.box)))
