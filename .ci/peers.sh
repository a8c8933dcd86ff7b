#!/bin/sh
# Draws the same births with Kerykeion, Stellium and the commands of a build folder, in one run, and prints ratios.
set -eu
cd "$(dirname "$0")/.."
commands=$1
# An environment of its own: what it installs stays out of the system's Python.
python=.build/peers/bin/python
[ -x "$python" ] || python3 -m venv .build/peers
"$python" -m pip install --quiet --disable-pip-version-check -r Tests/Peers/requirements.txt
# In turns, of which each program's quickest counts: a machine that is busy for a while is so for all.
for turn in 1 2 3; do
  "$commands/astro-bench" peers
  "$python" Tests/Peers/peers.py 5
done | awk '
  !($1 in drawn) { names[++count] = $1 }
  !($1 in drawn) || $2 < drawn[$1] { drawn[$1] = $2 }
  !($1 in whole) || $3 < whole[$1] { whole[$1] = $3; size[$1] = $4 }
  END {
    print "a natal wheel as SVG          drawn     with calculation         size"
    for (row = 1; row <= count; row++) {
      name = names[row]
      printf "%-15s %16.2f ms %17.2f ms %9.0f kB\n", name, drawn[name], whole[name], size[name] / 1000
      if (name != "ours")
        printf "%-15s %17.1f × %18.1f ×\n", "  to ours", drawn[name] / drawn["ours"], whole[name] / whole["ours"]
    }
  }'
