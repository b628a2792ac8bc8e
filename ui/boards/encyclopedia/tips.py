"""What things of Encyclopedia are, with their present effect; which die helps whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.encyclopedia import provenance
from game.encyclopedia.effects import duration
from game.encyclopedia.forecast import (
    category_counts,
    category_points,
    expedition_value,
    land_animals,
    land_points,
    payment,
    reached,
    researched,
    share,
    space_of,
    value_now,
    value_of,
    wanting,
)
from game.encyclopedia.model import CATEGORIES, CONTINENTS, LANDS, TYPES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.automa_tips import automa_tip, priority_tip, ship_tip
from ui.boards.encyclopedia.facts import ROMAN
from ui.boards.encyclopedia.paths import MEANS, option_text
from ui.boards.encyclopedia.words import animal_name
from ui.origins import noted

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


GAINS = {"embassy": "tokens", "academy": "reputation"}
"""What the places bring where the value of the die counts."""


def tip(table: EncycBoard, view: EncycView, name: str) -> str:
    """What a named place is, with its present effect."""
    kind, _, rest = name.partition(".")
    teller = _TELLERS.get(kind)
    return noted(table.app.text, teller(table, view, rest) if teller is not None and (rest or kind in _WHOLE) else "")


def die_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A die: what its owner would be paid, what the reader could do with it, who else could use it."""
    owner, slot = (int(part) for part in rest.split("."))
    die = view.seats[owner].dice[slot]
    if die is None:
        return ""
    text, names, land = table.app.text, table.words, die.colour
    head = text("encyclopedia.tip.die", die=names.die(die), name=table.seat_names[owner])
    lines = [head[0].upper() + head[1:], _payment_line(table, view, owner, slot)]
    seat = view.seats[table.focus]
    value, box = value_of(table.box, seat, die), table.box
    gains = {good: _gain(table, place, good, value) for place, good in GAINS.items()}
    lines.append(text("encyclopedia.tip.die_places", **gains))
    if own := wanting(box, seat, land):
        lines.append(text("encyclopedia.tip.die_research", animals=", ".join(map(names.animal, own))))
    level = reached(box, "publication", value)
    if level is not None and (ready := researched(box, seat, land)):
        words = ", ".join(map(names.animal, ready))
        lines.append(text("encyclopedia.tip.die_publish", type=ROMAN[level.gain], animals=words))
    return "\n".join([*lines, *_rivals(table, view, land)])


def _gain(table: EncycBoard, place: str, good: str, value: int) -> str:
    """What a die of that value brings at a place."""
    level = reached(table.box, place, value)
    return table.words.good(good, level.gain if level is not None else 0)


def _payment_line(table: EncycBoard, view: EncycView, owner: int, slot: int) -> str:
    """What the owner of a die gains when it is taken."""
    text = table.app.text
    good, amount = payment(table.box, space_of(view.seats[owner], slot))
    key = ("die_own" if owner == table.focus else "die_pays") + ("" if amount else "_nothing")
    return text(f"encyclopedia.tip.{key}", name=table.seat_names[owner], what=table.words.good(good, amount))


def _rivals(table: EncycBoard, view: EncycView, land: int) -> list[str]:
    """Other players with animals of a continent that still want research."""
    found = []
    for seat, other in enumerate(view.seats):
        if seat == table.focus:
            continue
        if count := len(wanting(table.box, other, land)):
            found.append(table.app.text("encyclopedia.tip.die_rival", name=table.seat_names[seat], n=count))
    return found


def animal_tip(table: EncycBoard, number: int, mask: int = -1) -> str:
    """An animal: names, continent, categories or what of them is researched and what is still open, and a fact."""
    text, names, box = table.app.text, table.words, table.box
    lines, kinds_of = [animal_name(table, number)], provenance.of_categories(box.animal_ids[number])
    kinds = [names.category(box.category[number * TYPES + kind]) for kind in range(TYPES)]
    if mask < 0:
        lines.append(table.pencilled(f"{names.land(box.continent[number])}: {', '.join(kinds)}", *kinds_of))
    else:
        done = [kinds[kind] for kind in range(TYPES) if mask >> kind & 1]
        left = [f"{kinds[kind]} ({box.cost[kind]})" for kind in range(TYPES) if not mask >> kind & 1]
        lines += [table.pencilled(text("encyclopedia.tip.done", what=", ".join(done)), *kinds_of)] if done else []
        lines += [table.pencilled(text("encyclopedia.tip.open", what=", ".join(left)), *kinds_of)] if left else []
    return "\n".join([*lines, text(f"encyclopedia.animal.{box.animal_ids[number]}.fact")])


def expert_tip(table: EncycBoard, number: int) -> str:
    """An expert: name, continent, effect, how long it lasts."""
    text, names, box = table.app.text, table.words, table.box
    head = f"{names.expert(number)} ({names.land(box.experts.continent[number])})"
    return f"{head}\n{names.effect(number)}\n{text(f'encyclopedia.duration.{duration(box, number)}')}"


def _animal(table: EncycBoard, _view: EncycView, rest: str) -> str:
    return animal_tip(table, table.box.animal_ids.index(rest))


def _study(table: EncycBoard, view: EncycView, rest: str) -> str:
    seat, _, name = rest.partition(".")
    number = table.box.animal_ids.index(name)
    mask = -1 if view.seats[int(seat)].behaviour else dict(view.seats[int(seat)].study).get(number, -1)
    own = view.asked == "partners" and int(seat) == view.to_act
    lines = _share(table, view, number) if own and number not in (view.reference, *view.taking_part) else []
    return "\n".join([*lines, animal_tip(table, number, mask)])


def _share(table: EncycBoard, view: EncycView, number: int) -> list[str]:
    """What an animal adds to the publication under way, and what is lost with it."""
    text, part = table.app.text, share(table.box, view, number)
    lines = [text("encyclopedia.tip.share", n=part.points, more=part.collections)]
    if part.lost:
        what = ", ".join(table.words.category(category) for category in part.lost)
        lines.append(text("encyclopedia.tip.share_lost", n=len(part.lost), what=what))
    return [*lines, text("encyclopedia.tip.share_leaves")] if part.leaves else lines


def _cube(table: EncycBoard, _view: EncycView, rest: str) -> str:
    """A place for a cube: its category, its cost, what it brings."""
    name, _, kind = rest.partition(".")
    number, box, text = table.box.animal_ids.index(name), table.box, table.app.text
    index = int(kind) - 1
    words = table.words.category(box.category[number * TYPES + index])
    key = "cube_points" if box.placed[index] else "cube"
    data = {"type": ROMAN[index + 1], "category": words, "n": box.cost[index], "points": box.placed[index]}
    line = text(f"encyclopedia.tip.{key}", worth=box.worth[index], **data)
    return f"{animal_name(table, number)}\n{table.pencilled(line, *provenance.of_cube(index + 1))}"


def _expert(table: EncycBoard, _view: EncycView, rest: str) -> str:
    return expert_tip(table, table.box.experts.ids.index(rest))


def _chair(table: EncycBoard, view: EncycView, rest: str) -> str:
    seat, _, chair = rest.partition(".")
    card = view.seats[int(seat)].active[int(chair)]
    return expert_tip(table, card) if card >= 0 else table.app.text("encyclopedia.tip.chair")


def _land(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A continent: the next space and what it brings."""
    text, box = table.app.text, table.box
    taken = view.sailed[land := CONTINENTS.index(rest)]
    head = text("encyclopedia.tip.land", land=table.words.land(land))
    if taken >= len(box.stars):
        return f"{head}\n{text('encyclopedia.refused.continent_full')}"
    costs = ", ".join(f"{ROMAN[kind + 1]} {box.cost[kind]}" for kind in range(TYPES))
    space = text("encyclopedia.tip.space", n=box.stars[taken], bonus=box.lift[taken])
    lines = [head, table.pencilled(space, provenance.of_space(taken + 1))]
    lines.append(text("encyclopedia.tip.costs", costs=costs))
    if view.value and view.asked == "action":
        worth = expedition_value(box, view, land)
        other = [text("encyclopedia.tip.land_colour")] if view.colour != land else []
        return "\n".join([*lines, text("encyclopedia.tip.worth", n=worth), *other])
    return "\n".join([*lines, text("encyclopedia.place.expedition.tip")])


def _place(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A place: what it brings, and what the die in hand would bring there."""
    text, box = table.app.text, table.box
    lines = [text(f"encyclopedia.place.{rest}.name"), text(f"encyclopedia.place.{rest}.tip")]
    if view.value and view.asked == "action" and rest in GAINS:
        what = _gain(table, rest, GAINS[rest], value_now(box, view))
        lines.append(text("encyclopedia.tip.now", what=what))
    return "\n".join(lines)


def _space(table: EncycBoard, _view: EncycView, rest: str) -> str:
    name = rest.partition(".")[2]
    return f"{table.app.text(f'encyclopedia.place.{name}.name')}\n{table.app.text(f'encyclopedia.place.{name}.tip')}"


def _good(table: EncycBoard, _view: EncycView, rest: str) -> str:
    name = rest.partition(".")[2]
    return f"{table.app.text(f'encyclopedia.goods.{name}')}\n{table.app.text(f'encyclopedia.tip.good.{name}')}"


def _track(table: EncycBoard, view: EncycView, rest: str) -> str:
    """The reputation track with all its bonuses."""
    text, box = table.app.text, table.box
    bonuses = [f"{n}: {table.words.good(box.bonus[n], amount)}" for n, amount in enumerate(box.bonus_amount) if amount]
    head = text("encyclopedia.tip.track", n=view.seats[int(rest)].reputation, last=box.last_step)
    return "\n".join([table.pencilled(head, provenance.REPUTATION), *bonuses])


def _category(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A collection of cubes: its points now and with one more."""
    seat, _, name = rest.partition(".")
    number = CATEGORIES.index(name)
    count = category_counts(table.box, view.seats[int(seat)])[number]
    points = category_points(table.box, count)
    more = category_points(table.box, count + 1) - points
    head = f"{table.words.category(number)} ({table.app.text(f'encyclopedia.type.{number // 3 + 1}.name')})"
    line = table.app.text("encyclopedia.tip.category", n=count, points=points, more=more)
    return f"{head}\n{table.pencilled(line, provenance.CATEGORIES)}"


def _continent(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A collection of cards of a continent."""
    seat, _, name = rest.partition(".")
    land, one = CONTINENTS.index(name), view.seats[int(seat)]
    animals, points = land_animals(table.box, one, land), land_points(table.box, one, land)
    key = "continent_automa" if one.behaviour else "continent"
    data = {"animals": animals, "experts": one.experts[land], "points": points}
    words = table.app.text(f"encyclopedia.tip.{key}", **data)
    return f"{table.words.land(land)}\n{words if one.behaviour else table.pencilled(words, provenance.CONTINENTS)}"


def _deck(table: EncycBoard, view: EncycView, rest: str) -> str:
    count = view.animal_deck if rest == "animals" else view.expert_deck
    return table.app.text(f"encyclopedia.tip.deck_{rest}", n=count)


def _rounds(table: EncycBoard, view: EncycView, _rest: str) -> str:
    """The round tokens so far."""
    text = table.app.text
    lines = [
        f"{n}. {text(f'encyclopedia.round_token.{token}.name')}: {text(f'encyclopedia.round_token.{token}.line')}"
        for n, token in enumerate(view.round_tokens, 1)
    ]
    each = text("encyclopedia.tip.round_tokens", n=table.box.game.round_tokens.each)
    return "\n".join([text("encyclopedia.tip.rounds"), *lines, table.pencilled(each, provenance.ROUND_TOKENS)])


def _hand(table: EncycBoard, view: EncycView, _rest: str) -> str:
    """The die in hand."""
    if view.asked == "hire":
        return expert_tip(table, view.hired)
    if not view.value:
        return table.app.text("encyclopedia.tip.no_hand")
    colour = table.app.text("encyclopedia.tip.any") if view.colour >= LANDS else table.words.land(view.colour)
    return table.app.text("encyclopedia.tip.hand", n=view.value, land=colour)


def _option(table: EncycBoard, view: EncycView, rest: str) -> str:
    """What a plate on the desk does."""
    kind, _, more = option_text(rest).partition(" ")
    key = f"seal_{more}" if kind == "seal" and more else f"{kind}_{view.asked}" if kind in ("level", "done") else kind
    return table.app.text(f"encyclopedia.tip.option.{key}")


def _means(table: EncycBoard, _view: EncycView, rest: str) -> str:
    assert f"means.{rest}" in MEANS
    return table.app.text(f"encyclopedia.tip.means_{rest}")


def _supply(table: EncycBoard, _view: EncycView, _rest: str) -> str:
    return table.app.text("encyclopedia.tip.supply")


_WHOLE = ("rounds", "hand", "supply", "rolled")
_TELLERS = {
    "die": die_tip, "animal": _animal, "study": _study, "cube": _cube, "expert": _expert, "chair": _chair,
    "land": _land, "place": _place, "space": _space, "good": _good, "track": _track, "category": _category,
    "continent": _continent, "deck": _deck, "rounds": _rounds, "automa": automa_tip, "ship": ship_tip,
    "priority": priority_tip, "hand": _hand, "option": _option, "means": _means, "supply": _supply,
}  # fmt: skip
"""Who explains which kind of place."""
