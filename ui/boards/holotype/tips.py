"""What every place of the table is, with its present effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.holotype import forecast, provenance
from game.holotype.model import LOCATIONS, LOUNGE, PERIODS, WAITING, WORKERS
from game.holotype.view import HoloView
from ui.boards.holotype.choosing import plate_words
from ui.boards.holotype.needs import Say, all_words, good_words, joined, need_words
from ui.boards.kit.names import HEADER, apart
from ui.origins import noted
from ui.table.tally import signed

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

Tip = Callable[["HoloBoard", HoloView, str], list[str]]


def tip(table: HoloBoard, view: HoloView, name: str) -> str:
    """What a named place is; '' if it speaks for itself."""
    kind, rest = apart(name)
    return noted(table.app.text, "\n".join(TELLERS[kind](table, view, rest))) if kind in TELLERS else ""


def _titled(say: Say, group: str, name: str) -> list[str]:
    """The name of something and what it is."""
    return [say(f"{group}.{name}.name"), say(f"{group}.{name}.tip")]


def _card(table: HoloBoard, _view: HoloView, card: str) -> list[str]:
    """A Specimen: name, what it is, what it costs and is worth, a fact."""
    say, own = table.say, forecast.specimen(table.box, card)
    what = [say(f"period.{own.period}"), say(f"clade.{own.clade}.name")]
    worth = say("good.point", n=own.points)
    costs = say("tip.costs", goods=good_words(say, own.costs), points=worth)
    return [
        table.pencilled(table.card_name(card), f"specimens.{card}.name"),
        " · ".join([*what, say(f"diet.{own.diet}")]),
        table.pencilled(costs, *provenance.of_worth(card)),
        say(f"specimen.{card}.fact"),
    ]


def _hand(table: HoloBoard, view: HoloView, card: str) -> list[str]:
    """A card of the hand and what it lacks."""
    if not card:
        return []
    say, missing = table.say, forecast.lacks(table.box, view.mats[table.focus], card)
    *lines, fact = _card(table, view, card)
    lacks = say("tip.lacks", goods=good_words(say, missing)) if missing else say("tip.payable")
    cost = say("good.point", n=forecast.specimen(table.box, card).research)
    return [*lines, lacks, say("tip.left_over", points=cost), fact]


def _location(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """What a location is for, what each worker does there, and who stands there."""
    say, spaces = table.say, view.spaces[LOCATIONS.index(name)]
    lines = _titled(say, "location", name)
    for group in (WORKERS[:2], WORKERS[2:]):
        who = joined(say, [say(f"worker.{worker}.name") for worker in group])
        lines.append(say("tip.does", worker=who, does=say(f"location.{name}.{group[0]}")))
    there = [_worker_of(table, code) for code in spaces if code >= 0]
    lines += [say("tip.there", who=joined(say, there))] if there else []
    empty = len(spaces) - len(there)
    room = say("tip.empty", n=empty) if empty else say("tip.full")
    lines.append(table.pencilled(room, f"game.spaces.{table.box.seats}.{name}"))
    if name == "lab" and view.discard:
        lines.append(say("tip.top", card=table.card_name(view.discard[-1]), n=len(view.discard)))
    field = say("tip.field_deck", n=view.field_deck_size, traces=view.trace_deck_size)
    decks = {"lab": [say("tip.deck", n=view.deck_size)], "field": [field]}
    return lines + decks.get(name, [])


def _area(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """A requirement in words, whose cards meet it, and what it costs."""
    say, (objective, _, number) = table.say, rest.rpartition(".")
    needs, state = forecast.needs(table.box, objective)[int(number)], table.stand(view, objective, int(number))
    lines = [
        table.pencilled(say(f"objective.{objective}.name"), f"objectives.globals.{objective}"),
        say("need.area", n=int(number) + 1, need=all_words(say, needs)),
        *_diets(say, needs),
    ]
    if state.owner >= 0:
        return [*lines, say("need.owned", name=table.seat_names[state.owner])]
    mat, goods = view.mats[table.focus], say("good.research", n=table.box.references)
    if state.cost < 0:
        lines.append(say("need.unmet", missing=all_words(say, needs, state.missing)))
    elif state.cost == 0:
        lines.append(say("need.met_own"))
    else:
        key = "met_others" if state.payable(mat) else "too_poor"
        lines.append(say(f"need.{key}", goods=goods, stock=mat.research))
    seats, used = table.seat_names, [(_called(table, card), owner) for card, owner in state.used]
    by = [say("need.by", card=card, name=seats[owner]) for card, owner in used]
    lines += [say("tip.then").join(by) + "."] if by else []
    free = joined(say, [seats[seat] for seat in state.free])
    return [*lines, say("tip.free", names=free)] if free else lines


def _called(table: HoloBoard, card: str) -> str:
    """The name of a Specimen or of a trace."""
    return table.card_name(card) if card in table.box.cards.ids else table.say(f"trace.{card}.name")


def _objective(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A Global Objective as a whole."""
    say, areas = table.say, forecast.needs(table.box, name)
    full = sum(all(owner >= 0 for owner in owners) for owners in view.areas)
    return [
        table.pencilled(say(f"objective.{name}.name"), f"objectives.globals.{name}"),
        say(f"objective.{name}.line"),
        *(say("need.area", n=n, need=all_words(say, needs)) for n, needs in enumerate(areas, 1)),
        *_diets(say, [need for needs in areas for need in needs]),
        say("need.progress", n=full, total=table.box.seats),
    ]


def _diets(say: Say, needs: Iterable[forecast.Need]) -> list[str]:
    """How Omnivores count, where a requirement asks for a diet."""
    return [say("need.both_diets")] if any(need.diet for need in needs) else []


def _personal(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A Personal Objective with its points, its progress and how frequent fitting cards are."""
    say, mat = table.say, view.mats[table.focus]
    shown = name or mat.personal
    if not shown:
        return [] if table.box.basal else [say("need.secret")]
    aim = forecast.aim(table.box, shown, mat)
    if aim.graded:
        row = ", ".join(str(points) for points in aim.points)
        worth = say("need.graded", need=need_words(say, aim.needs[0]), points=row)
    else:
        worth = say("need.whole", need=all_words(say, aim.needs), n=aim.points[0])
    lines = [
        say(f"objective.{shown}.name"),
        say(f"objective.{shown}.line"),
        table.pencilled(worth, f"objectives.personals.{shown}"),
        *_diets(say, aim.needs),
        say("need.now", n=aim.now),
    ]
    for need, (icon, share) in zip(aim.needs, aim.ratios, strict=True):
        ratio = say(f"need.ratio.{icon}", need=need_words(say, need), share=share)
        lines.append(table.pencilled(ratio, provenance.DECK))
    return lines


def _dig(table: HoloBoard, _view: HoloView, name: str) -> list[str]:
    """An expedition in words."""
    say, dig = table.say, forecast.dig(table.box, name)
    lines = [say(f"expedition.{name}.name")]
    if dig.period:
        brings = [("die", dig.dice), ("reroll", dig.rerolls), *([("trace", 1)] if dig.trace else [])]
        period = say(f"period.{dig.period}")
        does = say("tip.does", worker=period, does=f"{good_words(say, brings)}.")
        faces = joined(say, [say(f"face.{face or 'm'}") for face in dig.faces])
        rolls = say("tip.die_faces", faces=faces)
        lines.append(table.pencilled(does, f"field.expeditions.{name}"))
        lines.append(table.pencilled(rolls, f"field.dice.{dig.period}"))
    return [*lines, say(f"expedition.{name}.fact")]


def _die(table: HoloBoard, view: HoloView, face: str) -> list[str]:
    """What a die that shows a face brings, and how many re-rolls are left."""
    say, left = table.say, view.asked_of[0] if view.asked == "reroll" else 0
    key = "tip.die_museum" if face == "0" else "tip.die"
    return [say(key, n=int(face)), say("tip.rerolls", n=left)]


def _plate(kind: str) -> Tip:
    """The tip of a plate on the workbench."""

    def teller(table: HoloBoard, view: HoloView, item: str) -> list[str]:
        name, line = plate_words(table, view, kind, item)
        told = table.pencilled(line, provenance.of_trace(item)) if kind == "trace" else line
        return [part for part in (name, told) if part]

    return teller


def _says(key: str) -> Tip:
    """A tip that says the same at any time."""
    return lambda table, _view, _rest: [table.say(f"tip.{key}")]


def _track(table: HoloBoard, view: HoloView, _rest: str) -> list[str]:
    """The track with its icons still to come."""
    say, box = table.say, table.box
    ahead = range(view.track + 1, view.end)
    stars, resets = (", ".join(str(n) for n in ahead if mask >> n & 1) or "–" for mask in (box.milestones, box.resets))
    where = provenance.of_track(table.match.ready.options["track"], box.seats)
    return [
        table.pencilled(say("tip.track", n=view.track, end=view.end), where),
        table.pencilled(say("tip.track_icons", stars=stars, resets=resets), where),
    ]


def _strip(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """What else counts at the end for a seat beyond the points on the table; a panel speaks for itself."""
    number, _, part = rest.partition(".")
    seat = int(number) if number else table.focus
    if view.ending or (number and part != HEADER):
        return []
    say, whole = table.say, view.mats[seat].score
    secret = [line for line in whole.lines if line not in forecast.known_lines(view, seat)]
    if not secret:
        return [say("tip.score_secret_basal" if table.box.basal else "tip.score_secret")]
    told = [say("tip.score_now", n=whole.total)]
    labels = [(table.score_label(line.label), signed(line.points)) for line in secret]
    return told + [table.app.text("table.score_line", label=label, points=points) for label, points in labels]


def _space(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """Who stands on a space and would be bumped."""
    location, _, at = rest.partition(".")
    code = view.spaces[LOCATIONS.index(location)][int(at)]
    return [] if code < 0 else [_worker_of(table, code), table.say("tip.bumped")]


def _worker_of(table: HoloBoard, code: int) -> str:
    """A worker on the board and whose it is."""
    say = table.say
    worker = say(f"worker.{WORKERS[code % 3]}.name")
    return say("tip.worker_of", worker=worker, name=table.seat_names[code // 3])


def _worker(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A worker and where it is."""
    say, where = table.say, view.mats[table.focus].workers[WORKERS.index(name)]
    key = "lounge" if where == LOUNGE else "locked" if where == WAITING else "out"
    left = forecast.until_unlocked(table.box, view.mats[table.focus])
    return [*_titled(say, "worker", name), say(f"tip.worker_{key}", n=left)]


def _papers(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """Everything that a seat has published."""
    seat = int(rest) if rest else table.focus
    say, mat = table.say, view.mats[seat]
    lines = [say("tip.papers", name=table.seat_names[seat], n=len(mat.papers))]
    parts = [[part for part in (paper.card, paper.trace) if part] for paper in mat.papers]
    names = [" + ".join(_called(table, part) for part in paper) for paper in parts]
    return [*lines, *([", ".join(names) + "."] if names else []), say("tip.marks")]


def _stock(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """The figures of another seat in words."""
    say, mat = table.say, view.mats[int(rest)]
    goods = good_words(say, list(zip(PERIODS, mat.fossils, strict=True)))
    lines = [say("tip.stock", goods=goods, limit=mat.limit)]
    counts = [("research", mat.research), ("card", mat.hand_size), ("trace", mat.trace_count)]
    held = [say(f"good.{name}", n=n) for name, n in counts]
    held += [] if table.box.basal else [say("tip.made", n=forecast.contributed(table.box, mat))]
    lines.append(say("tip.holds", goods=joined(say, held)))
    tiles = [_titled(say, "tile", name) for name in mat.tiles]
    return lines + [say("tip.does", worker=name, does=does) for name, does in tiles]


def _tile(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A Milestone tile and whether it is taken."""
    say, state = table.say, "taken" if name in view.mats[table.focus].tiles else "open"
    return [*_titled(say, "tile", name), say(f"tip.tile_{state}")]


def _held(table: HoloBoard, _view: HoloView, kind: str) -> list[str]:
    """A Trace Fossil in hand."""
    say = table.say
    worth = say(f"trace.{kind}.tip", points=forecast.trace_points(table.box, kind))
    worth = table.pencilled(worth, provenance.of_trace(kind))
    return [say(f"trace.{kind}.name"), worth, say("tip.trace")]


def _storage(table: HoloBoard, view: HoloView, _rest: str) -> list[str]:
    """How full the storage is."""
    mat = view.mats[table.focus]
    return [table.say("tip.storage", n=sum(mat.fossils), limit=mat.limit)]


def _contributions(table: HoloBoard, view: HoloView, _rest: str) -> list[str]:
    """What contributions are worth, and how many are made."""
    say, box = table.say, table.box
    row = ", ".join(str(points) for points in box.contributions)
    worth = table.pencilled(say("need.contributions", n=box.discs, points=row), provenance.CONTRIBUTIONS)
    return [worth, say("tip.contributed", n=forecast.contributed(box, view.mats[table.focus]))]


TELLERS: dict[str, Tip] = {
    "hand": _hand, "take": _card, "paper": _card, "known": _card, "location": _location, "area": _area,
    "objective": _objective, "personal": _personal, "offered": _personal, "worker": _worker, "papers": _papers,
    "stock": _stock, "tile": _tile, "held": _held, "dig": _dig, "die": _die,
    "lab": _plate("lab"), "milestone": _plate("milestone"), "trace": _plate("trace"), "trade": _says("trade"),
    "exchange": _says("exchange"), "retrieve": _says("retrieve"), "research": _says("research"),
    "storage": _storage, "cube": _storage, "give": _storage, "contributions": _contributions,
    "traces": _says("traces"), "track": _track, "tray": _says("dice"), "header": _strip,
    "panel": _strip, "space": _space,
}  # fmt: skip
"""What tells the tip of a place, by the first part of its name."""
