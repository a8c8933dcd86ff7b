# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ukrainian names abroad, as libgweather's translators set them: places, countries and the states of America."""

import gettext
import math
import subprocess
import xml.etree.ElementTree as ElementTree

from fold import fold
from ukrainian import ALPHABET, tidy

LOCATIONS = "/usr/share/libgweather-4/Locations.xml"
CATALOG = "/usr/share/locale/uk/LC_MESSAGES/libgweather-4.0-locations.mo"
# How far the two sources may put the same place from each other.
NEAR = 30


def version():
    """The version of the Debian package that the names come from."""
    command = ["dpkg-query", "-W", "-f=${Version}", "libgweather-4-common"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def kilometres(a, b):
    x = math.radians(b[1] - a[1]) * math.cos(math.radians((a[0] + b[0]) / 2))
    return 6371 * math.hypot(x, math.radians(b[0] - a[0]))


class Translations:
    """What Ukrainians call countries, states and cities."""

    def __init__(self):
        with open(CATALOG, "rb") as file:
            self.catalog = gettext.GNUTranslations(file)
        self.countries, self.states, self.cities = {}, {}, {}
        root = ElementTree.parse(LOCATIONS).getroot()
        for country in root.iter("country"):
            code = country.findtext("iso-code")
            self.countries[code] = self.name(country)
            for state in country.findall("state"):
                if code == "US":
                    self.states[state.findtext("_name")] = self.name(state)
            self.cities[code] = [city for city in map(self.city, country.iter("city")) if city]

    def name(self, element):
        """The translation of an element's name; None where there is none of Ukrainian letters."""
        node = element.find("_name")
        if node is None:
            return None
        context = node.get("msgctxt")
        key = f"{context}\x04{node.text}" if context else node.text
        translation = self.catalog._catalog.get(key)
        if not translation or not all(c in ALPHABET or c in "’- .,()" for c in tidy(translation).lower()):
            return None
        return tidy(translation)

    def city(self, element):
        name, node = self.name(element), element.find("coordinates")
        if name is None or node is None:
            return None
        return fold(element.find("_name").text), tuple(map(float, node.text.split())), name

    def of(self, place, names):
        """The Ukrainian name of a place abroad that one of `names` and its coordinates tell."""
        here = (place["latitude"], place["longitude"])
        known = [(kilometres(here, there), name) for key, there, name in self.cities.get(place["countrycode"], [])
                 if key in names]
        return min((k for k in known if k[0] <= NEAR), default=(0, None))[1]
