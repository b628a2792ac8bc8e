"""What things of Encyclopedia are, with their present effect; which die helps whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.encyclopedia import forecast, provenance
from game.encyclopedia.effects import duration
from game.encyclopedia.model import CATEGORIES, CONTINENTS, LANDS, TYPES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import GAINS
from ui.boards.encyclopedia.names import ROMAN
from ui.boards.kit.names import apart
from ui.origins import noted

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


def tip(table: EncycBoard, view: EncycView, name: str) -> str:
    """What a named place is, with its present effect."""
    kind, rest = apart(name)
    teller = _TELLERS.get(kind)
    return noted(table.app.text, teller(table, view, rest) if teller is not None and (rest or kind in _WHOLE) else "")


def die_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A die: what its owner would be paid, what the reader could do with it, who else could use it."""
    owner, slot = (int(part) for part in rest.split("."))
    die, box, names, seat = view.seats[owner].dice[slot], table.box, table.words, view.seats[table.focus]
    if die is None:
        return ""
    head = table.say("tip.die", die=names.die(die), name=table.seat_names[owner])
    value = forecast.value_of(box, seat, die)
    gains = {GAINS[place]: _gain(table, place, value) for place in ("embassy", "academy")}
    lines = [head[0].upper() + head[1:], _payment(table, view, owner, slot), table.say("tip.die_places", **gains)]
    if own := forecast.wanting(box, seat, die.colour):
        lines.append(table.say("tip.die_research", animals=", ".join(map(names.animal, own))))
    level = forecast.reached(box, "publication", value)
    if level is not None and (ready := forecast.researched(box, seat, die.colour)):
        animals = ", ".join(map(names.animal, ready))
        lines.append(table.say("tip.die_publish", type=ROMAN[level.gain], animals=animals))
    for number, other in enumerate(view.seats):
        count = len(forecast.wanting(box, other, die.colour)) if number != table.focus else 0
        lines += [table.say("tip.die_rival", name=table.seat_names[number], n=count)] if count else []
    return "\n".join(lines)


def _gain(table: EncycBoard, place: str, value: int) -> str:
    """What a die of that value brings at a place."""
    level = forecast.reached(table.box, place, value)
    return table.words.good(GAINS[place], level.gain if level is not None else 0)


def _payment(table: EncycBoard, view: EncycView, owner: int, slot: int) -> str:
    """What the owner of a die gains when it is taken."""
    good, amount = forecast.payment(table.box, forecast.space_of(view.seats[owner], slot))
    key = ("die_own" if owner == table.focus else "die_pays") + ("" if amount else "_nothing")
    return table.say(f"tip.{key}", name=table.seat_names[owner], what=table.words.good(good, amount))


def _name(table: EncycBoard, number: int) -> str:
    """The common and the Latin name of an animal, pencilled where the animal itself is ours."""
    name = f"{table.words.animal(number)} – {table.box.latin[number]}"
    return table.pencilled(name, provenance.of_name(table.box.animal_ids[number]))


def animal_tip(table: EncycBoard, number: int, mask: int = -1) -> str:
    """An animal: names, continent, categories or what of them is researched and what is still open, and a fact."""
    names, box = table.words, table.box
    paths = provenance.of_categories(box.animal_ids[number])
    kinds = [names.category(box.category[number * TYPES + kind]) for kind in range(TYPES)]
    told = [table.say("told", head=names.land(box.continent[number]), line=", ".join(kinds))]
    if mask >= 0:
        done = [kinds[kind] for kind in range(TYPES) if mask >> kind & 1]
        left = [f"{kinds[kind]} ({box.cost[kind]})" for kind in box.free[mask]]
        told = [table.say(f"tip.{key}", what=", ".join(what)) for key, what in (("done", done), ("open", left)) if what]
    fact = table.say(f"animal.{box.animal_ids[number]}.fact")
    return "\n".join([_name(table, number), *(table.pencilled(line, *paths) for line in told), fact])


def expert_tip(table: EncycBoard, number: int) -> str:
    """An expert: name, continent, effect, how long it lasts."""
    names, box = table.words, table.box
    head = f"{names.expert(number)} ({names.land(box.experts.continent[number])})"
    return f"{head}\n{names.effect(number)}\n{table.say(f'duration.{duration(box, number)}')}"


def _study(table: EncycBoard, view: EncycView, rest: str) -> str:
    seat, _, name = rest.partition(".")
    number, one = table.box.animal_ids.index(name), view.seats[int(seat)]
    mask = -1 if one.behaviour else dict(one.study).get(number, -1)
    own = view.asked == "partners" and int(seat) == view.to_act
    lines = _share(table, view, number) if own and number not in (view.reference, *view.taking_part) else []
    return "\n".join([*lines, animal_tip(table, number, mask)])


def _share(table: EncycBoard, view: EncycView, number: int) -> list[str]:
    """What an animal adds to the publication under way, and what is lost with it."""
    part = forecast.share(table.box, view, number)
    lines = [table.say("tip.share", n=part.points, more=part.collections)]
    if part.lost:
        what = ", ".join(map(table.words.category, part.lost))
        lines.append(table.say("tip.share_lost", n=len(part.lost), what=what))
    return [*lines, table.say("tip.share_leaves")] if part.leaves else lines


def _cube(table: EncycBoard, _view: EncycView, rest: str) -> str:
    """A place for a cube: its category, its cost, what it brings."""
    name, _, kind = rest.partition(".")
    number, box, index = table.box.animal_ids.index(name), table.box, int(kind) - 1
    figures = {"n": box.cost[index], "points": box.placed[index], "worth": box.worth[index]}
    category = table.words.category(box.category[number * TYPES + index])
    key = "tip.cube_points" if box.placed[index] else "tip.cube"
    line = table.say(key, type=ROMAN[index + 1], category=category, **figures)
    return f"{_name(table, number)}\n{table.pencilled(line, *provenance.of_cube(index + 1))}"


def _chair(table: EncycBoard, view: EncycView, rest: str) -> str:
    seat, _, chair = rest.partition(".")
    card = view.seats[int(seat)].active[int(chair)]
    return expert_tip(table, card) if card >= 0 else table.say("tip.chair")


def _land(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A continent: the next space and what it brings."""
    say, box, land = table.say, table.box, CONTINENTS.index(rest)
    taken, head = view.sailed[land], say("tip.land", land=table.words.land(land))
    if taken >= len(box.stars):
        return f"{head}\n{say('refused.continent_full')}"
    costs = ", ".join(f"{ROMAN[kind]} {cost}" for kind, cost in enumerate(box.cost, 1))
    space = say("tip.space", n=box.stars[taken], bonus=box.lift[taken])
    lines = [head, table.pencilled(space, provenance.of_space(taken + 1)), say("tip.costs", costs=costs)]
    if not view.value or view.asked != "action":
        return "\n".join([*lines, say("place.expedition.tip")])
    lines.append(say("tip.worth", n=forecast.expedition_value(box, view, land)))
    return "\n".join([*lines, say("tip.land_colour")] if view.colour != land else lines)


def _place(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A place: what it brings, and what the die in hand would bring there."""
    lines = [table.say(f"place.{rest}.name"), table.say(f"place.{rest}.tip")]
    if view.value and view.asked == "action" and rest in ("embassy", "academy"):
        lines.append(table.say("tip.now", what=_gain(table, rest, forecast.value_now(table.box, view))))
    return "\n".join(lines)


def _track(table: EncycBoard, view: EncycView, rest: str) -> str:
    """The reputation track with all its bonuses."""
    box = table.box
    amounts = [(n, amount) for n, amount in enumerate(box.bonus_amount) if amount]
    bonuses = [table.say("told", head=n, line=table.words.good(box.bonus[n], amount)) for n, amount in amounts]
    head = table.say("tip.track", n=view.seats[int(rest)].reputation, last=box.last_step)
    return "\n".join([table.pencilled(head, provenance.REPUTATION), *bonuses])


def _category(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A collection of cubes: its points now and with one more."""
    seat, _, name = rest.partition(".")
    number = CATEGORIES.index(name)
    count = forecast.category_counts(table.box, view.seats[int(seat)])[number]
    points, more = (forecast.category_points(table.box, size) for size in (count, count + 1))
    head = f"{table.words.category(number)} ({table.say(f'type.{number // 3 + 1}.name')})"
    line = table.say("tip.category", n=count, points=points, more=more - points)
    return f"{head}\n{table.pencilled(line, provenance.CATEGORIES)}"


def _continent(table: EncycBoard, view: EncycView, rest: str) -> str:
    """A collection of cards of a continent."""
    seat, _, name = rest.partition(".")
    land, one = CONTINENTS.index(name), view.seats[int(seat)]
    animals, points = forecast.land_animals(table.box, one, land), forecast.land_points(table.box, one, land)
    key = "tip.continent_automa" if one.behaviour else "tip.continent"
    words = table.say(key, animals=animals, experts=one.experts[land], points=points)
    return f"{table.words.land(land)}\n{words if one.behaviour else table.pencilled(words, provenance.CONTINENTS)}"


def _rounds(table: EncycBoard, view: EncycView, _rest: str) -> str:
    """The round tokens so far."""
    lines = [
        table.say(
            "told", head=f"{n}. {table.say(f'round_token.{token}.name')}", line=table.say(f"round_token.{token}.line")
        )
        for n, token in enumerate(view.round_tokens, 1)
    ]
    each = table.say("tip.round_tokens", n=forecast.round_tokens_alike(table.box))
    return "\n".join([table.say("tip.rounds"), *lines, table.pencilled(each, provenance.ROUND_TOKENS)])


def _hand(table: EncycBoard, view: EncycView, _rest: str) -> str:
    """The die in hand."""
    if view.asked == "hire":
        return expert_tip(table, view.hired)
    if not view.value:
        return table.say("tip.no_hand")
    land = table.say("tip.any") if view.colour >= LANDS else table.words.land(view.colour)
    return table.say("tip.hand", n=view.value, land=land)


def _option(table: EncycBoard, view: EncycView, rest: str) -> str:
    """What a plate on the desk does."""
    kind, _, more = rest.partition("_")
    key = f"seal_{more}" if kind == "seal" and more else f"{kind}_{view.asked}" if kind in ("level", "done") else kind
    return table.say(f"tip.option.{key}")


def automa_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """An Automa's behaviour card, row by row."""
    behaviour = view.seats[int(rest)].behaviour
    lines = [table.say("told", head=n, line=row_words(table, behaviour, n)) for n in range(6, 0, -1)]
    return "\n".join([table.say(f"automa.behaviour.{behaviour}.name"), *lines, table.say("automa.habits")])


def row_words(table: EncycBoard, behaviour: str, value: int) -> str:
    """One row of a behaviour card in words: where the die goes, and all that is gained there."""
    row = forecast.automa_row(table.box, behaviour, value)
    gains = [table.say("automa.gain.stars")] if row.place == "expedition" else []
    gains += [table.say(f"automa.gain.{name}", n=amount) for name, amount in row.gains.items()]
    gains += [table.say("automa.gain.first")] if row.place == "bank" else []
    return f"{table.say(f'automa.place.{row.place}')} – {', '.join(gains)}"


def ship_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """An Automa's scoring card."""
    scoring = view.seats[int(rest)].scoring
    card = forecast.scoring_card(table.box, scoring)
    kinds = ("continents", "experts", "coins", "tokens", "seals")
    lines = [table.say(f"automa.worth.{kind}", **card, n=card.get(kind, 0)) for kind in kinds]
    return "\n".join([table.say(f"automa.scoring.{scoring}.name"), *lines])


def priority_tip(table: EncycBoard, view: EncycView, rest: str) -> str:
    """The order in which an Automa prefers continents and colours."""
    lands = ", ".join(table.words.land(land) for land in view.seats[int(rest)].priority)
    return table.say("automa.priority", order=lands)


def _texts(table: EncycBoard, rest: str, *keys: str) -> str:
    """Texts one under the other about something on a seat's board."""
    return "\n".join(table.say(key.format(rest.partition(".")[2])) for key in keys)


_WHOLE = ("rounds", "hand", "supply", "rolled")
_TELLERS: dict[str, Callable[[EncycBoard, EncycView, str], str]] = {
    "die": die_tip, "study": _study, "cube": _cube, "chair": _chair, "land": _land, "place": _place, "track": _track,
    "category": _category, "continent": _continent, "rounds": _rounds, "automa": automa_tip, "ship": ship_tip,
    "priority": priority_tip, "hand": _hand, "option": _option,
    "animal": lambda table, _, name: animal_tip(table, table.box.animal_ids.index(name)),
    "expert": lambda table, _, name: expert_tip(table, table.box.experts.ids.index(name)),
    "deck": lambda table, view, rest: table.say(f"tip.deck_{rest}", n=getattr(view, f"{rest[:-1]}_deck")),
    "space": lambda table, _, rest: _texts(table, rest, "place.{}.name", "place.{}.tip"),
    "good": lambda table, _, rest: _texts(table, rest, "goods.{}", "tip.good.{}"),
    "means": lambda table, _, rest: table.say(f"tip.means_{rest}"),
    "supply": lambda table, _, __: table.say("tip.supply"),
    "waiting": lambda table, _, rest: table.say("tip.waiting", name=table.seat_names[int(rest)]),
}  # fmt: skip
"""Who explains which kind of place."""
