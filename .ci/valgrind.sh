#!/bin/sh
# Runs the commands on a sample under memcheck; anything but what .ci/valgrind.supp explains is an error.
# $1: the folder of the built commands.
set -eu
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || { echo "valgrind is not installed: apt-get install valgrind" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Debian's valgrind cannot read the debugging data of newer compilers; names of functions are enough.
for command in chart render report pdf; do
  strip -g -o "$work/astro-$command" "$1/astro-$command"
done

check() {
  echo "memcheck $*"
  name=$1
  shift
  valgrind --quiet --error-exitcode=1 --num-callers=20 --suppressions=.ci/valgrind.supp "$work/$name" --quiet "$@"
}

chart=$work/chart.json
check astro-chart samples/oksana.json -o "$chart"
check astro-report "$chart" --area career -o "$work/report.json"
check astro-render samples/lesia-ukrainka.json --png --svg --pdf --size 400 -o "$work/wheel"
check astro-render "$chart" --sheet --pdf --language uk -o "$work/sheet"
check astro-pdf "$chart" --report "$work/report.json" -o "$work/report.pdf"
