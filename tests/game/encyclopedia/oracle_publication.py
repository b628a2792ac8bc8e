"""Publications of the plain model, and the choice of an animal of the die's colour."""

from __future__ import annotations

from collections.abc import Callable, Generator

from tests.game.encyclopedia.oracle import Ask, Course, Model
from tests.game.encyclopedia.oracle_figures import ANIMALS, COLOUR_OF, KINDS, LAND_OF, NEEDED, WORTH, passed

ANY = "any"
"""The colour of a die after a seal."""


class Publications(Model):
    """What a player publishes with a die in hand."""

    def by_colour(
        self, seat: int, prompt: str, verb: str, animals: Callable[[], list[str]]
    ) -> Generator[Ask, str, str]:
        """An animal of the die's colour, which may be changed once for a token or a seal."""
        goods = self.players[seat].goods
        while True:
            options = [f"{verb} {name}" for name in animals() if self.land in (ANY, ANIMALS[name]["continent"])]
            others = {ANIMALS[name]["continent"] for name in animals()} - {self.land}
            if others and not self.recoloured:
                options += [f"colour {COLOUR_OF[land]}" for land in others if goods["tokens"]]
                options += ["seal"] * (goods["seals"] > 0)
            used = self.kept(seat) if len(options) > 1 else []
            word, _, name = (yield seat, prompt, options + used).partition(" ")
            if word == "use":
                self.choosing = True
                yield from self.use_kept(seat, name)
                self.choosing = False
                continue
            if word == verb:
                self.land = ANIMALS[name]["continent"]
                return name
            self.recoloured = True
            goods["seals" if word == "seal" else "tokens"] -= 1
            self.value += 5 * (word == "seal")
            self.land = ANY if word == "seal" else LAND_OF[name]

    def enough(self, seat: int, land: str) -> bool:
        """Whether a die of that colour can surely publish the continent."""
        goods = self.players[seat].goods
        steps = passed(goods["reputation"], self.promised(seat, "publication", "reputation"))
        coins = goods["coins"] + self.promised(seat, "publication", "coins") + 3 * steps.count(9)
        reach = self.die(seat, land) + coins + 5 * (goods["seals"] + steps.count(15))
        if 6 in steps or (seat, "expert") in self.pending:
            after = steps[-1] if steps else goods["reputation"]
            shown = [name for name in self.experts if name]
            reach += max((self.help_of(seat, name, land, after, publishing=True) for name in shown), default=0)
        return reach >= NEEDED[0]

    def publication(self, seat: int) -> Course:
        """The reference animal, the highest Type, the cards that take part; then points and a seal."""
        player = self.players[seat]
        reference = yield from self.by_colour(seat, "reference", "reference", lambda: [
            name for name in player.study if self.enough(seat, ANIMALS[name]["continent"])
        ])  # fmt: skip
        self.fire(seat, "each_place", "publication")
        self.publishing = self.land
        yield from self.own_cards(seat)
        top = yield from self.ceiling(seat)
        self.publishing = ""
        cards = [reference]
        while options := [f"with {name}" for name in self.partners(seat, top, cards)]:
            answer = yield seat, "partners", [*options, *self.kept(seat), "done"]
            if answer == "done":
                break
            if answer.startswith("use"):
                yield from self.use_kept(seat, answer.split()[1])
            else:
                cards.append(answer.split()[1])
        for name in cards:
            for kind in self.given(seat, top, reference, name):
                player.cubes[ANIMALS[name][KINDS[kind - 1]]] += 1
                self.gain(seat, "points", WORTH[kind])
        for name in cards:
            del player.study[name]
            own = ANIMALS[name]["continent"] == ANIMALS[reference]["continent"]
            (player.published if own else self.gone).append(name)
            self.gain(seat, "points", WORTH[0] * own)
        self.gain(seat, "seals", 1)

    def ceiling(self, seat: int) -> Generator[Ask, str, int]:
        """The highest Type that is published."""
        goods = self.players[seat].goods
        while True:
            value = self.die(seat, self.land)
            options = [f"level {n}" for n, need in enumerate(NEEDED) if need <= value + goods["coins"]]
            seal = ["seal", "seal coins"] if goods["seals"] and value < NEEDED[4] else []
            answer = yield seat, "ceiling", options + seal + self.kept(seat)
            if (yield from self.helped(seat, answer)):
                continue
            if answer != "seal":
                chosen = int(answer.split()[1])
                goods["coins"] -= max(0, NEEDED[chosen] - value)
                return chosen
            goods["seals"] -= 1
            self.value += 5

    def given(self, seat: int, top: int, reference: str, name: str) -> list[int]:
        """The Types of the cubes that an animal gives to a publication."""
        same = [kind for kind in range(1, top + 1) if _category(name, kind) == _category(reference, kind)]
        return [kind for kind in same if kind in self.players[seat].study[name]]

    def partners(self, seat: int, top: int, cards: list[str]) -> list[str]:
        """The animals that may still take part."""
        land = ANIMALS[cards[0]]["continent"]
        others = [name for name in self.players[seat].study if name not in cards]
        return [name for name in others if ANIMALS[name]["continent"] == land or self.given(seat, top, cards[0], name)]


def _category(animal: str, kind: int) -> str:
    return str(ANIMALS[animal][KINDS[kind - 1]])
