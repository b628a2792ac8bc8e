"""What a choice leads to: what dice bring on average, what can be paid for afterwards, what objectives look for.

Like the forecast it knows only the rules that are played and what the viewer sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb

from game.holotype import forecast
from game.holotype.box import Box
from game.holotype.forecast import GOODS, Goods
from game.holotype.model import MUSEUM_FACE, PERIODS, HoloAction
from game.holotype.view import HoloView, Mat

Stock = Mapping[str, int]
"""How many of each good there are."""


def die_now(view: HoloView, cube: int, face: int) -> int:
    """How many fossils a die that shows this face brings among the others; the Museum may have too few for it."""
    if face != MUSEUM_FACE:
        return face
    return int(view.dice.count(MUSEUM_FACE) <= view.museum[cube])


def die_again(box: Box, view: HoloView, face: int) -> float:
    """How many fossils the die that shows this face brings on average if it is rolled once more."""
    cube = box.dig_cube[box.dig_ids.index(view.dig)]
    others = view.dice.count(MUSEUM_FACE) - int(face == MUSEUM_FACE)
    lent = int(others < view.museum[cube])
    faces = box.faces[cube]
    return sum(lent if one == MUSEUM_FACE else one for one in faces) / len(faces)


def dig_mean(box: Box, view: HoloView, name: str) -> float:
    """How many fossils an expedition brings the seat to act on average, without any re-roll."""
    at = box.dig_ids.index(name)
    cube, dice = box.dig_cube[at], box.dig_dice[at]
    faces, stock = box.faces[cube], view.museum[cube]
    chance = faces.count(MUSEUM_FACE) / len(faces)
    lent = sum(
        comb(dice, shown) * chance**shown * (1 - chance) ** (dice - shown) * min(shown, stock)
        for shown in range(dice + 1)
    )
    return dice * sum(faces) / len(faces) + lent + int("field" in view.mats[view.to_act].tiles)


def short(box: Box, stock: Stock, card: str) -> Goods:
    """What a stock lacks for a card."""
    missing = [(name, need - stock[name]) for name, need in forecast.specimen(box, card).costs]
    return tuple((name, n) for name, n in missing if n > 0)


def payable(box: Box, cards: Sequence[str], stock: Stock) -> list[str]:
    """The cards that a stock pays for, those with the most points first."""
    found = [card for card in cards if not short(box, stock, card)]
    return sorted(found, key=lambda card: -forecast.specimen(box, card).points)


def nearest(box: Box, cards: Sequence[str], stock: Stock, goods: Sequence[str] = GOODS) -> tuple[str, Goods]:
    """The card that lacks the fewest of some goods, and which; '' if no card lacks any."""
    lacking = [(card, tuple(row for row in short(box, stock, card) if row[0] in goods)) for card in cards]
    rows = [(sum(n for _, n in short_of), -forecast.specimen(box, card).points, card) for card, short_of in lacking]
    found = min((row for row in rows if row[0]), default=None)
    return (found[2], dict(lacking)[found[2]]) if found else ("", ())


def stock_after(box: Box, view: HoloView, action: HoloAction) -> dict[str, int]:
    """The goods of the seat to act after a trade, an exchange, a cube gained or a fossil given."""
    stock = forecast.held(view.mats[view.to_act])
    if action.kind in ("trade", "exchange"):
        give, take = PERIODS[action.item], PERIODS[action.to] if action.kind == "trade" else "research"
        given, taken = forecast.deal(box, view, give, take)
        stock[give] -= given
        stock[take] += taken
    elif action.kind == "gain":
        stock[GOODS[action.item]] += 1
    elif action.kind == "give":
        stock[GOODS[action.item]] -= forecast.given_up(view)
    return stock


def deals(box: Box, view: HoloView, seat: int) -> Iterator[dict[str, int]]:
    """The goods of a seat after every single trade or exchange that its fossils and the Museum allow."""
    stock = forecast.held(view.mats[seat])
    for at, give in enumerate(PERIODS):
        wanted = [("research", box.exchange[at])]
        wanted += [(take, box.trade[at]) for to, take in enumerate(PERIODS) if to != at and view.museum[to]]
        for take, least in wanted:
            if stock[give] >= least:
                given, taken = forecast.deal(box, view, give, take)
                yield stock | {give: stock[give] - given, take: stock[take] + taken}


def research_after(box: Box, mat: Mat, senior: int) -> int:
    """The research of a mat after a visit to the Library by a Field Assistant (0) or by another worker (1)."""
    return mat.research + forecast.library_gain(box, mat)[1 - senior]


def retrieved(box: Box) -> int:
    """The research that comes with retrieved workers."""
    return box.retrieved


def drawn_at_most(box: Box, view: HoloView, senior: int, more: int = 0) -> int:
    """How many Specimens a worker draws in the Lab, as far as there are any."""
    return min(box.lab_draw[senior] + more, view.deck_size + len(view.discard))


def next_disc(box: Box, mat: Mat) -> int:
    """How many points the next contribution of a mat adds."""
    made = forecast.contributed(box, mat)
    return box.contributions[made] - (box.contributions[made - 1] if made else 0)


def fitting(box: Box, objective: str, cards: Sequence[str]) -> int:
    """How many of these cards a Personal Objective looks for."""
    wanted = box.personals[box.personal_ids.index(objective)].requirement.cards
    return sum(wanted >> box.cards.ids.index(card) & 1 for card in cards)


def with_tile(box: Box, mat: Mat, tile: str) -> tuple[int, ...]:
    """The figures of a milestone once it is taken: research by seniors and assistants, room, cards drawn."""
    if tile == "library":
        return tuple(gain + 1 for gain in forecast.library_gain(box, mat))
    return (mat.limit + box.extra,) if tile == "storage" else (box.lab_draw[1] + 1,)
