"""The sentences of Holotype that ask: what is to be chosen, and whether that is what one wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.values import Decision
from game.holotype import forecast
from game.holotype.model import LOCATIONS, PERIODS, TILES, TRACES, WORKERS, HoloAction
from game.holotype.view import HoloView
from ui.boards.kit.names import rest

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

Question = tuple[str, dict[str, object]]
"""The key of a question and what stands in it."""


def status(table: HoloBoard, view: HoloView, decision: Decision, chosen: tuple[str, ...]) -> str:
    """What is asked of the person, in one sentence."""
    key, values = _asked(table, view, decision, rest(chosen[0]) if chosen else "")
    return table.app.text(f"holotype.ask.{key}", name=table.seat_names[decision.seat], **values)


def _asked(table: HoloBoard, view: HoloView, decision: Decision, held: str) -> Question:
    text, prompt, options = table.app.text, decision.prompt, decision.options
    kinds = {action.kind for action in options if isinstance(action, HoloAction)}
    if prompt == "turn":
        if held in WORKERS:
            return "turn_to", {"worker": text(f"holotype.worker.{held}.name")}
        return "turn" if len(kinds) > 1 else "turn_place" if "place" in kinds else "turn_back", {}
    if prompt == "journal":
        if held in table.box.cards.ids:
            return "journal_to", {"card": table.card_name(held)}
        return "journal" if len(kinds) > 1 else f"journal_{kinds.pop()}", {}
    if prompt == "bump":
        worker, location = view.asked_of
        return "bump", {"worker": _worker(table, worker), "at": text(f"holotype.location.{LOCATIONS[location]}.at")}
    if prompt == "discard":
        must, may = view.asked_of
        return ("discard", {"n": must}) if must else ("discard_more", {"n": may})
    if prompt == "reroll":
        return "reroll", {"n": view.asked_of[0]}
    if prompt == "give":
        return _give(table, view, decision)
    if prompt == "trace":
        return "trace", {"card": table.card_name(table.box.cards.ids[view.asked_of[0]])}
    if prompt == "museum":
        senior, begun = view.asked_of[:2]
        usual = "museum" if senior else "museum_junior"
        return "museum_more" if begun else "museum_free" if "done" in kinds else usual, {}
    return prompt, {}


def _give(table: HoloBoard, view: HoloView, decision: Decision) -> Question:
    """Which fossil goes, or that all that is too much goes where there is no choice."""
    if len(decision.options) > 1:
        mat = view.mats[decision.seat]
        return "give", {"n": sum(mat.fossils) - mat.limit}
    (action,) = decision.options
    assert isinstance(action, HoloAction)
    return "give_all", _named(table, view, action)


def question(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """An action as a question."""
    return table.app.text(f"holotype.confirm.{_question_key(view, action)}", **_named(table, view, action))


def _question_key(view: HoloView, action: HoloAction) -> str:
    """The key of the question: some kinds have several."""
    if action.kind == "done":
        return f"done_{view.asked}"
    if action.kind == "lab":
        return f"lab_{action.text.removeprefix('lab ')}"
    return "trace_none" if action.kind == "trace" and action.item < 0 else action.kind


def _worker(table: HoloBoard, code: int) -> str:
    """The name of a worker."""
    return table.app.text(f"holotype.worker.{WORKERS[code % 3]}.name")


def _named(table: HoloBoard, view: HoloView, action: HoloAction) -> dict[str, object]:
    """Everything that may stand in the question, by name."""
    text, box, kind, item = table.app.text, table.box, action.kind, action.item

    def called(group: str, name: str, form: str = "name") -> str:
        return text(f"holotype.{group}.{name}.{form}")

    def counted(name: str, n: int) -> str:
        return text(f"holotype.good.{name}", n=n)

    if kind in ("take", "discard", "publish"):
        return {"card": table.card_name(box.cards.ids[item])}
    if kind in ("keep", "contribute"):
        return {"objective": called("objective", (box.personal_ids if kind == "keep" else box.global_ids)[item])}
    if kind == "place":
        return {"worker": _worker(table, item), "at": called("location", LOCATIONS[action.to], "at")}
    if kind == "erode":
        return {"at": called("location", LOCATIONS[action.to], "at")}
    if kind == "bump":
        return {"worker": _worker(table, item), "name": table.seat_names[item // 3]}
    if kind == "dig":
        return {"dig": called("expedition", box.dig_ids[item])}
    if kind == "reroll":
        return {"face": text(f"holotype.face.{item or 'm'}")}
    if kind == "milestone":
        return {"tile": called("tile", TILES[item])}
    if kind == "trace" and item >= 0:
        return {"trace": called("trace", TRACES[item])}
    if kind in ("give", "gain"):
        return {"goods": counted(forecast.GOODS[item], forecast.given_up(view) if kind == "give" else 1)}
    if kind in ("trade", "exchange"):
        give, take = PERIODS[item], PERIODS[action.to] if kind == "trade" else "research"
        given, taken = forecast.deal(box, view, give, take)
        return {"given": counted(give, given), "taken": counted(take, taken)}
    return {}
