"""What flies over the table of Cubosaurs: nothing is doubled, nothing jumps, and counters go with what is paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
import yaml

from game.core.match import Match
from game.cubosaurs.view import CuboView
from tests.languages import in_languages
from tests.ui.moments import choose, opened, stages_of
from tests.ui.play import Player, Players
from ui.app import App
from ui.boards.cubosaurs import cardface, ending_shelf
from ui.boards.cubosaurs.board import CuboBoard
from ui.boards.cubosaurs.ending import CuboEnding
from ui.boards.cubosaurs.layout import hand_row
from ui.boards.kit import writing
from ui.boards.kit.names import strip
from ui.boards.kit.pen import Pen
from ui.boards.registry import make_board
from ui.places import resource
from ui.scenes.end import EndScene
from ui.table.motion import Stage
from ui.table.scene import TableScene

ACTIONS = 60

Told = tuple[Stage, CuboView, CuboView, Match]
"""A stage with the views before and after its beat, and the match after it."""


def told(table: TableScene, kind: str) -> Iterator[Told]:
    """The stages of a game in which something of a kind happens."""
    match = table.session.match
    for number in range(ACTIONS):
        if match.decision() is None:
            return
        before = match.fork()
        table.session.apply(choose(match, number))
        for beat in match.beats():
            stages = stages_of(table, beat, before)
            if any(event.kind == kind for event in beat.events):
                view = before.view(table.viewer)
                yield next(one for one in stages if one.sprites), view, beat.match.view(table.viewer), beat.match
            before = beat.match


@pytest.fixture
def table(players: Players) -> TableScene:
    """A table of the advanced game."""
    return opened(players(bare=True), "cubosaurs", 2, {"advanced": "yes"})


def cards_of(view: CuboView) -> Counter[int]:
    """All cards in collections, by kind."""
    return Counter({kind: sum(held[kind] for held in view.collections) for kind in range(len(view.collections[0]))})


def test_kept_cards_are_seen_until_they_fly(table: TableScene) -> None:
    """From the first instant every card is in the air, where it lay; the hand itself is empty."""
    seen = 0
    for stage, before, _, _ in told(table, "kept"):
        assert [view.hand for _, view in stage.lifts] == [()]
        assert len(stage.sprites) == len(before.hand)
        table.board.arrange(before, table.plan, table.focus)
        for n, sprite in enumerate(stage.sprites):
            pose = sprite.pose(0.0)
            assert pose is not None
            assert pose.middle == table.board.names[f"card.{n}"].center
        seen = max(seen, len(before.hand))
    assert seen > 1


def test_a_refused_hand_goes_to_the_next_player_and_comes_back_to_its_place(table: TableScene) -> None:
    """The added card has left its owner at once, and in the end all cards lie where the table shows them."""
    added = 0
    for stage, before, after, _ in told(table, "refused"):
        first = stage.lifts[0][1]
        assert cards_of(first) == cards_of(after)
        assert [view.holder for _, view in stage.lifts] == [before.holder, -1, after.holder]
        added += len(after.hand) > len(before.hand)
        board = table.board
        board.arrange(after, table.plan, table.focus)
        cards = stage.sprites[: len(after.hand)]
        assert [card.keys[-1].middle for card in cards] == [
            board.names[f"card.{n}"].center for n in range(len(after.hand))
        ]
        goal = board.names[strip(after.holder, table.focus)]
        assert all(any(goal.inflate(80, 40).collidepoint(key.middle) for key in card.keys) for card in cards)
    assert added


def test_without_motion_an_arrow_leads_the_hand_to_the_next_player(players: Players) -> None:
    table = opened(players(bare=True, motion="reduced"), "cubosaurs", 2, {})
    count = 0
    for stage, _, after, _ in told(table, "refused"):
        arrow = stage.sprites[-1]
        pose = arrow.pose(0.0)
        assert pose is not None
        assert pose.alpha == 1.0
        area = pygame.Rect((0, 0), arrow.size)
        area.center = (round(pose.middle[0]), round(pose.middle[1]))
        assert area.colliderect(table.board.names[strip(after.holder, table.focus)])
        count += 1
    assert count


def test_a_price_leaves_the_purse_with_the_coins_and_the_tile_comes_to_its_place(table: TableScene) -> None:
    bought = 0
    for stage, before, after, _ in told(table, "bought"):
        buyer = next(seat for seat, tiles in enumerate(after.tiles) if tiles != before.tiles[seat])
        (_, sold), (pays, paid) = stage.lifts
        assert sold.tokens == before.tokens
        assert paid.tokens[buyer] == after.tokens[buyer] < before.tokens[buyer]
        assert sold.market == paid.market == after.market
        assert all(coin.keys[0].at >= pays for coin in stage.sprites[1:])
        assert min(coin.keys[0].at for coin in stage.sprites[1:]) == pytest.approx(pays)
        bought += 1
        if buyer != table.focus:
            continue
        assert table.board.names["header"].collidepoint(stage.sprites[0].keys[-1].middle)
    assert bought


def test_tokens_are_counted_after_the_cards_that_bring_them(table: TableScene) -> None:
    """Kept cards lie in the collection, and their points count, before their tokens come."""
    for _, before, after, _ in told(table, "token"):
        assert before.collections == after.collections
        assert before.hand == after.hand
        assert before.tokens != after.tokens


def test_a_drawn_card_has_left_the_deck_and_is_turned_over_for_who_may_see_it(table: TableScene) -> None:
    own = 0
    for stage, _, after, _ in told(table, "drew"):
        ((_, air),) = stage.lifts
        assert air.deck == after.deck
        pictures = [key.picture for key in stage.sprites[-1].keys if key.picture]
        assert (pictures[-1] != pictures[0]) == (after.holder == table.focus)
        own += after.holder == table.focus
    assert own


def test_a_card_drawn_to_a_hand_finds_its_place_beside_the_others(table: TableScene) -> None:
    """The cards of the hand make room; none lies on another or jumps when the card has come."""
    for stage, before, after, _ in told(table, "drew"):
        ((_, air),) = stage.lifts
        assert air.hand == ()
        assert len(stage.sprites) == len(before.hand) + 1 == len(after.hand)
        table.board.arrange(after, table.plan, table.focus)
        goals = [table.board.names[f"card.{n}"].center for n in range(len(after.hand))]
        assert [sprite.keys[-1].middle for sprite in stage.sprites] == goals


SIZES = [(1280, 720), (1920, 1080)]


@in_languages
@pytest.mark.parametrize("size", SIZES)
def test_names_of_cards_stand_whole_in_every_hand(
    players: Players, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], lang: str
) -> None:
    """Up to ten cards lie side by side without covering each other, and nothing of a name is cut."""
    player = players(bare=True, size=size, lang=lang)
    table = player.start(1, 2, {"advanced": "yes"}, game="cubosaurs")
    board = table.board
    assert isinstance(board, CuboBoard)
    written: list[str] = []
    write = Pen.write

    def noted(pen: Pen, words: str, *rest: object, **named: object) -> pygame.Rect:
        written.append(words)
        return write(pen, words, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Pen, "write", noted)
    for count in range(1, 11):
        spots = hand_row(board.names["hand"], count, player.pilot.app.theme)
        assert all(board.names["hand"].contains(spot) for spot in spots)
        assert all(spot.collidelist(spots[:n]) < 0 for n, spot in enumerate(spots))
        for card in board.deck.kinds:
            written.clear()
            surface = pygame.Surface(spots[0].size, pygame.SRCALPHA)
            cardface._draw_face(board.deck, card, Pen(surface, player.pilot.app), surface.get_rect())
            figures = len(cardface.values(board.deck, card))
            name = cardface.card_name(player.pilot.app, card)
            assert _letters("".join(written[figures:])) == _letters(name), f"{count} cards"
    assert player.pilot.overflows == []


def _letters(words: str) -> str:
    return "".join(character for character in words if character.isalpha())


@in_languages
def test_a_raptor_is_called_so_everywhere(lang: str) -> None:
    """One name for one thing: on cards, in the log, in rules and lessons; its page tells of the animal by its own."""
    for path in sorted(resource("data", "locale", lang).glob("cubosaurs*.yaml")):
        if path.stem == "cubosaurs_collection":
            continue
        for words in _texts(yaml.safe_load(Path(path).read_text(encoding="utf-8"))):
            plain = "".join(part.partition("]")[2] if n else part for n, part in enumerate(words.split("[")))
            assert "lociraptor" not in plain.lower(), f"{path.name}: {words}"


def _texts(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        for value in node.values():
            yield from _texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from _texts(value)
    elif isinstance(node, str):
        yield node


@in_languages
def test_every_compartment_at_the_end_says_what_it_holds(
    players: Players, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """With five seats in the smallest window: a creature or its shadow, and a name or its row of points."""
    player = players(bare=True, lang=lang)
    table = opened(player, "cubosaurs", 4, {"advanced": "yes"})
    match = table.session.match
    while match.decision() is not None:
        match.apply(choose(match, len(match.moments)))
    shadows, named = list[str](), list[bool]()
    ending = make_board(player.pilot.app, match).ending(match)
    assert isinstance(ending, CuboEnding)
    end = EndScene(player.pilot.app, match, ending)
    player.pilot.push(end)
    fits_line = writing.fits_line

    def noted(app: App, words: str, room: int, family: str = "ui_bold") -> bool:
        named.append(fits_line(app, words, room, family))
        return named[-1]

    monkeypatch.setattr(ending_shelf, "draw_missing", lambda _pen, _cell, picture: shadows.append(picture))
    monkeypatch.setattr(writing, "fits_line", noted)
    surface = pygame.Surface(player.pilot.app.size)
    for number, step in enumerate(end.show.steps):
        ending.draw_step(surface, number, step, 1.0)
    empty = [step.picture for step in end.show.steps for seat in range(5) if not ending.specimens(step, seat)]
    assert shadows == empty
    assert all(shadows)
    assert named
    assert all(named)


def test_a_view_in_the_air_asks_nothing(player_table: tuple[Player, TableScene]) -> None:
    """While a tile is carried out, a view without the card in question is drawn as any other."""
    player, table = player_table
    view = table.view
    for asked in ("give_to", "swap_own", "steal", "destroy"):
        table.view = replace(view, asked=asked, chosen=(), to_act=-1, hand=(), added=(), holder=-1)
        table.arrange()
        player.pilot.draw()
    table.show()
    assert table.view == table.session.match.view(0)


@pytest.fixture
def player_table(players: Players) -> tuple[Player, TableScene]:
    """A player at a table of the advanced game."""
    player = players(bare=True)
    return player, opened(player, "cubosaurs", 2, {"advanced": "yes"})


def test_a_destroyed_creature_is_gone_beside_its_place(table: TableScene) -> None:
    """It does not go to the deck, from which it could be drawn again."""
    seen = 0
    for stage, _, _, _ in told(table, "destroyed"):
        deck = table.board.names["deck"]
        assert all(not deck.collidepoint(key.middle) for sprite in stage.sprites for key in sprite.keys)
        assert all(sprite.keys[-1].alpha == 0.0 for sprite in stage.sprites)
        seen += 1
    assert seen
