"""Every text of every language: counts with their words, and words that are shortened before others."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest

from game.core.paths import shipped_everywhere
from tests.languages import LANGUAGES
from ui.language import plural, told
from ui.text import PLACEHOLDER, Entry, Text, load_entries, placeholders

COUNTS = frozenset({"n", "points", "worth", "amount", "total", "end", "limit", "gain", "loss", "more"}) | {
    *("animals", "experts", "first", "second", "third", "tokens", "reputation", "chance", "mine")
}
"""Placeholders whose value is a number of things."""

SMALL_WORDS = {
    "en": "a an and at by every for from in more of on or the to when with",
    "fr": "à au d dans de des du en et la le les ou par pour sur un",
    "de": "als am an auf aus bei das dem den der des die ein eine für im in je mehr mit nach oder pro und von vor zu",
}
"""Words after which a noun no longer belongs to the number before them; a language without any goes word by word."""

LIMITS = {"most", "least", "limit", "room", "cards", "seats"}
"""Bounds that problems of files name, which are never 1."""

IRREGULAR = {"en": {"die": "dice"}, "fr": {"animal": "animaux"}}
"""Nouns of which no text has both forms beside each other, by language."""


def entries(lang: str) -> dict[str, Entry]:
    """All texts of a language."""
    return load_entries(shipped_everywhere("data", "locale"), lang)


def forms(entry: Entry) -> list[str]:
    """The sentences of an entry."""
    return list(entry.values()) if isinstance(entry, dict) else [entry] if isinstance(entry, str) else []


def nouns(lang: str) -> dict[str, str]:
    """Every plural of a noun that some text counts, with its singular."""
    pairs = [(one, other) for one, other in IRREGULAR.get(lang, {}).items()]
    for entry in entries(lang).values():
        if isinstance(entry, dict):
            one, other = (re.findall(r"[^\W\d_]+", entry.get(form, "").lower()) for form in ("one", "other"))
            pairs += [pair for pair in zip(one, other, strict=False) if pair[1] == f"{pair[0]}s"]
        for match in (match for sentence in forms(entry) for match in PLACEHOLDER.finditer(sentence)):
            words = (match["forms"] or "").lower().split("|")
            pairs.append((words[0], words[-1]))
    return {other: one for one, other in pairs if one != other and one.isalpha() and other.isalpha()}


def filled(text: Text, key: str, count: int) -> str:
    """A text whose counts are all that number, and whose other values are a word that counts nothing."""
    entry = entries(text.lang)[key]
    names = placeholders(entry) | ({"n"} if isinstance(entry, dict) else set())
    return text(key, **{name: count if name in COUNTS else "Xx" for name in names})


def mistakes(sentence: str, lang: str, words: dict[str, str]) -> list[str]:
    """Numbers that stand with a noun of the wrong number."""
    small, single, many = SMALL_WORDS.get(lang, "").split(), set(words.values()), set(words)
    found = []
    for match in re.finditer(r"(?<![\w/.,+−-])(\d+)((?: [^\W\d_]+){1,3})", sentence):
        number, after = int(match[1]), takewhile(lambda word: word not in small, match[2].lower().split())
        noun = next((word for word in after if word in single ^ many), "")
        wrong = many if plural(lang, number) == "one" else single
        if noun in wrong:
            found.append(match[0])
    return found


def _too_many(key: str, entry: Entry) -> bool:
    """Whether a text tells of more things than there are, which is never one."""
    return key.startswith("problem.") and "most" in placeholders(entry)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_says_1_points(lang: str) -> None:
    """Every text with a count, filled with 0, 1 and 2: the noun goes with the number; in French 0 is singular."""
    text, words = Text(lang, strict=True), nouns(lang)
    counted = [
        key for key, entry in entries(lang).items() if placeholders(entry) & COUNTS and not _too_many(key, entry)
    ]
    assert len(counted) > 150
    assert Text(lang)("plates.points", terms="", points=2).split()[-1].lower() in words
    wrong = {key: bad for key in counted for n in (0, 1, 2) if (bad := mistakes(filled(text, key, n), lang, words))}
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_without_counts_agree_with_their_own_numbers(lang: str) -> None:
    """Rules and tooltips that write a number out."""
    words = nouns(lang)
    wrong = {
        key: bad
        for key, entry in entries(lang).items()
        if not placeholders(entry)
        for sentence in forms(entry)
        if (bad := mistakes(sentence, lang, words))
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_stands_before_a_noun_is_known_to_count(lang: str) -> None:
    """A placeholder before a counted noun is one of the counts, so that the other tests look at it."""
    words = nouns(lang)
    known = "|".join(sorted({*words, *words.values()}, key=len, reverse=True))
    loose = [
        f"{key}: {match[0]}"
        for key, entry in entries(lang).items()
        for sentence in forms(entry)
        for match in re.finditer(rf"\{{(\w+)\}} (?:{known})\b", sentence, re.IGNORECASE)
        if match[1] not in COUNTS | {"name", "colour", "values", "period", "trace", "clade", *LIMITS}
    ]
    assert loose == []


def test_the_test_sees_mistakes() -> None:
    words = {"points": "point", "cartes": "carte"}
    assert mistakes("It scores 1 points at once.", "en", words) == ["1 points at once"]
    assert mistakes("0 point", "en", words) == ["0 point"]
    assert mistakes("0 point, 1 carte, 2 cartes", "fr", words) == []
    assert mistakes("0 points, 1 cartes, 2 carte", "fr", words) == ["0 points", "1 cartes", "2 carte"]


def test_a_count_inside_a_text_chooses_its_word() -> None:
    """Numbers and numbers in writing, signs included."""
    english, french = Text("en"), Text("fr")
    assert english("end.shared", names="Ada", points=1).endswith("1\N{NO-BREAK SPACE}point each.")
    assert english("end.shared", names="Ada", points=0).endswith("0\N{NO-BREAK SPACE}points each.")
    assert "0\N{NO-BREAK SPACE}point chacun" in french("end.shared", names="Ada", points=0)
    assert "−1\N{NO-BREAK SPACE}point " in french("end.shared", names="Ada", points="−1")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Abraham", "d’Abraham"),
        ("Alexander", "d’Alexander"),
        ("Élise", "d’Élise"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Mary", "de Mary"),
        ("", "de "),
    ],
)
def test_french_elides_before_inserted_names(name: str, said: str) -> None:
    assert Text("fr")("holotype.tip.worker_of", worker="Étudiant", name=name) == f"Étudiant {said}"
    assert told("fr").shortens(name) == ("’" in said)


def test_every_french_text_elides_every_name() -> None:
    """Wherever a name follows de or que, in all texts; English says nothing else for it."""
    text = Text("fr", strict=True)
    wrong = []
    for key, entry in entries("fr").items():
        said = text(key, **dict.fromkeys(placeholders(entry), "Alexander")) if forms(entry) else ""
        wrong += [key] if re.search(r"\b(?:[Dd]|[Qq]u|[Jj]usqu)e Alexander", said) else []
    assert wrong == []
    assert Text("en")("holotype.tip.worker_of", worker="Student", name="Alexander").count("’") <= 1
