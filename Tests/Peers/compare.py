"""Reads what astro-bench and peers.py printed in turns, prints a table, and keeps it in the file of the bench.

In each turn every program is compared with ours of that turn; the median of the turns is told.
"""

import json
import os
import statistics
import sys

WORKS = {
    "svg": "a natal wheel as SVG",
    "png": "a natal wheel as PNG",
    "report": "a report as text",
    "two": "a wheel of two skies as SVG",
}
HOW = {
    ("kerykeion", "png"): "by CairoSVG",
    ("kerykeion", "report"): "tables",
    ("stellium", "png"): "by Typst",
    ("stellium", "report"): "tables",
    ("ours", "report"): "in words",
}


def main():
    turns = {}
    for line in sys.stdin:
        program, work, *figures = line.split()
        turns.setdefault((work, program), []).append([float(figure) for figure in figures])
    rows = []
    for work, title in WORKS.items():
        ours = turns[work, "ours"]
        print(f"{title:44}{'made':>12}{'with calculation':>21}{'size':>12}")
        for program in ("ours", "kerykeion", "stellium"):
            own = turns[work, program]
            made, whole, size = (statistics.median(figures) for figures in zip(*own))
            ratios = [statistics.median(one[place] / other[place] for one, other in zip(own, ours)) for place in (0, 1)]
            how = HOW.get((program, work))
            name = program + (f" ({how})" if how else "")
            print(f"  {name:42}{made:9.2f} ms{whole:18.2f} ms{size / 1000:9.0f} kB")
            row = {"name": f"peers: {title}, {name}", "value": round(made, 2), "unit": "ms", "whole": round(whole, 2)}
            if program != "ours":
                print(f"  {'  to ours':42}{ratios[0]:9.1f} ×{ratios[1]:19.1f} ×")
                row["ratios"] = [round(ratio, 1) for ratio in ratios]
            rows.append(row)
    keep(rows, sys.argv[1])


def keep(rows, path):
    """Adds the rows to those of the bench, in place of the ones of an earlier run."""
    kept = []
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            kept = [row for row in json.load(file) if not row["name"].startswith("peers: ")]
    with open(path, "w", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in kept + rows) + "\n]\n")


main()
