"""The rulebook of Holotype a second time, in the plainest way: names, lists, and a conversation for every turn.

It shares nothing with the rules but the figures as they stand in the files. What chance decides it takes from the
events of the game it is compared with, and it complains where that could not have come.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

from game.core.values import Event
from tests.game.holotype.reader import EXCHANGE, PERIODS, PLACES, UNITS, Mat, Reader

Talk = Generator[tuple[int, str, list[str]], str, None]
"""Asks a seat a question with its options, and is sent the answer."""

RANK = {"paleontologist": 3, "grad_student": 2, "field_assistant": 1}
TILES = ("library", "storage", "field", "museum", "discard", "lab")
TRACK_OF = {"two": 2, "three": 3, "four": 4, "five": 5}
FACES = {"m": "museum"}


class GameOver(Exception):
    """The game has ended at once."""


class Oracle(Reader):
    """A game as a person with the rulebook in hand would run it."""

    def __init__(self, folder: Path, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(folder, seats, options["basal"] == "yes")
        game = self.game_file
        choice = options["track"]
        track = game["tracks"][2 if choice.isdigit() else TRACK_OF.get(choice, seats)]
        self.end = int(choice) if choice.isdigit() else track["end"]
        self.milestones = () if self.basal else track["milestones"]
        self.resets = track["resets"]
        self.room = {place: game["spaces"][seats][place] for place in PLACES}
        self.board: dict[str, list[tuple[int, str]]] = {place: [] for place in PLACES}
        self.trace_deck = [kind for kind, trace in self.field_file["traces"].items() for _ in range(trace["cards"])]
        self.field_deck, self.dug = set(self.field_file["expeditions"]), set[str]()
        self.track, self.ended, self.fate = 0, "", deque[Event]()
        self.late = game["late"][seats]["research"] if options["late"] == "yes" else [0] * seats

    def fated(self, kind: str) -> Event:
        """What chance brings next."""
        while self.fate:
            event = self.fate.popleft()
            if event.kind == kind:
                return event
        raise AssertionError(f"no {kind} happened")

    def game(self) -> Talk:
        """The whole game."""
        first = self.fated("first").seat
        seats = [(first + step) % self.seats for step in range(self.seats)]
        for place, seat in enumerate(seats):
            self.mats[seat].research = self.late[place]
        if not self.basal:
            self.globals = [str(self.fated("laid_out")["objective"]) for _ in range(self.seats + 1)]
            for mat in self.mats:
                mat.offered = [str(self.fated("offered")["objective"]) for _ in range(2)]
        for mat in self.mats:
            self.draw(mat, 3)
        for seat in [] if self.basal else seats:
            answer = yield seat, "keep", [f"keep {name}" for name in self.mats[seat].offered]
            self.mats[seat].personal = answer.removeprefix("keep ")
        try:
            while True:
                for seat in seats:
                    yield from self.turn(seat)
        except GameOver as over:
            self.ended = str(over)

    def turn(self, seat: int) -> Talk:
        """Place one worker or retrieve all."""
        mat = self.mats[seat]
        answer = yield seat, "turn", self.turn_options(seat)
        if answer == "retrieve":
            for worker, place in mat.workers.items():
                if place in PLACES:
                    self.board[place].remove((seat, worker))
                    mat.workers[worker] = "lounge"
            mat.research += 1
            return
        worker, place = answer.split(">")
        there = self.board[place]
        if len(there) == self.room[place]:
            weaker = [other for other in there if RANK[other[1]] <= RANK[worker]]
            if len(weaker) > 1:
                answer = yield seat, "bump", [f"bump {owner}.{name}" for owner, name in weaker]
                weaker = [other for other in weaker if answer == f"bump {other[0]}.{other[1]}"]
            there.remove(weaker[0])
            self.mats[weaker[0][0]].workers[weaker[0][1]] = "lounge"
        there.append((seat, worker))
        mat.workers[worker] = place
        senior = worker != "field_assistant"
        if place == "field":
            yield from self.expedition(seat, mat, senior)
        else:
            yield from self.act(seat, mat, place, senior)

    def turn_options(self, seat: int) -> list[str]:
        """Where the workers in the Lounge may go, and whether they may be retrieved."""
        mat = self.mats[seat]
        options = []
        for worker, where in mat.workers.items():
            for place in PLACES if where == "lounge" else ():
                there = self.board[place]
                free = len(there) < self.room[place]
                if (free or any(RANK[other] <= RANK[worker] for _, other in there)) and (
                    place == "field" or self.doable(seat, place, worker != "field_assistant")
                ):
                    options.append(f"{worker}>{place}")
        return options + ["retrieve"] * any(where in PLACES for where in mat.workers.values())

    def act(self, seat: int, mat: Mat, place: str, senior: bool) -> Talk:
        """The action of a location other than the Field."""
        if place == "library":
            mat.research += (3 if senior else 2) + ("library" in mat.tiles)
        elif place == "lab":
            yield from self.lab(seat, mat, senior)
        elif place == "journal":
            yield from self.journal(seat, mat)
        else:
            yield from self.collections(seat, mat, senior)

    # Specimen Lab

    def lab(self, seat: int, mat: Mat, senior: bool) -> Talk:
        answer = yield seat, "lab", self.lab_options(mat, senior)
        if answer == "lab take":
            card = self.discard[-1]
            if "discard" in mat.tiles and len(self.discard) > 1:
                answer = yield seat, "search", [f"take {name}" for name in self.discard]
                card = answer.removeprefix("take ")
            self.discard.remove(card)
            mat.hand.add(card)
            mat.seen.add(card)
            return
        if answer == "lab discard":
            most = 2 if senior else 1
        else:
            self.draw(mat, (3 if senior else 2) + (answer == "lab draw_more"))
            most = 2 if "lab" in mat.tiles else 1
        for number in range(most):
            if not mat.hand:
                return
            answer = yield seat, "discard", [f"discard {name}" for name in mat.hand] + ["done"] * bool(number)
            if answer == "done":
                return
            card = answer.removeprefix("discard ")
            mat.hand.remove(card)
            mat.seen.discard(card)
            self.discard.append(card)

    def draw(self, mat: Mat, count: int) -> None:
        """Draw Specimens; an empty deck is made anew of the discard pile."""
        for _ in range(count):
            if not self.deck:
                self.deck, self.discard = set(self.discard), []
            if self.deck:
                card = str(self.fated("received")["card"])
                self.deck.remove(card)
                mat.hand.add(card)

    # Field Expeditions

    def expedition(self, seat: int, mat: Mat, senior: bool) -> Talk:
        drawn = []
        for _ in range(2 if senior else 1):
            if not self.field_deck:
                self.field_deck, self.dug = self.dug, set()
            drawn.append(str(self.fated("turned_up")["dig"]))
            self.field_deck.remove(drawn[-1])
        card = drawn[0]
        if senior:
            answer = yield seat, "dig", [f"dig {name}" for name in drawn]
            card = answer.removeprefix("dig ")
        try:
            if card == "erosion":
                places = [place for place in PLACES[1:] if self.doable(seat, place, senior)]
                answer = yield seat, "erosion", [f"erode {place}" for place in places]
                yield from self.act(seat, mat, answer.removeprefix("erode "), senior)
            else:
                yield from self.dig(seat, mat, self.field_file["expeditions"][card])
        finally:
            self.dug |= set(drawn)
            if "erosion" in drawn:
                self.field_deck, self.dug = self.field_deck | self.dug, set()

    def dig(self, seat: int, mat: Mat, card: dict[str, Any]) -> Talk:
        period = card["period"]
        if card["trace"] and self.trace_deck:
            mat.traces.append(str(self.fated("received_trace")["trace"]))
            self.trace_deck.remove(mat.traces[-1])
        dice = list(str(self.fated("rolled")["faces"]))
        faces = [*map(str, self.field_file["dice"][period]["fossils"]), "m"]
        assert len(dice) == card["dice"]
        assert set(dice) <= set(faces)
        for _ in range(card["rerolls"]):
            answer = yield seat, "reroll", [f"reroll {FACES.get(face, face)}" for face in set(dice)] + ["done"]
            if answer == "done":
                break
            dice.remove("m" if answer == "reroll museum" else answer.removeprefix("reroll "))
            dice.append(str(self.fated("rerolled")["face"]))
            assert dice[-1] in faces
        lent = min(dice.count("m"), self.museum[period])
        self.museum[period] -= lent
        mat.fossils[period] += sum(int(face) for face in dice if face != "m") + lent + ("field" in mat.tiles)
        yield from self.store(seat, mat)

    def store(self, seat: int, mat: Mat) -> Talk:
        """The excess over the storage goes to the Museum."""
        while sum(mat.fossils.values()) > (12 if "storage" in mat.tiles else 8):
            kinds = [period for period in PERIODS if mat.fossils[period]]
            answer = yield seat, "give", [f"give {period}" for period in kinds]
            given = answer.removeprefix("give ")
            count = 1 if len(kinds) > 1 else mat.fossils[given] - (12 if "storage" in mat.tiles else 8)
            mat.fossils[given] -= count
            self.museum[given] += count

    # Museum Collections

    def collections(self, seat: int, mat: Mat, senior: bool) -> Talk:
        before: list[tuple[str, str]] = []
        done = ""
        while True:
            trades = self.trades(mat, before) if senior or done != "exchange" else []
            options = trades + (self.exchanges(mat) if senior or done != "trade" else [])
            if not options:
                break
            answer = yield seat, "museum", options + ["done"] * bool(done or "museum" in mat.tiles)
            if answer == "done":
                break
            done, what = answer.split(" ")
            if done == "trade":
                one, other = what.split(">")
                before.append((one, other))
                taken = min(UNITS[other], self.museum[other])
                for period, change in ((one, -UNITS[one]), (other, taken)):
                    mat.fossils[period] += change
                    self.museum[period] -= change
            else:
                mat.fossils[what] -= EXCHANGE[what][0]
                self.museum[what] += EXCHANGE[what][0]
                mat.research += EXCHANGE[what][1]
        yield from self.store(seat, mat)
        if "museum" in mat.tiles:
            answer = yield seat, "gain", [f"gain {cube}" for cube in (*PERIODS, "research")]
            if answer == "gain research":
                mat.research += 1
            else:
                mat.fossils[answer.removeprefix("gain ")] += 1
            yield from self.store(seat, mat)

    # Publishing Journal

    def journal(self, seat: int, mat: Mat) -> Talk:
        answer = yield seat, "journal", self.journal_options(seat)
        kind, name = answer.split(" ")
        if kind == "publish":
            yield from self.publish(seat, mat, name)
            return
        name, area = name.split(".")
        mat.research -= self.reference_cost(seat, name, int(area)) or 0
        mat.contributions += 1
        self.areas[name, int(area)] = seat
        if sum(all((name, n) in self.areas for n in range(3)) for name in self.globals) >= self.seats:
            raise GameOver("objectives")

    def publish(self, seat: int, mat: Mat, name: str) -> Talk:
        card = self.cards[name]
        mat.hand.remove(name)
        mat.seen.discard(name)
        mat.research -= card["research"]
        for period, count in zip(PERIODS, card["fossils"], strict=True):
            mat.fossils[period] -= count
        mat.papers.append((name, ""))
        if mat.traces and card["clade"] != "marine_reptile" and mat.fossils[card["period"]]:
            answer = yield seat, "trace", [f"trace {kind}" for kind in set(mat.traces)] + ["trace none"]
            if answer != "trace none":
                trace = answer.removeprefix("trace ")
                mat.traces.remove(trace)
                mat.fossils[card["period"]] -= 1
                mat.papers[-1] = (name, trace)
        self.track += 1
        if len(mat.papers) == 3:
            mat.workers["grad_student"] = "lounge"
        if self.track == self.end:
            raise GameOver("track")
        if self.track in self.resets:
            self.museum = dict(zip(PERIODS, (1, 2, 3), strict=True))
        for step in range(self.seats if self.track in self.milestones else 0):
            other = (seat + step) % self.seats
            left = [tile for tile in TILES if tile not in self.mats[other].tiles]
            answer = yield other, "milestone", [f"milestone {tile}" for tile in left]
            self.mats[other].tiles.add(answer.removeprefix("milestone "))
