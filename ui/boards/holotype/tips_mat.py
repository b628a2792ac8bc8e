"""What the mats tell: scores, workers, stocks, published cards, tiles, traces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.holotype import forecast, provenance
from game.holotype.model import LOCATIONS, LOUNGE, PERIODS, WAITING, WORKERS
from game.holotype.view import HoloView
from ui.boards.holotype.needs import good_words, joined
from ui.table.tally import signed

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def panel(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """The strip of another seat; its panel speaks for itself."""
    seat, _, part = rest.partition(".")
    return score(table, view, seat) if part == "header" else []


def score(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """What else counts at the end for a seat beyond the points on the table, as far as the viewer knows it."""
    seat = int(rest) if rest else table.focus
    text, whole = table.app.text, view.mats[seat].score
    secret = [line for line in whole.lines if line not in forecast.known_lines(view, seat)]
    if view.to_act < 0:
        return []
    if not secret:
        return [text("holotype.tip.score_secret_basal" if table.box.basal else "holotype.tip.score_secret")]
    told = [text("holotype.tip.score_now", n=whole.total)]
    labels = [(table.score_label(line.label), signed(line.points)) for line in secret]
    return told + [text("table.score_line", label=label, points=points) for label, points in labels]


def space(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """Who stands on a space and would be bumped."""
    location, _, at = rest.partition(".")
    code = view.spaces[LOCATIONS.index(location)][int(at)]
    return [] if code < 0 else [worker_of(table, code), table.app.text("holotype.tip.bumped")]


def worker_of(table: HoloBoard, code: int) -> str:
    """A worker on the board and whose it is."""
    text = table.app.text
    worker = text(f"holotype.worker.{WORKERS[code % 3]}.name")
    return text("holotype.tip.worker_of", worker=worker, name=table.seat_names[code // 3])


def worker(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A worker and where it is."""
    text, where = table.app.text, view.mats[table.focus].workers[WORKERS.index(name)]
    key = "lounge" if where == LOUNGE else "locked" if where == WAITING else "out"
    left = forecast.until_unlocked(table.box, view.mats[table.focus])
    return [
        text(f"holotype.worker.{name}.name"),
        text(f"holotype.worker.{name}.tip"),
        text(f"holotype.tip.worker_{key}", n=left),
    ]


def papers(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """Everything that a seat has published."""
    seat = int(rest) if rest else table.focus
    text, mat = table.app.text, view.mats[seat]
    lines = [text("holotype.tip.papers", name=table.seat_names[seat], n=len(mat.papers))]
    names = [_paper(table, paper.card, paper.trace) for paper in mat.papers]
    return [*lines, *([", ".join(names) + "."] if names else []), text("holotype.tip.grid")]


def _paper(table: HoloBoard, card: str, trace: str) -> str:
    name = table.card_name(card)
    return f"{name} + {table.app.text(f'holotype.trace.{trace}.name')}" if trace else name


def stock(table: HoloBoard, view: HoloView, rest: str) -> list[str]:
    """The figures of another seat in words."""
    text, mat = table.app.text, view.mats[int(rest)]
    goods = good_words(text, list(zip(PERIODS, mat.fossils, strict=True)))
    lines = [text("holotype.tip.stock", goods=goods, limit=mat.limit)]
    counts = [("research", mat.research), ("card", mat.hand_size), ("trace", mat.trace_count)]
    held = [text(f"holotype.good.{name}", n=n) for name, n in counts]
    held += [] if table.box.basal else [text("holotype.tip.made", n=forecast.contributed(table.box, mat))]
    lines.append(text("holotype.tip.holds", goods=joined(text, held)))
    for name in mat.tiles:
        does = text(f"holotype.tile.{name}.tip")
        lines.append(text("holotype.tip.does", worker=text(f"holotype.tile.{name}.name"), does=does))
    return lines


def tile(table: HoloBoard, view: HoloView, name: str) -> list[str]:
    """A Milestone tile and whether it is taken."""
    taken = name in view.mats[table.focus].tiles
    text = table.app.text
    state = text(f"holotype.tip.tile_{'taken' if taken else 'open'}")
    return [text(f"holotype.tile.{name}.name"), text(f"holotype.tile.{name}.tip"), state]


def held(table: HoloBoard, _view: HoloView, kind: str) -> list[str]:
    """A Trace Fossil in hand."""
    text = table.app.text
    worth = text(f"holotype.trace.{kind}.tip", points=forecast.trace_points(table.box, kind))
    worth = table.pencilled(worth, provenance.of_trace(kind))
    return [text(f"holotype.trace.{kind}.name"), worth, text("holotype.tip.trace")]


def storage(table: HoloBoard, view: HoloView, _rest: str) -> list[str]:
    """How full the storage is."""
    mat = view.mats[table.focus]
    return [table.app.text("holotype.tip.storage", n=sum(mat.fossils), limit=mat.limit)]


def contributions(table: HoloBoard, view: HoloView, _rest: str) -> list[str]:
    """What contributions are worth, and how many are made."""
    text, box = table.app.text, table.box
    row = ", ".join(str(points) for points in box.contributions)
    used = forecast.contributed(box, view.mats[table.focus])
    worth = table.pencilled(text("holotype.need.contributions", n=box.discs, points=row), provenance.CONTRIBUTIONS)
    return [worth, text("holotype.tip.contributed", n=used)]
