"""The sentences of Encyclopedia: what is asked, questions, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.values import Decision, Event
from game.encyclopedia import provenance
from game.encyclopedia.forecast import is_new_round, value_now
from game.encyclopedia.model import CATEGORIES, COLOURS, CONTINENTS, PLACES, TYPES, EncycAction
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.cards import GAIN_IMAGES
from ui.boards.encyclopedia.facts import ROMAN
from ui.table.board import LogLine

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ART = "encyclopedia"


def animal_name(table: EncycBoard, number: int) -> str:
    """The common and the Latin name of an animal, pencilled where the animal itself is ours."""
    name = f"{table.words.animal(number)} – {table.words.latin(number)}"
    return table.pencilled(name, provenance.of_name(table.box.animal_ids[number]))


def status(table: EncycBoard, view: EncycView, decision: Decision, chosen: tuple[str, ...]) -> str:
    """What is asked of the person, in one sentence."""
    text, who = table.app.text, table.seat_names[decision.seat]
    if table.trial is not None and table.trial.last is not None:
        return text("encyclopedia.ask.confirm", name=who)
    if len(chosen) == 2 and chosen[1].startswith("land."):
        return text("encyclopedia.ask.means", name=who, land=text(f"encyclopedia.continent.{chosen[1][5:]}"))
    if decision.prompt == "academy" and chosen:
        animal = table.words.animal(table.box.animal_ids.index(chosen[0].partition(".")[2]))
        return text("encyclopedia.ask.means_animal", name=who, animal=animal)
    if decision.prompt == "hire" and min(view.seats[decision.seat].active) >= 0:
        return text("encyclopedia.ask.hire_full", name=who, expert=table.words.expert(view.hired))
    if decision.prompt == "research":
        return text("encyclopedia.ask.research", name=who, n=view.strength)
    if decision.prompt == "hire":
        return text("encyclopedia.ask.hire", name=who, expert=table.words.expert(view.hired))
    if decision.prompt == "extra" and not view.seats[decision.seat].seals:
        return text("encyclopedia.ask.extra_expert", name=who)
    if decision.prompt in ("animal", "expert") and is_new_round(view):
        return text(f"encyclopedia.ask.round_{decision.prompt}", name=who)
    value = value_now(table.box, view)
    return text(f"encyclopedia.ask.{decision.prompt}", name=who, n=value)


def question(table: EncycBoard, view: EncycView, action: EncycAction) -> str:
    """A choice as a question."""
    text, names, kind = table.app.text, table.words, action.kind
    if kind in ("animal", "reference", "with", "cube"):
        kinds = {"cube": ROMAN[action.type + 1]} if kind == "cube" else {}
        type_name = kinds.get("cube", "")
        return text(f"encyclopedia.confirm.{kind}", animal=names.animal(action.animal), type=type_name)
    if kind in ("expert", "use", "cover"):
        return text(f"encyclopedia.confirm.{kind}", expert=names.expert(action.expert))
    if kind == "put":
        from_space = text(f"encyclopedia.place.{action.text.partition(' ')[2]}.at")
        return text("encyclopedia.confirm.put", place=from_space)
    if kind == "take":
        die = view.seats[action.owner].dice[action.slot]
        key, owner = "take_own" if action.owner == view.to_act else "take", table.seat_names[action.owner]
        return text(f"encyclopedia.confirm.{key}", die=names.die(die) if die is not None else "", name=owner)
    if kind == "go":
        return text("encyclopedia.confirm.go", place=text(f"encyclopedia.place.{PLACES[action.place]}.at"))
    if kind == "sail":
        return text("encyclopedia.confirm.sail", land=names.land(action.land))
    if kind in ("colour", "extra"):
        return text(f"encyclopedia.confirm.{kind}", colour=text(f"encyclopedia.colour.{COLOURS[action.colour]}"))
    return text(f"encyclopedia.confirm.{kind}", n=action.level)


def log_lines(table: EncycBoard, events: Sequence[Event]) -> list[LogLine]:
    """The log's sentences."""
    lines: list[LogLine] = []
    for number, event in enumerate(events):
        line = _line(table, event, events[number + 1 :])
        lines += [line] if line is not None else []
    return lines


def _line(table: EncycBoard, event: Event, later: Sequence[Event]) -> LogLine | None:
    """The sentence of one event."""
    who = table.seat_names[event.seat] if event.seat >= 0 else ""
    for tell in (_die_line, _card_line, _good_line, _trip_line, _course_line):
        told = tell(table, event, who, later)
        if told is not None:
            return LogLine(told[0], f"{ART}/{told[1]}" if told[1] else "", event.seat)
    return None


Told = tuple[str, str] | None


def _die_line(table: EncycBoard, event: Event, who: str, later: Sequence[Event]) -> Told:  # noqa: ARG001
    """Dice that are rolled, taken and placed; an Automa's die with its row."""
    text, names = table.app.text, table.words
    kind = event.kind
    if kind == "rolled":
        dice = ", ".join(names.spoken(die) for die in str(event["dice"]).split(", "))
        return text("encyclopedia.log.rolled", name=who, dice=dice), "die_any"
    if kind == "rolled_again":
        die = str(event["die"])
        return text("encyclopedia.log.rolled_again", name=who, die=names.spoken(die)), f"die_{die.replace(' ', '_')}"
    if kind == "took_die":
        die, owner = str(event["die"]), event.number("owner")
        key = "took_die_own" if owner == event.seat else "took_die"
        words = text(f"encyclopedia.log.{key}", name=who, die=names.spoken(die), owner=table.seat_names[owner])
        return words, f"die_{die.replace(' ', '_')}"
    if kind == "put_die":
        die, space = str(event["die"]), text(f"encyclopedia.place.{event['space']}.at")
        words = text("encyclopedia.log.put_die", name=who, die=names.spoken(die), space=space)
        return words, f"die_{die.replace(' ', '_')}"
    if kind == "placed_die":
        place = str(event["place"])
        return text(
            "encyclopedia.log.placed_die", name=who, place=text(f"encyclopedia.place.{place}.at")
        ), f"place_{place}"
    if kind == "automa":
        why = text(f"encyclopedia.automa.reason.{event['reason']}")
        place = text(f"encyclopedia.place.{event['place']}.at")
        card = text(f"encyclopedia.automa.behaviour.{event['card']}.name")
        words = text("encyclopedia.log.automa", name=who, reason=why, place=place, row=event.number("row"), card=card)
        return words, f"automa_{event['card']}"
    return None


def _card_line(table: EncycBoard, event: Event, who: str, later: Sequence[Event]) -> Told:  # noqa: ARG001
    """Animals and experts that come to a seat, are placed, used or published."""
    text, names, box = table.app.text, table.words, table.box
    kind = event.kind
    if kind in ("took_animal", "reference", "joined", "collected", "left_game"):
        number = box.animal_ids.index(str(event["animal"]))
        key = "took_animal_deck" if kind == "took_animal" and event["from"] == "deck" else kind
        return text(f"encyclopedia.log.{key}", name=who, animal=names.animal(number)), f"animals/{event['animal']}"
    if kind in ("took_expert", "used_expert"):
        number = box.experts.ids.index(str(event["expert"]))
        key = "took_expert_deck" if kind == "took_expert" and event["from"] == "deck" else kind
        return text(f"encyclopedia.log.{key}", name=who, expert=names.expert(number)), f"experts/{event['expert']}"
    if kind == "placed_expert":
        expert, covered = str(event["expert"]), str(event["covered"])
        other = names.expert(box.experts.ids.index(covered)) if covered else ""
        name = names.expert(box.experts.ids.index(expert))
        key = f"encyclopedia.log.placed_expert_{event['how']}"
        return text(key, name=who, expert=name, covered=other), f"experts/{expert}"
    if kind == "cube":
        number = box.animal_ids.index(str(event["animal"]))
        category = box.category[number * TYPES + event.number("type") - 1]
        words = names.category(category)
        return text(
            "encyclopedia.log.cube", name=who, animal=names.animal(number), category=words
        ), f"category_{CATEGORIES[category]}"
    return None


def _good_line(table: EncycBoard, event: Event, who: str, later: Sequence[Event]) -> Told:  # noqa: ARG001
    """Goods that are gained and spent, and bonuses of the track."""
    text, names = table.app.text, table.words
    if event.kind == "gained":
        good, why = str(event["good"]), str(event["why"])
        what = names.good(good, event.number("amount"))
        words = text("encyclopedia.log.gained_why", name=who, what=what, why=reason(table, why))
        return words, GAIN_IMAGES[good]
    if event.kind == "spent":
        good = str(event["good"])
        what = names.good(good, event.number("amount"))
        purpose = text(f"encyclopedia.for.{event['why']}")
        return text("encyclopedia.log.spent", name=who, what=what, why=purpose), GAIN_IMAGES[good]
    if event.kind == "bonus":
        what = names.good(str(event["bonus"]), event.number("amount"))
        return text("encyclopedia.log.bonus", name=who, step=event.number("step"), what=what), "reputation"
    return None


def reason(table: EncycBoard, why: str) -> str:
    """Whence a gain comes: a place, an event, or an expert."""
    if why in table.box.experts.ids:
        name = table.words.expert(table.box.experts.ids.index(why))
        return table.app.text("encyclopedia.why.expert", expert=name)
    return table.app.text(f"encyclopedia.why.{why}")


def _trip_line(table: EncycBoard, event: Event, who: str, later: Sequence[Event]) -> Told:
    """Expeditions and publications."""
    text, kind = table.app.text, event.kind
    if kind in ("sailed", "automa_sailed"):
        land = str(event["continent"])
        number = event.number("strength" if kind == "sailed" else "space")
        words = text(f"encyclopedia.log.{kind}", name=who, land=text(f"encyclopedia.continent.{land}"), n=number)
        return words, f"continent_{land}"
    if kind == "automa_spent":
        amount = event.number("amount")
        key = "automa_spent" if amount else "automa_spent_none"
        return text(f"encyclopedia.log.{key}", name=who, n=amount), "token"
    if kind == "returned":
        unused = event.number("unused")
        key = "returned_unused" if unused else "returned"
        return text(f"encyclopedia.log.{key}", name=who, n=unused), "marker"
    if kind == "level":
        at_place = any(one.kind == "gained" and one["why"] in ("embassy", "academy") for one in later[:1])
        level = event.number("level")
        if at_place:
            return text("encyclopedia.log.level", name=who, n=level), "die_any"
        return text(
            "encyclopedia.log.level_published", name=who, type=text(f"encyclopedia.type.{level}.name")
        ), "place_publication"
    if kind == "published":
        name = text(f"encyclopedia.type.{event['level']}.name")
        return text("encyclopedia.log.published", name=who, n=event.number("cards"), type=name), "place_publication"
    if kind == "published_cubes":
        category = str(event["category"])
        words = text(f"encyclopedia.category.{category}")
        return text(
            "encyclopedia.log.published_cubes", name=who, n=event.number("cubes"), category=words
        ), f"category_{category}"
    return None


def _course_line(table: EncycBoard, event: Event, who: str, later: Sequence[Event]) -> Told:  # noqa: ARG001
    """Rounds, the first player, priorities, the end."""
    text, kind = table.app.text, event.kind
    if kind == "round":
        token = str(event["token"])
        line = text(f"encyclopedia.round_token.{token}.line")
        return text("encyclopedia.log.round", n=event.number("round"), token=line), f"round_{token}"
    if kind == "priorities":
        lands = [text(f"encyclopedia.continent.{land}") for land in str(event["order"]).split()]
        return text("encyclopedia.log.priorities", name=who, order=", ".join(lands)), f"continent_{CONTINENTS[0]}"
    images = {"first_player": "first_player", "display": "card_animal_back", "passed": "seal", "ended": "points"}
    if kind in images:
        return text(f"encyclopedia.log.{kind}", name=who), images[kind]
    return None
