"""YAML read safely: no tags, no aliases, no double keys, and every key knows its line."""

from __future__ import annotations

import contextlib
import typing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor
from yaml.resolver import Resolver

from game.core.files import READ_LIMIT, FileProblem, read_limited
from game.core.sentence import Said, say

KeyPath = tuple[str | int, ...]

DEEPEST: Final = 40
"""Lists and mappings inside each other beyond this depth are refused before they are read."""

NODES: Final = 2_500
"""The most values, lists, mappings and keys that one document may hold."""

DOCUMENTS: Final = 1_000
"""The most documents of one file."""

DIGITS: Final = 20
"""The most characters of a number."""

LARGEST: Final = 1_000_000_000
"""No number may be larger, nor smaller than its opposite."""

LONGEST: Final = 120
"""The most characters of a key or a message that a problem shows."""

UNREADABLE: Final = (yaml.YAMLError, ValueError, LookupError, ArithmeticError, RecursionError)
"""What a loader may raise over a text that is not YAML."""

_NUMBERS: Final = ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float")
_PLAIN: Final = tuple(f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null", "map", "seq"))


@dataclass(frozen=True)
class Problem:
    """Something wrong in a data file: one sentence with file, line and key."""

    file: str
    line: int
    key: str
    message: Said
    path: KeyPath = field(default=(), compare=False)

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        key, message = shortened(self.key), shortened(str(self.message))
        return f"{place}: {key}: {message}" if key else f"{place}: {message}"


@dataclass
class Document:
    """The plain data of one YAML document, with the line of every key."""

    file: str
    data: object
    lines: dict[KeyPath, int] = field(default_factory=dict)

    def problem(self, path: KeyPath, message: Said) -> Problem:
        """A problem at that key, or at the nearest key above it that has a line."""
        near = path
        while near and near not in self.lines:
            near = near[:-1]
        return Problem(self.file, self.lines.get(near, 1), dotted(path), message, path)


class BadYaml(Exception):
    """A file that is not the plain YAML that we read."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def shortened(text: str, longest: int = LONGEST) -> str:
    """The text, cut off with a mark where it is longer than somebody would read."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def dotted(path: KeyPath) -> str:
    """A key path as people write it: pens.trio.values[0]."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text


def read_yaml(path: Path, name: str | None = None, limit: int = READ_LIMIT) -> list[Document]:
    """All documents of a YAML file of that size at most; BadYaml or FileProblem with one clear sentence otherwise."""
    shown = name or str(path)
    return parse_yaml(read_text(path, shown, limit), shown)


def read_text(path: Path, name: str, limit: int = READ_LIMIT) -> str:
    """The text of a file of that size at most, or FileProblem."""
    try:
        return read_limited(path, limit).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileProblem(name, "is not UTF-8 text") from error


def parse_yaml(text: str, name: str) -> list[Document]:
    """All documents of a YAML text."""
    with contextlib.suppress(*UNREADABLE):
        return _documents(_quick(text), name)
    return _parse_slowly(text, name)


def _parse_slowly(text: str, name: str) -> list[Document]:
    """As `parse_yaml`, by PyYAML alone: it has the words for what is wrong, wherever libyaml found something."""
    try:
        return _documents(yaml.SafeLoader(text), name)
    except yaml.MarkedYAMLError as error:
        slip = say("{slip}", slip=error.problem) if error.problem else "is not YAML"
        raise BadYaml(Problem(name, _line(error.problem_mark), "", slip)) from error
    except UNREADABLE as error:
        raise BadYaml(Problem(name, 0, "", "is not YAML that can be read")) from error


def _documents(loader: yaml.SafeLoader, name: str) -> list[Document]:
    """All documents that a loader reads, under guard."""
    documents: list[Document] = []
    guard = _Guard(loader, name)
    while loader.check_node():
        guard.renew()
        document = Document(name, None)
        node = loader.get_node()
        document.data = None if node is None else _value(loader, node, (), document)
        documents.append(document)
        if len(documents) > DOCUMENTS:
            raise BadYaml(Problem(name, 0, "", say("holds more than {most} documents", most=DOCUMENTS)))
    return documents


if yaml.__with_libyaml__:
    from yaml._yaml import CParser

    class _Quick(Composer, CParser, SafeConstructor, Resolver):
        """Reads by libyaml, ten times as fast, and composes by itself, so that a guard can stand in its way."""

        def __init__(self, text: str) -> None:
            CParser.__init__(self, text)
            Composer.__init__(self)
            SafeConstructor.__init__(self)
            Resolver.__init__(self)


def _quick(text: str) -> yaml.SafeLoader:
    """The quickest safe loader: by libyaml where PyYAML has it."""
    return typing.cast("yaml.SafeLoader", _Quick(text)) if yaml.__with_libyaml__ else yaml.SafeLoader(text)


class _Guard:
    """Stands in a loader's way and refuses what could make a small file large or long to read."""

    def __init__(self, loader: yaml.SafeLoader, name: str) -> None:
        self._compose = loader.compose_node
        self._peek = loader.peek_event
        self._file = name
        self._depth = self._nodes = 0
        setattr(loader, "compose_node", self.compose)  # noqa: B010

    def renew(self) -> None:
        """Count anew, for the next document."""
        self._depth = self._nodes = 0

    def compose(self, parent: yaml.Node | None, index: object) -> yaml.Node | None:
        """The next node; BadYaml for an alias, bottomless nesting and more than anybody writes."""
        self._depth, self._nodes = self._depth + 1, self._nodes + 1
        if isinstance(event := self._peek(), yaml.AliasEvent):  # type: ignore[no-untyped-call]
            raise self._bad(event, "aliases are not allowed")
        if self._depth > DEEPEST + 1:
            raise self._bad(event, say("is nested deeper than {most}", most=DEEPEST))
        if self._nodes > NODES:
            raise self._bad(event, say("holds more than {most} values", most=NODES))
        node: yaml.Node | None = self._compose(parent, index)  # type: ignore[arg-type]
        self._depth -= 1
        return node

    def _bad(self, event: yaml.Event, message: Said) -> BadYaml:
        """What is raised of a place in the text."""
        return BadYaml(Problem(self._file, _line(event.start_mark), "", message))


def _value(loader: yaml.SafeLoader, node: yaml.Node, path: KeyPath, document: Document) -> object:
    """The plain value of a node; lines of keys are noted on the way."""
    document.lines[path] = _line(node.start_mark)
    if node.tag not in _PLAIN:
        raise BadYaml(document.problem(path, say("the tag {tag} is not allowed", tag=node.tag)))
    if isinstance(node, yaml.MappingNode):
        return _mapping(loader, node, path, document)
    if isinstance(node, yaml.SequenceNode):
        return [_value(loader, item, (*path, n), document) for n, item in enumerate(node.value)]
    return _scalar(loader, node, path, document)


def _scalar(loader: yaml.SafeLoader, node: yaml.Node, path: KeyPath, document: Document) -> object:
    """A text, number, truth value or nothing; BadYaml if it is not what its tag says, or out of all range."""
    line, number = _line(node.start_mark), node.tag in _NUMBERS
    if number and len(str(node.value)) > DIGITS:
        long = say("a number has at most {most} characters", most=DIGITS)
        raise BadYaml(Problem(document.file, line, dotted(path), long))
    try:
        value: object = loader.construct_object(node)
    except (ValueError, LookupError, ArithmeticError, TypeError) as error:
        raise BadYaml(Problem(document.file, line, dotted(path), "is not what its tag says")) from error
    if isinstance(value, int | float) and not abs(value) <= LARGEST:
        raise BadYaml(Problem(document.file, line, dotted(path), "the number is out of range"))
    if isinstance(value, str) and any("\ud800" <= character <= "\udfff" for character in value):
        raise BadYaml(Problem(document.file, line, dotted(path), "holds half a character"))
    return value


def _mapping(loader: yaml.SafeLoader, node: yaml.MappingNode, path: KeyPath, document: Document) -> object:
    """A mapping with unique keys that are texts or numbers."""
    result: dict[object, object] = {}
    for key_node, value_node in node.value:
        key = _scalar(loader, key_node, path, document)
        line = _line(key_node.start_mark)
        if not isinstance(key, str | int) or isinstance(key, bool):
            raise BadYaml(Problem(document.file, line, dotted(path), "a key must be a text or a number"))
        if key in result:
            raise BadYaml(Problem(document.file, line, dotted((*path, key)), "the key stands here twice"))
        result[key] = _value(loader, value_node, (*path, key), document)
        document.lines[(*path, key)] = line
    return result


def _line(mark: object) -> int:
    """The line of a place in a YAML text, counted from 1; 0 if there is none."""
    line = getattr(mark, "line", None)
    return line + 1 if isinstance(line, int) else 0
