"""YAML read safely: no tags, no aliases, no double keys, and every key knows its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import yaml

from game.core.files import FileProblem, read_limited

KeyPath = tuple[str | int, ...]

DEEPEST: Final = 40
"""Lists and mappings inside each other beyond this depth are refused before they are read."""

_PLAIN: Final = tuple(f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null", "map", "seq"))


@dataclass(frozen=True)
class Problem:
    """Something wrong in a data file: one sentence with file, line and key."""

    file: str
    line: int
    key: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.message}" if self.key else f"{place}: {self.message}"


@dataclass
class Document:
    """The plain data of one YAML document, with the line of every key."""

    file: str
    data: object
    lines: dict[KeyPath, int] = field(default_factory=dict)

    def problem(self, path: KeyPath, message: str) -> Problem:
        """A problem at that key, or at the nearest key above it that has a line."""
        near = path
        while near and near not in self.lines:
            near = near[:-1]
        return Problem(self.file, self.lines.get(near, 1), dotted(path), message)


class BadYaml(Exception):
    """A file that is not the plain YAML that we read."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def dotted(path: KeyPath) -> str:
    """A key path as people write it: pens.trio.values[0]."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text


def read_yaml(path: Path, name: str | None = None) -> list[Document]:
    """All documents of a YAML file; BadYaml or FileProblem with one clear sentence otherwise."""
    shown = name or str(path)
    try:
        text = read_limited(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileProblem(f"{shown}: is not UTF-8 text") from error
    return parse_yaml(text, shown)


def parse_yaml(text: str, name: str) -> list[Document]:
    """All documents of a YAML text."""
    documents: list[Document] = []
    try:
        _refuse_traps(text, name)
        loader = yaml.SafeLoader(text)
        while loader.check_node():
            document = Document(name, None)
            node = loader.get_node()
            document.data = None if node is None else _value(loader, node, (), document)
            documents.append(document)
    except yaml.MarkedYAMLError as error:
        line = _line(error.problem_mark)
        raise BadYaml(Problem(name, line, "", error.problem or "is not YAML")) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadYaml(Problem(name, 0, "", "is not YAML that can be read")) from error
    return documents


def _refuse_traps(text: str, name: str) -> None:
    """Refuse what could make a small file large: aliases and bottomless nesting."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if isinstance(event, yaml.AliasEvent):
            raise BadYaml(Problem(name, _line(event.start_mark), "", "aliases are not allowed"))
        if depth > DEEPEST:
            raise BadYaml(Problem(name, _line(event.start_mark), "", f"is nested deeper than {DEEPEST}"))


def _value(loader: yaml.SafeLoader, node: yaml.Node, path: KeyPath, document: Document) -> object:
    """The plain value of a node; lines of keys are noted on the way."""
    document.lines[path] = _line(node.start_mark)
    if node.tag not in _PLAIN:
        raise BadYaml(document.problem(path, f"the tag {node.tag} is not allowed"))
    if isinstance(node, yaml.MappingNode):
        return _mapping(loader, node, path, document)
    if isinstance(node, yaml.SequenceNode):
        return [_value(loader, item, (*path, n), document) for n, item in enumerate(node.value)]
    value: object = loader.construct_object(node)
    return value


def _mapping(loader: yaml.SafeLoader, node: yaml.MappingNode, path: KeyPath, document: Document) -> object:
    """A mapping with unique keys that are texts or numbers."""
    result: dict[object, object] = {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node)
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
