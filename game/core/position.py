"""Reading end positions that people write down: every problem is noted with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from game.core.data import BadData
from game.core.sentence import Said, say
from game.core.sheet import Field, Sheet, Value
from game.core.yaml_file import Document, KeyPath, Problem

NUMBERS: Final = ("none", "one", "two", "three", "four", "five")

FEW: Final = 12
"""Of more names than these a refusal does not list all."""

Entries = dict[str, Any]
"""What was read of one seat, by the keys of its fields."""


class PositionReader:
    """Reads a document by a sheet and notes every problem with its place."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.problems: list[Problem] = []

    def refuse(self, path: KeyPath, reason: Said) -> None:
        """Note a problem."""
        self.problems.append(self.document.problem(path, reason))

    def stop_if_refused(self) -> None:
        """Raise BadData if there was a problem."""
        if self.problems:
            raise BadData(self.problems)

    def read(self, sheet: Sheet) -> list[Entries]:
        """What every seat has, by the fields of the sheet; BadData where there are no seats."""
        seats = self.seats(sheet.key, sheet.most)
        self.stop_if_refused()
        return [self.entries(sheet, data, (sheet.key, n)) for n, data in enumerate(seats)]

    def seats(self, key: str, most: int) -> list[object]:
        """What stands under the one key with an entry for every seat; other keys are refused."""
        data = self.document.data if isinstance(self.document.data, dict) else {}
        for other in data:
            if other not in ("game", "options", key):
                self.refuse((other,), "there is no such key")
        found = data.get(key)
        if not isinstance(found, list) or not 1 <= len(found) <= most:
            self.refuse((key,), f"must be a list of one to {NUMBERS[most]} {key}")
            return []
        return found

    def entries(self, sheet: Sheet, data: object, path: KeyPath) -> Entries:
        """What one seat has; a field that cannot be read counts as nothing."""
        if not isinstance(data, dict):
            self.refuse(path, sheet.shape)
            return {field.key: field.blank for field in sheet.fields}
        there = [field for field in sheet.fields if is_there(field, data)]
        self.keys(data, [field.key for field in there], path, sheet.unknown)
        return {field.key: self._value(field, data, path) if field in there else field.blank for field in sheet.fields}

    def _value(self, field: Field, data: Mapping[Any, object], path: KeyPath) -> Value:
        """What one field holds."""
        content, place = data.get(field.key), (*path, field.key)
        if field.closed:
            if content:
                self.refuse(place, field.closed)
            return field.blank
        if field.kind == "count":
            return self.number(content, place, field.most, field.least)
        if field.kind == "counts":
            return self._counts(field, content, place)
        if field.kind == "choice":
            return self._choice(field, content, place)
        if field.kind == "rows":
            return self._rows(field, content, place)
        return self._names(field, content, place)

    def keys(self, data: Iterable[Any], allowed: Sequence[str], path: KeyPath, what: str = "key") -> None:
        """Refuse every key that is not allowed."""
        for key in data:
            if key not in allowed:
                self.refuse((*path, key), f"there is no such {what} (there are: {', '.join(allowed)})")

    def number(self, data: object, path: KeyPath, most: int | None = None, least: int = 0) -> int:
        """A whole number from the least up to the most, if there is one; 0 if it is left out."""
        if data is None:
            return 0
        if type(data) is not int or data < least or (most is not None and data > most):
            bounds = f", {least} or more" if most is None else f" from {least} to {most}"
            self.refuse(path, f"must be a whole number{bounds}")
            return 0
        return data

    def items(self, data: object, path: KeyPath, what: str) -> list[object]:
        """A list of so-called things; an empty one if it is left out."""
        if data is None:
            return []
        if not isinstance(data, list):
            self.refuse(path, f"must be a list of {what}")
            return []
        return data

    def _counts(self, field: Field, data: object, path: KeyPath) -> list[int]:
        """Numbers by name."""
        if data is not None and not isinstance(data, dict):
            self.refuse(path, "must be a mapping of names to numbers")
            return [0] * len(field.names)
        found: Mapping[Any, object] = data or {}
        self.keys(found, field.names, path, field.what)
        return [self.number(found.get(name), (*path, name), field.each) for name in field.names]

    def _choice(self, field: Field, data: object, path: KeyPath) -> int:
        """The number of the one name, -1 where none is written."""
        if data is None:
            if field.needed:
                self.refuse(path, "one of them has to be chosen")
            return -1
        return self._number_of(field, data, path)

    def _number_of(self, field: Field, name: object, path: KeyPath) -> int:
        """The number of a name; -1 where there is no such name, which is refused."""
        if isinstance(name, str) and name in field.names:
            return field.names.index(name)
        known = f" (there are: {', '.join(field.names)})" if len(field.names) <= FEW else ""
        self.refuse(path, f"there is no {field.what} '{name}'{known}")
        return -1

    def _names(self, field: Field, data: object, path: KeyPath) -> list[int]:
        """The numbers of what is listed by name; in slots -1 for an empty place. Nothing of what cannot be read."""
        items = self.items(data, path, field.many or f"{field.what}s")
        before = len(self.problems)
        empty = [name is None and field.gaps for name in items]
        found = [
            -1 if gap else self._number_of(field, name, (*path, n))
            for n, (name, gap) in enumerate(zip(items, empty, strict=True))
        ]
        if len(self.problems) > before:
            return []
        for n, number in enumerate(found):
            if field.each is not None and number >= 0 and found[:n].count(number) == field.each == 1:
                self.refuse((*path, n), f"there is only one {field.what} '{field.names[number]}'")
        if field.most is not None and len(found) > field.most:
            self.refuse(path, say("holds at most {most}, not {n}", most=field.most, n=len(found)))
        return found

    def _rows(self, field: Field, data: object, path: KeyPath) -> list[tuple[int, ...]]:
        """Rows of numbers; one that cannot be read counts as nothing."""
        like = f"like {{{', '.join(f'{name}: 2' for name in field.names)}}}"
        items = self.items(data, path, f"{field.many} {like}")
        return [self._row(field, item, (*path, n), like) for n, item in enumerate(items)]

    def _row(self, field: Field, data: object, path: KeyPath, like: str) -> tuple[int, ...]:
        if not isinstance(data, dict) or set(data) != set(field.names):
            self.refuse(path, f"must be a {field.what} {like}")
            return (0,) * len(field.names)
        return tuple(self._part(data[name], (*path, name), field.each or 0) for name in field.names)

    def _part(self, data: object, path: KeyPath, most: int) -> int:
        """A number of a row, which cannot be left out."""
        return self.number(-1 if data is None else data, path, most)


def is_there(field: Field, data: Mapping[Any, object]) -> bool:
    """Whether a seat with these entries has the field at all."""
    return field.only is None or (data.get(field.only[0]) is not None) == field.only[1]
