# SPDX-License-Identifier: AGPL-3.0-or-later
"""Figures and the capitals of the angles: what a wheel says where there is no text face."""

from strokes import MID, Drawing

from .letters import HIGH, LOW, TALL, letter_a, letter_c, letter_d, letter_i, letter_m


def zero(d):
    d.arc(0, MID, 150, 90, 450, TALL / 2).close()


def one(d):
    d.line((-110, HIGH - 105), (0, HIGH), (0, LOW))


def two(d, low=LOW, high=HIGH):
    r = (high - low) * 0.28
    d.arc(0, high - r, r, 165, -35).line((-r, low), (r * 1.05, low))


def three(d, low=LOW, high=HIGH):
    r = (high - low) * 0.24
    waist = high - 2 * r
    big = (waist - low) / 2
    d.arc(0, high - r, r, 150, -90).line((-r * 0.25, waist))
    d.arc(0, low + big, big, 90, -150)


def four(d):
    d.line((65, LOW), (65, HIGH), (-180, LOW + 145), (160, LOW + 145))


def five(d):
    r = 162
    d.line((125, HIGH), (-100, HIGH), (-122, MID + 20)).arc(0, LOW + r, r, 139, -145)


def six(d):
    r = 160
    d.circle(0, LOW + r, r)
    d.trail(-r, LOW + r).curve((-r, LOW + r + 150), (-70, HIGH - 60), (60, HIGH))


def seven(d):
    d.line((-150, HIGH), (150, HIGH), (-65, LOW))


def eight(d):
    small = 120
    big = (TALL - 2 * small) / 2
    d.circle(0, HIGH - small, small)
    d.circle(0, LOW + big, big)


def nine(d):
    r = 160
    d.circle(0, HIGH - r, r)
    d.trail(r, HIGH - r).curve((r, HIGH - r - 150), (70, LOW + 60), (-60, LOW))


def letter_s(d, x):
    r = 122
    low = (TALL - 2 * r) / 2
    d.arc(x + low, HIGH - r, r, 40, 270).arc(x + low, LOW + low, low, 90, -145)
    return x + 2 * low


def raised(figure):
    """A figure half as tall, as it stands behind the angle of another ring."""
    def draw(d):
        figure(d, MID + 25, HIGH)
    return draw


def figure(step):
    def draw():
        d = Drawing()
        step(d)
        return d
    return draw


def capital(step):
    def draw():
        d = Drawing()
        step(d, 0)
        return d
    return draw


FIGURES = (zero, one, two, three, four, five, six, seven, eight, nine)
CAPITALS = (("A", letter_a), ("C", letter_c), ("D", letter_d), ("I", letter_i), ("M", letter_m), ("S", letter_s))

GLYPHS = [
    *((0x30 + n, f"Figure {n}", figure(step)) for n, step in enumerate(FIGURES)),
    (0x00B2, "Raised 2", figure(raised(two))), (0x00B3, "Raised 3", figure(raised(three))),
    *((ord(name), f"Capital {name}", capital(step)) for name, step in CAPITALS),
]
