#!/bin/sh
# Kills astro-batch ten times at random moments and goes on each time: charts, pictures in an archive, pictures in a
# folder. What comes out is what a run that nobody disturbed makes. By hand: .ci/kills.sh COMMANDS [LINES] [SEED]
set -eu
cd "$(dirname "$0")/.."
commands=$(cd "$1" && pwd)
count=${2:-40000}
seed=${3:-$(date +%s)}
births=$PWD/.ci/births.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo "seed $seed"

# $1: the name of the output; $2: how many lines; the rest: options.
kills() {
  out=$1 lines=$2
  shift 2
  "$births" "$lines" >births.ndjson
  start=$(date +%s%N)
  "$commands/astro-batch" births.ndjson "$@" --threads 2 --quiet --out "undisturbed-$out" >/dev/null
  whole=$((($(date +%s%N) - start) / 1000000))
  kills=0
  # In all some nine tenths of what the whole takes, if each run lost nothing.
  for pause in $(awk -v seed="$seed" -v whole="$whole" 'BEGIN { srand(seed); for (i = 0; i < 10; i++) print rand() * whole / 5500 }'); do
    "$commands/astro-batch" births.ndjson "$@" --threads 2 --quiet --out "$out" --resume >/dev/null 2>&1 &
    run=$!
    sleep "$pause"
    kill -9 "$run" 2>/dev/null || true
    # A run that came to its end before was not killed, and the next begins anew.
    wait "$run" 2>/dev/null || [ $? != 137 ] || kills=$((kills + 1))
  done
  "$commands/astro-batch" births.ndjson "$@" --threads 2 --out "$out" --resume >/dev/null
  diff -r "undisturbed-$out" "$out"
  echo "$out: $lines lines, $whole ms undisturbed, killed $kills times: the same bytes"
  # Nothing else is left beside it.
  ls -A | grep -vxF -e births.ndjson -e "$out" -e "undisturbed-$out" && exit 1
  rm -rf "$out" "undisturbed-$out"
}

kills charts.ndjson "$count" --make chart
kills wheels.tar $((count / 10)) --make render --svg
kills wheels $((count / 10)) --make render --svg
