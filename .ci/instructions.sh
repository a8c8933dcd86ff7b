#!/bin/sh
# Counts the instructions of each row of the bench with valgrind, which are the same however busy the machine is, and
# fails if a row takes a tenth more than it did. RECORD=yes keeps the new counts.
set -eu
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || { echo "valgrind is not installed: apt-get install valgrind" >&2; exit 1; }
kept=Tests/Bench/instructions.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bench=$work/astro-bench now=$work/now
# Debian's valgrind cannot read the debugging data of newer compilers.
strip -g -o "$bench" "$1/astro-bench"
# The seed of Swift's hashes is the only thing that chance decides.
export SWIFT_DETERMINISTIC_HASHING=1

count() {
  valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$bench" "$1" "$2" 2>&1 |
    awk '/I +refs:/ { gsub(",", "", $NF); print $NF }'
}

# The first two runs fill caches.
"$bench" rows | while IFS="$(printf '\t')" read -r row runs; do
  few=$(count "$row" 2) many=$(count "$row" $((runs + 2)))
  awk -v row="$row" -v few="$few" -v many="$many" -v runs="$runs" \
    'BEGIN { printf "%s\t%.3f\n", row, (many - few) / runs / 1e6 }'
done > "$now"

if [ "${RECORD:-no}" = yes ]; then
  mkdir -p "$(dirname "$kept")" && cp "$now" "$kept"
fi
# Millions of instructions, then and now.
awk -F '\t' '
  NR == FNR { before[$1] = $2; next }
  {
    grew = $1 in before && $2 > before[$1] * 1.1
    printf "%s %-44s %10.3f %10.3f million\n", grew ? "!" : " ", $1, before[$1], $2
    failed = failed || grew
  }
  END { exit failed }' "$kept" "$now"
