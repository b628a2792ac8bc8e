"""The parts that every registered game has to have, and which of them are lacking."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ai.minds import MINDS
from game.core.game import Game
from game.core.paths import shipped, shipped_everywhere
from game.core.rules import AnyRules
from game.registry import GAMES, make_rules
from tests.game.golden import files_of, path_of
from tests.games import SUBJECTS
from tests.languages import LANGUAGES
from ui.boards.registry import DRAWERS
from ui.table.lesson_script import file_of
from ui.text import Text

ABOUT = ("printed", "derived", "ours", "rulings")
"""The sections of the page about a game."""


def lacking() -> list[str]:
    """Every part that some registered game lacks, and every part without a game, each in one line."""
    found = [f"{game.id} has no {part}" for game in GAMES.values() for look in PARTS for part in look(game)]
    lists: dict[str, Iterable[str]] = {"mind": MINDS, "drawer": DRAWERS, "test description": SUBJECTS}
    strays = [(what, name) for what, kept in lists.items() for name in kept if name not in GAMES]
    return found + [f"the {what} {name} has no game" for what, name in strays]


def _layers(game: Game) -> Iterator[str]:
    """The lines of the other layers; a game without knowledge says so by an empty one."""
    if game.id not in MINDS:
        yield "mind"
    if game.id not in DRAWERS:
        yield "drawer"
    if game.id not in SUBJECTS:
        yield "test description"
    elif not SUBJECTS[game.id].moments:
        yield "moment that is shown"


def _folders(game: Game) -> Iterator[str]:
    """Figures, pictures with their credits, texts."""
    if not list(shipped("data", game.id).glob("*.yaml")):
        yield "figures"
    art = shipped("art", game.id)
    for name, part in (("emblem.svg", "emblem"), ("CREDITS.md", "credits of its pictures")):
        if not (art / name).is_file():
            yield part
    for lang in LANGUAGES:
        folders = shipped_everywhere("data", "locale", lang)
        if not any(list(folder.glob(f"{game.id}*.yaml")) for folder in folders):
            yield f"texts ({lang})"


def _heard(game: Game) -> Iterator[str]:
    """Music in both mixes, and a place."""
    if game.id in DRAWERS:
        mood = DRAWERS[game.id].mood
        names = (f"{mood.music}_calm.ogg", f"{mood.music}_last.ogg", f"ambience_{mood.ambience}.ogg")
        yield from (f"music {name}" for name in names if not shipped("art", "music", name).is_file())


def _pictured(game: Game) -> Iterator[str]:
    """A picture of every choice of every variant."""
    if game.id not in DRAWERS:
        return
    known = DRAWERS[game.id].board.variants
    for option in game.options:
        for choice in option.choices if option.seat < 0 else ():
            shown = known.get(option.id, {}).get(choice)
            names = shown.pictures if shown is not None else ()
            if not names or not all(shipped("art", f"{name}.svg").is_file() for name in names):
                yield f"picture of the variant {option.id} {choice}"


def _texts(game: Game) -> Iterator[str]:
    """The texts that shared code asks for, in every language."""
    rules = make_rules(game.id, game.seat_counts[0]).rules
    for lang in LANGUAGES:
        text = Text(lang)
        yield from (f"text {key} ({lang})" for key in keys(game, rules, text) if not text.has(key))


def keys(game: Game, rules: AnyRules, text: Text) -> list[str]:
    """The keys of all texts that shared code asks for by a game's name."""
    own = [f"game.{game.id}.{key}" for key in ("name", "line", "weight", *(f"why.{tie}" for tie in game.ties))]
    if any(option.seat >= 0 for option in game.options):
        own += [f"game.{game.id}.automa.{key}" for key in ("name", "tip")]
    for option in game.options:
        words = f"{game.id}.option.{option.id}"
        own += [f"{words}.{choice}.{key}" for choice in option.choices[option.seat >= 0 :] for key in ("name", "tip")]
        own += [f"{words}.name"] if option.seat < 0 else []
    own += [f"{game.id}.refused.{reason}" for reason in rules.reasons]
    own += [f"about.{game.id}.{section}" for section in ABOUT]
    own += [
        f"brass.{'common' if honour.shared else game.id}.{honour.id}.{key}"
        for honour in game.honours
        for key in ("name", "line")
    ]
    pages = [f"rules.{game.id}.{topic}" for topic in text.raw(f"rules.{game.id}.topics")]
    return [*own, f"rules.{game.id}.topics", *(f"{page}.{key}" for page in pages for key in ("title", "body"))]


def _tested(game: Game) -> Iterator[str]:
    """What the tests of all games need to look at this one."""
    subject = SUBJECTS.get(game.id)
    if subject is None:
        return
    parts = {
        "scrambler": subject.scramble,
        "list of what a seat owns": subject.belongings,
        "kind that hides something": subject.hiding,
        "kind whose sums are looked at": subject.sums,
    }
    yield from (part for part, given in parts.items() if not given)
    unplayed = sorted(set(game.seat_counts) - {case.seats for case in subject.cases if case.game == game.id})
    yield from (f"case of the contract for {seats} seats" for seats in unplayed)


def _taught(game: Game) -> Iterator[str]:
    """Lessons, unless its description says that they are still to be written."""
    subject = SUBJECTS.get(game.id)
    if subject is None:
        return
    if subject.taught and not file_of(game.id).is_file():
        yield "lessons"
    if not subject.taught and file_of(game.id).is_file():
        yield "word of its lessons in its test description"


def _kept(game: Game) -> Iterator[str]:
    """Transcripts and pictures that are kept."""
    yield from (f"golden transcript {name}" for name in files_of(game) if not path_of(name).is_file())
    subject = SUBJECTS.get(game.id)
    if subject is None:
        return
    if not subject.pictures:
        yield "gallery picture"
    for name in subject.pictures:
        if not shipped("docs", "gallery", f"{name}.png").is_file():
            yield f"gallery picture {name}.png"


PARTS: tuple[Callable[[Game], Iterator[str]], ...] = (
    _layers,
    _folders,
    _heard,
    _pictured,
    _texts,
    _tested,
    _taught,
    _kept,
)
