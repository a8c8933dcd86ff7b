"""Counts who rules the times of 300 random lives, by the definitions of Valens, Abu Ma'shar and Parashara.

Nothing of AstroSvitla is used: where the Sun, the Moon and the Ascendant are, and when the Sun returns, comes from
pyswisseph, with the files of the Swiss Ephemeris in the folder that is given; the rest is counted here, in whole
fractions. Prints a line of JSON for each life:

    python3 lord_times.py /usr/share/libswe/ephe > lord_times.jsonl
"""

import json
import random
import sys
from datetime import datetime, timedelta
from fractions import Fraction

import swisseph as swe

SIGNS = "abcdefghijkl"  # Aries to Pisces
RELEASED = dict(zip(SIGNS, (15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12)))
CHALDEAN = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"]
FIRDARIA_BY_DAY = [("sun", 10), ("venus", 8), ("mercury", 13), ("moon", 9), ("saturn", 11), ("jupiter", 12),
                   ("mars", 7), ("northNode", 3), ("southNode", 2)]
FIRDARIA_BY_NIGHT = FIRDARIA_BY_DAY[3:7] + FIRDARIA_BY_DAY[:3] + FIRDARIA_BY_DAY[7:]
DASHA = [("southNode", 7), ("venus", 20), ("sun", 6), ("moon", 10), ("mars", 7), ("northNode", 18),
         ("jupiter", 16), ("saturn", 19), ("mercury", 17)]


def sign(longitude):
    return SIGNS[int(longitude % 360 // 30)]


# Each count gives periods as (ruler, begin, end, is the bond loosed) in days after the birth.


def firdaria(is_day):
    """Two cycles: the second holds whatever comes after 75 years."""
    begin = Fraction(0)
    for ruler, years in 2 * (FIRDARIA_BY_DAY if is_day else FIRDARIA_BY_NIGHT):
        end = begin + years * Fraction("365.2425")
        yield ruler, begin, end, False
        begin = end


def firdaria_parts(period):
    ruler, begin, end, _ = period
    if ruler in CHALDEAN:
        first, part = CHALDEAN.index(ruler), (end - begin) / 7
        for number in range(7):
            lord = CHALDEAN[(first + number) % 7]
            yield lord, begin + number * part, begin + (number + 1) * part, False


def released(first, begin, end, unit, can_loose):
    """Signs from the first, each as many units as it has years, until the end, at which the last one is cut."""
    place = SIGNS.index(first)
    gone = 0
    while begin < end:
        is_loosed = can_loose and gone == 12
        if is_loosed:
            # The circle is complete: instead of the first sign comes the one across.
            place = SIGNS.index(first) + 6
        ruler = SIGNS[place % 12]
        next_begin = begin + RELEASED[ruler] * unit
        yield ruler, begin, min(next_begin, end), is_loosed
        begin, place, gone = next_begin, place + 1, gone + 1


def releasing(first):
    return released(first, Fraction(0), Fraction(360 * 500), Fraction(360), False)


def releasing_parts(period, level):
    return released(period[0], period[1], period[2], Fraction(360, 12 ** (level - 1)), True)


def vimshottari(moon, lord=None, begin=None, end=None):
    """The nine periods of 120 years, or the nine parts of one of them."""
    if lord is None:
        mansion = Fraction(moon) * 27 / 360
        first = int(mansion) % 9
        begin = -(mansion - int(mansion)) * DASHA[first][1] * Fraction("365.25")
        end = begin + 120 * Fraction("365.25")
    else:
        first = [name for name, _ in DASHA].index(lord)
    whole = end - begin
    for number in range(9):
        ruler, years = DASHA[(first + number) % 9]
        next_begin = begin + whole * years / 120
        yield ruler, begin, next_begin, False
        begin = next_begin


def holding(periods, day):
    return next((period for period in periods if period[1] <= day < period[2]), None)


class Life:
    def __init__(self, born, latitude, longitude):
        self.born, self.latitude, self.longitude = born, latitude, longitude
        self.day = swe.julday(born.year, born.month, born.day, born.hour + born.minute / 60)
        self.sun, moon = (swe.calc_ut(self.day, body)[0][0] for body in (swe.SUN, swe.MOON))
        self.rising = swe.houses(self.day, latitude, longitude, b"P")[1][0]
        swe.set_sid_mode(swe.SIDM_LAHIRI)
        self.sidereal_moon = swe.calc_ut(self.day, swe.MOON, swe.FLG_SWIEPH | swe.FLG_SIDEREAL)[0][0]
        self.is_day = (self.sun - self.rising) % 360 > 180
        way = (moon - self.sun) % 360
        fortune = self.rising + (way if self.is_day else -way)
        spirit = self.rising - (way if self.is_day else -way)
        self.fortune, self.spirit = sign(fortune), sign(spirit)
        if self.spirit == self.fortune:
            self.spirit = SIGNS[(SIGNS.index(self.spirit) + 1) % 12]
        # How close a figure is to where another sign or sect would decide, which no rounding may settle.
        edges = [value % 30 for value in (self.rising, fortune, spirit)]
        self.doubt = min(min(edge, 30 - edge) for edge in edges)
        self.doubt = min(self.doubt, abs((self.sun - self.rising + 90) % 180 - 90))

    def ruling(self, day):
        """Who rules so many days after the birth, in each system, from the longest period to the shortest."""
        chains = {"firdaria": [holding(firdaria(self.is_day), day)]}
        chains["firdaria"].append(holding(firdaria_parts(chains["firdaria"][0]), day))
        for lot, first in (("spirit", self.spirit), ("fortune", self.fortune)):
            chain = [holding(releasing(first), day)]
            for level in (2, 3, 4):
                chain.append(holding(releasing_parts(chain[-1], level), day))
            chains[lot] = chain
        chain = [holding(vimshottari(self.sidereal_moon), day)]
        for _ in range(2):
            ruler, begin, end, _ = chain[-1]
            chain.append(holding(vimshottari(None, ruler, begin, end), day))
        chains["dasha"] = chain
        chains["years"] = self.profections(day)
        return {name: [period for period in chain if period] for name, chain in chains.items()}

    def profections(self, day):
        """The year from one solar return to the next, and its twelfth."""
        age, begin = 0, 0.0
        while True:
            near = self.day + (age + 1) * 365.2422 - 5
            end = swe.solcross_ut(self.sun, near) - self.day
            if day < end:
                break
            age, begin = age + 1, end
        year = SIGNS[(SIGNS.index(sign(self.rising)) + age) % 12]
        length = (end - begin) / 12
        month = int((day - begin) / length)
        ruler = SIGNS[(SIGNS.index(year) + month) % 12]
        return [(year, begin, end, False), (ruler, begin + month * length, begin + (month + 1) * length, False)]

    def parts(self, first):
        """The signs of the second level that begin in the first 36,000 days, in capitals where the bond was loosed."""
        text = ""
        for period in releasing(first):
            for part in releasing_parts(period, 2):
                if part[1] >= 36_000:
                    return text
                text += part[0].upper() if part[3] else part[0]

    def edges(self):
        """Where something changes on the second level, in days after the birth."""
        for period in firdaria(self.is_day):
            yield from (part[1] for part in firdaria_parts(period))
        for first in (self.spirit, self.fortune):
            for period in releasing(first):
                if period[1] > 36_000:
                    break
                yield from (part[1] for part in releasing_parts(period, 2))
        for ruler, begin, end, _ in vimshottari(self.sidereal_moon):
            yield from (part[1] for part in vimshottari(None, ruler, begin, end))


def told(chain):
    """The first two letters of the ruler, begin and end of each period, to a hundredth of a day."""
    figures = []
    for ruler, begin, end, is_loosed in chain:
        figures.append(ruler.upper() if is_loosed else ruler[:2])
        for day in (begin, end):
            day = round(float(day), 2)
            figures.append(int(day) if day == int(day) else day)
    return figures


def second_at(life, dice):
    """A whole second of the first hundred years, far enough from every change that rounding decides nothing."""
    while True:
        if dice.random() < 0.5:
            seconds = dice.randrange(60, 36_500 * 86_400)
        else:
            # Half an hour before or after a change.
            edges = [edge for edge in life.edges() if 1 < edge < 36_500]
            seconds = int(dice.choice(edges) * 86_400) + dice.choice([-1800, 1800])
        day = Fraction(seconds, 86_400)
        chains = life.ruling(day).values()
        if all(abs(float(day) - float(edge)) > 0.008 for chain in chains for period in chain for edge in period[1:3]):
            return seconds


def main():
    swe.set_ephe_path(sys.argv[1])
    dice = random.Random(1990_04_15)
    count = 0
    while count < 300:
        born = datetime(1905, 1, 1) + timedelta(minutes=dice.randrange(105 * 365 * 1440))
        life = Life(born, round(dice.uniform(-60, 60), 2), round(dice.uniform(-180, 180), 2))
        if life.doubt < 0.01:
            continue
        count += 1
        row = {
            "date": f"{born:%Y-%m-%d}", "time": f"{born:%H:%M}",
            "latitude": life.latitude, "longitude": life.longitude, "day": life.is_day,
            "spirit": life.parts(life.spirit), "fortune": life.parts(life.fortune),
            "ruling": [],
        }
        for seconds in sorted(second_at(life, dice) for _ in range(2)):
            chains = life.ruling(Fraction(seconds, 86_400))
            row["ruling"].append(
                {"at": seconds} | {name: told(chain) for name, chain in chains.items()})
        print(json.dumps(row, separators=(",", ":")))


if __name__ == "__main__":
    main()
