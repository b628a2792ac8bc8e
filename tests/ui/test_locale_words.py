"""Every text of both languages: counts with their words, elision, French spaces, phrases that were wrong once."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest

from game.core.paths import shipped_everywhere
from ui.text import LANGUAGES, PLACEHOLDER, Entry, Text, is_elided, is_singular, load_entries, placeholders

COUNTS = frozenset({"n", "points", "worth", "amount", "total", "end", "limit", "gain", "loss", "more"}) | {
    *("animals", "experts", "first", "second", "third", "tokens", "reputation", "chance", "mine")
}
"""Placeholders whose value is a number of things."""

SMALL_WORDS = frozenset(
    {
        *(
            "a",
            "an",
            "and",
            "at",
            "by",
            "every",
            "for",
            "from",
            "in",
            "more",
            "of",
            "on",
            "or",
            "the",
            "to",
            "when",
            "with",
        ),
        *("à", "au", "d", "dans", "de", "des", "du", "en", "et", "la", "le", "les", "ou", "par", "pour", "sur", "un"),
    }
)
"""Words after which a noun no longer belongs to the number before them."""

LIMITS = {"most", "least", "limit", "room", "cards", "seats"}
"""Bounds that problems of files name, which are never 1."""

IRREGULAR = {"en": {"die": "dice"}, "fr": {"animal": "animaux"}}


def entries(lang: str) -> dict[str, Entry]:
    """All texts of a language."""
    return load_entries(shipped_everywhere("data", "locale"), lang)


def forms(entry: Entry) -> list[str]:
    """The sentences of an entry."""
    return list(entry.values()) if isinstance(entry, dict) else [entry] if isinstance(entry, str) else []


def nouns(lang: str) -> dict[str, str]:
    """Singular and plural of every noun that some text counts."""
    found = dict(IRREGULAR[lang])
    for entry in entries(lang).values():
        if isinstance(entry, dict):
            words = (re.findall(r"[^\W\d_]+", entry[form].lower()) for form in ("one", "other"))
            found |= {one: other for one, other in zip(*words, strict=False) if other == f"{one}s"}
        for sentence in forms(entry):
            found |= {match["one"]: match["other"] for match in PLACEHOLDER.finditer(sentence) if match["one"]}
    return found


def filled(text: Text, key: str, count: int) -> str:
    """A text whose counts are all that number, and whose other values are a word that counts nothing."""
    entry = entries(text.lang)[key]
    names = placeholders(entry) | ({"n"} if isinstance(entry, dict) else set())
    return text(key, **{name: count if name in COUNTS else "Xx" for name in names})


def mistakes(sentence: str, lang: str, words: dict[str, str]) -> list[str]:
    """Numbers that stand with a noun of the wrong number."""
    singular, plural = set(words), set(words.values())
    found = []
    for match in re.finditer(r"(?<![\w/.,+−-])(\d+)((?: [^\W\d_]+){1,3})", sentence):
        number, after = int(match[1]), takewhile(lambda word: word not in SMALL_WORDS, match[2].lower().split())
        noun = next((word for word in after if word in singular ^ plural), "")
        wrong = plural if is_singular(lang, number) else singular
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
    assert words["point"] == "points"
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
        for match in re.finditer(rf"\{{(\w+)\}} (?:{known})\b", sentence)
        if match[1] not in COUNTS | {"name", "colour", "values", "period", "trace", "clade", *LIMITS}
    ]
    assert loose == []


def test_the_test_sees_mistakes() -> None:
    words = {"point": "points", "carte": "cartes"}
    assert mistakes("It scores 1 points at once.", "en", words) == ["1 points at once"]
    assert mistakes("0 point", "en", words) == ["0 point"]
    assert mistakes("0 point, 1 carte, 2 cartes", "fr", words) == []
    assert mistakes("0 points, 1 cartes, 2 carte", "fr", words) == ["0 points", "1 cartes", "2 carte"]


def test_a_count_inside_a_text_chooses_its_word() -> None:
    """Numbers and numbers in writing, signs included."""
    english, french = Text("en"), Text("fr")
    assert english("end.shared", names="Ada", points=1).endswith("1 point each.")
    assert english("end.shared", names="Ada", points=0).endswith("0 points each.")
    assert "0 point chacun" in french("end.shared", names="Ada", points=0)
    assert "−1 point " in french("end.shared", names="Ada", points="−1")


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
    assert is_elided(name) == ("’" in said)


def test_every_french_text_elides_every_name() -> None:
    """Wherever a name follows de or que, in all texts; English says nothing else for it."""
    text = Text("fr", strict=True)
    wrong = []
    for key, entry in entries("fr").items():
        said = text(key, **dict.fromkeys(placeholders(entry), "Alexander")) if forms(entry) else ""
        wrong += [key] if re.search(r"\b(?:[Dd]|[Qq]u|[Jj]usqu)e Alexander", said) else []
    assert wrong == []
    assert Text("en")("holotype.tip.worker_of", worker="Student", name="Alexander").count("’") <= 1


SPACES = "[ \u00a0\u202f]"


def test_french_texts_set_marks_apart() -> None:
    """A space before : ; ? ! and », after «; not in markup and times."""
    wrong = {}
    for key, entry in entries("fr").items():
        for sentence in forms(entry):
            plain = PLACEHOLDER.sub("x", re.sub(r"\[[A-Za-z]+:[^\]]*\]", "", sentence))
            bad = re.findall(rf"\S*(?<!{SPACES})(?:[;?!»]|:(?!\d))|«(?!{SPACES})\S*", plain)
            if bad:
                wrong[key] = bad
    assert wrong == {}


WRONG = {
    "fr": [
        r"personne n’(?:en )?a plus\b",
        r"zoo n’(?:en )?a plus\b",
        r"nombre entier",
        r"Prendre une défausse",
        r"cliquez (?:un|une|le|la|les) ",
        r"à ce jour",
        r"de soi\b",
        r"le plus de \S+ \S+ décide",
    ],
    "en": [
        r"in turns,",
        r"\bno pen\b",
        r"\bAt last\b",
        r"\b(?:fewest|most) [\w. ]+ decides?\b",
        r"^Choose [^.]* first\.$",
    ],
}
"""What was said wrongly once, by language."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phrases_that_were_wrong_do_not_come_back(lang: str) -> None:
    said = [(key, sentence) for key, entry in entries(lang).items() for sentence in forms(entry)]
    assert [(key, bad) for key, sentence in said for bad in WRONG[lang] if re.search(bad, sentence)] == []
