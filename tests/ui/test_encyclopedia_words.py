"""What the table of Encyclopedia says of cards, animals and the last action."""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import replace

import pygame
import pytest

from game.core.values import Decision
from game.encyclopedia import forecast
from game.encyclopedia.figures import BEHAVIOURS
from game.encyclopedia.model import CLEAN_FRAME, LAST_FRAMES, SEALS
from tests.ui.play import Players, by_click, click_button
from tests.ui.test_encyclopedia_manners import SOLO, board_of, found, shown
from tests.ui.test_encyclopedia_table import opened, planned
from ui.boards.encyclopedia import closeup, desk, planner
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.tips import animal_tip, row_words


@pytest.mark.parametrize("behaviour", BEHAVIOURS)
def test_an_automas_card_tells_all_that_it_does(players: Players, behaviour: str) -> None:
    """The place of every row; the reputation of the space on expeditions, the First Player token at the Bank."""
    board = board_of(players(lang="en"), ("player", f"{behaviour}/boudeuse"))
    tip = board.tip(board.match.view(0), "automa.1")
    for value, row in board.box.figures.automas.behaviours[behaviour].rows.items():
        words = row_words(board, behaviour, value)
        assert words in tip
        assert row.place.capitalize() in words
        assert ("the reputation of the space" in words) == (row.place == "expedition")
        assert ("First Player" in words) == (row.place == "bank")


def test_the_last_word_is_asked_with_plates_and_words(players: Players) -> None:
    """A seal of the last action: pass or change, and a sentence that says so."""
    player = players(lang="en")
    table = opened(player, SOLO)
    match = found("action", lambda view: view.round == view.rounds)
    state = match._state
    state.goods[SEALS], state.value, state.stack = 1, 0, [CLEAN_FRAME, LAST_FRAMES[0]]
    board = shown(table, match)
    assert {"option.pass", "option.seal_coins"} <= set(table.gesture.next_places())
    decision = match.decision()
    assert decision is not None
    assert "before the game ends" in board.status(table.view, decision, ())
    board.draw(pygame.Surface(player.pilot.app.size), table.view)
    player.answer(by_click, click_button)
    assert player.pilot.overflows == []


def asked(board: EncycBoard, prompt: str, *texts: str, **view: object) -> str:
    """What is asked at a prompt if these were all options, on a table that is so different."""
    match = found("research", lambda view: view.target >= 0)
    options = tuple(match.rules.parse(text) for text in texts)
    return board.status(replace(match.view(0), **view), Decision(0, prompt, options), ())


def test_a_question_names_only_what_can_be_chosen(players: Players) -> None:
    """An expert only where one can be used, an animal only where one has the colour, the continent of an expedition."""
    board = board_of(players(lang="en"))
    land, animal = board.words.land(0), board.box.animal_ids[0]
    use = f"use {board.box.experts.ids[0]}"
    assert "expert" not in asked(board, "last", "pass", "seal coins")
    assert "seal" not in asked(board, "last", "pass", use)
    assert "coins or use an expert" in asked(board, "last", "pass", "seal coins", use)
    assert "which colour" in asked(board, "reference", "colour red", "seal")
    assert "which of your animals" in asked(board, "reference", f"reference {animal}", "seal")
    assert land in asked(board, "research", "done", target=0)
    assert land in asked(board, "animal", f"animal {animal}", target=0, animals=(0, 1), used=(1, 0, 0, 0, 0))
    assert land not in asked(board, "animal", f"animal {animal}", target=-1, animals=(0, 1), used=(1, 0, 0, 0, 0))


def test_the_desk_shows_what_is_asked_while_no_die_is_in_hand(players: Players) -> None:
    """Animals before the first round, a seal or an expert at the end of one, else the token of the round.

    While others are asked whether they spend a seal, picture and words are both those of the round.
    """
    board = board_of(players(lang="en"))
    view = found("take_die").view(0)
    board.asks = True
    poor = replace(view, asked="last", to_act=board.focus, seats=tuple(replace(seat, seals=0) for seat in view.seats))
    rich = replace(poor, seats=tuple(replace(seat, seals=1) for seat in view.seats))
    assert desk.sign_of(board, replace(view, asked="draft", round_tokens=())) == "card_animal_back"
    assert desk.sign_of(board, view) == f"round_{view.round_tokens[-1]}"
    assert desk.sign_of(board, poor) == "round_expert"
    assert desk.sign_of(board, rich) == "seal"
    assert desk.sign_of(board, replace(rich, to_act=board.focus + 1)) == f"round_{view.round_tokens[-1]}"
    assert desk.sign_of(board, replace(view, asked="", round_tokens=())) == ""


def test_what_a_publication_comes_to_has_a_line_of_its_own(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """However short the summands are, the total never stands behind them."""
    board, lines = board_of(players(lang="en")), list[list[str]]()
    monkeypatch.setattr(planner, "_draw_row", lambda _pen, row, *_: lines.append([image for image, _ in row]))
    match = found("ceiling")
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    pen = Brush(pygame.Surface((1280, 720)), board.app, "encyclopedia", table=board)
    planner.draw_planner(pen, view, ())
    assert lines[-1] == ["points"]
    assert all("points" not in line for line in lines[:-1])


def test_a_die_raised_for_a_publication_is_worth_what_was_paid_for(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the question which animals take part stands the value that the chosen Type asks for, not the old one."""
    board, match, written = board_of(players(lang="en")), found("ceiling"), list[str]()
    decision = match.decision()
    assert decision is not None
    level = max((one for one in decision.options if one.text.startswith("level")), key=lambda one: one.text)
    match.apply(level)
    view, board.match = match.view(0), match
    need = forecast.levels(board.box, "publication")[view.ceiling].need
    assert view.asked == "partners"
    assert forecast.value_now(board.box, view) < need
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    monkeypatch.setattr(Brush, "write", lambda _pen, words, *_, **__: written.append(words))
    desk.draw_desk(Brush(pygame.Surface((1280, 720)), board.app, "encyclopedia", table=board), view)
    assert written[0] == str(need)


def test_the_sums_of_a_publication_are_all_of_one_size(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowded row makes the others as small as itself."""
    board, sizes = board_of(players(lang="fr")), list[float]()
    monkeypatch.setattr(planner, "_draw_row", lambda _pen, _row, _area, form: sizes.append(form.size))
    for scale in (1.0, 1.5, 2.0):
        match = found("partners")
        view, board.match = match.view(0), match
        board.arrange(view, planned((1280, 720), scale, 2, 0)[0], 0)
        planner.draw_planner(Brush(pygame.Surface((1280, 720)), board.app, "encyclopedia", table=board), view, ())
        assert len(sizes) >= 3
        assert len(set(sizes)) == 1
        sizes.clear()


def test_a_close_up_of_an_animal_under_study_shows_its_cubes(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each that lies on it; the same animal on display has none, and is another picture."""
    board, cubes = board_of(players()), list[int]()
    monkeypatch.setattr(Brush, "cube", lambda _pen, seat, _box: cubes.append(seat))
    match = found("take_die", lambda view: any(mask for _, mask in view.seats[0].study))
    view, board.match = match.view(0), match
    board.arrange(view, planned((1280, 720), 1.0, 2, 0)[0], 0)
    animal, mask = next(one for one in view.seats[0].study if one[1])
    name, keys = board.box.animal_ids[animal], list[Hashable]()
    for place in (f"study.0.{name}", f"animal.{name}"):
        close = closeup.close_up(board, view, place)
        assert close is not None
        close.paint(pygame.Surface((240, 330)), pygame.Rect(0, 0, 240, 330))
        keys.append(close.key)
        assert cubes == [0] * mask.bit_count()
    assert keys[0] != keys[1]


@pytest.mark.parametrize(("lang", "mark"), [("en", "[a-z]: "), ("fr", "[a-zé] : ")])
def test_what_is_told_of_an_animal_is_set_in_the_manner_of_the_language(players: Players, lang: str, mark: str) -> None:
    """French puts a space before a colon."""
    board = board_of(players(lang=lang))
    assert all(re.search(mark, animal_tip(board, animal).split("\n")[1]) for animal in range(len(board.box.latin)))
