"""Texts in every language: dotted keys, placeholders and plurals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from game.core.paths import shipped_everywhere
from ui import language
from ui.commands import KeyWord, usual_word
from ui.language import FILE, FORMS, SOURCE

PLACEHOLDER = re.compile(r"\{(?P<name>\w+)(?::(?P<forms>[^{}|]*(?:\|[^{}|]*)+))?\}")
"""`{n}` is filled with a value, `{n:card|cards}` with the word that goes with it."""

ICON = re.compile(r"\[icon:([\w/-]+)\]")
"""A picture inside a line, as `ui/inline.py` sets it."""

KEY = re.compile(r"\[key:(\w+)\]")
"""How a command is asked for, `[key:coach]`: its key, or its button while a controller is used."""

Entry = str | list[Any] | dict[str, str]
"""A text, a raw list, or a plural with the forms of its language, of which `other` is always there."""

Setter = Callable[["Text", str, str], str]
"""Sets the figures that the text of a key names."""

_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class Text:
    """The texts of one language; called with a key and its arguments it gives the sentence."""

    def __init__(
        self,
        lang: str,
        strict: bool = False,
        folder: Path | None = None,
        setter: Setter | None = None,
        keys: KeyWord = usual_word,
    ) -> None:
        """Load every file of the language; `strict` makes missing keys and arguments raise KeyError."""
        self._key_word = keys
        self.lang = lang
        self.strict = strict
        self._setter = setter
        folders = (folder,) if folder else shipped_everywhere("data", "locale")
        self._language = language.told(lang, folders)
        self._entries = spoken(folders, lang)

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of `key` with its figures and placeholders filled; `n` chooses the form of a plural."""
        entry = self._entries.get(key)
        if isinstance(entry, dict):
            entry = entry.get(language.plural(self.lang, values.get("n")), entry["other"])
        if not isinstance(entry, str):
            return self._missing(key)
        if self._setter is not None and "[" in entry:
            entry = self._setter(self, key, entry)
        if "[key:" in entry:
            entry = KEY.sub(lambda match: self._key_word(self, match[1]), entry)
        return self._filled(key, entry, values)

    def entry(self, key: str) -> Entry:
        """What stands under `key`; KeyError if there is nothing."""
        return self._entries[key]

    def unset(self, key: str) -> str:
        """The text of `key` in which figures and placeholders are only named."""
        entry = self._entries.get(key)
        return entry if isinstance(entry, str) else self._missing(key)

    def has(self, key: str) -> bool:
        """Whether the key has a text, plural or list."""
        return key in self._entries

    def raw(self, key: str) -> list[Any]:
        """The list stored under `key`; an empty list when there is none (KeyError when strict)."""
        entry = self._entries.get(key)
        if isinstance(entry, list):
            return entry
        if self.strict:
            raise KeyError(key)
        return []

    def keys(self) -> Iterator[str]:
        """Every key of this language."""
        return iter(self._entries)

    def _missing(self, key: str) -> str:
        if self.strict:
            raise KeyError(key)
        return key

    def _filled(self, key: str, entry: str, values: Mapping[str, object]) -> str:
        """A sentence with its placeholders filled, and the words before them shortened where the language does that."""
        done, at = "", 0
        for match in PLACEHOLDER.finditer(entry):
            done, at = done + entry[at : match.start()], match.end()
            name, forms = match["name"], match["forms"]
            if name not in values:
                if self.strict:
                    raise KeyError(f"{key}: {{{name}}}")
                done += match[0]
            elif forms is not None:
                done += language.counted(self.lang, _number(values[name]), forms.split("|"))
            else:
                word = str(values[name])
                done = self._language.elided(done, word) + word
        return done + entry[at:]

    def number(self, value: float, form: str = "g") -> str:
        """A number as the language writes it, in a form of Python."""
        return language.number(self.lang, value, form)

    def day(self, at: date) -> str:
        """A date in figures, as the language writes it."""
        return language.day(self.lang, at)


def icon_file(name: str) -> str:
    """The picture that stands for a name inside a line: an icon, unless it names a folder."""
    return name if "/" in name else f"icons/{name}"


def _number(value: object) -> object:
    """A value as the number that it writes, if it writes one."""
    if isinstance(value, str) and re.fullmatch(r"[-−+]?\d+", value):
        return int(value.replace("−", "-"))
    return value


@lru_cache(maxsize=8)
def load_entries(folders: tuple[Path, ...], lang: str) -> dict[str, Entry]:
    """All entries of a language, flattened to dotted keys; the first file that has a key wins."""
    entries: dict[str, Entry] = {}
    for _, tree in trees(folders, lang):
        for key, entry in flatten(tree):
            entries.setdefault(key, entry)
    return entries


def spoken(folders: tuple[Path, ...], lang: str) -> dict[str, Entry]:
    """All entries of a language, and those of the source in place of what it lacks, if it may lack any."""
    entries = load_entries(folders, lang)
    return entries if language.is_complete(lang, folders) else load_entries(folders, SOURCE) | entries


def trees(folders: tuple[Path, ...], lang: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every file of a language with its name."""
    paths = (path for folder in folders for path in sorted((folder / lang).glob("*.yaml")))
    for path in (path for path in paths if path.name != FILE):
        yield path.name, yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER) or {}


def flatten(tree: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Entry]]:
    """Pairs of dotted key and entry of a nested mapping."""
    for name, value in tree.items():
        key = f"{prefix}{name}"
        if isinstance(value, dict) and not _is_plural(value):
            yield from flatten(value, f"{key}.")
        else:
            yield key, value


def _is_plural(value: Mapping[str, Any]) -> bool:
    """Whether a mapping holds the forms of one text and no texts of their own."""
    return "other" in value and len(value) > 1 and all(name in FORMS for name in value)


def placeholders(entry: Entry) -> set[str]:
    """The names of all placeholders in an entry."""
    if isinstance(entry, dict):
        return set().union(*(placeholders(form) for form in entry.values()))
    if isinstance(entry, list):
        return set()
    return {match["name"] for match in PLACEHOLDER.finditer(entry)}


def percent(text: Text, part: float) -> str:
    """A part of a whole, such as a chance, in percent."""
    return text("coach.percent", n=round(100 * min(max(part, 0.0), 1.0)))
