"""Makes of births what our bench makes of them, with Kerykeion and Stellium, and prints medians.

Each line: the program, the work, milliseconds of CPU from a computed chart, milliseconds with the calculation, bytes. The
works are a natal wheel as SVG and as PNG of about 1200 pixels, a report as text, and a wheel of two skies as SVG. Kerykeion
has no PNG of its own: its SVG is painted by CairoSVG. Both programs' reports are tables; ours is in words.
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
    from cairosvg import svg2png
    from kerykeion import AstrologicalSubjectFactory, ChartDataFactory, ChartDrawer, ReportGenerator

    def subject(year, month, day, hour, minute, zone, latitude, longitude):
        return AstrologicalSubjectFactory.from_birth_data(
            "Birth", year, month, day, hour, minute, city="-", nation="GB", lng=longitude,
            lat=latitude, tz_str=zone, online=False)

    def natal(birth):
        return ChartDataFactory.create_natal_chart_data(subject(*birth))

    def two(birth, other):
        return ChartDataFactory.create_synastry_chart_data(subject(*birth), subject(*other))

    def wheel(chart):
        # Without the CSS variables of its pages, which CairoSVG does not know.
        return ChartDrawer(chart).generate_wheel_only_svg_string(remove_css_variables=True)

    return {
        "svg": (natal, lambda chart: len(ChartDrawer(chart).generate_wheel_only_svg_string().encode())),
        "png": (natal, lambda chart: len(svg2png(wheel(chart).encode(), output_width=1200))),
        "report": (natal, lambda chart: len(ReportGenerator(chart).generate_report().encode())),
        "two": (two, lambda chart: len(ChartDrawer(chart).generate_wheel_only_svg_string().encode())),
    }


def stellium():
    from stellium import ChartBuilder, MultiChartBuilder, Native, ReportBuilder
    from zoneinfo import ZoneInfo

    folder = tempfile.mkdtemp()
    svg, png = os.path.join(folder, "wheel.svg"), os.path.join(folder, "wheel.png")

    def native(year, month, day, hour, minute, zone, latitude, longitude):
        local = datetime.datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone))
        return Native(local, (latitude, longitude))

    def natal(birth):
        return ChartBuilder.from_native(native(*birth)).with_aspects().calculate()

    def two(birth, other):
        return MultiChartBuilder.synastry(natal(birth), natal(other)).calculate()

    def as_svg(chart):
        chart.draw(svg).save()
        return os.path.getsize(svg)

    def as_png(chart):
        chart.draw(svg).save_png(png, scale=2)
        return os.path.getsize(png)

    def as_report(chart):
        return len(ReportBuilder().from_chart(chart).preset_standard().to_string("text").encode())

    return {"svg": (natal, as_svg), "png": (natal, as_png), "report": (natal, as_report), "two": (two, as_svg)}


def measure(name, work, chart, draw):
    drawing, whole, sizes = [], [], []
    count = 2 if work == "two" else 1
    for run in range(RUNS + 2):
        for place in range(len(BIRTHS)):
            births = [BIRTHS[(place + number) % len(BIRTHS)] for number in range(count)]
            start = time.process_time()
            made = chart(*births)
            middle = time.process_time()
            size = draw(made)
            end = time.process_time()
            if run >= 2:  # the first two fill caches
                drawing.append(1000 * (end - middle))
                whole.append(1000 * (end - start))
                sizes.append(size)
    print(name, work, *(f"{statistics.median(figures):.3f}" for figures in (drawing, whole, sizes)))


for name, make in (("kerykeion", kerykeion), ("stellium", stellium)):
    for work, (chart, draw) in make().items():
        measure(name, work, chart, draw)
