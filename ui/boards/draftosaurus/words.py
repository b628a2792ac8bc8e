"""The sentences of Draftosaurus: what is asked, what things are, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.values import Decision, Event
from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import BOX, KINDS, MOVE, SPECIES, TREX, DraftAction, Pen
from game.draftosaurus.view import DraftView
from ui.table.board import LogLine
from ui.text import Text


def species(text: Text, kind: int, form: str = "name") -> str:
    """The name of a species; `a` is the form with its article."""
    return text(f"draftosaurus.species.{SPECIES[kind]}.{form}")


def pen_name(text: Text, place: str) -> str:
    """The name of the pen that a place belongs to."""
    return text(f"draftosaurus.pen.{place.split('.')[0]}.name")


def sign(text: Text, pen_id: str) -> str:
    """The name on a pen's sign, shorter than its name where the sign is narrow."""
    key = f"draftosaurus.pen.{pen_id}.sign"
    return text(key) if text.has(key) else pen_name(text, pen_id)


def into(text: Text, place: str) -> str:
    """'into the ...' for the pen that a place belongs to."""
    return text(f"draftosaurus.pen.{place.split('.')[0]}.into")


def status(text: Text, view: DraftView, decision: Decision, chosen: tuple[str, ...], names: Sequence[str]) -> str:
    """What is asked of the person, in one sentence."""
    if decision.prompt == MOVE:
        return text("draftosaurus.ask.move", name=names[decision.seat])
    if decision.prompt == BOX:
        return text("draftosaurus.ask.box", name=names[decision.seat])
    who = names[decision.seat]
    if chosen:
        held = text(f"draftosaurus.species.{chosen[0].removeprefix('hand.')}.the")
        return text("draftosaurus.ask.place", name=who, species=held)
    if decision.seat == view.roller:
        return text("draftosaurus.ask.pick_free", name=who)
    return text("draftosaurus.ask.pick", name=who, rule=text(f"draftosaurus.die.{view.die}.rule"))


def leaving(text: Text, kind: int, own: bool, name: str) -> str:
    """Whose dinosaur leaves its quarantine, and what is to be done about it."""
    key = "draftosaurus.leaving.own" if own else "draftosaurus.leaving.other"
    return text(key, species=text(f"draftosaurus.species.{SPECIES[kind]}.the"), name=name)


def species_tip(text: Text, view: DraftView, seat: int, kind: int) -> str:
    """What a species is, and how many of it stand in the zoos."""
    counts = [sum(code % KINDS == kind for code in zoo) for zoo in view.zoos]
    others = sum(counts) - counts[seat]
    lines = [species(text, kind), text("draftosaurus.tip.count", own=counts[seat], others=others)]
    return "\n".join([*lines, text("draftosaurus.tip.trex")] if kind == TREX else lines)


def hand_tip(text: Text, view: DraftView, seat: int) -> str:
    """The hand of another seat as far as the reader knows it."""
    lines: list[str] = []
    held = view.hands[seat]
    if seat != view.seat and view.hand_sizes[seat]:
        lines.append(text("draftosaurus.tip.hand", n=view.hand_sizes[seat]))
        if held is not None:
            known = ", ".join(f"{held[kind]} {species(text, kind)}" for kind in range(KINDS) if held[kind])
            lines.append(text("draftosaurus.tip.hand_known", species=known))
    return "\n".join(lines)


def rail_tip(text: Text, view: DraftView, seat: int, names: Sequence[str]) -> str:
    """The hand of another seat, and who gets it next."""
    after = names[(seat + 1) % len(view.zoos)]
    told = [hand_tip(text, view, seat), text("draftosaurus.tip.passes", name=names[seat], next=after)]
    return "\n".join(line for line in told if line)


def signs(text: Text, pen_id: str) -> tuple[str, str]:
    """What the sign of a pen may say: its name, or a word of it where the sign is narrow."""
    return sign(text, pen_id), text(f"draftosaurus.pen.{pen_id}.short")


def die_tip(text: Text, view: DraftView, names: Sequence[str]) -> str:
    """What the die asks, and of whom."""
    rule = text(f"draftosaurus.die.{view.die}.tip")
    return f"{rule}\n{text('draftosaurus.die.roller', name=names[view.roller])}" if view.roller >= 0 else rule


def pen_tip(text: Text, board: ZooBoard, place: str, zoo: Sequence[int], points: int | None) -> str:
    """What a pen is, what it holds and what it is worth now."""
    name = place.split(".")[0]
    pen = next(entry for entry in board.pens if entry.id == name)
    lines = [pen_name(text, place), pen_rule(text, pen)]
    held = [code % KINDS for code in zoo if code // KINDS in pen.places]
    if held:
        shown = ", ".join(species(text, kind) for kind in held)
        lines.append(text("draftosaurus.tip.holds", species=shown))
    if points is not None and name != "quarantine":
        lines.append(text("draftosaurus.tip.worth", n=points))
    if TREX in held and name not in ("river", "quarantine"):
        lines.append(text("draftosaurus.tip.trex_here"))
    return "\n".join(lines)


def best_tip(text: Text, board: ZooBoard, place: int, gain: int) -> str:
    """Where a dinosaur in quarantine would go if the game ended now, and what that brings; '' if there is none."""
    if place < 0:
        return ""
    return "\n" + text("draftosaurus.tip.best", into=into(text, board.places[place]), n=gain)


def pen_rule(text: Text, pen: Pen) -> str:
    """What a pen may hold and how it scores."""
    return text(f"draftosaurus.pen.{pen.id}.tip", **_figures(pen))


def question(text: Text, board: ZooBoard, action: DraftAction) -> str:
    """A choice as a question."""
    if action.kind == BOX:
        return text("draftosaurus.confirm.box", species=species(text, action.species, "the"))
    where = into(text, board.places[action.place])
    if action.kind == MOVE:
        return text("draftosaurus.confirm.move", into=where)
    return text("draftosaurus.confirm.pick", species=species(text, action.species, "the"), into=where)


def _figures(pen: Pen) -> dict[str, str]:
    """The pen's own figures, as its explanation names them."""
    return {
        "values": ", ".join(str(value) for value in pen.values),
        "points": str(pen.values[0]) if pen.values else "0",
    }


def log_lines(text: Text, events: Sequence[Event], names: Sequence[str]) -> list[LogLine]:
    """The log's sentences for events that may be seen."""
    lines = [_log_line(text, event, names) for event in events]
    return [line for line in lines if line is not None]


def _log_line(text: Text, event: Event, names: Sequence[str]) -> LogLine | None:
    who = names[event.seat] if event.seat >= 0 else ""
    if event.kind in ("placed", "moved"):
        kind = event.number("species")
        what = species(text, kind, "a")
        where = into(text, str(event["place"]))
        sentence = text(f"draftosaurus.log.{event.kind}", name=who, species=what, into=where)
        return LogLine(sentence, f"draftosaurus/{SPECIES[kind]}", event.seat)
    if event.kind == "boxed":
        kind = event.number("species")
        sentence = text("draftosaurus.log.boxed", name=who, species=species(text, kind, "a"))
        return LogLine(sentence, "draftosaurus/box", event.seat)
    if event.kind == "rolled":
        face = str(event["face"])
        sentence = text("draftosaurus.log.rolled", name=who, face=text(f"draftosaurus.die.{face}.rule"))
        return LogLine(sentence, f"draftosaurus/die_{face}", event.seat)
    if event.kind == "round":
        return LogLine(text("draftosaurus.log.round", n=event.number("round")), "draftosaurus/bag")
    if event.kind == "board":
        return LogLine(text(f"draftosaurus.log.board_{event['board']}"))
    if event.kind == "ended":
        return LogLine(text("draftosaurus.log.ended"), "icons/trophy")
    return None
