"""The pencil behind what is ours: drawn in the line, explained once, in the tooltips of every game."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES, make_rules
from tests.games import SUBJECTS
from tests.languages import LANGUAGES
from tests.ui.play import Player, Players
from ui import pencil, typeset
from ui.pencil import MARK, OWN
from ui.scenes.setup import SetupScene
from ui.theme import INK, Theme
from ui.widgets.tooltip import card


def tips(player: Player, game: str) -> dict[str, str]:
    """The tooltip of every place of a table at which a person is asked."""
    table = player.start(1, 2, dict(SUBJECTS[game].marked), game=game)
    player.to_choice()
    return {name: table.board.tip(table.view, name) for name in table.board.names}


def marked(found: dict[str, str]) -> set[str]:
    """The kinds of places whose tooltip has a pencil."""
    return {name.partition(".")[0] for name, tip in found.items() if MARK in tip}


@pytest.mark.parametrize("game", GAMES)
def test_a_pencil_never_stands_without_its_sentence(players: Players, game: str) -> None:
    """The sentence comes last and once; games of which nothing is ours have neither."""
    player = players(bare=True, lang="fr")
    found = tips(player, game)
    note = player.pilot.app.text("about.game.note")
    for name, tip in found.items():
        assert tip.count(note) == (1 if MARK in tip else 0), name
        assert MARK not in tip or tip.endswith(f"\n{MARK} {note}"), name
    assert bool(marked(found)) == bool(make_rules(game, 3).ours)


def test_which_things_bear_it(players: Players) -> None:
    """Cards, tiles, tracks and collections that are ours; not what is printed."""
    cubosaurs = tips(players(bare=True), "cubosaurs")
    assert {"market"} <= marked(cubosaurs)
    assert all(MARK in tip for name, tip in cubosaurs.items() if "raptor_" in name and name.startswith("theirs"))
    assert not any(MARK in cubosaurs[f"cell.0.{kind}"] for kind in ("trex", "pentaceratops"))
    holotype = marked(tips(players(bare=True), "holotype"))
    assert {"hand", "location", "track", "contributions", "area", "offered"} <= holotype
    assert not {"worker", "tile", "storage", "research"} & holotype
    encyclopedia = marked(tips(players(bare=True), "encyclopedia"))
    assert {"animal", "track", "category", "continent", "rounds"} <= encyclopedia
    assert not {"expert", "place", "good"} & encyclopedia


def test_a_confirmed_figure_loses_it(players: Players) -> None:
    """An overlay that says what we say is enough: then it is the owner's."""
    player = players(bare=True)
    folder = player.pilot.app.folders.overlay / "cubosaurs"
    folder.mkdir(parents=True)
    costs = make_rules("cubosaurs", 3, {"advanced": "yes"}).rules
    tiles = "".join(f"  {tile.id}: {{tokens: {tile.cost}}}\n" for tile in costs.tiles)  # type: ignore[attr-defined]
    (folder / "tiles.yaml").write_text(f"costs:\n{tiles}", encoding="utf-8")
    assert "market" not in marked(tips(player, "cubosaurs"))


def test_the_set_up_tells_it_too(players: Players) -> None:
    """How long a track is, is ours; the figure is the one that is played."""
    player = players(bare=True)
    player.routes.setup("holotype")
    player.pilot.steps(2)
    tooltips = [target.tooltip or "" for target in player.pilot.scene.controls.ring.targets]
    assert any("17 for three" in tip and MARK in tip for tip in tooltips)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_variant_of_ours_is_not_called_reconstructed(players: Players, lang: str) -> None:
    """The printed game has no late starters: the pencil of their research says whose the variant is, and no more."""
    player = players(bare=True, lang=lang)
    player.routes.setup("holotype")
    player.pilot.steps(2)
    scene, text = player.pilot.scene, player.pilot.app.text
    assert isinstance(scene, SetupScene)
    scene.options["late"] = "yes"
    scene.rebuild()
    player.pilot.steps(2)
    about = "\n".join(target.tooltip or "" for target in scene.controls.ring.targets)
    tip = text("holotype.option.late.yes.tip")
    assert tip.endswith(OWN)
    assert f"{tip}\n{MARK} {text('about.game.own')}" in about
    assert f"{tip}\n{MARK} {text('about.game.note')}" not in about
    assert typeset.line_width(Theme(1.0).font("ui", 20), OWN) == pencil.width(Theme(1.0).font("ui", 20))


def test_the_pencil_is_drawn_and_takes_its_room() -> None:
    """A line is wider by the pencil, which has ink; words around it stay as they are."""
    pygame.init()
    font = Theme(1.0).font("ui", 20)
    plain, line = typeset.line_width(font, "Amber +3 each"), f"Amber +3{MARK} each"
    assert typeset.line_width(font, line) == pytest.approx(plain + pencil.width(font), abs=2)
    drawn = typeset.render_line(font, line, INK)
    assert drawn.get_width() == typeset.line_width(font, line)
    left = typeset.line_width(font, "Amber +3")
    sign = drawn.subsurface((left, 0, pencil.width(font), drawn.get_height()))
    assert pygame.mask.from_surface(sign).count() > pencil.size(font)
    assert typeset.wrap(font, f"Amber{MARK} and eggs", 10_000) == [f"Amber{MARK} and eggs"]


def test_the_sentence_stands_apart_in_the_tooltip() -> None:
    """The card of a pencilled tip is taller than its words, and keeps the shortcut."""
    pygame.init()
    theme = Theme(1.0)
    assert card(f"A{MARK}\n{MARK} Ours.", theme).get_height() > card("A", theme).get_height()
    both = card(f"A\n{MARK} Ours.\tF1", theme)
    assert both.get_height() > card(f"A\n{MARK} Ours.", theme).get_height()
