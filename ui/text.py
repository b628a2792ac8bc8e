"""Texts in English and French: dotted keys, placeholders, plurals, and a checker for both sides."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from game.core.paths import shipped_everywhere
from ui.commands import BY_NAME, KeyWord, usual_word

PLURAL_KEYS = frozenset({"one", "other"})
PLACEHOLDER = re.compile(
    r"(?P<lead>\b(?:d|l|qu|jusqu|lorsqu|puisqu)e )?\{(?P<name>\w+)(?::(?P<one>[^{}|]*)\|(?P<other>[^{}|]*))?\}",
    re.IGNORECASE,
)
"""`{n}` is filled with a value, `{n:card|cards}` with the word that goes with it; French elides the word before it."""

ICON = re.compile(r"\[icon:([\w/-]+)\]")
"""A picture inside a line, as `ui/inline.py` sets it."""

KEY = re.compile(r"\[key:(\w+)\]")
"""How a command is asked for, `[key:coach]`: its key, or its button while a controller is used."""

LANGUAGES = ("en", "fr")

VOWELS = tuple("aeiou")

Entry = str | list[Any] | dict[str, str]
"""A text, a raw list, or a plural with the keys `one` and `other`."""

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
        self._entries = load_entries((folder,) if folder else shipped_everywhere("data", "locale"), lang)

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of `key` with its figures and placeholders filled; `n` chooses between one and other."""
        entry = self._entries.get(key)
        if isinstance(entry, dict):
            entry = entry["one" if is_singular(self.lang, values.get("n")) else "other"]
        if not isinstance(entry, str):
            return self._missing(key)
        if self._setter is not None and "[" in entry:
            entry = self._setter(self, key, entry)
        if "[key:" in entry:
            entry = KEY.sub(lambda match: self._key_word(self, match[1]), entry)
        return PLACEHOLDER.sub(lambda match: self._fill(key, match, values), entry)

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

    def _fill(self, key: str, match: re.Match[str], values: Mapping[str, object]) -> str:
        name, lead = match["name"], match["lead"] or ""
        if name not in values:
            if self.strict:
                raise KeyError(f"{key}: {{{name}}}")
            return match.group(0)
        if match["one"] is not None:
            return lead + match["one" if is_singular(self.lang, _number(values[name])) else "other"]
        filled = str(values[name])
        return (f"{lead[:-2]}’" if self.lang == "fr" and lead and is_elided(filled) else lead) + filled


def icon_file(name: str) -> str:
    """The picture that stands for a name inside a line: an icon, unless it names a folder."""
    return name if "/" in name else f"icons/{name}"


def is_singular(lang: str, number: object) -> bool:
    """Whether a number takes the singular: 1 in English, below 2 in French."""
    if not isinstance(number, int | float):
        return False
    return abs(number) < 2 if lang == "fr" else number == 1


def is_elided(word: str) -> bool:
    """Whether French says d’, l’ and qu’ before a word: it begins with a vowel, or with a y before a consonant."""
    letters = unicodedata.normalize("NFKD", word[:2].casefold().replace("œ", "oe").replace("æ", "ae"))
    return letters[:1] in VOWELS or (letters[:1] == "y" and letters[1:2] not in VOWELS)


def _number(value: object) -> object:
    """A value as the number that it writes, if it writes one."""
    if isinstance(value, str) and re.fullmatch(r"[-−+]?\d+", value):
        return int(value.replace("−", "-"))
    return value


@lru_cache(maxsize=8)
def load_entries(folders: tuple[Path, ...], lang: str) -> dict[str, Entry]:
    """All entries of a language, flattened to dotted keys; the first file that has a key wins."""
    entries: dict[str, Entry] = {}
    for _, tree in _trees(folders, lang):
        for key, entry in flatten(tree):
            entries.setdefault(key, entry)
    return entries


def _trees(folders: tuple[Path, ...], lang: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every file of a language with its name."""
    for path in (path for folder in folders for path in sorted((folder / lang).glob("*.yaml"))):
        yield path.name, yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER) or {}


def _repeated(folders: tuple[Path, ...], lang: str) -> list[str]:
    """Keys that more than one file of a language has."""
    found: list[str] = []
    seen: set[str] = set()
    for name, tree in _trees(folders, lang):
        keys = {key for key, _ in flatten(tree)}
        found += [f"{lang}/{name} repeats {key}" for key in sorted(keys & seen)]
        seen |= keys
    return found


def flatten(tree: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Entry]]:
    """Pairs of dotted key and entry of a nested mapping."""
    for name, value in tree.items():
        key = f"{prefix}{name}"
        if isinstance(value, dict) and frozenset(value) != PLURAL_KEYS:
            yield from flatten(value, f"{key}.")
        else:
            yield key, value


def placeholders(entry: Entry) -> set[str]:
    """The names of all placeholders in an entry."""
    if isinstance(entry, dict):
        return set().union(*(placeholders(form) for form in entry.values()))
    if isinstance(entry, list):
        return set()
    return {match["name"] for match in PLACEHOLDER.finditer(entry)}


def problems(*folders: Path) -> list[str]:
    """Everything wrong: keys missing on one side or repeated, other placeholders, empty texts."""
    places = folders or shipped_everywhere("data", "locale")
    first, second = (load_entries(places, lang) for lang in LANGUAGES)
    found = [f"{LANGUAGES[1]} lacks {key}" for key in first if key not in second]
    found += [f"{LANGUAGES[0]} lacks {key}" for key in second if key not in first]
    found += [problem for lang in LANGUAGES for problem in _repeated(places, lang)]
    for key in first.keys() & second.keys():
        found += _pair_problems(key, first[key], second[key])
    return sorted(found)


def _pair_problems(key: str, first: Entry, second: Entry) -> list[str]:
    """What is wrong with one key that both languages have."""
    if type(first) is not type(second):
        return [f"{key} is of another kind in each language"]
    if isinstance(first, list):
        return [] if first == second else [f"{key} lists other things in each language"]
    found = []
    if placeholders(first) != placeholders(second):
        found.append(f"{key} has other placeholders in each language")
    found += [f"{key} names no command {name}" for name in _keys(first) | _keys(second) if name not in BY_NAME]
    if _keys(first) != _keys(second):
        found.append(f"{key} names other keys in each language")
    if any(_is_empty(entry) for entry in (first, second)):
        found.append(f"{key} is empty")
    return found


def _keys(entry: Entry) -> set[str]:
    """The commands whose keys an entry names."""
    return set(KEY.findall(str(entry)))


def _is_empty(entry: Entry) -> bool:
    """Whether a text, or one form of a plural, has no visible character."""
    forms = entry.values() if isinstance(entry, dict) else [str(entry)]
    return any(not form.strip() for form in forms)


def percent(text: Text, part: float) -> str:
    """A part of a whole, such as a chance, in percent."""
    return text("coach.percent", n=round(100 * min(max(part, 0.0), 1.0)))
