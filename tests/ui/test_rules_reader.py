"""The book of rules: F1 marks the passage, search ranks and marks words, one Esc leaves; the player aid on its key."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.games import SUBJECTS
from tests.ui.conftest import Pilots
from tests.ui.pilot import Pilot
from tests.ui.play import Player, Players
from ui.scenes.about_game import AboutGameScene
from ui.scenes.aid import AidScene, flowed
from ui.scenes.help import HelpScene
from ui.scenes.reader import NOTE
from ui.theme import FOUND, PASSAGE, Colour
from ui.widgets.blocks import empty
from ui.widgets.finding import plain, rank, spans
from ui.widgets.markup import anchors, paragraphs, spoken

illustrated = pytest.mark.parametrize("game", [game for game in GAMES if SUBJECTS[game].illustrated])


def opened(player: Player) -> HelpScene:
    """The rules on top."""
    scene = player.pilot.scene
    assert isinstance(scene, HelpScene)
    assert scene.column is not None
    return scene


def shown(pilot: Pilot, colour: Colour) -> int:
    """How many points of the screen have exactly a colour."""
    return pygame.mask.from_threshold(pilot.draw(), colour, (1, 1, 1, 255)).count()


@illustrated
def test_every_place_has_its_passage(players: Players, game: str) -> None:
    """Whatever is pointed at, F1 knows a passage that is there, or the beginning of its page."""
    player = players(bare=True)
    table = player.start(1, 1, dict(SUBJECTS[game].marked), game=game)
    text = player.pilot.app.text
    topics = text.raw(f"rules.{game}.topics")
    known = {anchor for topic in topics for anchor in anchors(text(f"rules.{game}.{topic}.body"))}
    named = {name: table.board.passage(table.view, name) for name in table.board.names}
    passages = {passage for passage in named.values() if passage in known}
    assert len(passages) > 4
    assert all(table.board.topic(name) in topics for name in named)


@pytest.mark.parametrize("name", ["pen.river", "pen.king", "die"])
def test_f1_marks_the_passage_of_what_is_pointed_at(players: Players, name: str) -> None:
    player = players(bare=True)
    table = player.start(1, 1, {"board": "summer"})
    player.pilot.move(name)
    player.pilot.press(pygame.K_F1)
    scene = opened(player)
    assert scene.column is not None
    number = scene.marked(scene.column)
    assert number is not None
    assert table.board.passage(table.view, name) in scene.column.blocks[number].anchors
    assert number in scene.column.seen()
    assert shown(player.pilot, PASSAGE) > 1000
    player.pilot.click(f"topic.{scene.topics()[0]}")
    assert shown(player.pilot, PASSAGE) == 0


def test_a_passage_of_another_page_opens_that_page(pilots: Pilots) -> None:
    pilot = pilots()
    scene = HelpScene(pilot.app, "cubosaurs", "cards", "egg_trex")
    pilot.push(scene)
    assert scene.topic == "eggs"


@pytest.mark.parametrize("game", GAMES)
def test_search_ranks_and_marks(pilots: Pilots, game: str) -> None:
    """The title of a page finds it first; its words are marked until they are taken out again."""
    pilot = pilots()
    scene = HelpScene(pilot.app, game)
    pilot.push(scene)
    last = scene.topics()[-1]
    title = pilot.app.text(f"rules.{game}.{last}.title")
    assert shown(pilot, FOUND) == 0
    pilot.click("search")
    pilot.type(title)
    assert scene.topics()[0] == last
    assert scene.topic == last
    assert shown(pilot, FOUND) > 100
    for _ in title:
        pilot.press(pygame.K_BACKSPACE)
    assert shown(pilot, FOUND) == 0


@pytest.mark.parametrize("way", ["escape", "back"])
def test_one_press_leaves_with_words_in_the_search(pilots: Pilots, way: str) -> None:
    pilot = pilots()
    pilot.push(HelpScene(pilot.app, "draftosaurus"))
    pilot.click("search")
    pilot.type("river")
    if way == "escape":
        pilot.press(pygame.K_ESCAPE)
    else:
        pilot.click("back")
    assert pilot.app.scene is None


def test_a_note_leads_to_the_page_about_the_game(players: Players) -> None:
    player = players(bare=True)
    table = player.start(1, 1, game="cubosaurs")
    player.pilot.app.routes.help("cubosaurs", "raptors", NOTE)
    player.pilot.steps(1)
    scene = opened(player)
    assert scene.column is not None
    number = next(n for n in scene.column.seen() if NOTE in scene.column.blocks[n].anchors)
    top = scene.column.rect.top + scene.column.top_of(number) - scene.column.offset
    player.pilot.click((scene.column.rect.left + 60, top + scene.column.blocks[number].height - 8))
    assert isinstance(player.pilot.scene, AboutGameScene)
    assert table in player.pilot.app.scenes


def test_plates_are_painted_little_by_little_and_at_every_size(pilots: Pilots) -> None:
    """A pale sheet stands for a plate until it is painted; another size or language begins anew."""
    pilot = pilots()
    scene = HelpScene(pilot.app, "draftosaurus", "die")
    pilot.push(scene)
    for size, lang in (((1280, 720), "en"), ((1600, 900), "fr")):
        pilot.app.settings = pilot.app.settings.with_(language=lang)
        pilot.app.window = pygame.display.set_mode(size)
        pilot.app.rebuild()
        pilot.until(scene.settled, 3000)
        assert scene.column is not None
        plates = [scene.column.blocks[n] for n in scene.column.seen() if scene.column.blocks[n].key]
        assert plates
        assert all(block.ready() for block in plates)
    assert not scene.idle() or scene.easel.finished


@pytest.mark.parametrize("key", [pygame.K_a, pygame.K_ESCAPE, pygame.K_RETURN, 0])
@illustrated
def test_the_aid_opens_on_its_key_and_goes_at_once(players: Players, game: str, key: int) -> None:
    player = players(bare=True)
    table = player.start(1, 1, game=game)
    player.pilot.press(pygame.K_a)
    assert isinstance(player.pilot.scene, AidScene)
    if key:
        player.pilot.press(key)
    else:
        player.pilot.click((40, 40))
    assert player.top() is table


def test_the_rules_lead_to_the_aid_and_back(players: Players) -> None:
    player = players(bare=True)
    player.start(1, 1)
    player.pilot.press(pygame.K_F1)
    player.pilot.click("aid")
    assert isinstance(player.pilot.scene, AidScene)
    player.pilot.press(pygame.K_ESCAPE)
    assert isinstance(player.pilot.scene, HelpScene)


def test_words_are_found_whatever_their_case_and_accents() -> None:
    assert plain("Œufs d’Été") == "oeufs d’ete"
    assert spans("Les Œufs d’été", ["oeuf", "ete"]) == [(4, 7), (11, 14)]
    assert spans("[icon:draftosaurus/trex] T. rex", ["rex"]) == [(28, 31)]
    assert spans("river", ["riv", "ver"]) == [(0, 5)]


def test_titles_and_whole_words_come_first() -> None:
    title, part, body, piece = (
        rank(["die"], *page) for page in (("The die", ""), ("Diet", ""), ("", "a die"), ("", "diet"))
    )
    assert title is not None
    assert part is not None
    assert body is not None
    assert piece is not None
    assert title < part < body < piece
    assert rank(["die", "river"], "The die", "no water") is None


def test_marks_are_parts_and_no_words() -> None:
    body = "A [icon:star] b.\n\n- [at:x] one\n[at:y] [row:a/b] two\nmore\n[plate:p.q]\nlast"
    assert paragraphs(body) == ["A [icon:star] b.", "- [at:x] one", "[at:y] [row:a/b] two more", "[plate:p.q]", "last"]
    assert anchors(body) == ["x", "y"]
    assert "[" not in spoken(body)


def test_columns_of_a_card_are_even_and_divide_nothing() -> None:
    parts = [[empty(10, high)] for high in (30, 10, 10, 10, 20)]
    columns, high = flowed(parts, 3, 0)
    assert [[block.height for block in column] for column in columns] == [[30], [10, 10, 10], [20]]
    assert high == 30
