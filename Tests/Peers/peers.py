"""Draws natal wheels of births as SVG with Kerykeion and Stellium, as often as our bench does, and prints medians.

Each line: the program, milliseconds of CPU from a computed chart to SVG, milliseconds with the calculation, bytes.
"""

import datetime
import os
import statistics
import sys
import tempfile
import time

BIRTHS = [  # year, month, day, hour, minute, zone, latitude, longitude: those of astro-bench
    (1990, 4, 15, 14, 30, "Europe/Kyiv", 50.4501, 30.5234),
    (1962, 2, 5, 0, 15, "Asia/Kolkata", 28.6139, 77.209),
    (1985, 7, 13, 12, 0, "Europe/London", 51.5074, -0.1278),
]
RUNS = int(sys.argv[1]) if len(sys.argv) > 1 else 9


def kerykeion():
    from kerykeion import AstrologicalSubjectFactory, ChartDataFactory, ChartDrawer

    def chart(year, month, day, hour, minute, zone, latitude, longitude):
        subject = AstrologicalSubjectFactory.from_birth_data(
            "Birth", year, month, day, hour, minute, city="-", nation="GB", lng=longitude,
            lat=latitude, tz_str=zone, online=False)
        return ChartDataFactory.create_natal_chart_data(subject)

    return chart, lambda chart: len(ChartDrawer(chart).generate_wheel_only_svg_string().encode())


def stellium():
    from stellium import ChartBuilder, Native
    from zoneinfo import ZoneInfo

    path = os.path.join(tempfile.mkdtemp(), "wheel.svg")

    def chart(year, month, day, hour, minute, zone, latitude, longitude):
        local = datetime.datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone))
        return ChartBuilder.from_native(Native(local, (latitude, longitude))).with_aspects().calculate()

    def draw(chart):
        chart.draw(path).save()
        return os.path.getsize(path)

    return chart, draw


def measure(name, chart, draw):
    drawing, whole, sizes = [], [], []
    for run in range(RUNS + 2):
        for birth in BIRTHS:
            start = time.process_time()
            made = chart(*birth)
            middle = time.process_time()
            size = draw(made)
            end = time.process_time()
            if run >= 2:  # the first two fill caches
                drawing.append(1000 * (end - middle))
                whole.append(1000 * (end - start))
                sizes.append(size)
    print(name, *(f"{statistics.median(figures):.3f}" for figures in (drawing, whole, sizes)))


for name, make in (("kerykeion", kerykeion), ("stellium", stellium)):
    measure(name, *make())
