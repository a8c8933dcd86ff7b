# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ukrainian names and their national romanisation (Cabinet of Ministers, resolution 55 of 2010)."""

ALPHABET = set("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")
ONLY_UKRAINIAN = set("іїєґ’")
FIRST = {"є": "ye", "ї": "yi", "й": "y", "ю": "yu", "я": "ya"}
REST = {
    "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "є": "ie", "ж": "zh", "з": "z",
    "и": "y", "і": "i", "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p",
    "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ь": "", "ю": "iu", "я": "ia", "’": "",
}


def tidy(name):
    """A name with the apostrophe that Ukrainian writes, whatever its writer had at hand."""
    return "".join("’" if c in "'’ʼ`´‘" else c for c in name.strip())


def is_ukrainian(name):
    """Whether all letters are of the Ukrainian alphabet and may stand together, and the first is a capital."""
    low = tidy(name).lower()
    letters = [c for c in low if c not in "’- "]
    if not letters or not all(c in ALPHABET for c in letters) or not name.strip()[0].isupper():
        return False
    return not any(b == "ї" and a in "бвгґджзйклмнпрстфхцчшщ" for a, b in zip(low, low[1:]))


def romanised(name, everywhere=False):
    """The name in Latin letters.

    With `everywhere` as before 2010 (BGN/PCGN 1965), which GeoNames still has for many places: є ї й ю я are ye yi y
    yu ya wherever they stand, not only where a word begins.
    """
    out, start = "", True
    for c, following in zip(tidy(name), list(tidy(name)[1:]) + [""]):
        low = c.lower()
        if low == "з" and following.lower() == "г":
            latin = "z"  # зг is zgh, to tell it from ж
        elif low == "г" and out[-1:].lower() == "z":
            latin = "gh"
        else:
            latin = FIRST[low] if (start or everywhere) and low in FIRST else REST.get(low, c)
        out += latin.capitalize() if c.isupper() else latin
        start = c in " -"
    return out


def skeleton(latin):
    """Latin letters without what romanisations of one name differ in by custom."""
    return "".join("-" if c == " " else c for c in latin.lower() if c.isalnum() or c in " -")


def distance(a, b):
    """How many letters differ (Levenshtein)."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row = row, [i]
        for j, y in enumerate(b, 1):
            row.append(min(last[j - 1] + (x != y), last[j] + 1, row[j - 1] + 1))
    return row[-1]


def established(name, alternates, former):
    """The Ukrainian name of a place in Ukraine, or None where none is beyond doubt.

    It is the one whose romanisation, today's or the one before, is GeoNames' own name; else one that has letters which only Ukrainian has, and
    is all but that name.
    """
    own = skeleton(name)
    known = sorted({tidy(a) for a in alternates if is_ukrainian(a)} - former)
    fitting = [a for a in known if skeleton(romanised(a)) == own]
    fitting = fitting or [a for a in known if skeleton(romanised(a, everywhere=True)) == own]
    if not fitting:
        near = [(distance(skeleton(romanised(a)), own), a) for a in known if ONLY_UKRAINIAN & set(a.lower())]
        least = min(near, default=(9, ""))[0]
        fitting = [a for d, a in near if d == least and d * 4 <= len(own)]
    # Знам’янка before Знамянка, Донецьк before Донецк: who writes more signs knows more of the name.
    return max(fitting, key=lambda a: (a.count("’") + a.count("ь"), a.count("ськ") + a.count("цьк"),
                                       len(ONLY_UKRAINIAN & set(a.lower())), len(a), a), default=None)
