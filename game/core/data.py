"""Typed loading of YAML figures: every problem at once, an owner's overlay on top, provenance kept."""

from __future__ import annotations

import hashlib
import json
import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Generic, Literal, TypeVar

import msgspec

from game.core.files import READ_LIMIT, FileProblem
from game.core.overlay import OVERLAY_LIMIT, unfit
from game.core.sentence import Said, say
from game.core.yaml_file import BadYaml, Document, KeyPath, Problem, parse_yaml, read_text

Provenance = Literal["printed", "derived", "reconstructed", "own", "owner"]
"""Where a figure comes from; `own` marks one of a variant of ours, `owner` one that the player's overlay corrected."""

T = TypeVar("T")


ORIGIN = ("provenance", "source", "known")
"""The keys of an entry that tell where it comes from and nothing about the game."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file, or a part of an entry: it holds what it names and nothing else."""


class Entry(Record, frozen=True, kw_only=True):
    """A figure with its provenance; games add what the figure says.

    `source` names where a printed figure stands or how a derived one follows; `known` the parts of another one that
    are printed all the same.
    """

    provenance: Provenance
    source: str = ""
    known: tuple[str, ...] = ()


R = TypeVar("R", bound=Record)


class BadData(Exception):
    """Figures that cannot be used; `problems` lists everything that is wrong."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass
class Loaded(Generic[T]):
    """Typed figures, a hash of them, the problems of an overlay that was left out, and where they were read."""

    value: T
    hash: str
    problems: list[Problem] = field(default_factory=list)
    source: Document = field(default_factory=lambda: Document("", None))


def load(path: Path, kind: type[T], overlay: Path | None = None) -> Loaded[T]:
    """The typed figures of a file, corrected by the overlay if that can be read; BadData if the file is not."""
    name = f"{path.parent.name}/{path.name}"
    try:
        document = _single(path, name)
    except BadYaml as error:
        raise BadData([error.problem]) from error
    except FileProblem as error:
        raise BadData([Problem(str(path), 0, "", error.reason)]) from error
    value, problems = convert(document, kind)
    if problems or value is None:
        raise BadData(problems)
    loaded = Loaded(value, digest(document.data), source=document)
    if overlay is not None and overlay.is_file():
        _lay_over(loaded, document, overlay, kind)
    return loaded


def read_ahead(path: Path) -> None:
    """Read a file, so that `load` finds it read; on any thread."""
    _single(path, f"{path.parent.name}/{path.name}")


Fault = tuple[KeyPath, Said]
"""A place of a file that the rules could not play with, and why."""


Check = tuple[KeyPath, bool, Said]
"""A place of a file, whether it is in order, and what is wrong if it is not."""


def failed(checks: Iterable[Check]) -> list[Fault]:
    """The faults of the checks that do not hold."""
    return [(path, text) for path, holds, text in checks if not holds]


def load_parts(
    kind: type[R], folder: Path, overlay: Path | None, find_faults: Callable[[R], Mapping[str, Sequence[Fault]]]
) -> Loaded[R]:
    """The figures of a game from one file for every part, with an owner's corrections.

    `find_faults` names by part what is of the right type and still makes no game: then the built-in ones are played and
    the problems noted, or BadData is raised if they are the built-in ones.
    """
    parts = {
        part.name: load(folder / f"{part.name}.yaml", part.type, overlay and overlay / f"{part.name}.yaml")
        for part in msgspec.structs.fields(kind)
    }
    figures = kind(**{name: part.value for name, part in parts.items()})
    problems = [problem for part in parts.values() for problem in part.problems]
    faults = [parts[name].source.problem(*fault) for name, found in find_faults(figures).items() for fault in found]
    if not faults:
        return Loaded(figures, digest([part.hash for part in parts.values()]), problems)
    if overlay is None:
        raise BadData(faults)
    plain = load_parts(kind, folder, None, find_faults)
    plain.problems += problems + faults
    return plain


def convert(document: Document, kind: type[T]) -> tuple[T | None, list[Problem]]:
    """The document as a typed value, or every problem that it has."""
    try:
        return msgspec.convert(document.data, kind, str_keys=False), []
    except msgspec.ValidationError:
        return None, [document.problem(path, text) for path, text in _faults(document.data, kind, ())]


def digest(data: object) -> str:
    """Sixteen hexadecimal digits that differ whenever the figures differ, wherever they come from."""
    text = json.dumps(_without_origin(data), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _without_origin(data: object) -> object:
    """The figures alone: entries without what tells of their origin."""
    if isinstance(data, list):
        return [_without_origin(part) for part in data]
    if not isinstance(data, dict):
        return data
    left_out = ORIGIN if "provenance" in data else ()
    return {key: _without_origin(part) for key, part in data.items() if key not in left_out}


@lru_cache(maxsize=32)
def _parsed(text: str, name: str) -> tuple[Document, ...]:
    """The documents of a text, which nobody changes: figures that stay as they are are read once."""
    return tuple(parse_yaml(text, name))


def _single(path: Path, name: str, limit: int = READ_LIMIT) -> Document:
    documents = _parsed(read_text(path, name, limit), name)
    if len(documents) != 1:
        raise BadYaml(Problem(name, 1, "", say("holds {n} documents instead of one", n=len(documents))))
    return documents[0]


def _lay_over(loaded: Loaded[T], base: Document, path: Path, kind: type[T]) -> None:
    """Put the overlay on the figures, or note why it was left out."""
    try:
        overlay = _single(path, str(path), OVERLAY_LIMIT)
    except BadYaml as error:
        loaded.problems.append(error.problem)
        return
    except FileProblem as error:
        loaded.problems.append(Problem(str(path), 0, "", error.reason))
        return
    loaded.problems += unfit(base.data, overlay)
    if not loaded.problems:
        merged = Document(overlay.file, _merged(base.data, overlay.data), overlay.lines)
        value, loaded.problems = convert(merged, kind)
        if value is not None and not loaded.problems:
            loaded.value, loaded.hash, loaded.source = value, digest(merged.data), merged


def _merged(base: object, overlay: object) -> object:
    """The overlay's values in place of the built-in ones; corrected entries are marked as the owner's."""
    if not isinstance(base, dict) or not isinstance(overlay, dict):
        return overlay
    result = {key: _merged(value, overlay[key]) if key in overlay else value for key, value in base.items()}
    if "provenance" in base and overlay:
        kept = {key: part for key, part in result.items() if key not in ORIGIN}
        return {**kept, "provenance": "owner", "source": overlay.get("source", "")}
    return result


def _faults(data: object, kind: typing.Any, path: KeyPath) -> list[Fault]:
    """Every place where the data does not fit the type, as deep inside as it can be named."""
    try:
        msgspec.convert(data, kind, str_keys=False)
    except msgspec.ValidationError as error:
        inner = [fault for part in _parts(data, kind) for fault in _faults(part[1], part[2], (*path, part[0]))]
        own = _own_faults(data, kind, path)
        return inner + own or [(path, say("{mismatch}", mismatch=_plain_words(str(error))))]
    return []


def _parts(data: object, kind: typing.Any) -> list[tuple[str | int, object, typing.Any]]:
    """The children of a value with the types that they should have."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        fitting = [part for part in args if part is not type(None) and _parts(data, part)]
        return _parts(data, fitting[0]) if fitting else []
    if isinstance(data, dict) and origin is dict:
        return [(key, value, args[1]) for key, value in data.items()]
    if isinstance(data, list) and origin in (list, tuple) and (len(args) == 1 or args[-1] is Ellipsis):
        return [(number, value, args[0]) for number, value in enumerate(data)]
    if isinstance(data, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = typing.get_type_hints(kind, include_extras=True)
        return [(key, value, hints[key]) for key, value in data.items() if key in hints]
    return []


def _own_faults(data: object, kind: typing.Any, path: KeyPath) -> list[Fault]:
    """Missing and unknown keys of a record."""
    if not (isinstance(data, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return []
    fields = msgspec.structs.fields(kind)
    names = {entry.name for entry in fields}
    lacking = [entry.name for entry in fields if entry.required and entry.name not in data]
    missing: list[Fault] = [(path, say("'{name}' is missing", name=name)) for name in lacking]
    unknown: list[Fault] = [((*path, key), "there is no such key") for key in data if key not in names]
    return missing + (unknown if kind.__struct_config__.forbid_unknown_fields else [])


def _plain_words(message: str) -> str:
    """The validator's message without its own way of naming the place."""
    words = message.split(" - at `")[0]
    return words[:1].lower() + words[1:]
