"""The sentences of Holotype that ask: what is to be chosen, and whether that is what one wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.values import Decision
from game.holotype import forecast
from game.holotype.model import LOCATIONS, PERIODS, WORKERS, HoloAction
from game.holotype.view import HoloView
from ui.boards.kit.names import rest

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

Question = tuple[str, dict[str, object]]
"""The key of a question and what stands in it."""


NAMED = {
    "take": ("card", "specimen"), "discard": ("card", "specimen"), "publish": ("card", "specimen"),
    "keep": ("objective", "objective"), "contribute": ("objective", "objective"), "dig": ("dig", "expedition"),
    "milestone": ("tile", "tile"), "trace": ("trace", "trace"),
}  # fmt: skip
"""What an action's text names, and where that name stands."""


def status(table: HoloBoard, view: HoloView, decision: Decision, chosen: tuple[str, ...]) -> str:
    """What is asked of the person, in one sentence."""
    key, values = _asked(table, view, decision, rest(chosen[0]) if chosen else "")
    return table.say(f"ask.{key}", name=table.seat_names[decision.seat], **values)


def _asked(table: HoloBoard, view: HoloView, decision: Decision, held: str) -> Question:
    say, prompt, options = table.say, decision.prompt, decision.options
    kinds = {action.kind for action in options if isinstance(action, HoloAction)}
    if prompt == "turn":
        if held in WORKERS:
            return "turn_to", {"worker": say(f"worker.{held}.name")}
        return "turn" if len(kinds) > 1 else "turn_place" if "place" in kinds else "turn_back", {}
    if prompt == "journal":
        if held in table.box.cards.ids:
            return "journal_to", {"card": table.card_name(held)}
        return "journal" if len(kinds) > 1 else f"journal_{kinds.pop()}", {}
    if prompt == "bump":
        worker, location = view.asked_of
        return "bump", {"worker": _worker(table, worker), "at": _at(table, location)}
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
    return table.say(f"confirm.{_question_key(view, action)}", **_named(table, view, action))


def _question_key(view: HoloView, action: HoloAction) -> str:
    """The key of the question: some kinds have several."""
    if action.kind == "done":
        return f"done_{view.asked}"
    if action.kind == "lab":
        return f"lab_{action.text.removeprefix('lab ')}"
    return "trace_none" if action.kind == "trace" and action.item < 0 else action.kind


def _worker(table: HoloBoard, code: int) -> str:
    """The name of a worker."""
    return table.say(f"worker.{WORKERS[code % 3]}.name")


def _at(table: HoloBoard, location: int) -> str:
    """At a location, in words."""
    return table.say(f"location.{LOCATIONS[location]}.at")


def _named(table: HoloBoard, view: HoloView, action: HoloAction) -> dict[str, object]:
    """Everything that may stand in the question, by name."""
    say, kind, item = table.say, action.kind, action.item
    if kind in NAMED and (kind != "trace" or item >= 0):
        key, group = NAMED[kind]
        name = action.text.partition(" ")[2].partition(".")[0]
        return {key: say(f"{group}.{name}.name")}
    if kind == "place":
        return {"worker": _worker(table, item), "at": _at(table, action.to)}
    if kind == "erode":
        return {"at": _at(table, action.to)}
    if kind == "bump":
        return {"worker": _worker(table, item), "name": table.seat_names[item // 3]}
    if kind == "reroll":
        return {"face": say(f"face.{item or 'm'}")}
    if kind in ("give", "gain"):
        count = forecast.given_up(view) if kind == "give" else 1
        return {"goods": say(f"good.{forecast.GOODS[item]}", n=count)}
    if kind in ("trade", "exchange"):
        kinds = PERIODS[item], PERIODS[action.to] if kind == "trade" else "research"
        deal = zip(("given", "taken"), kinds, forecast.deal(table.box, view, *kinds), strict=True)
        return {key: say(f"good.{name}", n=n) for key, name, n in deal}
    return {}
