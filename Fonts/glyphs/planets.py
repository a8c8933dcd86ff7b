# SPDX-License-Identifier: AGPL-3.0-or-later
"""The lights, the planets and the Earth."""

from math import asin, degrees

from strokes import BASE, MID, TOP, Drawing, polar

DISC = 290  # the one large circle: Sun, Moon phases, Fortune share it


def sun():
    d = Drawing()
    d.circle(0, MID, DISC)
    # A touch wider than a stroke, or the dot would look thinner than the ring.
    d.dot(0, MID, 52)
    return d


def crescent(d, cx, cy, r, horn, inner):
    """A closed crescent, horns at +-horn degrees, its inner arc reaching x = cx + inner."""
    x, y = polar(0, 0, r, horn)
    sag = inner - x
    ri = (y * y + sag * sag) / (2 * sag)
    a = degrees(asin(y / ri))
    a = a if sag <= ri else 180 - a  # past the half circle the sine turns back
    t = d.arc(cx, cy, r, -horn, horn)
    t.arc(cx + inner - ri, cy, ri, a, -a).close()


def moon():
    d = Drawing()
    crescent(d, 0, MID, 305, 118, 70)
    return d


def last_moon():
    d = moon()
    d.trails = [t.mirrored() for t in d.trails]
    return d


def mercury():
    d = Drawing()
    # The ring is nearly Venus's, so that the two stand side by side as equals.
    r, c, horn = 168, 400, 150
    d.circle(0, c, r)
    d.arc(0, c + r + horn, horn, 200, 340)
    d.cross(0, c - r, 128, 128)
    return d


def venus():
    d = Drawing()
    d.circle(0, TOP - 188, 188)
    d.cross(0, TOP - 376, 160, 138)
    return d


def earth():
    d = Drawing()
    d.circle(0, BASE + 188, 188)
    d.cross(0, TOP, 540, 138, base=BASE + 376)
    return d


def mars():
    d = Drawing()
    cx, cy, r = -95, 255, 205
    tip = cx + 395, cy + 395
    d.circle(cx, cy, r)
    d.line(polar(cx, cy, r, 45), tip)
    d.line((tip[0] - 200, tip[1]), tip, (tip[0], tip[1] - 200))
    return d


def jupiter():
    d = Drawing()
    # The sickle is half a ring that lies down on the bar: with a knee it would be a 2, and the whole read as 24.
    bar, r = 200, (TOP - 200) / 2
    c = (-185, TOP - r)
    d.arc(*c, r, 138, -90)
    d.line((-255, bar), (285, bar))
    d.line((165, TOP), (165, BASE))
    return d


def saturn():
    d = Drawing()
    d.line((-120, TOP), (-120, 110))
    d.line((-255, 545), (15, 545))
    r, tail, turn = 158, 84, -46
    c = (-120 + r, 300)
    t = d.trail(-120, 300).arc(*c, r, 180, turn)
    t.arc(*polar(*c, r + tail, turn), tail, turn + 180, turn + 350)
    return d


def uranus():
    d = Drawing()
    d.circle(0, BASE + 92, 92)
    d.line((0, TOP), (0, BASE + 184))
    bar, inner, outer, half = 455, 160, 250, 195
    sag = outer - inner
    r = (half * half + sag * sag) / (2 * sag)
    a = degrees(asin(half / r))
    for turn, x in ((0, -inner - r), (180, inner + r)):
        d.arc(x, bar, r, turn - a, turn + a)
    d.line((-inner, bar), (inner, bar))
    return d


def neptune():
    d = Drawing()
    r, c = 220, 490
    d.trail(-r, TOP - 10).arc(0, c, r, 180, 360).line((r, TOP - 10))
    d.cross(0, TOP, 140, 138)
    return d


def pluto():
    d = Drawing()
    r = 158
    d.trail(-160, TOP - 2 * r).line((20, TOP - 2 * r)).arc(20, TOP - r, r, -90, 90).line(
        (-160, TOP), (-160, BASE), (190, BASE))
    return d


GLYPHS = [
    (0x2609, "Sun", sun), (0x263D, "Moon", moon), (0x263E, "Last Moon", last_moon),
    (0x263F, "Mercury", mercury), (0x2640, "Venus", venus), (0x2641, "Earth", earth),
    (0x2642, "Mars", mars), (0x2643, "Jupiter", jupiter), (0x2644, "Saturn", saturn),
    (0x2645, "Uranus", uranus), (0x2646, "Neptune", neptune), (0x2647, "Pluto", pluto),
]
