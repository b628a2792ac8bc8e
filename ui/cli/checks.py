"""The checks of what is shipped: figures, texts, pictures, sounds, credits and lessons; each gives its problems."""

from __future__ import annotations

import re
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

from game.core.data import BadData, load
from game.core.paths import ROOTS
from game.core.provenance import misnamed, unsourced
from game.registry import GAMES
from ui import text as texts
from ui.cli import language_checks
from ui.cli.collection_checks import check_collection
from ui.cli.lesson_checks import check_lessons
from ui.cli.puzzle_checks import check_puzzles
from ui.cli.sources import Use, Uses, uses_in
from ui.collection.pages import Page, key_of
from ui.language import SOURCE, languages
from ui.ogg import ogg_length

SOURCES = ("ui", "game")
"""The folders whose sources are searched for names of texts, pictures and sounds."""

FILE_ENDS = (".json", ".yaml")
"""How names of files end, which else look like keys of texts."""

PICTURE = re.compile(r"\[(?:img|ink):([\w/-]+)\]")
"""How a text names a picture that stands alone; those inside a line are named as `ui/inline.py` says."""

SMALL = (32, 32)
"""The size at which every picture is loaded."""


def check_data(*roots: Path) -> list[str]:
    """Figures and pages that do not load, and printed or derived figures that do not say where they stand."""
    problems: list[str] = []
    for game in GAMES.values():
        problems += _bad_pages(game.id, roots)
        try:
            figures = game.load(_first(roots, "data", game.id), None).value
        except BadData as error:
            problems += [str(problem) for problem in error.problems]
            continue
        problems += [f"data/{game.id}: {path} names no source" for path in unsourced(figures)]
        problems += [f"data/{game.id}: {path} is called known and is not there" for path in misnamed(figures)]
    return problems


def _bad_pages(game_id: str, roots: tuple[Path, ...]) -> list[str]:
    """Pages of the collection that cannot be read or say nothing; a game may have none."""
    path = _first(roots, "data", "collection", f"{game_id}.yaml")
    if not path.is_file():
        return []
    try:
        pages = load(path, dict[str, Page]).value
    except BadData as error:
        return [str(problem) for problem in error.problems]
    folders = tuple(root / "data" / "locale" for root in roots)
    told = texts.load_entries(folders, SOURCE)
    return [f"data/collection/{path.name}: {page} has no text" for page in pages if key_of(game_id, page) not in told]


def _first(roots: tuple[Path, ...], *parts: str) -> Path:
    """A path in the first root that has it."""
    paths = [root.joinpath(*parts) for root in roots]
    return next((path for path in paths if path.exists()), paths[0])


def check_texts(*roots: Path) -> list[str]:
    """Texts that differ between the languages, are missing, or lack an argument."""
    folders = tuple(root / "data" / "locale" for root in roots)
    entries = texts.load_entries(folders, SOURCE)
    uses = uses_in(roots, SOURCES)
    wanted = uses.texts + _loose_keys(uses, entries)
    return [
        *language_checks.problems(*folders),
        *_missing("text", wanted, entries),
        *(problem for use in uses.texts for problem in _unfilled(use, entries)),
    ]


def _loose_keys(uses: Uses, entries: Iterable[str]) -> list[Use]:
    """Constants that begin like the keys of texts, wherever they stand."""
    groups = {key.partition(".")[0] for key in entries}
    prefixes = {key[:at] for key in entries for at, letter in enumerate(key) if letter == "."}
    return [
        use
        for use in uses.constants
        if use.name.partition(".")[0] in groups and not use.name.endswith(FILE_ENDS) and use.name not in prefixes
    ]


def _unfilled(use: Use, entries: dict[str, texts.Entry]) -> list[str]:
    """Placeholders of a text to which its call gives nothing."""
    entry = entries.get(use.name)
    if entry is None or use.arguments is None:
        return []
    lacking = sorted(texts.placeholders(entry) - use.arguments)
    return [f"{use.place}: the text {use.name} is not given {name}" for name in lacking]


def check_art(*roots: Path) -> list[str]:
    """Pictures and sounds that do not load, and names that nothing stands for."""
    folders = [root / "art" for root in roots]
    pictures = {
        path.relative_to(art).with_suffix("").as_posix()
        for art in folders
        for end in ("svg", "png")
        for path in art.rglob(f"*.{end}")
    }
    sounds = {path.stem for art in folders for path in (art / "sounds").glob("*.wav")}
    uses = uses_in(roots, SOURCES)
    return [
        *(problem for art in folders for problem in [*_bad_pictures(art), *_bad_sounds(art)]),
        *_missing("picture", uses.pictures, pictures),
        *(f"{key}: there is no picture {name}" for key, name in _told(roots) if name not in pictures),
        *_missing("sound", uses.sounds, sounds),
        *_missing("calm music", uses.music, _heard(folders, "*_calm")),
        *_missing("music of a last round", uses.music, _heard(folders, "*_last")),
        *_missing("ambience", uses.places, _heard(folders, "ambience_*")),
    ]


def _heard(folders: list[Path], pattern: str) -> set[str]:
    """What stands for the star of a pattern in the names of music."""
    affix = pattern.replace("*", "")
    return {path.stem.replace(affix, "") for art in folders for path in (art / "music").glob(f"{pattern}.ogg")}


def _told(roots: tuple[Path, ...]) -> list[tuple[str, str]]:
    """The pictures that stand in texts, each with the language and key of its text."""
    folders = tuple(root / "data" / "locale" for root in roots)
    return [
        (f"{lang}, {key}", name)
        for lang in languages(*folders)
        for key, entry in texts.load_entries(folders, lang).items()
        for name in pictures_in(entry if isinstance(entry, str) else "")
    ]


def pictures_in(words: str) -> list[str]:
    """The pictures that a text names, alone or inside its lines."""
    return [*PICTURE.findall(words), *(texts.icon_file(name) for name in texts.ICON.findall(words))]


def _missing(kind: str, uses: Iterable[Use], names: Iterable[str]) -> list[str]:
    """Uses of a name, or of a pattern of names, that nothing has."""
    known = list(names)
    unknown = (use for use in uses if use.name not in known and not any(use.pattern.fullmatch(name) for name in known))
    return sorted({f"{use.place}: there is no {kind} {use.name}" for use in unknown})


def _bad_pictures(art: Path) -> list[str]:
    """Pictures that cannot be shown."""
    try:
        import pygame
    except ModuleNotFoundError:
        return ["pictures were not checked, for pygame-ce is not installed"]
    loaders: dict[str, Callable[[Path], object]] = {
        "svg": lambda path: pygame.image.load_sized_svg(path, SMALL),
        "png": pygame.image.load,
    }
    paths = [(path, load) for end, load in loaders.items() for path in sorted(art.rglob(f"*.{end}"))]
    return [problem for path, load in paths for problem in _trial(path, load, pygame.error)]


def _bad_sounds(art: Path) -> list[str]:
    """Sounds that cannot be read."""
    sounds, music = sorted((art / "sounds").glob("*.wav")), sorted((art / "music").glob("*.ogg"))
    return [
        *(problem for path in sounds for problem in _trial(path, _read_sound, wave.Error)),
        *(problem for path in music for problem in _trial(path, ogg_length, ValueError)),
    ]


def _read_sound(path: Path) -> None:
    with wave.open(str(path)) as sound:
        sound.readframes(sound.getnframes())


def _trial(path: Path, load: Callable[[Path], object], kind: type[Exception]) -> list[str]:
    """A problem if the file cannot be loaded."""
    try:
        load(path)
    except (kind, OSError, EOFError, ValueError) as error:
        return [f"art/{path.parent.name}/{path.name}: {error}"]
    return []


def check_credits(*roots: Path) -> list[str]:
    """Folders of art/ that neither have credits of their own, as games do, nor are named in those of the first root."""
    path = roots[0] / "art" / "CREDITS.md"
    if not path.is_file():
        return ["art/CREDITS.md is missing"]
    words = path.read_text(encoding="utf-8")
    folders = sorted(folder for root in roots for folder in (root / "art").iterdir() if folder.is_dir())
    silent = [folder.name for folder in folders if not (folder / "CREDITS.md").is_file() and folder.name[0] not in "._"]
    return [f"art/CREDITS.md does not name {name}/" for name in silent if f"{name}/" not in words]


CHECKS: dict[str, Callable[..., list[str]]] = {
    "data": check_data,
    "texts": check_texts,
    "art": check_art,
    "credits": check_credits,
    "lessons": check_lessons,
    "collection": check_collection,
    "puzzles": check_puzzles,
}
"""The checks by what they look at."""


def problems_of(*roots: Path) -> dict[str, list[str]]:
    """Every problem of what is shipped, or of what lies in these roots, by check."""
    return {name: check(*(roots or ROOTS)) for name, check in CHECKS.items()}
