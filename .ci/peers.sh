#!/bin/sh
# Makes the same of the same births with Kerykeion, Stellium and the bench of a build folder, in one run, and prints ratios.
set -eu
cd "$(dirname "$0")/.."
commands=$1
# An environment of its own: what it installs stays out of the system's Python.
python=.build/peers/bin/python
[ -x "$python" ] || python3 -m venv .build/peers
"$python" -m pip install --quiet --disable-pip-version-check -r Tests/Peers/requirements.txt
# In turns, each of which is compared by itself: a machine that is busy for a while is so for all.
mkdir -p out
for turn in 1 2 3 4 5; do
  "$commands/astro-bench" peers
  "$python" Tests/Peers/peers.py 3
done | "$python" Tests/Peers/compare.py out/bench.json
