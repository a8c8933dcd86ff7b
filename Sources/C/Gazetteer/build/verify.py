# SPDX-License-Identifier: AGPL-3.0-or-later
"""Holds every record of gazetteer.bin against its source: count, coordinates, people, country, zone and own name.

Wants requirements.txt and the system's zone files. Run it from anywhere: python3 verify.py
It reads the file by its description in docs/PLACES.md alone, and shares no code with what wrote it.
"""

import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import source

ZONES = "/usr/share/zoneinfo"
SECTIONS = ("countries", "regions", "zones", "areas", "symbols", "folds", "records", "populations", "own names",
            "Ukrainian names", "former names", "words", "blocks", "names")


def sections(data):
    """The runs of bytes by their names."""
    assert data[:8] == b"PLACES1\n"
    count, *lengths = struct.unpack_from(f"<{len(SECTIONS) + 1}I", data, 8)
    assert count == len(SECTIONS)
    found, start = {}, 8 + 4 * (count + 1)
    for name, length in zip(SECTIONS, lengths):
        found[name] = data[start : start + length]
        start += length
    assert start == len(data)
    return found


def populations(steps):
    """Each by how much smaller it is than the one before."""
    people, number, shift = 1 << 32, 0, 0
    for byte in steps:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            people -= number
            yield people
            number, shift = 0, 0


def names(data, symbols):
    """Every name as its spelling and whose it is."""
    scalars = [chr(int.from_bytes(symbols[i : i + 3], "little")) for i in range(0, len(symbols), 3)]
    index, before, found = 0, [], []
    while index < len(data):
        shared, added = data[index] >> 4, data[index] & 15
        index += 1
        if shared == 15:
            shared, index = 15 + data[index], index + 1
        if added == 15:
            added, index = 15 + data[index], index + 1
        end, spelling = index + added, before[:shared]
        while index < end:
            byte, index = data[index], index + 1
            if byte < 239:
                spelling.append(scalars[byte])
            elif byte == 255:
                spelling.append(chr(int.from_bytes(data[index : index + 3], "little")))
                index += 3
            else:
                spelling.append(scalars[239 + 256 * (byte - 239) + data[index]])
                index += 1
        found.append(("".join(spelling), struct.unpack_from("<H", data, index)[0]))
        index, before = index + 2, spelling
    return found


def mistakes(file, places):
    """What differs, a line each; how many own names are not GeoNames' is told at the end."""
    lines = [name.decode().split("\n") for name in (file["countries"], file["zones"])]
    codes, zones = [line.split("\t")[0] for line in lines[0]], lines[1]
    people = list(populations(file["populations"]))
    known = names(file["names"], file["symbols"])
    count = len(file["records"]) // 8
    if not count == len(people) == len(places) == len(file["own names"]) // 3:
        yield f"{count} records, {len(people)} populations, {len(places)} places of the source"
        return
    renamed = 0
    for number, place in enumerate(places):
        (record,) = struct.unpack_from("<Q", file["records"], 8 * number)
        country, _, zone = struct.unpack_from("<BBH", file["areas"], 4 * (record >> 51))
        own, whose = known[int.from_bytes(file["own names"][3 * number : 3 * number + 3], "little")]
        read = {
            "latitude": f"{(record & 0x1FFFFFF) / 1e5 - 90:.5f}", "population": people[number],
            "longitude": f"{(record >> 25 & 0x3FFFFFF) / 1e5 - 180:.5f}", "countrycode": codes[country],
            "timezone": zones[zone],
        }
        wanted = {field: place[field] for field in read}
        wanted["latitude"], wanted["longitude"] = f"{place['latitude']:.5f}", f"{place['longitude']:.5f}"
        for field, value in read.items():
            if value != wanted[field] and float_or_text(value) != float_or_text(wanted[field]):
                yield f"{place['name']} ({place['geonameid']}): {field} is {value}, in the source {wanted[field]}"
        if whose != number:
            yield f"{place['name']} ({place['geonameid']}): its own name {own} is of place {whose}"
        renamed += own != place["name"]
        if not os.path.isfile(os.path.join(ZONES, zones[zone])):
            yield f"{place['name']} ({place['geonameid']}): no zone file {zones[zone]}"
    print(f"{count} places, {len(known)} names, {len(zones)} zones; {renamed} own names are not as GeoNames has them")


def float_or_text(value):
    """So that −0 is 0."""
    try:
        return float(value)
    except ValueError:
        return value


def main():
    with open(os.path.join(HERE, "..", "gazetteer.bin"), "rb") as file:
        found = list(mistakes(sections(file.read()), source.places()))
    for line in found:
        print(line, file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
