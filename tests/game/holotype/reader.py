"""What a reader of the rulebook finds on the table: who can publish and contribute what, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

PERIODS = ("triassic", "jurassic", "cretaceous")
WORKERS = ("paleontologist", "grad_student", "field_assistant")
PLACES = ("field", "lab", "library", "journal", "museum")
CONTRIBUTIONS = (0, 3, 7, 12, 18, 25)
UNITS = {"triassic": 1, "jurassic": 2, "cretaceous": 3}
"""1 Triassic = up to 2 Jurassic = up to 3 Cretaceous."""

EXCHANGE = {"triassic": (1, 2), "jurassic": (1, 1), "cretaceous": (2, 1)}
FILES = ("specimens", "field", "objectives", "game")
OBJECTIVE_LINES = ("contributions", "personal")


@dataclass
class Mat:
    """What one player has."""

    hand: set[str] = field(default_factory=set)
    seen: set[str] = field(default_factory=set)
    traces: list[str] = field(default_factory=list)
    papers: list[tuple[str, str]] = field(default_factory=list)
    fossils: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PERIODS, 0))
    research: int = 0
    workers: dict[str, str] = field(
        default_factory=lambda: {"paleontologist": "lounge", "grad_student": "waits", "field_assistant": "lounge"}
    )
    tiles: set[str] = field(default_factory=set)
    contributions: int = 0
    offered: list[str] = field(default_factory=list)
    personal: str = ""


class Reader:
    """The figures as they stand in the files, the mats, and the Global Objectives with their discs."""

    def __init__(self, folder: Path, seats: int, basal: bool) -> None:
        files = [yaml.safe_load((folder / f"{name}.yaml").read_text("utf-8")) for name in FILES]
        self.cards, self.field_file, self.objectives, self.game_file = files
        self.seats = seats
        self.basal = basal
        self.mats = [Mat() for _ in range(seats)]
        self.globals: list[str] = []
        self.areas: dict[tuple[str, int], int] = {}
        self.museum = dict(zip(PERIODS, (1, 2, 3), strict=True))
        self.deck, self.discard = set(self.cards), list[str]()

    def doable(self, seat: int, place: str, senior: bool) -> bool:
        """Whether a worker has something to do at a place."""
        mat = self.mats[seat]
        if place == "lab":
            return bool(self.lab_options(mat, senior))
        if place == "journal":
            return senior and bool(self.journal_options(seat))
        if place == "museum" and "museum" in mat.tiles:
            return True
        return place == "library" or bool(self.trades(mat, [])) or bool(self.exchanges(mat))

    def lab_options(self, mat: Mat, senior: bool) -> list[str]:
        """What a worker can do at the Lab."""
        left = len(self.deck) + len(self.discard)
        options = ["lab draw"] if left else []
        if "lab" in mat.tiles and left > (3 if senior else 2):
            options.append("lab draw_more")
        return options + ["lab take"] * bool(self.discard) + ["lab discard"] * bool(mat.hand)

    def trades(self, mat: Mat, before: list[tuple[str, str]]) -> list[str]:
        """The single trades, after those of the same visit."""
        given, taken = {one for one, _ in before}, {other for _, other in before}
        return [
            f"trade {one}>{other}"
            for one in PERIODS
            for other in PERIODS
            if one != other and mat.fossils[one] >= UNITS[one] and self.museum[other]
            if one not in taken and other not in given
        ]

    def exchanges(self, mat: Mat) -> list[str]:
        """The single exchanges."""
        return [f"exchange {period}" for period in PERIODS if mat.fossils[period] >= EXCHANGE[period][0]]

    def journal_options(self, seat: int) -> list[str]:
        """What can be published and contributed to."""
        mat = self.mats[seat]
        options = []
        for name in mat.hand:
            cost = dict(zip(PERIODS, self.cards[name]["fossils"], strict=True))
            if self.cards[name]["research"] <= mat.research and all(mat.fossils[p] >= cost[p] for p in PERIODS):
                options.append(f"publish {name}")
        for name in self.globals if mat.contributions < 5 else ():
            for area in range(3):
                cost_of = self.reference_cost(seat, name, area)
                if (name, area) not in self.areas and cost_of is not None and cost_of <= mat.research:
                    options.append(f"contribute {name}.{area}")
        return options

    def reference_cost(self, seat: int, name: str, area: int) -> int | None:
        """0 with own cards, 5 with those of others, None if all of them are not enough."""
        terms = self.objectives["globals"][name]["areas"][area]
        if self.meets(self.mats[seat].papers, terms):
            return 0
        return 5 if self.meets([paper for mat in self.mats for paper in mat.papers], terms) else None

    def meets(self, papers: Iterable[tuple[str, str]], terms: list[dict[str, Any]]) -> bool:
        """Whether every term finds its cards, no card twice: by trying."""
        slots = [term for term in terms for _ in range(term["count"])]
        cards = [*({"card": card, "trace": ""} for card, _ in papers), *({"trace": t} for _, t in papers if t)]
        return self._fill(slots, cards)

    def _fill(self, slots: list[dict[str, Any]], cards: list[dict[str, str]]) -> bool:
        if not slots:
            return True
        tried = []
        for number, card in enumerate(cards):
            look = self._look(card)
            if look not in tried and self._fits(card, slots[0]):
                tried.append(look)
                if self._fill(slots[1:], cards[:number] + cards[number + 1 :]):
                    return True
        return False

    def _look(self, card: dict[str, str]) -> tuple[str, ...]:
        if card["trace"]:
            return (card["trace"],)
        data = self.cards[card["card"]]
        return data["period"], data["clade"], data["diet"]

    def _fits(self, card: dict[str, str], term: dict[str, Any]) -> bool:
        if "trace" in term or card["trace"]:
            return bool(card["trace"]) and term.get("trace") in (card["trace"], "any")
        data = self.cards[card["card"]]
        diets = ("herbivore", "carnivore") if data["diet"] == "omnivore" else (data["diet"],)
        same = all(term.get(key) in (None, data[key]) for key in ("period", "clade"))
        return same and term.get("diet") in (None, *diets)

    def score(self, seat: int) -> dict[str, int]:
        """The lines of a player's score."""
        mat = self.mats[seat]
        lines = {
            "holotypes": sum(self.cards[card]["points"] for card, _ in mat.papers),
            "traces": sum(self.field_file["traces"][trace]["points"] for _, trace in mat.papers if trace),
            "contributions": CONTRIBUTIONS[mat.contributions],
            "personal": 0 if self.basal else self.personal(mat),
            "unpublished": -sum(self.cards[card]["research"] for card in mat.hand),
        }
        return {label: points for label, points in lines.items() if not self.basal or label not in OBJECTIVE_LINES}

    def personal(self, mat: Mat) -> int:
        """The points of the Personal Objective."""
        data = self.objectives["personals"][mat.personal]
        if data["kind"] == "all":
            return int(data["points"][0]) if self.meets(mat.papers, data["terms"]) else 0
        term = {**data["terms"][0], "count": 1}
        count = sum(self._fits({"card": card, "trace": ""}, term) for card, _ in mat.papers)
        return int([0, *data["points"]][min(count, len(data["points"]))])

    def winners(self) -> tuple[int, ...]:
        """Most points, then most research, then all who tie."""
        ranks = [(sum(self.score(seat).values()), self.mats[seat].research) for seat in range(self.seats)]
        return tuple(seat for seat in range(self.seats) if ranks[seat] == max(ranks))
