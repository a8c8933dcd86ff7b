# SPDX-License-Identifier: AGPL-3.0-or-later
"""Nodes, asteroids, centaurs, lots, the retrograde mark and the angle marks."""

from strokes import BASE, MID, TOP, Drawing, polar

from .planets import DISC, crescent


def north_node():
    d = Drawing()
    # Each foot ring touches the bow from outside, exactly at the bow's end.
    turn, bow, ring = 60, 262, 78
    c = TOP - bow - 6
    d.arc(0, c, bow, -turn, 180 + turn)
    for a in (-turn, 180 + turn):
        d.circle(*polar(0, c, bow + ring, a), ring)
    return d


def south_node():
    d = north_node()
    d.trails = [t.turned() for t in d.trails]
    return d


def chiron():
    d = Drawing()
    r = 120
    d.circle(0, BASE + r, r)
    d.line((0, TOP), (0, BASE + 2 * r))
    d.line((180, TOP - 10), (0, 490), (180, 321))
    return d


def pholus():
    d = Drawing()
    r, bowl = 120, 120
    d.circle(0, BASE + r, r)
    t = d.trail(0, BASE + 2 * r).line((0, TOP), (80, TOP))
    t.arc(80, TOP - bowl, bowl, 90, -90).line((0, TOP - 2 * bowl))
    return d


def lilith():
    d = Drawing()
    crescent(d, 0, TOP - 195, 195, 124, 28)
    d.trails = [t.mirrored() for t in d.trails]
    d.cross(0, TOP - 390, 155, 135)
    return d


def ceres():
    d = Drawing()
    r = 185
    d.arc(0, TOP - r, r, 165, -90)
    d.cross(0, TOP - 2 * r, 165, 135)
    return d


def pallas():
    d = Drawing()
    c = 476
    d.polygon((0, TOP), (170, c), (0, 2 * c - TOP), (-170, c))
    d.cross(0, 2 * c - TOP, 155, 135)
    return d


def juno():
    d = Drawing()
    c, r = TOP - 212, 212
    for a in (0, 45, 135):
        d.line(polar(0, c, r, a), polar(0, c, r, a + 180))
    d.cross(0, TOP, 150, 135)
    return d


def vesta():
    d = Drawing()
    # The flame burns in the hearth: it waves from the hearth's foot to its tip, or with the V it would be an arrow.
    foot = 232
    d.trail(0, foot).curve((12, 300), (85, 372), (30, 448)).curve((-22, 520), (-92, 580), (18, TOP))
    d.line((-225, 430), (0, foot), (225, 430))
    d.line((-295, 205), (-185, 205), (0, BASE), (185, 205), (295, 205))
    return d


def fortune():
    d = Drawing()
    d.circle(0, MID, DISC)
    for a in (45, 135):
        d.line(polar(0, MID, DISC, a), polar(0, MID, DISC, a + 180))
    return d


def retrograde():
    d = Drawing()
    r = 152
    low = TOP - 2 * r
    bowl = d.trail(-200, BASE).line((-200, TOP), (-10, TOP)).arc(-10, TOP - r, r, 90, -90)
    bowl.line((-200, low))
    d.line((-40, low), (250, BASE))
    d.line((20, BASE), (250, 270))
    return d


def degree():
    d = Drawing()
    d.circle(0, TOP - 98, 98)
    return d


def prime(n=1):
    d = Drawing()
    for i in range(n):
        d.line((150 * i, TOP - 190), (150 * i + 45, TOP))
    return d


def double_prime():
    return prime(2)


GLYPHS = [
    (0x260A, "North node", north_node), (0x260B, "South node", south_node),
    (0x26B7, "Chiron", chiron), (0x26B8, "Lilith", lilith), (0x26B3, "Ceres", ceres),
    (0x26B4, "Pallas", pallas), (0x26B5, "Juno", juno), (0x26B6, "Vesta", vesta),
    (0x2BDB, "Pholus", pholus), (0x2297, "Fortune", fortune),
    (0x211E, "Retrograde", retrograde), (0x00B0, "Degree", degree),
    (0x2032, "Prime", prime), (0x2033, "Double prime", double_prime),
]
