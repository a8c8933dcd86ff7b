# SPDX-License-Identifier: AGPL-3.0-or-later
"""Which of a place's many names are kept as keys, and how each is spelled where it is shown."""

import unicodedata

from fold import fold
from ukrainian import distance, established, is_ukrainian, romanised, tidy

# A place with fewer people keeps no name that a slip of the pen leads to another of its names.
LARGE, LARGE_AT_HOME = 100_000, 10_000
# One with more keeps even romanisations that were made from Cyrillic, for among them is Peking.
GREAT = 500_000
# One with fewer is found in Latin and Cyrillic letters only.
FAMOUS = 200_000
LONGEST = 48

# Cyrillic letters as the many romanisations have them, so far reduced that their differences vanish.
LATIN = dict(zip("абвгґдеёєжзиіїйклмнопрстуўфхцчшщыэюя", (
    "a b v g g d e e e zh z i i i i k l m n o p r s t u u f g c c sh shc i e iu ia").split()), ь="", ъ="")
CUSTOMS = (("shch", "shc"), ("sch", "sh"), ("eh", "e"), ("j", "i"), ("y", "i"), ("kh", "g"), ("x", "g"), ("ts", "c"),
           ("ch", "c"), ("tz", "c"), ("w", "v"), ("ie", "e"), ("io", "e"), ("ii", "i"), ("h", "g"), ("ue", "e"))


def skeleton(key):
    """What a folded name sounds like, whichever way it came into Latin letters."""
    key = "".join(LATIN.get(c, c) for c in key)
    for custom, plain in CUSTOMS:
        key = key.replace(custom, plain)
    return key


def script(key):
    return unicodedata.name(key[0], "NONE").split()[0]


def is_name(name, key):
    """Whether an alternate name is one: no code, no romanisation made by a machine, no note of a scholar."""
    if not key or len(name) > LONGEST or any(c.isdigit() or c in "[](),;:/=" for c in name):
        return False
    if name.isascii() and name.isupper() and len(name) <= 4:
        return False  # codes of airports and the like
    latin = [c for c in name if "LATIN" in unicodedata.name(c, "")]
    # GeoNames' own machine writes other scripts in small Latin letters.
    return not latin or (any(c.isupper() for c in latin) and len(latin) >= len(key.replace(" ", "")) - 2)


def is_slip(a, b):
    """Whether a misspelt name leads from one to the other anyway: in long names one letter is wrong, in longer two."""
    allowed = sum(min(len(a), len(b)) >= length for length in (6, 9))
    return abs(len(a) - len(b)) <= allowed and distance(a, b) <= allowed


class Names:
    """The names of one place."""

    def __init__(self, place, former, translations, owners):
        """`former` are its former names, and today's in Latin letters and in Ukrainian where GeoNames lacks them.

        `owners` are the people of the largest place of a country that a key is the own name of.
        """
        self.place, self.owners = place, owners
        self.is_home = place["countrycode"] == "UA"
        names, latin, ukrainian = former
        self.own = latin or place["name"].strip()
        self.former = {fold(name): name for name in names}
        self.ukrainian = ukrainian or self.established(translations)
        # By key: the spelling to show.
        self.keys = {}
        self.collect()
        self.mark_former()

    def established(self, translations):
        alternates = self.place["alternatenames"]
        if self.is_home:
            return established(self.own, alternates, {tidy(name) for name in self.former.values()})
        return translations.of(self.place, {fold(name) for name in [self.own, *alternates]})

    def collect(self):
        kept = [self.own] + ([self.ukrainian] if self.ukrainian else [])
        if self.is_home and self.ukrainian:
            kept.append(romanised(self.ukrainian))
        for name in kept + list(self.former.values()):
            self.keys.setdefault(fold(name), name)
        # Kiev before Kíev: among spellings of one name the plainest, which most people type.
        alternates = sorted({tidy(a) for a in self.place["alternatenames"]}, key=lambda a: (sum(c > "~" for c in a), a))
        named = [(fold(a), a) for a in alternates]
        self.sounds = {skeleton(key) for key, a in named if key and script(key) == "CYRILLIC"}
        for key, name in sorted(named, key=lambda n: len(n[0])):
            if is_name(name, key) and key not in self.keys and self.is_wanted(key, name):
                self.keys[key] = name

    def is_wanted(self, key, name):
        people, kind = self.place["population"], script(key)
        if self.is_taken(key):
            return False
        if kind not in ("LATIN", "CYRILLIC"):
            return people >= FAMOUS
        if people >= (LARGE_AT_HOME if self.is_home else LARGE):
            return self.is_home or not self.is_machine_made(key, name)
        if self.is_home and kind == "CYRILLIC":
            return True
        words = set(fold(self.own).split())
        return not (self.is_machine_made(key, name) or words < set(key.split()) or any(is_slip(key, k) for k in self.keys))

    def is_taken(self, key):
        """Whether the name is another's, who has a better right to it: in Ukraine anyone's, abroad a larger place's."""
        people = self.owners.get((self.place["countrycode"], key), 0)
        return people > 0 if self.is_home else people >= self.place["population"] > 0

    def is_machine_made(self, key, name):
        """Puehrto-Plata: a Cyrillic name in Latin letters, which nobody types."""
        if self.place["population"] >= GREAT or set(key.split()) < set(fold(self.own).split()):
            return False
        return name.isascii() and skeleton(key) in self.sounds and skeleton(key) != skeleton(fold(self.own))

    def mark_former(self):
        """Adds to the former names what is the same in another spelling."""
        sounds = {skeleton(key) for key in self.former}
        for name in list(self.former.values()):
            if self.is_home and is_ukrainian(name):
                self.keys.setdefault(fold(romanised(name)), romanised(name))
        for key, name in self.keys.items():
            if skeleton(key) in sounds and key not in (fold(self.own), fold(self.ukrainian or "")):
                self.former[key] = name
