"""What every place of the table is, with its present effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.holotype import provenance
from game.holotype.data import TermData
from game.holotype.model import CLADES, DIETS, LOCATIONS, PERIODS, WORKERS
from game.holotype.view import HoloView, area_status
from ui.boards.holotype import facts, tips_mat
from ui.boards.holotype.draw_stage import plate_words
from ui.boards.holotype.needs import joined, missing_words, need_words, term_words
from ui.origins import noted
from ui.text import Text

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

Tip = Callable[["HoloBoard", HoloView, str], list[str]]


def tip(table: HoloBoard, view: HoloView, name: str) -> str:
    """What a named place is; '' if it speaks for itself."""
    kind, _, rest = name.partition(".")
    teller = TELLERS.get(kind)
    return noted(table.app.text, "\n".join(teller(table, view, rest))) if teller is not None else ""


def card_lines(table: HoloBoard, card: str) -> list[str]:
    """A Specimen: name, what it is, what it costs and is worth, a fact."""
    text, cards, at = table.app.text, table.box.cards, facts.number(table.box, card)
    what = [
        text(f"holotype.period.{PERIODS[cards.period[at]]}"),
        text(f"holotype.clade.{CLADES[cards.clade[at]]}.name"),
        text(f"holotype.diet.{DIETS[cards.diet[at]]}"),
    ]
    goods = [text(f"holotype.good.{name}", n=n) for name, n in zip(PERIODS, cards.fossils[at], strict=True) if n]
    goods.append(text("holotype.good.research", n=cards.research[at]))
    worth = text("holotype.good.point", n=cards.points[at])
    costs = text("holotype.tip.costs", goods=joined(text, goods), points=worth)
    return [
        table.pencilled(table.card_name(card), f"specimens.{card}.name"),
        " · ".join(what),
        table.pencilled(costs, *provenance.of_worth(card)),
        text(f"holotype.specimen.{card}.fact"),
    ]


def _hand(table: HoloBoard, view: HoloView, card: str) -> list[str]:
    """A card of the hand and what it lacks."""
    if card not in table.box.cards.ids:
        return []
    text, missing = table.app.text, facts.lacks(table.box, view.mats[table.focus], card)
    names = (*PERIODS, "research")
    goods = [text(f"holotype.good.{name}", n=n) for name, n in zip(names, missing, strict=True) if n]
    last = text("holotype.tip.lacks", goods=joined(text, goods)) if goods else text("holotype.tip.payable")
    lines = card_lines(table, card)
    cost = text("holotype.good.point", n=table.box.cards.research[facts.number(table.box, card)])
    return [*lines[:3], last, text("holotype.tip.left_over", points=cost), lines[3]]


def _location(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """What a location is for, what each worker does there, and who stands there."""
    text, at = table.app.text, LOCATIONS.index(name)
    lines = [text(f"holotype.location.{name}.name"), text(f"holotype.location.{name}.tip")]
    for group in (WORKERS[:2], WORKERS[2:]):
        who = joined(text, [text(f"holotype.worker.{worker}.name") for worker in group])
        lines.append(text("holotype.tip.does", worker=who, does=text(f"holotype.location.{name}.{group[0]}")))
    there = [tips_mat.worker_of(table, code) for code in view.spaces[at] if code >= 0]
    empty = sum(code < 0 for code in view.spaces[at])
    if there:
        lines.append(text("holotype.tip.there", who=joined(text, there)))
    room = text("holotype.tip.empty", n=empty) if empty else text("holotype.tip.full")
    lines.append(table.pencilled(room, f"game.spaces.{table.box.seats}.{name}"))
    if name == "lab" and view.discard:
        lines.append(text("holotype.tip.top", card=table.card_name(view.discard[-1]), n=len(view.discard)))
    if name == "lab":
        lines.append(text("holotype.tip.deck", n=view.deck_size))
    if name == "field":
        lines.append(text("holotype.tip.field_deck", n=view.field_deck_size, traces=view.trace_deck_size))
    return lines


def _area(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """A requirement in words, whose cards meet it, and what it costs."""
    text = table.app.text
    objective, _, at = rest.rpartition(".")
    terms = table.terms(objective)[int(at)]
    state = table.stand(view, objective, int(at))
    lines = [
        table.pencilled(text(f"holotype.objective.{objective}.name"), f"objectives.globals.{objective}"),
        text("holotype.need.area", n=int(at) + 1, need=need_words(text, terms)),
    ]
    lines += _diets(text, terms)
    if state.owner >= 0:
        lines.append(text("holotype.need.owned", name=table.seat_names[state.owner]))
        return lines
    goods = text("holotype.good.research", n=table.box.references)
    if state.cost < 0:
        found = area_status(table.box, view, table.focus, objective, int(at)).references
        lines.append(text("holotype.need.unmet", missing=missing_words(text, terms, found.missing)))
    elif state.cost == 0:
        lines.append(text("holotype.need.met_own"))
    elif view.mats[table.focus].research >= state.cost:
        lines.append(text("holotype.need.met_others", goods=goods))
    else:
        lines.append(text("holotype.need.too_poor", goods=goods, stock=view.mats[table.focus].research))
    if state.used:
        cards = [
            text("holotype.need.by", card=_called(table, card), name=table.seat_names[owner])
            for card, owner in state.used
        ]
        lines.append(text("holotype.tip.then").join(cards) + ".")
    free = [table.seat_names[seat] for seat in state.free if seat != table.focus]
    if free:
        lines.append(text("holotype.tip.free", names=joined(text, free)))
    return lines


def _called(table: HoloBoard, card: str) -> str:
    """The name of a Specimen or of a trace."""
    if card in table.box.cards.ids:
        return table.card_name(card)
    return table.app.text(f"holotype.trace.{card}.name")


def _objective(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A Global Objective as a whole."""
    text = table.app.text
    full = sum(all(owner >= 0 for owner in areas) for areas in view.areas)
    title = table.pencilled(text(f"holotype.objective.{name}.name"), f"objectives.globals.{name}")
    lines = [title, text(f"holotype.objective.{name}.line")]
    lines += [
        text("holotype.need.area", n=n + 1, need=need_words(text, terms)) for n, terms in enumerate(table.terms(name))
    ]
    lines += _diets(text, [term for terms in table.terms(name) for term in terms])
    return [*lines, text("holotype.need.progress", n=full, total=table.box.seats)]


def _diets(text: Text, terms: Sequence[TermData]) -> list[str]:
    """How Omnivores count, where a requirement asks for a diet."""
    return [text("holotype.need.both_diets")] if any(term.diet is not None for term in terms) else []


def _personal(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A Personal Objective with its points, its progress and how frequent fitting cards are."""
    text, mat = table.app.text, view.mats[table.focus]
    shown = name or mat.personal
    if not shown:
        return [text("holotype.need.secret")] if not table.box.basal else []
    personal, terms = table.personal(shown), table.personal_terms(shown)
    lines = [text(f"holotype.objective.{shown}.name"), text(f"holotype.objective.{shown}.line")]
    if personal.graded:
        row = ", ".join(str(points) for points in personal.points)
        lines.append(text("holotype.need.graded", need=term_words(text, terms[0]), points=row))
    else:
        lines.append(text("holotype.need.whole", need=need_words(text, terms), n=personal.points[0]))
    lines[-1] = table.pencilled(lines[-1], f"objectives.personals.{shown}")
    lines += _diets(text, terms)
    lines.append(text("holotype.need.now", n=table.personal_points(shown, mat)))
    for term, icon, share in zip(terms, personal.icons, personal.shares, strict=True):
        ratio = text(f"holotype.need.ratio.{icon}", need=term_words(text, term), share=share)
        lines.append(table.pencilled(ratio, provenance.DECK))
    return lines


def _dig(table: HoloBoard, _view: HoloView, name: str) -> list[str]:
    """An expedition in words."""
    text, box, at = table.app.text, table.box, table.box.dig_ids.index(name)
    lines = [text(f"holotype.expedition.{name}.name")]
    if at != box.erosion:
        goods = [text("holotype.good.die", n=box.dig_dice[at]), text("holotype.good.reroll", n=box.dig_rerolls[at])]
        goods += [text("holotype.good.trace", n=1)] if box.dig_trace[at] else []
        period = text(f"holotype.period.{PERIODS[box.dig_cube[at]]}")
        does = text("holotype.tip.does", worker=period, does=f"{joined(text, goods)}.")
        lines.append(table.pencilled(does, f"field.expeditions.{name}"))
        faces = joined(text, [text(f"holotype.face.{face or 'm'}") for face in box.faces[box.dig_cube[at]]])
        rolls = text("holotype.tip.die_faces", faces=faces)
        lines.append(table.pencilled(rolls, f"field.dice.{PERIODS[box.dig_cube[at]]}"))
    return [*lines, text(f"holotype.expedition.{name}.fact")]


def _die(table: HoloBoard, view: HoloView, face: str) -> list[str]:
    text = table.app.text
    key = "holotype.tip.die_museum" if face == "0" else "holotype.tip.die"
    left = view.asked_of[0] if view.asked == "reroll" else 0
    return [text(key, n=int(face)), text("holotype.tip.rerolls", n=left)]


def _plate(kind: str) -> Tip:
    """The tip of a plate on the stage."""

    def teller(table: HoloBoard, view: HoloView, item: str) -> list[str]:
        name, line = plate_words(table, view, kind, item)
        told = table.pencilled(line, provenance.of_trace(item)) if kind == "trace" else line
        return [part for part in (name, told) if part]

    return teller


def _deal(kind: str) -> Tip:
    """The tip of a trade or an exchange."""

    def teller(table: HoloBoard, _view: HoloView, _rest: str) -> list[str]:
        return [table.app.text(f"holotype.tip.{kind}")]

    return teller


def _simple(key: str) -> Tip:
    """A tip that says the same at any time."""

    def teller(table: HoloBoard, _view: HoloView, _rest: str) -> list[str]:
        return [table.app.text(f"holotype.tip.{key}")]

    return teller


def _track(table: HoloBoard, view: HoloView, _rest: str) -> list[str]:
    """The track with its icons still to come."""
    text, box = table.app.text, table.box
    ahead = range(view.track + 1, view.end)
    stars = ", ".join(str(n) for n in ahead if box.milestones >> n & 1) or "–"
    resets = ", ".join(str(n) for n in ahead if box.resets >> n & 1) or "–"
    where = provenance.of_track(table.match.ready.options["track"], box.seats)
    return [
        table.pencilled(text("holotype.tip.track", n=view.track, end=view.end), where),
        table.pencilled(text("holotype.tip.track_icons", stars=stars, resets=resets), where),
    ]


def _take(table: HoloBoard, _view: HoloView, card: str) -> list[str]:
    return card_lines(table, card)


TELLERS: dict[str, Tip] = {
    "hand": _hand, "take": _take, "location": _location, "area": _area, "objective": _objective,
    "personal": _personal, "offered": _personal, "worker": tips_mat.worker, "papers": tips_mat.papers,
    "stock": tips_mat.stock, "tile": tips_mat.tile, "held": tips_mat.held, "dig": _dig, "die": _die,
    "lab": _plate("lab"), "milestone": _plate("milestone"), "trace": _plate("trace"), "trade": _deal("trade"),
    "exchange": _deal("exchange"), "retrieve": _simple("retrieve"), "research": _simple("research"),
    "storage": tips_mat.storage, "cube": tips_mat.storage, "contributions": tips_mat.contributions,
    "traces": _simple("traces"), "track": _track, "tray": _simple("dice"), "header": tips_mat.score,
    "panel": tips_mat.panel, "space": tips_mat.space,
}  # fmt: skip
"""What tells the tip of a place, by the first part of its name."""
