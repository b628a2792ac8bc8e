"""The rules of pens, die and score once more, written from the rulebook alone and as plainly as possible.

A zoo is the list of its dinosaurs in the order in which they came, each a pair of place and letter.
"""

from __future__ import annotations

Zoo = list[tuple[str, str]]

PLACES = {
    "summer": ["sameness", "trio", "love", "king", "differences", "island", "river"],
    "winter": ["wood", "bridge_left", "bridge_right", "lookout", *(f"pyramid.{n}" for n in range(6)), "quarantine",
               "river"],
}  # fmt: skip
ZONES = {
    "forest": {"sameness", "trio", "king", "wood", "bridge_left", "lookout"},
    "plain": {"love", "differences", "island", "bridge_right", "pyramid", "quarantine"},
    "cafeteria": {"sameness", "trio", "love", "wood", "bridge_left", "quarantine"},
    "toilets": {"king", "differences", "island", "bridge_right", "lookout", "pyramid"},
}
TOUCHING = {(0, 1), (1, 2), (3, 4), (0, 3), (1, 3), (1, 4), (2, 4), (3, 5), (4, 5)}
ROW = [0, 2, 4, 8, 12, 18, 24]


def pen_of(place: str) -> str:
    """The pen to which a place belongs."""
    return place.split(".")[0]


def inside(zoo: Zoo, pen: str) -> list[str]:
    """The letters in a pen, in order."""
    return [letter for place, letter in zoo if pen_of(place) == pen]


def fits(zoo: Zoo, place: str, letter: str, prairie: int = 99) -> bool:
    """Whether a place takes the dinosaur, by the rule of its pen alone."""
    held = inside(zoo, pen_of(place))
    if place in ("king", "island", "lookout", "quarantine"):
        return not held
    if place == "sameness":
        return len(held) < 6 and set(held) <= {letter}
    if place == "differences":
        return letter not in held
    if place == "trio":
        return len(held) < 3
    if place == "love":
        return len(held) < prairie
    if place == "wood":
        return len(held) < 6 and alternates([*held, letter])
    return fits_pyramid(zoo, int(place[-1]), letter) if place.startswith("pyramid") else True


def alternates(row: list[str]) -> bool:
    """Whether a row goes A B A B with two different species."""
    return all(letter == row[number % 2] for number, letter in enumerate(row)) and row[0] not in row[1::2]


def fits_pyramid(zoo: Zoo, slot: int, letter: str) -> bool:
    """Whether a slot is free, its row open, and no neighbour of the same species."""
    held = {int(place[-1]): kind for place, kind in zoo if place.startswith("pyramid")}
    row = 0 if slot < 3 else 1 if slot < 5 else 2
    if slot in held or len(held) < (0, 3, 5)[row]:
        return False
    return all(
        not (slot in pair and other in held and held[other] == letter)
        for pair in TOUCHING
        for other in pair
        if other != slot
    )


def die_allows(zoo: Zoo, place: str, face: str) -> bool:
    """Whether the face lets a seat that has not rolled it place there."""
    if place == "river":
        return True
    if face == "empty":
        return not inside(zoo, pen_of(place))
    if face == "no_trex":
        return "t" not in inside(zoo, pen_of(place))
    return pen_of(place) in ZONES[face]


def score(side: str, zoos: list[Zoo], seat: int, trio: int = 6) -> int:
    """The points of one zoo at a table."""
    zoo = zoos[seat]
    everything = [letter for _, letter in zoo]
    total = len(inside(zoo, "river"))
    pens = {pen_of(place) for place in PLACES[side]} - {"river", "quarantine"}
    total += sum("t" in inside(zoo, pen) for pen in pens)
    return total + (summer(zoos, seat, everything, trio) if side == "summer" else winter(zoos, seat))


def score_now(side: str, zoos: list[Zoo], seat: int, trio: int = 6) -> int:
    """The points if the game ended now: whoever has a dinosaur in quarantine moves it where it brings most."""
    waiting = inside(zoos[seat], "quarantine")
    if not waiting:
        return score(side, zoos, seat, trio)
    stay = [entry for entry in zoos[seat] if entry[0] != "quarantine"]
    ways = [place for place in PLACES[side] if place != "quarantine" and fits(stay, place, waiting[0])]
    moved = [[*stay, (place, waiting[0])] for place in ways]
    return max(score(side, [*zoos[:seat], zoo, *zoos[seat + 1 :]], seat, trio) for zoo in moved)


def summer(zoos: list[Zoo], seat: int, everything: list[str], trio: int) -> int:
    """The summer pens."""
    zoo = zoos[seat]
    total = ROW[len(inside(zoo, "sameness"))] + [0, 1, 3, 6, 10, 15, 21][len(inside(zoo, "differences"))]
    total += trio if len(inside(zoo, "trio")) == 3 else 0
    love = inside(zoo, "love")
    total += 5 * sum(love.count(letter) // 2 for letter in set(love))
    for letter in inside(zoo, "king"):
        others = [[kind for _, kind in other].count(letter) for other in zoos]
        total += 7 if everything.count(letter) >= max(others) else 0
    for letter in inside(zoo, "island"):
        total += 7 if everything.count(letter) == 1 else 0
    return total


def winter(zoos: list[Zoo], seat: int) -> int:
    """The winter pens."""
    zoo = zoos[seat]
    total = ROW[len(inside(zoo, "wood"))]
    left, right = inside(zoo, "bridge_left"), inside(zoo, "bridge_right")
    total += 6 * sum(min(left.count(letter), right.count(letter)) for letter in set(left))
    for letter in inside(zoo, "lookout"):
        neighbour = zoos[(seat - 1) % len(zoos)]
        total += 2 * [kind for _, kind in neighbour].count(letter)
    return total + sum([2, 2, 2, 4, 4, 7][int(place[-1])] for place, _ in zoo if place.startswith("pyramid"))
