# SPDX-License-Identifier: AGPL-3.0-or-later
"""The twelve signs."""

from math import asin, degrees

from strokes import BASE, MID, TOP, Drawing, polar


def bow(d, cx, cy, half, sag, facing):
    """A shallow arc: chord half-length, depth, and the way its belly points (degrees)."""
    r = (half * half + sag * sag) / (2 * sag)
    a = degrees(asin(half / r))
    x, y = polar(cx, cy, -r, facing)
    d.arc(x, y, r, facing - a, facing + a)


def aries():
    d = Drawing()
    horn, x, y = 118, -165, TOP - 118
    right = d.trail(0, BASE).line((0, 250)).curve((0, 470), (70, TOP), (-x, TOP))
    right.arc(-x, y, horn, 90, -40)
    d.add(right.mirrored())
    return d


def taurus():
    d = Drawing()
    r = 196
    # Each horn is one curve from the head's crown, so that it bends without a corner.
    right = d.trail(0, BASE + 2 * r).curve((165, BASE + 2 * r), (130, TOP), (290, TOP))
    d.circle(0, BASE + r, r)
    d.add(right.mirrored())
    return d


def gemini():
    d = Drawing()
    bow(d, 0, 592, 250, 77, -90)
    bow(d, 0, 108, 250, 77, 90)
    for x in (-108, 108):
        d.line((x, 604), (x, 96))
    return d


def cancer():
    d = Drawing()
    r, cx, cy = 110, -178, 412
    d.circle(cx, cy, r)
    left = cx - r
    t = d.trail(left, cy).curve((left, 525), (-160, 648), (15, 648)).curve(
        (120, 648), (220, 618), (285, 562))
    d.circle(-cx, 2 * MID - cy, r)
    d.add(t.turned())
    return d


def leo():
    d = Drawing()
    r, cx, cy = 104, -205, 262
    d.circle(cx, cy, r)
    arch = 180
    t = d.trail(cx + r, cy).curve((cx + r, 350), (-180, 400), (-180, TOP - arch))
    t.arc(0, TOP - arch, arch, 180, 0)
    t.curve((180, 370), (92, 260), (92, 119)).arc(182, 119, 90, 180, 310)
    return d


STEMS, HUMP = (-215, -58, 99), 78.5  # Virgo and Scorpio stand on the same m


def m_body(d, foot):
    """Entry flick, two short stems and the arch into the third; returns the third's trail."""
    a, b, c = STEMS
    y = TOP - HUMP
    d.arc(a - HUMP, y, HUMP, 75, 0).line((a, foot))
    d.trail(a, y).arc(a + HUMP, y, HUMP, 180, 0).line((b, foot))
    return d.trail(b, y).arc(b + HUMP, y, HUMP, 180, 0)


def virgo():
    d = Drawing()
    x = STEMS[2]
    m_body(d, 120).line((x, 190)).curve((x, 110), (140, 50), (225, BASE))
    t = d.trail(x, 420).curve((x + 15, 480), (x + 55, 514), (x + 100, 514))
    t.curve((x + 158, 514), (x + 190, 468), (x + 190, 402))
    t.curve((x + 190, 265), (x + 25, 140), (-25, BASE))
    return d


def scorpio():
    d = Drawing()
    x, r = STEMS[2], 106
    m_body(d, 120).line((x, BASE + r)).arc(x + r, BASE + r, r, 180, 360).line((x + 2 * r, 305))
    tip = x + 2 * r
    d.line((tip - 82, 228), (tip, 310), (tip + 82, 228))
    return d


def libra():
    d = Drawing()
    bar, r, c = 258, 185, 422
    dip = degrees(asin((c - bar) / r))
    t = d.trail(-300, bar).arc(0, c, r, 180 + dip, -dip).line((300, bar))
    assert abs(t.end[1] - bar) < 1e-6
    d.line((-300, 95), (300, 95))
    return d


def sagittarius():
    d = Drawing()
    s = 270
    d.line((-s, MID - s), (s, MID + s))
    d.line((s - 250, MID + s), (s, MID + s), (s, MID + s - 250))
    c, h = -95, 115
    d.line((c - h, MID + c + h), (c + h, MID + c - h))
    return d


def capricorn():
    d = Drawing()
    a, b, foot = -240, 10, 215
    d.arc(a - HUMP, TOP - HUMP, HUMP, 75, 0).line((a, foot))
    # The second stroke rises out of the first one's foot, as a pen would do it.
    r = 88
    t = d.trail(a, foot).curve((a, 460), (b - 2 * r - 10, TOP), (b - r, TOP))
    t.arc(b - r, TOP - r, r, 90, 0).line((b, 250))
    t.curve((b, 115), (b - 65, BASE), (b - 170, BASE))
    # The ring touches the spine just where the spine starts to leave for the tail.
    loop = 114
    d.circle(b + loop, 250, loop)
    return d


def aquarius():
    d = Drawing()
    for y in (475, 225):
        d.line(*((-300 + 120 * i, y + (78 if i % 2 else -78)) for i in range(6)))
    return d


def pisces():
    d = Drawing()
    for side in (-1, 1):
        bow(d, side * 98, MID, 319, 135, 0 if side < 0 else 180)
    d.line((-255, MID), (255, MID))
    return d


GLYPHS = [
    (0x2648, "Aries", aries), (0x2649, "Taurus", taurus), (0x264A, "Gemini", gemini),
    (0x264B, "Cancer", cancer), (0x264C, "Leo", leo), (0x264D, "Virgo", virgo),
    (0x264E, "Libra", libra), (0x264F, "Scorpio", scorpio),
    (0x2650, "Sagittarius", sagittarius), (0x2651, "Capricorn", capricorn),
    (0x2652, "Aquarius", aquarius), (0x2653, "Pisces", pisces),
]
