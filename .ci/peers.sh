#!/bin/sh
# Draws the same births with Kerykeion, Stellium and the commands of a build folder, in one run, and prints ratios.
set -eu
cd "$(dirname "$0")/.."
commands=$1
# An environment of its own: what it installs stays out of the system's Python.
python=.build/peers/bin/python
[ -x "$python" ] || python3 -m venv .build/peers
"$python" -m pip install --quiet --disable-pip-version-check -r Tests/Peers/requirements.txt
{
  "$commands/astro-bench" peers
  "$python" Tests/Peers/peers.py
} | awk '
  BEGIN { print "a natal wheel as SVG          drawn      with calculation   size" }
  { drawn[NR] = $2; whole[NR] = $3
    printf "%-12s %16.2f ms %16.2f ms %9.0f kB\n", $1, $2, $3, $4 / 1000 }
  NR > 1 { printf "%-12s %17.1f × %17.1f ×\n", "  ours to it", drawn[NR] / drawn[1], whole[NR] / whole[1] }'
