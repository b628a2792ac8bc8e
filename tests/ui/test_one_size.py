"""Words of things that belong together stand in one size, and none of them runs into its neighbour."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from tests.languages import in_languages
from tests.ui.conftest import Pilots
from ui import even, typeset
from ui.app import App
from ui.boards.registry import DRAWERS
from ui.scenes.brass import BrassScene
from ui.scenes.collection import CollectionScene
from ui.scenes.keys import KeysScene
from ui.scenes.pad import PadScene
from ui.scenes.puzzles import PuzzlesScene
from ui.scenes.settings import SettingsScene
from ui.scenes.specimen import SpecimenScene
from ui.scenes.tabs import tab_places
from ui.theme import BODY, TITLE
from ui.widgets.controls import Controls

SCREENS = [(1.0, (1280, 720)), (2.0, (1280, 720)), (1.5, (1920, 1080))]

TABBED: list[Callable[[App], object]] = [
    lambda app: BrassScene(app, next(iter(DRAWERS))),
    lambda app: CollectionScene(app),
    lambda app: PuzzlesScene(app, next(iter(DRAWERS))),
    lambda app: PadScene(app, next(iter(DRAWERS))),
]


class Sizes:
    """Notes in which size buttons, switches and labels are made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Listen to all controls from now on."""
        self.buttons: dict[str, float] = {}
        self.toggles: dict[str, float] = {}
        self.labels: list[tuple[str, float]] = []
        button, toggle, label = Controls.button, Controls.toggle, Controls.label

        def made(controls: Controls, name: str, *args: object, **named: object) -> object:
            self.buttons[name] = float(named.get("size", BODY))  # type: ignore[arg-type]
            return button(controls, name, *args, **named)  # type: ignore[arg-type]

        def switched(controls: Controls, name: str, *args: object) -> object:
            self.toggles[name] = float(args[5]) if len(args) > 5 else BODY  # type: ignore[arg-type]
            return toggle(controls, name, *args)  # type: ignore[arg-type]

        def written(controls: Controls, rect: pygame.Rect, text: str, family: str = "ui", *args: object) -> object:
            if family == "ui" and args:
                self.labels.append((text, float(args[0])))  # type: ignore[arg-type]
            return label(controls, rect, text, family, *args)  # type: ignore[arg-type]

        monkeypatch.setattr(Controls, "button", made)
        monkeypatch.setattr(Controls, "toggle", switched)
        monkeypatch.setattr(Controls, "label", written)


@in_languages
@pytest.mark.parametrize(("scale", "size"), SCREENS)
def test_tabs_of_a_page_are_all_set_alike(
    pilots: Pilots, monkeypatch: pytest.MonkeyPatch, scale: float, size: tuple[int, int], lang: str
) -> None:
    pilot = pilots(size, lang, scale)
    for make in TABBED:
        sizes = Sizes(monkeypatch)
        pilot.push(make(pilot.app))  # type: ignore[arg-type]
        pilot.steps(2)
        tabs = {name: one for name, one in sizes.buttons.items() if name.split(".")[0] in ("game", "tab")}
        assert len(tabs) >= len(DRAWERS)
        assert len(set(tabs.values())) == 1
        places = sorted((pilot.names()[name] for name in tabs), key=lambda rect: rect.left)
        assert all(one.right < other.left for one, other in pairwise(places))


def test_tabs_are_alike_where_they_can_be_and_as_wide_as_their_words_where_not(pilots: Pilots) -> None:
    theme = pilots(scale=2.0).app.theme
    alike, size = tab_places(theme, pygame.Rect(0, 0, theme.px(700), theme.px(48)), ["One", "Two", "Three"])
    assert len({rect.width for rect in alike}) == 1
    assert size == BODY
    words = ["Points", "Everybody’s chances"]
    needed = sum(typeset.line_width(theme.font("ui_bold", BODY), one) for one in words) + theme.px(4 * 14 + 12)
    shared, size = tab_places(theme, pygame.Rect(0, 0, needed, theme.px(48)), words)
    assert shared[0].width < shared[1].width
    assert size == BODY


@in_languages
@pytest.mark.parametrize(("scale", "size"), SCREENS)
def test_all_settings_and_all_keys_are_written_in_one_size(
    pilots: Pilots, monkeypatch: pytest.MonkeyPatch, scale: float, size: tuple[int, int], lang: str
) -> None:
    pilot = pilots(size, lang, scale)
    sizes = Sizes(monkeypatch)
    pilot.push(SettingsScene(pilot.app))
    pilot.steps(2)
    named = [one for _, one in sizes.labels] + list(sizes.toggles.values())
    assert len(named) > 10
    assert len(set(named)) == 1
    sizes.labels.clear()
    keys = KeysScene(pilot.app)
    pilot.push(keys)
    pilot.steps(2)
    names = {pilot.app.text(f"commands.{command.name}") for command in keys.commands()}
    assert len({one for text, one in sizes.labels if text in names}) == 1


@in_languages
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("game", DRAWERS)
def test_everybody_at_the_pad_is_seen_without_scrolling(pilots: Pilots, game: str, scale: float, lang: str) -> None:
    pilot = pilots(lang=lang, scale=scale)
    pad = PadScene(pilot.app, game)
    pilot.push(pad)
    pilot.steps(2)
    names = pilot.names()
    assert {"name.0", "name.1", "add", "day"} <= names.keys()
    foot = min(rect.top for name, rect in names.items() if name in ("next", "keep"))
    assert all(names[name].bottom <= foot for name in ("name.0", "name.1", "add"))


@in_languages
def test_the_longest_name_of_a_creature_leaves_the_arrows_free(pilots: Pilots, lang: str) -> None:
    pilot = pilots(lang=lang, scale=2.0)
    shelves = CollectionScene(pilot.app)
    pilot.push(shelves)
    pilot.steps(2)
    font = pilot.app.theme.font("serif_bold", TITLE)
    every = shelves.specimens
    at = max(range(len(every)), key=lambda n: typeset.line_width(font, every[n].name(pilot.app.text)))
    page = SpecimenScene(pilot.app, every, at, {})
    pilot.push(page)
    pilot.steps(2)
    title = next(area for words, area in page.controls._words if words == page.title())
    others = [rect for name, rect in pilot.names().items() if name in ("back", "previous", "next")]
    assert len(others) >= 2
    assert title.collidelist(others) < 0


def test_words_in_the_middle_are_balanced_and_none_of_them_is_split(pilots: Pilots) -> None:
    theme = pilots().app.theme
    for words in (
        "Line up five dinosaurs or more in the Well-Ordered Wood.",
        "Am Veröffentlichungstag im Museum",
        "One",
    ):
        font = theme.font("ui", BODY)
        longest = max(typeset.line_width(font, word) for word in words.split())
        for width in range(longest, 3 * longest, 7):
            box = (width, 10 * typeset.line_height(font))
            plain, level = (fit(theme, "ui", words, BODY, box) for fit in (typeset.fit_block, even.fit_middle))
            assert plain[0] == level[0]
            assert len(plain[1]) == len(level[1])
            assert " ".join(level[1]).split() == words.split()
            widths = [[typeset.line_width(font, line) for line in lines] for _, lines in (plain, level)]
            assert max(widths[1]) <= max(widths[0])
