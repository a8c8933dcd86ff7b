# SPDX-License-Identifier: AGPL-3.0-or-later
"""The format of gazetteer.bin: little-endian sections, read in place by Sources/Places/Data."""

import collections
import struct

MAGIC = b"PLACES1\n"
# One byte stands for each of the most common scalars, two for the next, four for the rest.
SINGLES, PAGES = 239, 16
# How many names begin with a whole one.
BLOCK = 32


class Symbols:
    """A code for each scalar that occurs in names, the most common first."""

    def __init__(self, names):
        counts = collections.Counter(c for name in names for c in name)
        self.scalars = [c for c, _ in sorted(counts.items(), key=lambda n: (-n[1], n[0]))]
        self.scalars = self.scalars[: SINGLES + PAGES * 256]
        self.number = {c: i for i, c in enumerate(self.scalars)}

    def encoded(self, name):
        """A list of codes, a symbol each."""
        return [self.code(c) for c in name]

    def code(self, c):
        number = self.number.get(c)
        if number is None:
            return bytes([255]) + u24(ord(c))
        if number < SINGLES:
            return bytes([number])
        page, rest = divmod(number - SINGLES, 256)
        return bytes([SINGLES + page, rest])


def u24(number):
    return number.to_bytes(3, "little")


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out) + bytes([number])


def entry(shared, ending, place):
    """A name after another: how many symbols of that stay, how many bytes come, those, and whose name it is."""
    head = bytes([min(shared, 15) << 4 | min(len(ending), 15)])
    head += b"".join(varint(n - 15) for n in (shared, len(ending)) if n >= 15)
    return head + ending + struct.pack("<H", place)


def names(entries, symbols):
    """The names in their order as (blocks, bytes): each shares its beginning with the one before."""
    out, blocks, before = bytearray(), bytearray(), []
    for index, (spelling, place) in enumerate(entries):
        if index % BLOCK == 0:
            blocks += u24(len(out))
            before = []
        name = symbols.encoded(spelling)
        shared = next((i for i, (a, b) in enumerate(zip(before, name)) if a != b), min(len(before), len(name)))
        out += entry(shared, b"".join(name[shared:]), place)
        before = name
    return bytes(blocks), bytes(out)


def folds(table):
    """What scalars fold to: the scalar, how many, those."""
    return b"".join(u24(ord(c)) + bytes([len(to)]) + b"".join(u24(ord(d)) for d in to) for c, to in table.items())


def record(place, area):
    """64 bits: latitude from the south pole and longitude from the date line in 1/100,000°, and the area."""
    latitude, longitude = round((place["latitude"] + 90) * 1e5), round((place["longitude"] + 180) * 1e5)
    assert 0 <= latitude < 1 << 25 and 0 <= longitude < 1 << 26 and area < 1 << 13
    return struct.pack("<Q", latitude | longitude << 25 | area << 51)


def populations(places):
    """By how much each has fewer people than the one before; the first by how much fewer than none can have."""
    out, before = bytearray(), 1 << 32
    for place in places:
        out += varint(before - place["population"])
        before = place["population"]
    return bytes(out)


def file(sections):
    """All sections, behind a list of their lengths."""
    lengths = struct.pack(f"<{len(sections) + 1}I", len(sections), *map(len, sections))
    return MAGIC + lengths + b"".join(sections)
