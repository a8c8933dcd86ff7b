#!/bin/sh
# What takes too long for every change. Each step runs even if one before it failed; the failed ones are named at the end.
# SECONDS_EACH: how long each fuzz harness runs (30). STEPS: which steps, all if none is named.
set -u
cd "$(dirname "$0")/.."
failed=
for step in ${STEPS:-core missing-word sanitize memcheck audit words days doccs apps api-breakage instructions fuzz}; do
  echo "nightly: $step"
  make "$step" SECONDS="${SECONDS_EACH:-30}" || failed="$failed $step"
done
[ -z "$failed" ] || { echo "nightly: failed:$failed" >&2; exit 1; }
