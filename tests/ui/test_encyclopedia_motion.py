"""Dice, cards and gains of Encyclopedia as they are shown: whose they are, where they lie, one sentence each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.core.match import Beat, Match
from game.core.record import Seat
from game.encyclopedia.account import Tally
from game.encyclopedia.gains import TOGETHER
from game.encyclopedia.model import COLOURS, SPACES
from tests.ui.moments import choose, opened, stages_of
from tests.ui.play import Players
from ui.boards.encyclopedia.board import EncycBoard
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.desk import draw_desk, placed_at, turn_events, waiting_spots
from ui.boards.encyclopedia.layout import die_place
from ui.boards.encyclopedia.names import die_image
from ui.boards.encyclopedia.planner import draw_tally
from ui.boards.encyclopedia.seat_layout import die_spots, rolled_spots
from ui.boards.kit.names import strip
from ui.table import strips
from ui.table.advice_marks import marks_of
from ui.table.header import badge_spot
from ui.table.scene import TableScene

GOODS = ("coins", "tokens", "seals", "reputation", "points")


def _table(players: Players, bots: int = 2) -> tuple[TableScene, EncycBoard]:
    table = opened(players(bare=True), "encyclopedia", bots, {})
    assert isinstance(table.board, EncycBoard)
    return table, table.board


def _beats(table: TableScene, actions: int) -> Iterator[tuple[Beat, Match]]:
    """The beats of a game that bots play, each with the match before it."""
    match = table.session.match
    for number in range(actions):
        if match.decision() is None:
            return
        before = match.fork()
        table.session.apply(choose(match, number + 1))
        for beat in match.beats():
            yield beat, before
            before = beat.match


class Seen:
    """The pictures that a brush draws, with their boxes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Look from now on."""
        self.pictures: list[tuple[str, pygame.Rect]] = []
        drawn = Brush.picture

        def picture(brush: Brush, name: str, box: pygame.Rect, *rest: object) -> pygame.Rect:
            self.pictures.append((name, box))
            return drawn(brush, name, box, *rest)  # type: ignore[arg-type]

        monkeypatch.setattr(Brush, "picture", picture)


def test_the_desk_has_the_own_dice(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """While others put their dice down, the desk shows the own ones and no others."""
    table, board = _table(players)
    match, waited = table.session.match, 0
    for number in range(130):
        view = match.view(0)
        table.look_at(match, match)
        board.arrange(table.view, table.plan, table.focus)
        if view.asked == "place_die":
            with monkeypatch.context() as patch:
                seen = Seen(patch)
                draw_desk(board.pen(pygame.Surface(table.size)), view)
            dice = [name for name, _ in seen.pictures if name.startswith("die_")]
            assert dice == [die_image(die) for die in view.seats[0].rolled]
            waited += view.to_act != 0 and bool(dice)
        table.session.apply(choose(match, number + 1))
    assert waited


def test_rolled_dice_land_where_they_wait(players: Players) -> None:
    """The own ones beside the words of the desk, those of others in their panels: as the table after it has them."""
    table, board = _table(players)
    for beat, before in _beats(table, 40):
        if not any(event.kind == "rolled" for event in beat.events):
            continue
        stage = next(stage for stage in stages_of(table, beat, before) if stage.moment == "roll")
        landed = sorted(sprite.keys[-1].middle for sprite in stage.sprites)
        table.look_at(beat.match, beat.match)
        names = board.arrange(table.view, table.plan, table.focus)
        own, *others = table.view.seats
        spots = [names["hand"].inflate(-6, -6), *waiting_spots(board, len(own.rolled) - 1)]
        for number, seat in enumerate(others, 1):
            spots += rolled_spots(names[f"waiting.{number}"], len(seat.rolled), board.grain)
        assert landed == sorted(spot.center for spot in spots)
        return
    raise AssertionError("nobody rolled")


def test_the_dice_of_an_automa_land_where_they_lie(players: Players) -> None:
    """Each on the space on which the table after it shows it; the status line does not tell what is still tumbling."""
    player, rounds = players(bare=True), 0
    player.routes.start("encyclopedia", [Seat("P0"), Seat("A1", "automa", "linne/boudeuse", 1)], {})
    player.pilot.steps(2)
    table, board = player.table, player.table.board
    assert isinstance(board, EncycBoard)
    for beat, before in _beats(table, 150):
        if not any(event.kind == "rolled" for event in beat.events) or beat.match.view(0).round_tokens[-1] == "die":
            continue
        stage = next(stage for stage in stages_of(table, beat, before) if stage.moment == "roll")
        assert stage.caption == "Everyone rolls their dice."
        table.look_at(beat.match, beat.match)
        names = board.arrange(table.view, table.plan, table.focus)
        spots = [die_spots(names[f"space.1.{space}"], 1)[0].inflate(-4, -4) for space in SPACES]
        lying = [die_image(die) for die in table.view.seats[1].dice[: len(SPACES)] if die is not None]
        landed = {sprite.keys[-1].middle: str(sprite.keys[-1].picture) for sprite in stage.sprites}
        assert [landed[spot.center].rpartition("/")[2] for spot in spots] == lying
        rounds += 1
    assert rounds > 1


def test_a_publication_that_is_shown_asks_for_nothing(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """While beats are told the desk says what the die is worth, and only then what to choose when somebody is asked."""
    table, board = _table(players)
    match, said = table.session.match, list[str]()
    while (decision := match.decision()) is not None and (decision.seat, decision.prompt) != (0, "reference"):
        table.session.apply(choose(match, len(match.moments) + 1))
    for told in (match, None):
        table.look_at(match, told)
        board.arrange(table.view, table.plan, table.focus)
        with monkeypatch.context() as patch:
            patch.setattr(Brush, "block", lambda _brush, words, *_rest: said.append(words))
            draw_desk(board.pen(pygame.Surface(table.size)), table.view)
    assert ["reference animal" in words for words in said] == [False, True], said


def test_every_gain_is_a_beat_of_its_own(players: Players) -> None:
    """One caption never stands for several gains, and counters move after each; what belongs together is together."""
    table, _ = _table(players)
    gains = 0
    for beat, before in _beats(table, 130):
        told = [event for event in beat.events if event.kind in ("gained", "bonus", "spent")]
        alone = [event for event in told if event.kind != "gained" or event["why"] not in TOGETHER]
        assert len(alone) <= 1, [(event.kind, event.data) for event in beat.events]
        if alone and len(told) == 1 and (stages := stages_of(table, beat, before)):
            line = table.board.log_lines(alone)[0].text
            assert line in [stage.caption for stage in stages] or not any(stage.sprites for stage in stages)
            gains += 1
    assert gains > 20


def test_a_bought_colour_is_seen(players: Players) -> None:
    """The token goes to the die, the die turns over to its new colour, and only then it is placed."""
    table, board = _table(players)
    for beat, before in _beats(table, 200):
        spent = [event for event in beat.events if event.kind == "spent" and event["why"] in COLOURS]
        if not spent:
            continue
        stage = next(stage for stage in stages_of(table, beat, before) if stage.moment == "recolour")
        (turned, token, *_) = stage.sprites
        assert str(turned.landed.keys[0].picture).startswith(f"encyclopedia/die_{spent[0]['why']}")
        assert token.keys[0].picture == "encyclopedia/token"
        assert not any(event.kind in ("sailed", "took_animal") for event in beat.events)
        assert COLOURS[beat.match.view(0).colour] == spent[0]["why"]
        (bare,) = stage.clears
        assert pygame.Vector2(bare.center).distance_to(turned.keys[0].middle) < 1
        assert bare.center in (board.names["hand"].center, _placed(board))
        return
    raise AssertionError("nobody bought a colour")


def _placed(board: EncycBoard) -> tuple[int, int]:
    """Where the die of the turn lies that is shown."""
    where = placed_at(turn_events(board, board.match.view(0)))
    return die_place(board.names[where]).center if where in board.names else (-1, -1)


def test_answered_choices_are_put_away(players: Players) -> None:
    """While something is told, the desk has no plates of the question before it."""
    table, board = _table(players)
    match, asked = table.session.match, 0
    for number in range(80):
        table.look_at(match, match)
        assert not [name for name in board.arrange(table.view, table.plan, 0) if name.startswith(("option.", "rolled"))]
        table.look_at(match)
        names = board.arrange(table.view, table.plan, 0)
        asked += any(name.startswith(("option.", "rolled")) for name in names)
        table.session.apply(choose(match, number + 1))
    assert asked > 3


@pytest.mark.parametrize(("count", "wide"), [(1, 150), (3, 150), (5, 240)])
def test_the_row_of_gains_stays_in_its_box(
    players: Players, monkeypatch: pytest.MonkeyPatch, count: int, wide: int
) -> None:
    table, board = _table(players, 1)
    area, seen = pygame.Rect(40, 40, wide, 60), Seen(monkeypatch)
    counts = dict.fromkeys(GOODS[:count], 3)
    sizes: list[pygame.Rect] = []

    def put(_brush: Brush, _image: pygame.Surface, box: pygame.Rect, *_rest: object) -> pygame.Rect:
        sizes.append(box)
        return box

    monkeypatch.setattr(Brush, "set", put)
    draw_tally(board.pen(pygame.Surface(table.size)), Tally(dict(counts), dict(counts)), area)
    assert sizes
    assert all(area.inflate(2, 8).contains(box) for box in (*sizes, *(box for _, box in seen.pictures)))


def test_marks_of_the_coach_keep_off_what_all_options_share(players: Players) -> None:
    """Where all options begin with the same die, only the spaces have numbers."""
    table, _ = _table(players, 1)
    names = {"rolled": pygame.Rect(0, 300, 60, 60), "a": pygame.Rect(100, 0, 60, 60), "b": pygame.Rect(200, 0, 60, 60)}
    paths, area = (("rolled", "a"), ("rolled", "b")), pygame.Rect(0, 0, 640, 480)
    assert [mark.place for mark in marks_of(table.app, names, paths, (0.6, 0.4), area)] == ["a", "b"]
    assert [mark.place for mark in marks_of(table.app, names, paths[:1], (0.6,), area)] == ["rolled", "a"]


def test_goods_of_others_land_where_their_strips_count_them(players: Players) -> None:
    """Coins on coins, tokens on tokens, and the First Player token where it will stand."""
    table, _ = _table(players)
    pictures, landed = {"coins": "coin", "tokens": "token", "seals": "seal"}, set[str]()
    for beat, before in _beats(table, 160):
        wanted = [event for event in beat.events if event.kind in ("gained", "first_player") and before.view(0).round]
        if len(wanted) != 1 or wanted[0].seat == table.focus:
            continue
        (event,) = wanted
        name = pictures.get(str(event["good"])) if event.kind == "gained" else "first_player"
        stages = stages_of(table, beat, before)
        if name is None or not any(stage.sprites for stage in stages):
            continue
        seen = beat.match if name == "first_player" else before
        goal = spot_of(table, seen, event.seat, f"encyclopedia/{name}")
        middle = next(stage for stage in reversed(stages) if stage.sprites).sprites[0].keys[-1].middle
        assert middle == goal
        landed.add(name)
    assert landed >= {"coin", "first_player"}


def spot_of(table: TableScene, match: Match, seat: int, image: str) -> tuple[float, float]:
    """The middle of a badge on a strip as the table draws it while something moves."""
    table.look_at(match, match)
    table.draw(pygame.Surface(table.size))
    head = replace(strips.header_of(table, seat, active=False), marks=())
    number = [picture for picture, _ in head.badges].index(image)
    return badge_spot(table.app, table.board.names[strip(seat, table.focus)], head, number).center


def test_coins_of_the_bank_are_counted_before_the_first_player_token_comes(players: Players) -> None:
    table, _ = _table(players)
    came = 0
    for beat, before in _beats(table, 160):
        if any(event.kind == "first_player" for event in beat.events) and before.view(0).round:
            assert all(event.kind != "gained" for event in beat.events)
            came += 1
    assert came
