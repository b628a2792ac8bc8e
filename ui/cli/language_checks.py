"""The check of the languages: each says what the source says, with its own plurals and its own typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from game.core.paths import shipped_everywhere
from ui.commands import BY_NAME
from ui.language import FILE, SOURCE, is_complete, languages, plural, plural_forms, problems_of_file, told
from ui.text import KEY, PLACEHOLDER, Entry, flatten, load_entries, placeholders, trees

NAMED = re.compile(r"\[(?:icon|figure|word|signed|count|steps|ours|from|plate|row|at|key):[\w.,/>+-]+", re.IGNORECASE)
"""A picture, a figure, a passage or a command that a text names."""


def problems(*folders: Path) -> list[str]:
    """Everything wrong with the texts of all languages; an unfinished one may lack some."""
    places = folders or shipped_everywhere("data", "locale")
    found = [problem for lang in languages(*places) for problem in wrong(lang, *places)]
    for lang in languages(*places):
        found += lacking(lang, *places) if is_complete(lang, places) else []
    return sorted(found)


def unfinished(*folders: Path) -> dict[str, int]:
    """The languages that do not say that they are complete, with how many texts they lack."""
    places = folders or shipped_everywhere("data", "locale")
    return {lang: len(lacking(lang, *places)) for lang in languages(*places) if not is_complete(lang, places)}


def of_language(lang: str) -> dict[str, list[str]]:
    """All that is wrong or missing in one language."""
    if lang not in languages():
        return {"language": [f"there is no folder {lang} in data/locale"]}
    places = shipped_everywhere("data", "locale")
    return {lang: [*wrong(lang, *places), *lacking(lang, *places)]}


def lacking(lang: str, *places: Path) -> list[str]:
    """The texts that a language lacks, by key, with the file that they stand in."""
    known = load_entries(places, lang)
    return [
        f"{lang} lacks {key} ({name})"
        for name, tree in trees(places, SOURCE)
        for key, _ in flatten(tree)
        if key not in known
    ]


def wrong(lang: str, *places: Path) -> list[str]:
    """What is wrong with the texts that a language has."""
    files = [path for folder in places if (path := folder / lang / FILE).is_file()]
    found = [problem for path in files for problem in problems_of_file(path)]
    found += _repeated(lang, places)
    source = load_entries(places, SOURCE)
    for key, entry in load_entries(places, lang).items():
        if key in source:
            found += [f"{lang}: {key} {problem}" for problem in _of_entry(lang, entry, source[key], places)]
        else:
            found.append(f"{SOURCE} lacks {key}, which {lang} has")
    return found


def _repeated(lang: str, places: tuple[Path, ...]) -> Iterator[str]:
    """Keys that more than one file of a language has."""
    seen: set[str] = set()
    for name, tree in trees(places, lang):
        keys = {key for key, _ in flatten(tree)}
        yield from (f"{lang}/{name} repeats {key}" for key in sorted(keys & seen))
        seen |= keys


def _of_entry(lang: str, entry: Entry, source: Entry, places: tuple[Path, ...]) -> Iterator[str]:
    """What is wrong with one text."""
    if isinstance(entry, list) != isinstance(source, list):
        yield f"is of another kind than in {SOURCE}"
    elif isinstance(entry, list) or isinstance(source, list):
        if entry != source:
            yield f"lists other things than {SOURCE}"
    else:
        if any(not form.strip() for form in _forms(entry)):
            yield "is empty"
        if placeholders(entry) != placeholders(source):
            yield f"has other placeholders than in {SOURCE}"
        if lang != SOURCE and _named(entry) != _named(source):
            yield f"names other pictures, figures or keys than in {SOURCE}"
        yield from (f"names no command {name}" for name in KEY.findall(str(entry)) if name not in BY_NAME)
        yield from _plurals(lang, entry)
        manners = told(lang, places)
        for form in _forms(entry):
            yield from (f"has “{bad}”, which {lang} does not set so" for bad in manners.misplaced(form))


def _forms(entry: str | dict[str, str]) -> list[str]:
    """The sentences of a text."""
    return list(entry.values()) if isinstance(entry, dict) else [entry]


def _named(entry: str | dict[str, str]) -> set[str]:
    """What a text names, however often and in whatever form of it."""
    return {match.lower() for form in _forms(entry) for match in NAMED.findall(form)}


def _plurals(lang: str, entry: str | dict[str, str]) -> Iterator[str]:
    """Plural forms that the language does not know or that a text lacks."""
    known, wanted = plural_forms(lang), {plural(lang, number) for number in range(101)} | {"other"}
    if isinstance(entry, dict):
        yield from (f"has the form {form}, which {lang} does not know" for form in sorted(set(entry) - set(known)))
        yield from (f"lacks the form {form}" for form in sorted(wanted - set(entry)))
    choices = [match for form in _forms(entry) for match in PLACEHOLDER.finditer(form) if match["forms"] is not None]
    for match in choices:
        count = match["forms"].count("|") + 1
        if count != len(known) and (count != 2 or len(wanted) > 2):
            yield f"has {count} forms in {match[0]}, not {len(known)} ({', '.join(known)})"
