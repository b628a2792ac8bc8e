"""The sentences of Holotype that ask: what is to be chosen, and whether that is what one wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.values import Decision
from game.holotype.model import LOCATIONS, PERIODS, TILES, TRACES, WORKERS, HoloAction
from game.holotype.view import HoloView
from ui.boards.holotype import facts

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def status(table: HoloBoard, view: HoloView, decision: Decision, chosen: tuple[str, ...]) -> str:
    """What is asked of the person, in one sentence."""
    text, who = table.app.text, table.seat_names[decision.seat]
    key, values = _asked(table, view, decision, chosen)
    return text(f"holotype.ask.{key}", name=who, **values)


def _asked(
    table: HoloBoard, view: HoloView, decision: Decision, chosen: tuple[str, ...]
) -> tuple[str, dict[str, object]]:
    """The key of the question and what stands in it."""
    text, prompt = table.app.text, decision.prompt
    held = chosen[0].partition(".")[2] if chosen else ""
    if prompt == "turn":
        return _turn(table, decision, held)
    if prompt == "journal":
        return _journal(table, decision, held)
    if prompt == "bump":
        worker = text(f"holotype.worker.{WORKERS[view.asked_of[0]]}.name")
        return "bump", {"worker": worker, "at": text(f"holotype.location.{LOCATIONS[view.asked_of[1]]}.at")}
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
        free = any(action.text == "done" for action in decision.options)
        return "museum_more" if begun else "museum_free" if free else usual, {}
    return prompt, {}


def _turn(table: HoloBoard, decision: Decision, held: str) -> tuple[str, dict[str, object]]:
    """What can be done in a turn: place, retrieve, or both."""
    if held in WORKERS:
        return "turn_to", {"worker": table.app.text(f"holotype.worker.{held}.name")}
    kinds = {action.kind for action in decision.options if isinstance(action, HoloAction)}
    return "turn" if len(kinds) > 1 else "turn_place" if "place" in kinds else "turn_back", {}


def _give(table: HoloBoard, view: HoloView, decision: Decision) -> tuple[str, dict[str, object]]:
    """Which fossil goes, or that all that is too much goes where there is no choice."""
    if len(decision.options) > 1:
        mat = view.mats[decision.seat]
        return "give", {"n": sum(mat.fossils) - mat.limit}
    (action,) = decision.options
    assert isinstance(action, HoloAction)
    return "give_all", _dealt(table, view, action)


def _journal(table: HoloBoard, decision: Decision, held: str) -> tuple[str, dict[str, object]]:
    """What can be done at the Journal: publish, contribute, or both."""
    if held and held in table.box.cards.ids:
        return "journal_to", {"card": table.card_name(held)}
    kinds = {action.kind for action in decision.options if isinstance(action, HoloAction)}
    return "journal" if len(kinds) > 1 else f"journal_{kinds.pop()}", {}


def question(table: HoloBoard, view: HoloView, action: HoloAction) -> str:
    """An action as a question."""
    return table.app.text(f"holotype.confirm.{_question_key(view, action)}", **_named(table, view, action))


def _question_key(view: HoloView, action: HoloAction) -> str:
    """The key of the question: some kinds have several."""
    if action.kind == "done":
        return f"done_{view.asked}"
    if action.kind == "lab":
        return f"lab_{action.text.removeprefix('lab ')}"
    if action.kind == "trace" and action.item < 0:
        return "trace_none"
    return action.kind


def _named(table: HoloBoard, view: HoloView, action: HoloAction) -> dict[str, object]:
    """Everything that may stand in the question, by name."""
    text, box, kind = table.app.text, table.box, action.kind
    if kind in ("take", "discard", "publish"):
        return {"card": table.card_name(box.cards.ids[action.item])}
    if kind == "keep":
        return {"objective": text(f"holotype.objective.{box.personal_ids[action.item]}.name")}
    if kind == "contribute":
        return {"objective": text(f"holotype.objective.{box.global_ids[action.item]}.name")}
    if kind == "place":
        worker = text(f"holotype.worker.{WORKERS[action.item]}.name")
        return {"worker": worker, "at": text(f"holotype.location.{LOCATIONS[action.to]}.at")}
    if kind == "erode":
        return {"at": text(f"holotype.location.{LOCATIONS[action.to]}.at")}
    if kind == "bump":
        worker = text(f"holotype.worker.{WORKERS[action.item % 3]}.name")
        return {"worker": worker, "name": table.seat_names[action.item // 3]}
    if kind == "dig":
        return {"dig": text(f"holotype.expedition.{box.dig_ids[action.item]}.name")}
    if kind == "reroll":
        return {"face": text(f"holotype.face.{action.item or 'm'}")}
    if kind == "milestone":
        return {"tile": text(f"holotype.tile.{TILES[action.item]}.name")}
    if kind == "trace" and action.item >= 0:
        return {"trace": text(f"holotype.trace.{TRACES[action.item]}.name")}
    return _dealt(table, view, action)


def _dealt(table: HoloBoard, view: HoloView, action: HoloAction) -> dict[str, object]:
    """The cubes of a question."""
    text, box, at = table.app.text, table.box, action.item
    if action.kind in ("give", "gain"):
        count = facts.given_up(view) if action.kind == "give" else 1
        return {"goods": text(f"holotype.good.{(*PERIODS, 'research')[at]}", n=count)}
    if action.kind == "trade":
        taken = min(box.trade[action.to], view.museum[action.to])
        return {
            "given": text(f"holotype.good.{PERIODS[at]}", n=box.trade[at]),
            "taken": text(f"holotype.good.{PERIODS[action.to]}", n=taken),
        }
    if action.kind == "exchange":
        return {
            "given": text(f"holotype.good.{PERIODS[at]}", n=box.exchange[at]),
            "taken": text("holotype.good.research", n=box.exchanged[at]),
        }
    return {}
