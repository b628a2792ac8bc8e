"""About every game: complete and true in both languages, reached from drawer, rules and table, by mouse and keys."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pygame
import pytest

from game.core.provenance import facets, figure, ours
from game.registry import GAMES, load_figures
from tests.languages import LANGUAGES
from tests.ui.play import Player, Players
from ui.language import SOURCE
from ui.origins import TOKEN, paths
from ui.pencil import MARK
from ui.scenes.about_game import AboutGameScene
from ui.scenes.help import HelpScene
from ui.scenes.home import HomeScene
from ui.text import Text

SECTIONS = {"printed": "printed", "derived": "derived", "ours": "reconstructed"}
"""The sections of the page and the provenance of what they name."""


@lru_cache
def figures_of(game: str) -> Any:
    """The built-in figures of a game."""
    return load_figures(game).value


def bodies(text: Text, game: str) -> dict[str, str]:
    """The bodies of all rules pages of a game."""
    return {str(topic): text(f"rules.{game}.{topic}.body") for topic in text.raw(f"rules.{game}.topics")}


def covered(path: str, named: list[str]) -> bool:
    """Whether a figure, or a part of the game that holds it, is named."""
    return any(path == name or path.startswith(f"{name}.") for name in named)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page(game: str, lang: str) -> None:
    """In every language, with what was decided."""
    text = Text(lang, strict=True)
    missing = [key for key in (*SECTIONS, "rulings") if not text.has(f"about.{game}.{key}")]
    assert missing == []
    assert text(f"about.{game}.rulings").count("\n- ") >= 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("section", SECTIONS)
def test_the_page_tells_of_every_figure(game: str, section: str) -> None:
    """Whatever has a provenance is named in the section of that provenance, and nothing else is, in every language."""
    found = facets(figures_of(game))
    named = [paths(Text(lang)(f"about.{game}.{section}")) for lang in LANGUAGES]
    assert all(names == named[0] for names in named)
    wanted = [path for path, given in found.items() if given == SECTIONS[section]]
    assert [path for path in wanted if not covered(path, named[0])] == []
    assert [name for name in named[0] if not any(covered(path, [name]) for path in wanted)] == []


@pytest.mark.parametrize("game", GAMES)
def test_variants_of_ours_stand_with_what_was_decided(game: str) -> None:
    """Nothing printed is lacking there, so the page does not call them reconstructed."""
    own = [path for path, given in facets(figures_of(game)).items() if given == "own"]
    for lang in LANGUAGES:
        named = paths(Text(lang).unset(f"about.{game}.rulings"))
        assert [path for path in own if not covered(path, named)] == [], lang


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_pencil_all_that_is_ours(game: str) -> None:
    """Every reconstructed figure has its pencil on some page, and no page tells one without it."""
    figures = figures_of(game)
    ours = [path for path, given in facets(figures).items() if given == "reconstructed"]
    for lang in LANGUAGES:
        marked: list[str] = []
        for topic, body in bodies(Text(lang), game).items():
            for line in body.splitlines():
                signs = [name for kind, named, *_ in TOKEN.findall(line) if kind == "ours" for name in named.split(",")]
                told = [
                    name
                    for kind, named, *_ in TOKEN.findall(line)
                    if kind not in ("ours", "from", "count")
                    for name in named.split("/")
                ]
                lacking = [name for name in told for path in ours if covered(path, [name]) and not covered(path, signs)]
                assert [name for name in lacking if not covered(name, signs)] == [], (lang, topic)
                assert all(figure(figures, name) is not None for name in (*signs, *told))
                marked += signs
        assert [path for path in ours if not covered(path, marked)] == [], lang


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_name_the_same_figures(game: str) -> None:
    """Page by page."""
    told = {lang: {topic: set(paths(body)) for topic, body in bodies(Text(lang), game).items()} for lang in LANGUAGES}
    assert [lang for lang in LANGUAGES if told[lang] != told[SOURCE]] == []


def test_no_token_is_left_in_what_is_read(players: Players) -> None:
    """All pages of all games, with the pencil explained exactly where it stands."""
    player = players(bare=True)
    for game in GAMES:
        rules = HelpScene(player.pilot.app, game)
        about = AboutGameScene(player.pilot.app, game)
        texts = [*(rules.words(topic) for topic in rules.topics()), about.body()]
        assert not any("[figure" in words or "[ours" in words or "[from" in words for words in texts)
        assert any(MARK in words for words in texts) == bool(ours(load_figures(game).value))


@pytest.mark.parametrize("game", GAMES)
def test_from_the_drawer_by_mouse_and_from_there_back(players: Players, game: str) -> None:
    """Drawer, button, page, back at the cabinet."""
    player = players()
    player.pilot.click(game)
    player.pilot.click("about")
    scene = player.pilot.scene
    assert isinstance(scene, AboutGameScene)
    assert scene.game_id == game
    player.pilot.press(pygame.K_ESCAPE)
    assert isinstance(player.pilot.scene, HomeScene)


def test_from_the_drawer_by_keys(players: Players) -> None:
    """Tab to the drawer, Enter, down to the button, Enter; the page scrolls by keys."""
    player = players()
    reach(player, "holotype")
    player.pilot.press(pygame.K_RETURN)
    reach(player, "about")
    player.pilot.press(pygame.K_RETURN)
    scene = player.pilot.scene
    assert isinstance(scene, AboutGameScene)
    player.pilot.press(pygame.K_PAGEDOWN)
    assert scene.column is not None
    assert scene.column.offset > 0


def reach(player: Player, name: str) -> None:
    """Move the focus to a control by Tab alone."""
    for _ in range(60):
        target = player.pilot.scene.controls.ring.focused
        if target is not None and target.name == name:
            return
        player.pilot.press(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {name}")


@pytest.mark.parametrize("game", GAMES)
def test_from_the_table_through_pause_and_rules(players: Players, game: str) -> None:
    """The pause leads there, and so do the rules; the way back ends at the table, which has not moved."""
    player = players(bare=True)
    table = player.start(1, 1, game=game)
    player.until_asked()
    moves = player.moves()
    table.menu()
    player.pilot.steps(2)
    player.pilot.click("about")
    assert isinstance(player.pilot.scene, AboutGameScene)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.top() is table
    player.pilot.press(pygame.K_F1)
    assert isinstance(player.pilot.scene, HelpScene)
    player.pilot.click("about")
    scene = player.pilot.scene
    assert isinstance(scene, AboutGameScene)
    assert scene.game_id == game
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.top() is table
    assert player.moves() == moves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_fits_its_column(players: Players, lang: str) -> None:
    """At the largest scale in a small window and at the usual one no block is wider than the column."""
    for scale in (1.0, 2.0):
        player = players(bare=True, lang=lang, scale=scale)
        for game in GAMES:
            scene = AboutGameScene(player.pilot.app, game)
            player.pilot.push(scene)
            assert scene.column is not None
            room = scene.column.text_width(player.pilot.app.theme, scene.column.rect)
            assert max(block.size[0] for block in scene.column.blocks) <= room, game
        assert player.pilot.overflows == []


def test_a_change_of_language_changes_the_page(players: Players) -> None:
    """The page that is open is set anew."""
    player = players(bare=True)
    scene = AboutGameScene(player.pilot.app, "cubosaurs")
    player.pilot.push(scene)
    assert scene.column is not None
    before = [pygame.image.tobytes(block.picture(), "RGBA") for block in scene.column.blocks]
    player.pilot.app.set_language("fr")
    assert scene.title() == "Cubosaurs : à propos"
    assert [pygame.image.tobytes(block.picture(), "RGBA") for block in scene.column.blocks] != before


def correct(player: Player, game: str, file: str, words: str) -> None:
    """Write a correction of the owner."""
    folder = player.pilot.app.folders.overlay / game
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(words, encoding="utf-8")


def test_an_owner_takes_the_pencil_from_the_pages(players: Players) -> None:
    """The corrected figure stands in the rules without a pencil, and the page says whose it is."""
    player = players(bare=True)
    app = player.pilot.app
    before = HelpScene(app, "holotype").words("objectives")
    assert f"3, 7, 12, 18, 25 points in all at the end.{MARK}" in before
    correct(player, "holotype", "game.yaml", "contributions: {points: [2, 5, 9, 14, 20]}\n")
    after = HelpScene(app, "holotype").words("objectives")
    assert "2, 5, 9, 14, 20 points in all at the end." in after
    assert f"at the end.{MARK}" not in after
    body = AboutGameScene(app, "holotype").body()
    assert (
        body.index("Corrected by you") < body.index("- What contributions are worth.") < body.index("What we decided")
    )


def test_what_is_corrected_in_part_stays_ours(players: Players) -> None:
    """One egg of four does not move the line; all four do, and with everything corrected no pencil is left."""
    player = players(bare=True)
    app, eggs = player.pilot.app, ("trex", "brontosaurus", "pterodactyl", "velociraptor")
    correct(player, "cubosaurs", "cards.yaml", "eggs:\n  trex: {gain: 6}\n")
    assert "Corrected by you" not in AboutGameScene(app, "cubosaurs").body()
    page = HelpScene(app, "cubosaurs").words("eggs")
    assert " T-Rex: +6, or −2.\n" in page
    assert f" Pterodactyl: +3, or −3.{MARK}" in page
    correct(player, "cubosaurs", "cards.yaml", "eggs:\n" + "".join(f"  {egg}: {{gain: 6}}\n" for egg in eggs))
    body = AboutGameScene(app, "cubosaurs").body()
    assert body.index("Corrected by you") < body.index("- The Eggs of T-Rex")
    assert MARK not in HelpScene(app, "cubosaurs").words("eggs")
