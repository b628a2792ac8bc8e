"""The picture of the table is put together from kept parts: it must be the one that would be drawn afresh."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.holotype.model import LOCATIONS
from game.holotype.view import HoloView
from tests.ui.test_holotype_words import Sitting
from ui.app import App
from ui.boards.holotype import choosing
from ui.boards.holotype.cards import STRIP, form, genus, lettered, short_genus, write_genus
from ui.boards.holotype.locations import draw_location, owner_spot
from ui.boards.holotype.workbench import _sources
from ui.boards.kit import writing
from ui.boards.kit.painted import scaled
from ui.boards.kit.pen import Pen
from ui.boards.kit.still import Parts
from ui.boards.kit.writing import fits_line
from ui.table.advice_marks import marks_of


def _picture(sitting: Sitting, view: HoloView) -> bytes:
    """The table as its board draws it now."""
    surface = pygame.Surface(sitting.pilot.app.size)
    sitting.board.draw_ground(surface, view)
    sitting.board.draw(surface, view)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 3)])
def test_kept_parts_show_what_is_there(tmp_path: Path, seats: int, seed: int) -> None:
    """After every few moves, from changing seats, the kept parts give the same picture as parts drawn anew."""
    sitting = Sitting(tmp_path, "en", seats, seed)
    for number, (view, _) in enumerate(sitting.play(180)):
        if number % 5:
            continue
        kept = _picture(sitting, view)
        parts, sitting.board.parts = sitting.board.parts, Parts()
        assert _picture(sitting, view) == kept
        sitting.board.parts = parts
    sitting.pilot.close()


def test_a_part_is_painted_when_it_changes() -> None:
    """The same content is painted once; other content, another place or another ground again."""
    surface, parts, painted = pygame.Surface((40, 40)), Parts(), []

    def draw(left: int, shown: str) -> None:
        rect = pygame.Rect(left, 0, 10, 10)
        parts.draw(surface, "part", rect, shown, lambda: painted.append(surface.fill("red", rect)))

    parts.begin("ground")
    for left, shown in ((0, "a"), (0, "a"), (0, "b"), (5, "b"), (5, "b")):
        draw(left, shown)
    assert len(painted) == 3
    surface.fill("black")
    draw(5, "b")
    assert surface.get_at((6, 1)) == pygame.Color("red")
    assert len(painted) == 3
    parts.begin("another ground")
    draw(5, "b")
    assert len(painted) == 4


def test_long_names_are_cut_on_tiny_cards(tmp_path: Path) -> None:
    """A name stays whole where it can be read, and ends with a point where it cannot."""
    sitting = Sitting(tmp_path, "en", 2, 5)
    board, app = sitting.board, sitting.pilot.app
    for card in board.box.cards.ids:
        assert short_genus(board, card, 400) == genus(board, card)
        cut = short_genus(board, card, 46)
        assert fits_line(app, cut, 46, "serif_bold")
        assert cut == genus(board, card) or (cut.endswith(".") and genus(board, card).startswith(cut[:-1]))
    sitting.pilot.close()


def test_names_on_cards_of_the_hand_are_never_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the smallest window long names are set in narrower letters, none of which leave the title."""
    sitting = Sitting(tmp_path, "en", 2, 5)
    board, cut, whole = sitting.board, list[str](), list[str]()
    pen, title = Pen(pygame.Surface((1280, 720)), sitting.pilot.app, "holotype"), pygame.Rect(10, 10, 88, 20)

    def note(_app: App, words: str, _room: int, _family: str) -> str:
        cut.append(words)
        return words

    def set_whole(_pen: Pen, words: str, box: pygame.Rect, *_rest: object) -> pygame.Rect:
        whole.append(words)
        return box

    monkeypatch.setattr(writing, "shortened", note)
    monkeypatch.setattr(Pen, "fine", set_whole)
    for card in board.box.cards.ids:
        write_genus(pen, board, card, title, 18, (255, 247, 227))
        if not fits_line(pen.app, genus(board, card), title.width, "serif"):
            assert pen.narrow(genus(board, card), title, (255, 247, 227), "serif", "left").right <= title.right
            assert genus(board, card) not in whole
    assert 0 < len(set(whole)) < len(board.box.cards.ids)
    assert cut == []
    sitting.pilot.close()


def test_what_a_card_lacks_covers_neither_creature_nor_costs() -> None:
    """It stands between the picture and the costs of a card of the hand, whatever the card's size."""
    for wide in (126, 192, 384):
        card, factor = pygame.Rect(30, 40, wide, wide * 336 // 240), wide / form().size[0]
        _, lacking, costs, _ = lettered(card)
        creature = scaled(form().picture, factor).inflate(-8 * factor, -8 * factor).move(card.topleft)
        assert lacking.top >= creature.bottom - wide // 60
        assert lacking.bottom <= costs.top + 1
    assert STRIP[3] / form().size[1] > 0.09


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_locations_have_names_of_one_height(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """The longest name decides for all five."""
    sitting = Sitting(tmp_path, lang, 2, 5)
    board, heights = sitting.board, dict[str, float]()

    def note(_pen: Pen, words: str, box: pygame.Rect, height: float = 0.0, *_rest: object) -> pygame.Rect:
        heights[words] = height
        return box

    (view, _), *_ = sitting.play(1)
    monkeypatch.setattr(Pen, "fine", note)
    for name in LOCATIONS:
        draw_location(board.pen(pygame.Surface((1280, 720))), board, view, name)
    assert len({heights[board.say(f"location.{name}.name")] for name in LOCATIONS}) == 1
    sitting.pilot.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_marks_of_the_coach_leave_names_legible(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    """None lies on the plate with a location's name, its decks and its figures, nor on what a card is called."""
    sitting = Sitting(tmp_path, lang, 2, 5)
    board, app = sitting.board, sitting.pilot.app
    app.window = pygame.display.set_mode(size)
    (view, _), *_ = sitting.play(1)
    sitting.arrange(0)
    places = [f"location.{name}" for name in LOCATIONS] + [f"hand.{card}" for card in view.mats[0].hand]
    printed = board.printed()
    for name in places:
        assert any(board.names[name].contains(one) for one in printed)
        (mark,) = marks_of(app, board.names, [(name,)], [0.5], app.window.get_rect(), printed)
        assert board.names[name].colliderect(mark.rect)
        assert mark.rect.collidelist(printed) < 0
    lab = board.names["location.lab"]
    spot = board.names["space.lab.0"] = pygame.Rect(0, 0, lab.height * 3 // 7, lab.height * 3 // 7)
    spot.midbottom = lab.midbottom
    (mark,) = marks_of(app, board.names, [("space.lab.0",)], [0.5], app.window.get_rect(), board.printed())
    assert not mark.rect.colliderect(owner_spot(spot))
    sitting.pilot.close()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_all_sources_of_a_throw_are_told(tmp_path: Path, lang: str) -> None:
    """With one source the sum is enough; of two or three each has its number."""
    sitting = Sitting(tmp_path, lang, 2, 5)
    assert _sources(sitting.board, (4, 0, 0)) == ""
    for gain in ((4, 2, 0), (5, 0, 1), (3, 2, 1)):
        told = re.findall(r"\d", _sources(sitting.board, gain))
        assert told == [str(n) for n in gain if n]
    sitting.pilot.close()


def test_what_cannot_be_done_at_the_lab_is_dimmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each plate that is no option is veiled, and no other; while nobody is asked none is."""
    veiled: list[pygame.Rect] = []
    monkeypatch.setattr(choosing, "draw_veil", lambda _surface, _app, rect, *_: veiled.append(rect))
    sitting = Sitting(tmp_path, "en", 2, 5)
    board, dimmed = sitting.board, 0
    pen = Pen(pygame.Surface(sitting.pilot.app.size), sitting.pilot.app, "holotype")
    for view, decision in sitting.play(300):
        if decision.prompt != "lab":
            continue
        texts = {action.text for action in decision.options}
        plates = {name: rect for name, rect in board.names.items() if name.startswith("lab.")}
        for board.asks in (True, False):
            veiled.clear()
            choosing.draw_plates(pen, board, view, "lab")
            closed = [rect for name, rect in plates.items() if name.replace(".", " ") not in texts]
            assert veiled == (closed if board.asks else [])
        board.asks, dimmed = True, dimmed + len(closed)
    assert dimmed
    sitting.pilot.close()
