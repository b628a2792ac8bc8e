"""The languages that Cabinet speaks: a folder of `data/locale` each, with plurals, numbers and dates by CLDR.

What CLDR does not know of a language stands in `language.yaml` in its folder; every line of that file may be left out.
CLDR is read with Babel, and only once something is counted, for reading it takes some hundredths of a second.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.data import BadData, Record, load
from game.core.paths import shipped_everywhere

if TYPE_CHECKING:
    from babel import Locale

FILE = "language.yaml"
"""The file of a folder that holds no texts but tells of the language."""

SOURCE = "en"
"""The language in which texts are written first; what another one lacks is said in it."""

FORMS = ("zero", "one", "two", "few", "many", "other")
"""The plural forms that languages have, in the order of CLDR."""

MARKUP = re.compile(r"\[[A-Za-z]+:[^\]]*\]|\{\w+(?::[^{}]*)?\}")
"""What stands in a text and is not read: pictures, figures and placeholders."""


class Elision(Record, frozen=True):
    """Words that are shortened, and before what: a pattern for the beginning of a word, small and without accents."""

    words: dict[str, str]
    before: str


class Apart(Record, frozen=True):
    """Marks that a space sets apart from what stands before them, and from what stands after them."""

    before: str = ""
    after: str = ""


class Language(Record, frozen=True, kw_only=True, dict=True):
    """What is told of a language beside its texts.

    `name` is what it calls itself; `complete` says that it lacks no text; `day` is a pattern of CLDR for dates, where
    the usual one will not do; `never` are patterns of what no text of it may have.
    """

    name: str = ""
    complete: bool = False
    day: str = ""
    elision: Elision = Elision({}, "(?!)")
    apart: Apart = Apart()
    never: tuple[str, ...] = ()

    @cached_property
    def _shortened(self) -> re.Pattern[str]:
        words = "|".join(map(re.escape, self.elision.words)) or "(?!)"
        return re.compile(rf"\b({words}) $", re.IGNORECASE)

    def elided(self, before: str, word: str) -> str:
        """What stands before an inserted word, its last word shortened where the language does that: d’ for de."""
        match = self._shortened.search(before) if before.endswith(" ") and self.elision.words else None
        if match is None or not self.shortens(word):
            return before
        short = self.elision.words[match[1].lower()]
        return before[: match.start()] + (short.capitalize() if match[1][0].isupper() else short)

    def shortens(self, word: str) -> bool:
        """Whether the word before this one is shortened."""
        letters = unicodedata.normalize("NFKD", word[:2].casefold().replace("œ", "oe").replace("æ", "ae"))
        return re.match(self.elision.before, letters) is not None

    def misplaced(self, words: str) -> list[str]:
        """Places in a text where a mark is not set apart, and whatever no text may have."""
        plain, space, found = MARKUP.sub("x", words), "[ \u00a0\u202f]", list[str]()
        if self.apart.before:
            found += re.findall(rf"\S*(?<!{space})[{re.escape(self.apart.before)}](?!\d)", plain)
        if self.apart.after:
            found += re.findall(rf"[{re.escape(self.apart.after)}](?!{space})\S*", plain)
        return found + [match[0] for pattern in self.never for match in re.finditer(pattern, words)]


def languages(*folders: Path) -> tuple[str, ...]:
    """Every language that has a folder with texts, the source first."""
    return _found(folders or shipped_everywhere("data", "locale"))


@lru_cache(maxsize=8)
def _found(folders: tuple[Path, ...]) -> tuple[str, ...]:
    found = {path.parent.name for folder in folders for path in folder.glob("*/*.yaml")}
    return SOURCE, *sorted(found - {SOURCE})


LANGUAGES = languages()
"""The languages that are shipped."""


@lru_cache(maxsize=64)
def told(lang: str, folders: tuple[Path, ...] = ()) -> Language:
    """What the folder of a language tells of it; nothing if it has no such file, or one that cannot be read."""
    for folder in folders or shipped_everywhere("data", "locale"):
        if (folder / lang / FILE).is_file():
            try:
                return load(folder / lang / FILE, Language).value
            except BadData:
                return Language()
    return Language()


def is_complete(lang: str, folders: tuple[Path, ...] = ()) -> bool:
    """Whether a language says that it lacks no text; the source never does."""
    return lang == SOURCE or told(lang, folders).complete


def own_name(lang: str) -> str:
    """What a language calls itself."""
    locale = _locale(lang)
    known = locale.get_display_name() if str(locale) == lang else lang
    name = told(lang).name or known or lang
    return name[:1].upper() + name[1:]


def problems_of_file(path: Path) -> list[str]:
    """What is wrong with the file that tells of a language."""
    from babel import Locale, UnknownLocaleError

    found = []
    try:
        Locale.parse(path.parent.name)
    except (UnknownLocaleError, ValueError):
        found.append(f"{path.parent.name} is no language that CLDR knows")
    try:
        load(path, Language)
    except BadData as error:
        found += [str(problem) for problem in error.problems]
    return found


@lru_cache(maxsize=8)
def _locale(lang: str) -> Locale:
    """What CLDR knows of a language; of one that it does not know, or that is not packed, what it knows of English."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(lang)
    except (UnknownLocaleError, ValueError):
        return Locale.parse(SOURCE)


@lru_cache(maxsize=8)
def plural_forms(lang: str) -> tuple[str, ...]:
    """The plural forms of a language, in the order of CLDR."""
    known = _locale(lang).plural_form.tags | {"other"}
    return tuple(form for form in FORMS if form in known)


@lru_cache(maxsize=4096)
def plural(lang: str, number: object) -> str:
    """The plural form that goes with a number; `other` for what is none."""
    return _locale(lang).plural_form(number) if isinstance(number, int | float) else "other"


def counted(lang: str, number: object, words: Sequence[str]) -> str:
    """The word that goes with a number: one for each plural form of the language, or one for 1 and one for the rest."""
    form, forms = plural(lang, number), plural_forms(lang)
    if len(words) == len(forms):
        return words[forms.index(form)]
    return words[0] if form == "one" else words[-1]


def number(lang: str, value: float, form: str = "g") -> str:
    """A number with the decimal sign of the language and a proper minus."""
    from babel.numbers import get_decimal_symbol

    told = f"{value:{form}}".replace("-", "−")
    return told.replace(".", get_decimal_symbol(_locale(lang))) if "." in told else told


def day(lang: str, at: date) -> str:
    """A date in figures, as the language writes it."""
    from babel.dates import format_date, format_skeleton

    pattern = told(lang).day
    return format_date(at, pattern, _locale(lang)) if pattern else format_skeleton("yMd", at, locale=_locale(lang))
