"""The plates of the rules: every page has a picture, every rule of counting an example that the game itself counts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.record import Seat
from game.registry import GAMES, find, new_match
from tests.games import SUBJECTS
from tests.languages import LANGUAGES, seen
from tests.shares import dealt
from tests.ui.conftest import Pilots
from tests.ui.pilot import Pilot
from tests.ui.test_told_figures import overlay_of
from ui.boards.kit.plate import Plate, Plates, sum_of
from ui.boards.kit.plates import words
from ui.boards.registry import DRAWERS
from ui.language import SOURCE
from ui.leaf import Example, Leaf
from ui.scenes.aid import AidScene, has_aid
from ui.scenes.easel import Easel
from ui.scenes.help import HelpScene
from ui.text import Text, icon_file
from ui.widgets import markup

SIZES = (((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0))
PAINTED = seen(((1280, 720), 1.0), ((1280, 720), 2.0))
"""Sizes, scales and languages at which every plate is painted; small ones are the narrowest."""

PAGES = ("icons",)
"""Pages that every game has: what its pictures mean."""

illustrated = pytest.mark.parametrize("game", [game for game in GAMES if SUBJECTS[game].illustrated])


def plates_of(game: str) -> Plates:
    """The plates of a game."""
    return DRAWERS[game].board.plates


def bodies(text: Text, game: str) -> dict[str, str]:
    """The pages of the rules of a game."""
    return {topic: text(f"rules.{game}.{topic}.body") for topic in text.raw(f"rules.{game}.topics")}


def leaf_of(pilot: Pilot, game: str) -> Leaf:
    """The column of a game's rules."""
    scene = HelpScene(pilot.app, game)
    pilot.push(scene)
    assert scene.column is not None
    width = scene.column.text_width(pilot.app.theme, scene.column.rect)
    return Leaf(pilot.app, pilot.app.told.origins(game), width)


@pytest.mark.parametrize("lang", LANGUAGES)
@illustrated
def test_every_page_has_a_picture_and_every_plate_its_page(game: str, lang: str) -> None:
    pages = bodies(Text(lang), game)
    assert set(PAGES) <= set(pages)
    named = [name for body in pages.values() for name in markup.plates(body)]
    assert sorted(named) == sorted(plates_of(game))
    bare = [topic for topic, body in pages.items() if not re.search(r"\[(plate|img|ink|row):", body)]
    assert bare == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_that_is_named_is_there(pilots: Pilots, game: str, lang: str) -> None:
    """Rows and icons of rules and player aids name pictures that exist."""
    text, assets = Text(lang), pilots().app.assets
    keys = [key for key in text.keys() if key.startswith((f"rules.{game}.", f"aid.{game}."))]  # noqa: SIM118
    named = {name for key in keys for name in re.findall(r"\[(?:row|icon|img|ink):([\w/-]+)\]", str(text.entry(key)))}
    assert named
    assert [name for name in sorted(named) if not assets.has(icon_file(name))] == []


@illustrated
def test_all_languages_have_the_same_pictures_and_passages(game: str) -> None:
    pages = {lang: bodies(Text(lang), game) for lang in LANGUAGES}
    for topic, body in pages[SOURCE].items():
        assert [lang for lang in LANGUAGES if markup.plates(pages[lang][topic]) != markup.plates(body)] == []
        assert [lang for lang in LANGUAGES if markup.anchors(pages[lang][topic]) != markup.anchors(body)] == []


def counted_lines(game: str) -> Iterator[str]:
    """The labels of all lines that a score of the game can have from its beginning."""
    subject, seats = SUBJECTS[game], find(game).seat_counts[0]
    for options in ({}, *subject.sums):
        match = new_match(game, [Seat(f"{n}") for n in range(seats)], 1, options)
        yield from (line.label for score in match.scores() for line in score.lines)


@illustrated
def test_every_rule_of_counting_has_an_example(game: str) -> None:
    shown = {
        line.rpartition(".")[2] for plate in plates_of(game).values() for one in plate.examples for line in one.lines
    }
    assert set(counted_lines(game)) <= shown


def told_totals(plate: Plate, leaf: Leaf) -> list[int]:
    """What the plaques of a plate say that it counts."""
    found = re.findall(r"(?:= |^)(−?\d+)\u00a0?\s?points?$", plate.lay(leaf).said, re.M)
    return [int(number.replace("−", "-")) for number in found]


@illustrated
def test_the_sum_of_every_example_is_what_the_game_counts(pilots: Pilots, game: str) -> None:
    leaf = leaf_of(pilots(), game)
    counting = {name: plate for name, plate in plates_of(game).items() if plate.examples}
    assert counting
    for name, plate in counting.items():
        assert told_totals(plate, leaf) == [leaf.total(example) for example in plate.examples], name
        assert all(any(line.points for line in leaf.counted(example)) for example in plate.examples), name


@pytest.mark.parametrize(("size", "scale", "lang"), PAINTED)
@illustrated
def test_plates_fit_their_column(pilots: Pilots, game: str, size: tuple[int, int], scale: float, lang: str) -> None:
    """Painted as large as they were laid out, with all words in their places."""
    pilot = pilots(size, lang, scale)
    leaf = leaf_of(pilot, game)
    for name, plate in plates_of(game).items():
        laid = plate.lay(leaf)
        assert laid.width <= leaf.width, name
        assert laid.picture().get_size() == laid.size, name
    assert pilot.overflows == []


@pytest.mark.parametrize(("size", "lang"), dealt(SIZES, LANGUAGES, 2))
@illustrated
def test_the_player_aid_is_one_card(pilots: Pilots, game: str, size: tuple[tuple[int, int], float], lang: str) -> None:
    pilot = pilots(size[0], lang, size[1])
    assert has_aid(pilot.app.text, game)
    scene = AidScene(pilot.app, game)
    pilot.push(scene).draw()
    assert scene.fits
    assert pilot.app.window.get_rect().contains(scene.card)
    assert pilot.overflows == []


def test_a_corrected_figure_corrects_the_sum(tmp_path: Path) -> None:
    """Plates count with the figures of an owner."""
    overlay_of(tmp_path / "overlay", "draftosaurus", {"boards.summer.love.values": [9]})
    pilot = Pilot(tmp_path)
    plate = plates_of("draftosaurus")["love"]
    leaf = leaf_of(pilot, "draftosaurus")
    assert [leaf.total(example) for example in plate.examples] == [18]
    assert "9 + 9 = 18 points" in plate.lay(leaf).said
    pilot.close()


def test_a_position_that_cannot_be_leaves_its_plate_out(pilots: Pilots) -> None:
    """Whatever an owner corrects, the rules can be read."""
    impossible = Example({"zoos": [{"sameness": ["trex", "stegosaurus"]}]}, ("sameness",))
    plate = Plate(lambda leaf: words(leaf, str(leaf.total(impossible))), (impossible,))
    easel = Easel(pilots().app, "draftosaurus", {"odd": plate})
    assert easel.block("odd", 400).height <= 1
    assert easel.block("none", 400).height <= 1
    easel.want([("odd", 400)])
    assert easel.finished


@pytest.mark.parametrize(
    ("terms", "told"),
    [([4, -3, 5], "4 − 3 + 5 = 6"), ([-3, 1], "−3 + 1 = −2"), ([7], "7"), ([], "0"), ([0, 0], "0 + 0 = 0")],
)
def test_sums_are_written_as_people_write_them(terms: list[int], told: str) -> None:
    assert sum_of(terms) == told
