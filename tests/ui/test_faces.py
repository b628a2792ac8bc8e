"""The faces of seats: whose portrait a seat shows, that nobody sits twice at a table, and where faces are drawn."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pygame
import pytest

from game.core.record import Record, Seat, to_bytes
from tests.ui.play import Players, by_click, click_button
from ui import setups
from ui.assets import Assets
from ui.incoming import admitted, read_incoming
from ui.portraits import faces, naturalists, next_face
from ui.scenes.cover import CoverScene
from ui.theme import Colour
from ui.widgets.medallion import medallion, rim


def shown(*seats: Seat) -> list[str]:
    """The names of the portraits at a table."""
    return [one.id for one in faces(seats)]


def test_a_seat_shows_what_was_chosen_then_who_is_meant_then_whoever_is_left() -> None:
    assert shown(Seat("Mary", portrait="darwin"), Seat("Georges"), Seat("Ada")) == ["darwin", "cuvier", "anning"]
    assert shown(Seat("Ada"), Seat("Barnum Brown")) == ["anning", "brown"]
    assert shown(Seat("Linné / Boudeuse", "automa", "linne/boudeuse"), Seat("Carl")) == ["linne", "anning"]


def test_an_unknown_portrait_falls_back() -> None:
    assert shown(Seat("Mary", portrait="../nobody"), Seat("Ada", portrait="\n")) == ["anning", "cuvier"]
    assert admitted(Seat("Mary", portrait="nobody")).portrait == ""
    assert admitted(Seat("Mary", portrait="yang")).portrait == "yang"


@pytest.mark.parametrize(
    "seats",
    [
        [Seat("Ada", portrait="anning"), Seat("Mary"), Seat("mary "), Seat("Eve", portrait="anning"), Seat("")],
        [Seat(f"Nobody {n}") for n in range(8)],
        [Seat("Mary"), Seat("Linné", "automa", "linne/astrolabe"), Seat("Carl"), Seat("Eve", portrait="linne")],
    ],
)
def test_nobody_sits_twice_at_a_table(seats: list[Seat]) -> None:
    """However often somebody is meant or chosen; and the next face of anyone is free too."""
    assert len(set(shown(*seats))) == len(seats)
    for n in range(len(seats)):
        others = [one for at, one in enumerate(shown(*seats)) if at != n]
        assert next_face(seats, n).id not in others


def test_the_next_face_goes_through_everybody_who_is_free() -> None:
    """Fifteen clicks at a table of two, and the first comes back."""
    seats, seen = [Seat("Mary"), Seat("Georges")], []
    for _ in range(len(naturalists()) - 1):
        chosen = next_face(seats, 0).id
        seats[0] = msgspec.structs.replace(seats[0], portrait=chosen)
        assert shown(*seats) == [chosen, "cuvier"]
        seen.append(chosen)
    assert len(set(seen)) == len(seen)
    assert seen[-1] == "anning"


def test_the_rim_tells_who_plays() -> None:
    """A ribbon, a gear, and another rim for each level."""
    levels = ["visitor", "assistant", "student", "naturalist", "curator", "academy"]
    rims = [rim(Seat("X", "bot", level)) for level in levels]
    assert rims == [f"portraits/rim_{n}" for n in range(1, 7)]
    assert [rim(Seat("X")), rim(Seat("X", "automa", "linne/boudeuse"))] == [
        "portraits/rim_person",
        "portraits/rim_automa",
    ]
    assert rim(Seat("X", "bot", "nobody")) == rim(Seat("X", "bot", "student"))


def test_a_medallion_is_made_once() -> None:
    """It is kept by the assets, and another mood is another picture."""
    assets, face, seat = Assets(), naturalists()[0], Seat("Mary")
    first = medallion(assets, seat, face, 64)
    assert medallion(assets, seat, face, 64) is first
    other = medallion(assets, seat, face, 64, "pleased")
    assert pygame.image.tobytes(other, "RGBA") != pygame.image.tobytes(first, "RGBA")


def _record(**seat: object) -> bytes:
    record = Record(game="draftosaurus", rules=1, data="", options={}, seats=[Seat("Ada"), Seat("Eve")], seed=1)
    content = json.loads(to_bytes(record))
    content["seats"][0] = {"name": "Ada", **seat}
    return json.dumps(content).encode()


@pytest.mark.parametrize(
    ("seat", "portrait"), [({}, ""), ({"portrait": "owen"}, "owen"), ({"portrait": "a\u2028/../b"}, "")]
)
def test_saves_of_before_and_of_strangers_open(tmp_path: Path, seat: dict[str, object], portrait: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(_record(**seat))
    assert read_incoming(path).seats == [Seat("Ada", portrait=portrait), Seat("Eve")]


def test_set_ups_remember_faces(tmp_path: Path) -> None:
    path = tmp_path / "setups.json"
    seats = [Seat("Ada", portrait="mexia"), Seat("Eve", "bot", "student", 1)]
    assert setups.save(path, {"cubosaurs": setups.Setup(seats)}, {"cubosaurs"}) == ""
    assert setups.load(path)["cubosaurs"].seats == seats
    path.write_text(path.read_text(encoding="utf-8").replace("mexia", "nobody"), encoding="utf-8")
    assert setups.load(path)["cubosaurs"].seats[0].portrait == ""


def test_faces_are_seen_on_the_table_the_cover_and_the_end(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking while a seat is asked, pleased when it has won, large on the cover."""
    seen: list[tuple[str, int]] = []
    image = Assets.image

    def watched(
        self: Assets, name: str, size: tuple[int, int], tint: Colour | None = None, stretch: bool = False
    ) -> pygame.Surface:
        seen.append((name, size[0]))
        return image(self, name, size, tint, stretch)

    monkeypatch.setattr(Assets, "image", watched)
    player = players()
    player.start(1, 1, {}, ["Mary", "Georges"])
    player.to_choice()
    player.pilot.draw()
    names = {name for name, _ in seen}
    assert {"portraits/anning_thinking", "portraits/cuvier"} <= names
    end = player.play(by_click, click_button)
    player.pilot.draw()
    assert end.done
    assert {name for name, _ in seen} & {"portraits/anning_pleased", "portraits/cuvier_pleased"}
    seen.clear()
    player.pilot.push(CoverScene(player.pilot.app, [Seat("Ada", portrait="yang"), Seat("Eve")], 0, -1))
    player.pilot.draw()
    assert max(side for name, side in seen if name == "portraits/yang") > 100
