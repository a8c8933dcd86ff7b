"""Measures astro-batch for docs/SCALE.md: each product with one thread and with two in turns, the best of several runs.

By hand: python3 .ci/scale.py COMMANDS [ROUNDS] [PRODUCT …]
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# Name, how many births make a run of about two seconds, options.
PRODUCTS = [
    ("charts", 16000, "--make chart"),
    ("JSON responses", 1200, "--make json-response"),
    ("reports in words", 1200, "--make report --area career"),
    ("SVG", 1600, "--make render --svg"),
    ("PNG, 1200 px", 200, "--make render --png"),
    ("four-page reports", 100, "--make pdf --area career"),
]


def run(command, births, work):
    """Seconds of a clock, seconds of processors, MB at the most, bytes written."""
    out = f"{work}/out.{'tar' if 'render' in command or 'pdf' in command else 'ndjson'}"
    start = time.monotonic()
    child = subprocess.Popen(
        [*command, births, "--out", out, "--quiet"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    assert status == 0, status
    size = os.path.getsize(out)
    os.remove(out)
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, size


def main():
    commands, rounds, names = sys.argv[1], int((sys.argv[2:] or ["5"])[0]), sys.argv[3:]
    print(f"{'':18} {'1 thread':>9} {'2 threads':>9} {'ratio':>6} {'a CPU second':>13} {'RSS 1, 2':>12} {'bytes':>8}")
    with tempfile.TemporaryDirectory() as work:
        for name, count, options in PRODUCTS:
            if names and name not in names:
                continue
            births = f"{work}/births.ndjson"
            with open(births, "w") as file:
                subprocess.run([f"{HERE}/births.sh", str(count)], stdout=file, check=True)
            runs = {1: [], 2: []}
            ratios = []
            for _ in range(rounds):
                for threads in (1, 2):
                    command = [f"{commands}/astro-batch", *options.split(), "--threads", str(threads)]
                    runs[threads].append(run(command, births, work))
                ratios.append(runs[1][-1][0] / runs[2][-1][0])
            best = {threads: min(each)[0] for threads, each in runs.items()}
            cpu = min(each[1] for each in runs[1])
            memory = {threads: max(each[2] for each in measured) for threads, measured in runs.items()}
            print(
                f"{name:18} {count / best[1]:9.0f} {count / best[2]:9.0f} {statistics.median(ratios):6.2f} {count / cpu:13.0f}"
                f" {memory[1]:5.0f}, {memory[2]:3.0f} MB {runs[1][0][3] / count:8.0f}",
                flush=True,
            )


main()
