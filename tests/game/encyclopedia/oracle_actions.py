"""The six actions of the plain model."""

from __future__ import annotations

from collections.abc import Generator

from tests.game.encyclopedia.oracle import Ask, Course, Voyage
from tests.game.encyclopedia.oracle_figures import (
    ANIMALS,
    COST,
    EXPERTS,
    LANDS,
    LIFT,
    PLACED,
    STARS,
    helps,
    level,
    passed,
    strength_of,
)
from tests.game.encyclopedia.oracle_publication import Publications


class Actions(Publications):
    """What a player does with a die in hand."""

    def bank_token(self, seat: int) -> None:
        """The first die at the bank brings the First Player token."""
        if not self.banked:
            self.banked, self.first = True, seat

    def action(self, seat: int) -> Course:
        """Choose an action and carry it out; a seal may be changed and experts used before."""
        goods, answer = self.players[seat].goods, ""
        self.recoloured = False
        while not answer or answer == "seal coins" or answer.startswith("use"):
            if answer == "seal coins":
                goods.update(seals=-1, coins=5)
            elif answer:
                yield from self.use_kept(seat, answer.split()[1])
            seal = ["seal coins"] if goods["seals"] else []
            answer = yield seat, "action", [*self.places(seat), *self.voyages(seat), *seal, *self.kept(seat)]
        if answer.startswith("expedition"):
            yield from self.expedition(seat, *answer.split()[1::2])
        elif answer == "publication":
            yield from self.publication(seat)
        else:
            self.fire(seat, "each_place", answer)
            yield from {
                "bank": self.bank, "embassy": self.embassy, "university": self.university, "academy": self.academy
            }[answer](seat)  # fmt: skip

    def places(self, seat: int) -> list[str]:
        """The places where an action can be completed."""
        goods = self.players[seat].goods
        recolour = bool(goods["tokens"] or goods["seals"])
        ahead = passed(goods["reputation"], self.promised(seat, "academy", "reputation"))
        colours = {ANIMALS[name]["continent"] for name in self.animals if name}
        academy = colours and (self.land in colours or recolour or {3, 15} & set(ahead))
        homes = {ANIMALS[name]["continent"] for name in self.players[seat].study}
        publication = any(self.enough(seat, land) and (land == self.land or recolour) for land in homes)
        checks = {"university": any(self.experts), "academy": academy, "publication": publication}
        return ["embassy", "bank", *(name for name, holds in checks.items() if holds)]

    def bank(self, seat: int) -> Course:
        """5 coins."""
        self.gain(seat, "coins", 5)
        self.bank_token(seat)
        yield from ()

    def embassy(self, seat: int) -> Course:
        """1 to 3 tokens."""
        yield from self.own_cards(seat)
        self.gain(seat, "tokens", (yield from self.levels(seat, "embassy")))

    def levels(self, seat: int, prompt: str) -> Generator[Ask, str, int]:
        """The level of the die, raised with coins or seals."""
        goods = self.players[seat].goods
        while True:
            value = self.die(seat, self.land)
            reached = range(level(value), level(value + goods["coins"]) + 1)
            if level(value) == 3 or (len(reached) == 1 and not goods["seals"] and not self.kept(seat)):
                return level(value)
            seal = ["seal", "seal coins"] if goods["seals"] else []
            answer = yield seat, prompt, [f"level {n}" for n in reached] + seal + self.kept(seat)
            if (yield from self.helped(seat, answer)):
                continue
            if answer != "seal":
                chosen = int(answer.split()[1])
                goods["coins"] -= max(0, 2 * chosen - 1 - value)
                return chosen
            goods["seals"] -= 1
            self.value += 5

    def university(self, seat: int) -> Course:
        """An expert, and a token for its colour."""
        answer = yield from self.choose(seat, "university", lambda: [f"expert {name}" for name in self.experts if name])
        expert = answer.split()[1]
        self.experts[self.experts.index(expert)] = ""
        self.gain(seat, "tokens", EXPERTS[expert]["continent"] == self.land)
        yield from self.hire(seat, expert)

    def academy(self, seat: int) -> Course:
        """An animal of the die's colour, or another one for a token or a seal; and 1 to 3 reputation."""
        answer = yield from self.choose(seat, "academy", lambda: self.studies(seat))
        animal, way = answer.split()[1], answer.partition(" by ")[2]
        self.players[seat].goods[f"{way}s"] -= bool(way)
        self.value += 5 * (way == "seal")
        self.land = ANIMALS[animal]["continent"]
        self.animals[self.animals.index(animal)] = ""
        self.players[seat].study[animal] = set()
        yield from self.own_cards(seat)
        self.gain(seat, "reputation", (yield from self.levels(seat, "renown")))

    def studies(self, seat: int) -> list[str]:
        """The animals on display, and how their colour is paid for."""
        goods = self.players[seat].goods
        shown = {name: ANIMALS[name]["continent"] for name in self.animals if name}
        ways = [way for way in ("token", "seal") if goods[f"{way}s"]]
        others = [f"animal {name} by {way}" for name, land in shown.items() if land != self.land for way in ways]
        return [f"animal {name}" for name, land in shown.items() if land == self.land] + others

    def voyages(self, seat: int) -> list[str]:
        """Expeditions on which a cube can surely be placed, and how their colour is paid for."""
        player, found = self.players[seat], list[str]()
        goods, step = player.goods, player.goods["reputation"]
        for land in (land for land in LANDS if self.sailed[land] < len(STARS)):
            space = self.sailed[land]
            steps = passed(step, STARS[space])
            costs = [COST[kind] for animal, cubes in player.study.items() if ANIMALS[animal]["continent"] == land
                     for kind in {1, 2, 3, 4} - cubes]  # fmt: skip
            if 12 in steps and any(name and ANIMALS[name]["continent"] == land for name in self.animals):
                costs.append(COST[1])
            after = (step + STARS[space]) % 16
            aid = max((self.help_of(seat, name, land, after) for name in self.experts if name), default=0)
            reach = self.voyage_points(seat, land) + self.means(seat) + strength_of(steps) + aid * (6 in steps)
            ways = {"": self.land == land, " by token": goods["tokens"] > 0, " by seal": goods["seals"] > 0}
            for way, open_ in ways.items():
                lost = 2 if way == " by token" else 0
                if open_ and (not way or self.land != land) and costs and reach - lost >= min(costs):
                    found.append(f"expedition {land}{way}")
        return found

    def voyage_points(self, seat: int, land: str) -> int:
        """What an expedition begins with."""
        aid = sum(helps(name, land) for name in self.players[seat].active)
        return self.value + aid + LIFT[self.sailed[land]]

    def expedition(self, seat: int, land: str, way: str = "") -> Course:
        """Reputation first, then cubes as long as points last."""
        player = self.players[seat]
        player.goods[f"{way}s"] -= bool(way)
        self.value += 5 * (way == "seal")
        voyage = self.voyage = Voyage(seat, land, self.voyage_points(seat, land))
        self.land = land
        self.fire(seat, "each_expedition", land)
        self.gain(seat, "reputation", STARS[self.sailed[land]])
        self.sailed[land] += 1
        yield from self.own_cards(seat)
        while (options := self.research(seat, voyage)) != ["done"]:
            answer = yield seat, "research", options
            if answer == "done":
                break
            if answer.startswith("cube"):
                yield from self.cube(seat, voyage, *answer.split()[1:])
            elif answer.startswith("use"):
                yield from self.use_kept(seat, answer.split()[1])
            else:
                self.boost(seat, voyage, answer)
        self.voyage = None

    def research(self, seat: int, voyage: Voyage) -> list[str]:
        """Cubes that can be paid for, boosts for dearer ones, experts, and the end."""
        player = self.players[seat]
        todo = [(name, kind) for name, cubes in player.study.items() if ANIMALS[name]["continent"] == voyage.land
                for kind in {1, 2, 3, 4} - cubes]  # fmt: skip
        options = [f"cube {name} {kind}" for name, kind in todo if COST[kind] <= voyage.points]
        missing = self.missing(seat, voyage)
        if missing <= self.means(seat):
            options += ["coins"] * (player.goods["coins"] >= missing) + ["token"] * (player.goods["tokens"] > 0)
            options += ["seal", "seal coins"] if player.goods["seals"] else []
        return options + self.kept(seat) + ([] if voyage.owes() else ["done"])

    def missing(self, seat: int, voyage: Voyage) -> int:
        """What the cheapest research that is too dear costs more than there is."""
        dear = [COST[kind] for name, cubes in self.players[seat].study.items()
                if ANIMALS[name]["continent"] == voyage.land
                for kind in {1, 2, 3, 4} - cubes if COST[kind] > voyage.points]  # fmt: skip
        return min(dear, default=10**6) - voyage.points

    def boost(self, seat: int, voyage: Voyage, how: str) -> None:
        """Spend something on an expedition, or a seal for coins."""
        goods = self.players[seat].goods
        if how == "seal coins":
            goods.update(seals=-1, coins=5)
            return
        missing = self.missing(seat, voyage)
        good, amount, points = {
            "coins": ("coins", missing, missing), "token": ("tokens", 1, 2), "seal": ("seals", 1, 5)
        }[how]  # fmt: skip
        goods[good] -= amount
        voyage.points += points
        voyage.boosted = True

    def cube(self, seat: int, voyage: Voyage, animal: str, kind: str) -> Course:
        """Place a cube."""
        self.players[seat].study[animal].add(int(kind))
        voyage.points -= COST[int(kind)]
        voyage.placed, voyage.boosted = True, False
        self.gain(seat, "points", PLACED[int(kind)])
        self.fire(seat, "each_cube", kind)
        yield from self.own_cards(seat)
