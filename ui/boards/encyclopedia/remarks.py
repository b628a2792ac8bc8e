"""What the coach points out of a choice in Encyclopedia: whose die, which animal, expert or collection matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.encyclopedia import forecast, outlook
from game.encyclopedia.model import (
    AGAIN,
    BASE,
    BY_TOKEN,
    CHANGE,
    COIN,
    COLOUR,
    COVER,
    CUBE,
    DONE,
    GO,
    JOIN,
    KEEP,
    LEVEL,
    NO_MEANS,
    PASS,
    PICK_ANIMAL,
    PICK_DIE,
    PICK_EXPERT,
    PUT,
    SAIL,
    SEAL,
    TOKEN,
    TUCK,
    TYPES,
    UNIVERSITY,
    USE,
    EncycAction,
)
from game.encyclopedia.view import EncycView, SeatView
from ui.boards.encyclopedia import reach

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

Remark = Callable[["EncycBoard", EncycView, EncycAction], str]


def remark(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """A sentence or two about a choice, '' where there is nothing to say."""
    return REMARKS[action.kind](table, view, action) if action.kind in REMARKS and view.to_act >= 0 else ""


def _both(*parts: str) -> str:
    """Sentences one after the other."""
    return " ".join(part for part in parts if part)


def _seat(view: EncycView) -> SeatView:
    """The board of the seat that is asked."""
    return view.seats[view.to_act]


def _names(table: EncycBoard, animals: Sequence[int]) -> str:
    """Animals by name."""
    return ", ".join(map(table.words.animal, animals))


def _categories(table: EncycBoard, categories: Sequence[int]) -> str:
    """Categories by name."""
    return ", ".join(map(table.words.category, categories))


def _only(table: EncycBoard, key: str, shown: Sequence[int], continent: Sequence[int], card: int) -> str:
    """That a card is the only one on display of its continent."""
    lands = [continent[one] for one in shown if one >= 0]
    alone = card in shown and lands.count(continent[card]) == 1
    return table.say(f"remark.{key}", land=table.words.land(continent[card])) if alone else ""


def _animal(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """That an animal is the only one of its continent, what it shares with one in the study, what its colour costs."""
    box, animal = table.box, action.animal
    other = outlook.partner(box, _seat(view), animal)
    if other >= 0:
        what = _categories(table, outlook.shared(box, animal, other))
        shares = table.say("remark.shares", animal=table.words.animal(other), what=what)
    else:
        shares = table.say("remark.cubes_to_be", what=_categories(table, box.category[animal * TYPES :][:TYPES]))
    paid = "" if action.means == NO_MEANS else "by_token" if action.means == BY_TOKEN else "by_seal"
    lives = table.say("remark.lives", land=table.words.land(box.continent[animal]))
    alone = _only(table, "only_animal", view.animals, box.continent, animal)
    return _both(alone or lives, shares, table.say(f"remark.{paid}") if paid else "")


def _expert(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What an expert does, and what the die, the display or the collection of its continent makes of it."""
    box, words, card = table.box, table.words, action.expert
    land = box.experts.continent[card]
    if view.asked == UNIVERSITY and land == view.colour:
        what = words.good("tokens", forecast.levels(box, "university")[0].gain)
        return _both(words.effect(card), table.say("remark.expert_colour", what=what))
    more = words.good("points", outlook.land_growth(box, _seat(view), land))
    grows = table.say("remark.expert_land", land=words.land(land), what=more)
    return _both(words.effect(card), _only(table, "only_expert", view.experts, box.experts.continent, card) or grows)


def _use(table: EncycBoard, _view: EncycView, action: EncycAction) -> str:
    """What an expert brings that is used up."""
    experts, words = table.box.experts, table.words
    what = words.good(experts.gain[action.expert], experts.amount[action.expert])
    return table.say("remark.use", expert=words.expert(action.expert), what=what)


def _keep(table: EncycBoard, view: EncycView, _action: EncycAction) -> str:
    """How many places are left after a new expert sits down."""
    left = outlook.free_chairs(_seat(view)) - 1
    return table.say("remark.keep", expert=table.words.expert(view.hired), n=left)


def _tuck(table: EncycBoard, view: EncycView, _action: EncycAction) -> str:
    """That a new expert counts for its continent alone."""
    land = table.words.land(table.box.experts.continent[view.hired])
    return table.say("remark.tuck", expert=table.words.expert(view.hired), land=land)


def _cover(table: EncycBoard, _view: EncycView, action: EncycAction) -> str:
    """Which effect ends."""
    return table.say("remark.cover", expert=table.words.expert(action.expert), effect=table.words.effect(action.expert))


def _put(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What the die brings its owner on a space, and which rival it is good for."""
    seat = _seat(view)
    if not seat.rolled:
        return ""
    die = seat.rolled[0]
    good, amount = forecast.payment(table.box, action.space)
    said = {"die": table.words.die(die), "what": table.words.good(good, amount)}
    rivals = [(len(forecast.wanting(table.box, one, die.colour)), n) for n, one in enumerate(view.seats) if one != seat]
    count, rival = max(rivals, default=(0, 0))
    wants = table.say("remark.put_rival", n=count, name=table.seat_names[rival]) if count else ""
    return _both(table.say("remark.put" if amount else "remark.put_nothing", **said), wants)


def _die(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """Who is paid for a die, and that it is the only one of its kind, or what it is good for."""
    die = view.seats[action.owner].dice[action.slot]
    if die is None:
        return ""
    name, words, own = table.seat_names[action.owner], table.words, action.owner == view.to_act
    good, amount = forecast.payment(table.box, forecast.space_of(view.seats[action.owner], action.slot))
    key = ("own_die_paid" if amount else "own_die") if own else "pays" if amount else "from"
    paid = table.say(f"remark.{key}", name=name, die=words.die(die), what=words.good(good, amount))
    alike = sum(one == die for seat in view.seats for one in seat.dice)
    alone = table.say("remark.only_die", die=words.die(die)) if alike == 1 else ""
    return _both(paid, alone or reach.die_use(table, view, die))


def _cube(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What is left of the expedition, and what the cube adds to its collection once it is published."""
    category = table.box.category[action.animal * TYPES + action.type]
    count, more = outlook.category_growth(table.box, _seat(view), category)
    words, left = table.words, view.strength - table.box.cost[action.type]
    said = {"animal": words.animal(action.animal), "category": words.category(category), "count": count}
    return table.say("remark.cube", n=left, what=words.good("points", more), **said)


def _base(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """Which cubes lie on the reference animal."""
    what = _categories(table, outlook.cubes_of(table.box, _seat(view), action.animal))
    return table.say("remark.base" if what else "remark.base_bare", animal=table.words.animal(action.animal), what=what)


def _join(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """What an animal adds to a publication, and what is lost with it."""
    part, words = forecast.share(table.box, view, action.animal), table.words
    now, more = words.good("points", part.points), words.good("points", part.collections)
    lost = table.say("remark.join_lost", what=_categories(table, part.lost)) if part.lost else ""
    return _both(table.say("remark.join", animal=words.animal(action.animal), now=now, more=more), lost)


def _done(table: EncycBoard, view: EncycView, _action: EncycAction) -> str:
    """What a publication brings as it stands, or what an expedition leaves unused."""
    volume = forecast.volume(table.box, view)
    if volume is None:
        return table.say("remark.unused" if view.strength else "remark.all_used", n=view.strength)
    now, more = (table.words.good("points", n) for n in (volume.points, volume.collections))
    return table.say("remark.volume", now=now, more=more)


def _colour(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """On which animals the die may be placed in another colour."""
    animals = [one for one, _ in _seat(view).study if table.box.continent[one] == action.colour]
    return table.say("remark.colour", animals=_names(table, animals)) if animals else ""


def _again(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """Which animals a die of that colour could research."""
    animals, land = forecast.wanting(table.box, _seat(view), action.colour), table.words.land(action.colour)
    key = "remark.again" if animals else "remark.again_none"
    return table.say(key, land=land, animals=_names(table, animals))


def _pass(table: EncycBoard, view: EncycView, _action: EncycAction) -> str:
    """What is kept: seals with their worth at the end, else experts."""
    seat, words = _seat(view), table.words
    if seat.seals:
        worth = words.good("points", outlook.seal_left(table.box))
        return table.say("remark.pass_seals", n=seat.seals, what=worth)
    kept = [card for card in seat.active if card >= 0 and table.box.experts.immediate[card]]
    return table.say("remark.pass_experts", experts=", ".join(map(words.expert, kept))) if kept else ""


REMARKS: dict[str, Remark] = {
    PICK_ANIMAL: _animal, PICK_EXPERT: _expert, USE: _use, KEEP: _keep, TUCK: _tuck, COVER: _cover, PUT: _put,
    PICK_DIE: _die, CUBE: _cube, BASE: _base, JOIN: _join, DONE: _done, COLOUR: _colour, AGAIN: _again, PASS: _pass,
    GO: reach.go, SAIL: reach.sail, LEVEL: reach.level, SEAL: reach.seal, CHANGE: reach.change,
    COIN: reach.boost, TOKEN: reach.boost,
}  # fmt: skip
"""What there is to say of every kind of choice."""
