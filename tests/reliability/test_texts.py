"""Any text can be typed, pasted, stored and shown: in every field, and wherever a stranger's text is drawn."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pygame
import pytest

from ai.worker import InlineThinker
from game.core.record import Seat
from game.registry import GAMES, find, new_match
from tests.reliability.counts import many
from tests.reliability.odd_texts import KEPT, odd_texts
from tests.ui.conftest import Pilots
from tests.ui.menus import save
from tests.ui.pilot import Pilot
from ui import characters, typeset
from ui.boards.registry import make_board
from ui.saves_index import list_saves
from ui.scenes.deal_code import CodeDialog
from ui.scenes.help import HelpScene
from ui.scenes.notice import tell
from ui.scenes.rename import RenameDialog
from ui.scenes.saves import SavesScene
from ui.scenes.setup import SetupScene
from ui.table.scene import TableScene
from ui.table.session import Session

PASTE = (pygame.K_v, pygame.KMOD_CTRL)
ALL = (pygame.K_a, pygame.KMOD_CTRL)
EDITS = (pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_DELETE, pygame.K_RIGHT, pygame.K_END, pygame.K_LEFT)


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the clipboard holds, as a list of one text."""
    held = [""]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.__setitem__(0, text))
    return held


def entered(pilot: Pilot, name: str, text: str, clipboard: list[str]) -> None:
    """Type the text, edit it, paste it twice, take it all away and type it again, drawing in between."""
    pilot.click(name)
    pilot.type(text)
    for key in EDITS:
        pilot.press(key)
        pilot.press(key, pygame.KMOD_SHIFT)
    pilot.draw()
    clipboard[0] = text
    for key, mod in (PASTE, PASTE, ALL, (pygame.K_c, pygame.KMOD_CTRL), (pygame.K_x, pygame.KMOD_CTRL), PASTE):
        pilot.press(key, mod)
    pilot.drag(name, (pilot.where(name)[0] - 60, pilot.where(name)[1]))
    pilot.press(*ALL)
    pilot.press(pygame.K_BACKSPACE)
    pilot.type(text)
    pilot.steps(2)
    pilot.draw()


def try_fields(pilot: Pilot, texts: list[str], clipboard: list[str]) -> None:
    """Enter every text in every field of the app."""
    app = pilot.app
    seats = [Seat("Ada"), Seat("Bruno", colour=1)]
    fields = {
        "search": HelpScene(app, next(iter(GAMES))),
        "name": RenameDialog(app, "Sunday", lambda _title: None),
        "typed": CodeDialog(app, lambda _deal: None),
        "name.0": SetupScene(app, find(next(iter(GAMES))), seats, {}, lambda _seats, _options: None),
    }
    for name, scene in fields.items():
        pilot.push(scene)
        for text in texts:
            entered(pilot, name, text, clipboard)
        app.finish(scene, None)


def try_places(pilot: Pilot, text: str) -> None:
    """Show the text as title, name, message, notice and label."""
    app = pilot.app
    tell(app, text, f"{text}\n{text}")
    app.notices.add(text)
    pilot.steps(2)
    pilot.draw()
    app.home()
    for width in (1, 40, 400):
        font = app.theme.font("ui", 20)
        lines = typeset.balance(font, text, width)
        shown, whole = "".join(lines), characters.printable(text.replace("\n", ""))
        assert re.sub("[- ]", "", shown) == re.sub("[- ]", "", whole)
        assert typeset.render(font, lines, (0, 0, 0)).get_height() >= 1
        typeset.fit_block(app.theme, "serif_bold", text, 26, (width, 60))


def test_texts_that_once_failed_can_be_the_name_of_a_game(pilots: Pilots, clipboard: list[str]) -> None:
    pilot, kept = pilots((960, 540)), [""]
    pilot.push(SavesScene(pilot.app))
    for text in KEPT:
        kept[0] = ""
        pilot.push(RenameDialog(pilot.app, "", lambda title: kept.__setitem__(0, title)))
        entered(pilot, "name", text, clipboard)
        pilot.press(pygame.K_RETURN)
        assert kept[0] == characters.tidy(text)[:60].strip()


def test_any_text_can_be_typed_and_pasted_into_every_field(pilots: Pilots, clipboard: list[str]) -> None:
    pilot = pilots()
    try_fields(pilot, list(odd_texts(40, 7, 20))[-2:], clipboard)
    assert pilot.app.running


def test_paste_that_is_too_long_is_cut(pilots: Pilots, clipboard: list[str]) -> None:
    pilot, kept = pilots(), [""]
    pilot.push(RenameDialog(pilot.app, "", lambda title: kept.__setitem__(0, title)))
    clipboard[0] = "ab\n" * 100_000
    pilot.press(*PASTE)
    pilot.press(pygame.K_RETURN)
    assert kept[0] == ("ab " * 20).strip()


def test_any_text_is_shown_wherever_words_are_drawn(pilots: Pilots) -> None:
    pilot = pilots()
    pilot.push(SavesScene(pilot.app))
    for text in odd_texts(38, 3):
        try_places(pilot, text)
    assert pilot.app.running


def strangers_saves(folder: Path, texts: list[str]) -> None:
    """Saves with these texts as titles and names, as far as they can be written."""
    for number, text in enumerate(texts):
        seats = [{"name": text, "kind": "human"}, {"name": text, "kind": "bot"}]
        path = save(folder, f"{number}", title=text, seats=seats)
        assert json.loads(path.read_text(encoding="utf-8"))["title"] == text


def test_saves_with_any_title_are_listed_and_shown(pilots: Pilots) -> None:
    pilot = pilots()
    texts = [text for text in odd_texts(80, 5) if text.isascii() or text.encode(errors="replace").decode() == text]
    strangers_saves(pilot.app.folders.saves, texts)
    pilot.push(SavesScene(pilot.app))
    for _ in range(len(list_saves(pilot.app.folders.saves))):
        pilot.press(pygame.K_DOWN)
        pilot.draw()
    assert pilot.app.running


def test_save_whose_file_name_is_no_text_is_listed(pilots: Pilots) -> None:
    pilot = pilots()
    (pilot.app.folders.saves / "odd\udcff.json").write_text("{", encoding="utf-8")
    scene = SavesScene(pilot.app)
    pilot.push(scene)
    pilot.draw()
    assert scene.saves[0].problem == "broken"


@pytest.mark.parametrize("game_id", GAMES)
def test_names_of_any_characters_stand_at_every_table(pilots: Pilots, game_id: str) -> None:
    pilot = pilots()
    for names in (("\u200b", "\u202e日本" * 10), ("\ufeff" * 40, "W" * 40)):
        seats = [Seat(name, colour=n) for n, name in enumerate(names)]
        match = new_match(game_id, seats, 5)
        match.title = ", ".join(names)
        session = Session(match, InlineThinker(), pilot.app.folders.saves / f"{game_id}.json", None)
        table = TableScene(pilot.app, session, make_board(pilot.app, match), lambda: None)
        pilot.push(table)
        pilot.steps(3)
        pilot.draw()
        pilot.app.quit()
        pilot = pilots(lang="fr")
    assert pilot.app.running


@pytest.mark.soak
def test_many_texts_can_be_entered_and_shown(pilots: Pilots, clipboard: list[str]) -> None:
    pilot = pilots()
    pilot.push(SavesScene(pilot.app))
    try_fields(pilot, list(odd_texts(many(150), 11)), clipboard)
    for text in odd_texts(many(1500), 12, 200):
        try_places(pilot, text)
    assert pilot.app.running
