"""The words of the pad: labels of fields and names, and what is impossible, with the game's own names in it."""

from __future__ import annotations

from game.core.sentence import Sentence
from game.core.sheet import Field
from game.core.yaml_file import Problem
from ui.problems import sentence
from ui.records.pad import Pad
from ui.text import Text


def label(text: Text, field: Field) -> str:
    """The words over a field."""
    return text(field.label)


def names_of(text: Text, field: Field) -> list[str]:
    """What a choice shows: nothing, then every name."""
    none = f"{field.label}_none"
    return [text(none if text.has(none) else "pad.none"), *(text(field.text_of(name)) for name in field.names)]


def refusal(text: Text, pad: Pad, problem: Problem) -> str:
    """A sentence of `cabinet score` as the pad tells it: in the player's language, cards by their names."""
    said = problem.message
    if isinstance(said, Sentence):
        known = _known(text, pad)
        said = Sentence(said.english, tuple((key, known.get(value, value)) for key, value in said.values))
    told = sentence(text, said)
    where = _where(text, pad, problem)
    return text("pad.refusal", where=where, reason=told) if where else told[:1].upper() + told[1:]


def _where(text: Text, pad: Pad, problem: Problem) -> str:
    """What a sentence is about, where it does not stand under it: the whole table, or one of several names."""
    if len(problem.path) < 2:
        return text("pad.together")
    if len(problem.path) > 3 and isinstance(problem.path[3], str):
        return text(pad.sheet.field(str(problem.path[2])).text_of(problem.path[3]))
    return ""


def _known(text: Text, pad: Pad) -> dict[str, str]:
    """What every name that can be entered is called."""
    found: dict[str, str] = {}
    for field in pad.sheet.fields:
        if field.kind == "count":
            found.setdefault(field.key, text(field.label) if text.has(field.label) else field.key)
        elif field.kind == "rows":
            found[field.art.rpartition("/")[2]] = text(field.label)
        else:
            found |= {name: text(field.text_of(name)) for name in field.names if name not in found}
    return found
