"""Whole games of Holotype through the event loop: by mouse, by keys, by digits, by drag; undo and trials."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.holotype.view import HoloView
from tests.ui.play import Player, Players, by_keys, click_button, press_on
from ui.scenes.cover import CoverScene
from ui.table.scene import TableScene

SHORT = {"track": "6"}
WANTED = ("papers", "area.", "location.journal", "worker.paleontologist", "done", "trace.")
"""Places that lead to publications, so that a game by chance comes to its end."""


def _place(player: Player) -> str:
    """A place that can be chosen: mostly one that leads on to publications."""
    places = player.table.gesture.next_places()
    first = player.table.gesture.chosen
    if player.table.view.asked == "turn" and not first and any(n.startswith("location.journal") for n in _ends(player)):
        return "worker.paleontologist"
    good = [name for name in places if name.startswith(WANTED)]
    return player.any_of(good if good and player.any_of(["yes", "yes", "no"]) == "yes" else places)


def _ends(player: Player) -> list[str]:
    """Where the Paleontologist could go."""
    return player.table.gesture.next_places(("worker.paleontologist",))


def by_click(player: Player) -> None:
    """Look at the table, so that texts that do not fit are noticed, and click a place."""
    player.pilot.draw()
    player.pilot.click(_place(player))


def by_digits(player: Player) -> None:
    """Press the number of one of the first nine places."""
    places = player.table.choices()[:9]
    good = [name for name in places if name.startswith(WANTED)]
    player.pilot.press(getattr(pygame, f"K_{places.index(player.any_of(good or places)) + 1}"))


def _to(player: Player, prompt: str, test: Callable[[TableScene], bool] = lambda _table: True) -> TableScene:
    """Play by clicks until a person is asked that."""
    for _ in range(3000):
        assert player.until_asked(), "the game ended first"
        table = player.table
        asked = table.interactive and table.choice.decision is not None and table.choice.decision.prompt == prompt
        if player.pilot.scene is table and asked and test(table):
            return table
        player.answer(by_click, click_button)
    raise AssertionError("no such choice came")


@pytest.mark.parametrize(("lang", "basal"), [("en", "no"), ("fr", "yes")])
def test_a_solo_game_by_clicks(people: Players, lang: str, basal: str) -> None:
    """One person against a bot, clicks only; every text fits, and the save replays to the same end."""
    player = people(lang=lang)
    player.start(1, 1, {**SHORT, "basal": basal}, game="holotype")
    player.to_the_end()


def _covered(one: Player) -> bool:
    """Whether a cover lies over the table; nobody's secrets may be shown under it."""
    shown = one.table.view
    assert isinstance(shown, HoloView)
    assert one.table.viewer >= 0 or shown.ending or not any(mat.personal or mat.traces for mat in shown.mats)
    return isinstance(one.pilot.scene, CoverScene)


def test_a_hot_seat_has_covers(people: Players) -> None:
    """Two persons at one screen: a cover before every hand, and nobody's secrets are shown to the other."""
    player = people()
    player.start(2, 0, SHORT, game="holotype")
    covers = 0
    for _ in range(40):
        assert player.until_asked()
        covers += _covered(player)
        player.answer(by_click, click_button)
    assert covers > 5
    assert player.pilot.overflows == []


@pytest.mark.soak
def test_a_hot_seat_game_by_keys(people: Players) -> None:
    """Two persons play to the end with the keyboard alone."""
    player = people(lang="fr", auto_forced=False)
    player.start(2, 0, SHORT, game="holotype")
    end = player.play(lambda one: press_on(one, _place(one)), press_on)
    assert len(end.outcome.scores) == 2
    assert player.pilot.overflows == []


@pytest.mark.parametrize("choose", [by_digits, by_keys])
def test_choices_without_a_mouse(people: Players, choose: Callable[[Player], None]) -> None:
    """Number keys, or Tab and Enter, reach everything that can be chosen."""
    player = people(auto_forced=False)
    player.start(1, 1, SHORT, game="holotype")
    for _ in range(24):
        assert player.until_asked()
        player.answer(choose, press_on)
    assert player.moves() > 24


def test_workers_and_cards_can_be_dragged(people: Players) -> None:
    """A worker is dragged to a location, a card onto the own Holotypes; a stray drag commits nothing."""
    player = people()
    player.start(1, 1, game="holotype")
    _to(player, "turn", lambda one: "worker.field_assistant" in one.gesture.next_places())
    before = player.moves()
    player.pilot.drag("worker.field_assistant", "track")
    assert player.moves() == before
    player.pilot.drag("worker.field_assistant", "location.library")
    assert player.moves() > before
    table = _to(player, "journal", lambda one: any(name.startswith("hand.") for name in one.gesture.next_places(())))
    card = next(name for name in table.gesture.next_places(()) if name.startswith("hand."))
    seat, published = table.viewer, len(table.view.mats[table.viewer].papers)
    player.pilot.drag(card, "papers")
    assert len(table.session.match.view(seat).mats[seat].papers) == published + 1


@pytest.mark.soak
def test_a_game_by_digits(people: Players) -> None:
    """The number keys are enough for a whole game."""
    player = people()
    player.start(1, 1, SHORT, game="holotype")
    assert player.play(by_digits, press_on).outcome.winners


@pytest.mark.soak
def test_a_game_by_drag(people: Players) -> None:
    """Everything that has two places is dragged."""

    def choose(player: Player) -> None:
        gesture, place = player.table.gesture, _place(player)
        further = gesture.next_places((place,))
        if further and not gesture.chosen:
            player.pilot.drag(place, player.any_of(further))
        else:
            player.pilot.click(place)

    player = people()
    player.start(1, 1, SHORT, game="holotype")
    assert player.play(choose, click_button).outcome.winners


def test_a_placement_can_be_undone(people: Players) -> None:
    """Ctrl+Z takes back a worker that has learned nothing new."""
    player = people()
    player.start(1, 1, SHORT, game="holotype")
    table = _to(player, "turn", lambda one: "location.lab" in one.gesture.next_places(("worker.field_assistant",)))
    before = player.moves()
    player.pilot.click("worker.field_assistant")
    player.pilot.click("location.lab")
    assert player.moves() == before + 1
    player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert player.moves() == before
    assert table.view.asked == "turn"


@pytest.mark.parametrize("way", ["escape", "right"])
@pytest.mark.parametrize("place", ["lab", "museum", "journal"])
def test_an_action_that_was_begun_can_be_called_off(people: Players, place: str, way: str) -> None:
    """Right click or Escape takes back the worker that was sent, at every location; a second Escape opens the menu."""
    player = people()
    player.start(1, 1, game="holotype")
    table = _to(player, "turn", lambda _: f"location.{place}" in _ends(player))
    before = player.moves()
    player.pilot.click("worker.paleontologist")
    player.pilot.click(f"location.{place}")
    player.pilot.until(lambda: table.interactive)
    assert (table.view.asked, player.moves()) == (place, before + 1)
    if way == "escape":
        player.pilot.press(pygame.K_ESCAPE)
    else:
        player.pilot.click("header", 3)
    assert (table.view.asked, player.moves()) == ("turn", before)
    assert player.pilot.scene is table
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.scene is not table


def test_discarding_is_called_off_step_by_step(people: Players) -> None:
    """First what was chosen at the Lab, then the worker; a drag that ends nowhere takes nothing back."""
    player = people()
    player.start(1, 1, game="holotype")
    table = _to(player, "turn", lambda one: "location.lab" in _ends(player) and one.view.mats[0].hand_size > 1)
    before = player.moves()
    player.pilot.click("worker.paleontologist")
    player.pilot.click("location.lab")
    player.pilot.click("lab.discard")
    card = table.gesture.next_places()[0]
    player.pilot.drag(card, "track")
    assert (table.view.asked, player.moves()) == ("discard", before + 3)
    for asked in ("discard", "lab", "turn"):
        player.pilot.click("header", 3)
        assert table.view.asked == asked
    assert player.moves() == before


def test_what_was_learned_is_not_called_off(people: Players) -> None:
    """Cards that were drawn stay drawn: the right button does nothing, and Escape opens the menu."""
    player = people()
    player.start(1, 1, game="holotype")
    table = _to(player, "turn", lambda _: "location.lab" in _ends(player))
    player.pilot.click("worker.paleontologist")
    player.pilot.click("location.lab")
    player.pilot.click("lab.draw")
    player.pilot.until(lambda: table.interactive)
    moves = player.moves()
    player.pilot.click("header", 3)
    assert (table.view.asked, player.moves()) == ("discard", moves)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.scene is not table


def _tried(player: Player) -> bool:
    """Whether something is being tried out."""
    return player.table.board.trial is not None


def test_a_visit_to_the_museum_is_tried_out_first(people: Players) -> None:
    """Deals change the running totals but not the game; Escape puts everything back."""
    player = people(seed=11)
    player.start(1, 1, game="holotype")
    table = _to(
        player, "museum", lambda one: any(n.startswith(("trade", "exchange")) for n in one.gesture.next_places())
    )
    before, fossils = player.moves(), table.view.mats[table.viewer].fossils
    player.pilot.click(next(n for n in table.gesture.next_places() if n.startswith(("trade", "exchange"))))
    player.pilot.draw()
    assert _tried(player)
    assert player.moves() == before
    player.pilot.press(pygame.K_ESCAPE)
    assert not _tried(player)
    assert table.view.mats[table.viewer].fossils == fossils


def test_the_strips_show_what_the_viewer_knows(people: Players) -> None:
    """No strip gives away a secret objective or the hand of another seat."""
    player = people()
    table = player.start(1, 2, game="holotype")
    _to(player, "turn")
    lines = [[line.label for line in mat.score.lines] for mat in table.view.mats]
    assert "personal" in lines[0]
    assert all("personal" not in labels and "unpublished" not in labels for labels in lines[1:])
    assert table.view.mats[0].score.points("unpublished") < 0
    assert table.points == [0, 0, 0]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((3840, 2160), 0.75), ((1920, 1080), 1.0)])
def test_a_game_at_every_size(people: Players, seats: int, size: tuple[int, int], scale: float) -> None:
    """More seats at small and large windows and scales: the game ends and every text fits."""
    player = people(size=size, scale=scale, lang="fr")
    player.start(1, seats - 1, game="holotype")
    assert player.play(by_click, click_button).outcome.winners
    assert player.pilot.overflows == []


@pytest.mark.soak
def test_a_game_at_normal_pace_with_confirmation(people: Players) -> None:
    """With animations and a confirmation for every move the game still comes to its end."""
    player = people(pace="normal", confirm_moves=True)
    player.start(1, 1, SHORT, game="holotype")
    assert player.play(by_click, click_button).outcome.winners
