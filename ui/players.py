"""The persons who play at this computer: name, colour with its symbol, portrait; a small file beside the settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.files import write_atomic
from game.core.record import Name, Seat
from ui.failures import failure
from ui.incoming import admitted
from ui.seating import same_name
from ui.stored import held, merged, stored_keys


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays here; `also` are the names under which they played before."""

    name: Name
    colour: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    portrait: Name = ""
    also: Annotated[list[Name], msgspec.Meta(max_length=50)] = []

    def seat(self) -> Seat:
        """The person on a seat."""
        return Seat(self.name, "human", "", self.colour, self.portrait)

    def called(self, name: str) -> bool:
        """Whether that is or was a name of theirs."""
        return same_name(name) in {same_name(one) for one in (self.name, *self.also)}


class Players:
    """Everybody who is known here; what stands in the file may be wrong and is then as if it were not there."""

    def __init__(self, path: Path) -> None:
        """Those who stand in the file `path`, read when they are first asked for."""
        self._path = path
        self._known: dict[str, Player] | None = None

    def all(self) -> list[Player]:
        """Everybody, by name."""
        return sorted(self._read().values(), key=lambda player: same_name(player.name))

    def called(self, name: str) -> Player | None:
        """Who is called so now, else who was once; None for strangers."""
        now = self._read().get(same_name(name))
        return now or next((player for player in self.all() if player.called(name)), None)

    def name_of(self, name: str) -> str:
        """The present name of whoever played under this one."""
        player = self.called(name)
        return player.name if player is not None else name

    def absent(self, seats: Iterable[Seat]) -> list[Player]:
        """Those who sit on none of these seats."""
        there = [seat.name for seat in seats]
        return [player for player in self.all() if not any(player.called(name) for name in there)]

    def sitting(self, seats: Sequence[Seat], n: int) -> Seat:
        """The next absent person after the one on seat `n` there, in their own colour if nobody else has it."""
        known, old = self.absent(seats), seats[n]
        after = [player for player in known if same_name(player.name) > same_name(old.name)]
        player = (after or known)[0]
        taken = {seat.colour for other, seat in enumerate(seats) if other != n}
        colour = old.colour if player.colour in taken else player.colour
        return msgspec.structs.replace(player.seat(), colour=colour)

    def remember(self, seats: Sequence[Seat]) -> str:
        """Keep the persons of these seats as they sit there; why that could not be written, '' if it was."""
        changed = {}
        for seat in seats:
            known = self.called(seat.name)
            if seat.kind == "human" and seat.name.strip():
                also = known.also if known is not None and same_name(known.name) == same_name(seat.name) else []
                portrait = seat.portrait or (known.portrait if known is not None else "")
                player = Player(seat.name.strip(), seat.colour, portrait, also)
                if player != known:
                    changed[same_name(seat.name)] = player
        return self._write(changed)

    def change(self, name: str, player: Player) -> str:
        """Put a player in the place of the one of that name, who may have another now; '' or why that failed."""
        old = self.called(name)
        before = [*(old.also if old is not None else []), name]
        also = [one for one in dict.fromkeys(before) if same_name(one) != same_name(player.name)]
        new = msgspec.structs.replace(player, also=also[-50:])
        return self._write({same_name(name): None, same_name(new.name): new})

    def forget(self, name: str) -> str:
        """Offer somebody no longer; their plays stay. Why that could not be written, '' if it was."""
        return self._write({same_name(name): None})

    def _read(self) -> dict[str, Player]:
        if self._known is None:
            read = {key: _player(raw) for key, raw in stored_keys(self._path).items()}
            self._known = {same_name(one.name): one for one in read.values() if one is not None}
        return self._known

    def _write(self, changed: Mapping[str, Player | None]) -> str:
        """Write some players; the others stay as another copy has left them."""
        if not changed:
            return ""
        try:
            with held(self._path):
                write_atomic(self._path, merged(self._path, changed, list(changed)))
        except OSError as error:
            return failure(error)
        finally:
            self._known = None
        return ""


def _player(raw: msgspec.Raw) -> Player | None:
    """A player as the file has them, every field in its range; None for one who was forgotten or cannot be read."""
    try:
        player = msgspec.json.decode(raw, type=Player)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    seat = admitted(player.seat())
    return Player(seat.name, seat.colour, seat.portrait, player.also) if seat.name.strip() else None
