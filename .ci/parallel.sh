#!/bin/sh
# Charts of LINES (2000) births in four slices, by GNU parallel as integrations/parallel says, one of them killed in the
# middle: the bytes are those of one process. $1: the folder of the commands.
set -eu
cd "$(dirname "$0")/.."
commands=$(cd "$1" && pwd)
count=${LINES:-2000}
births=$PWD/.ci/births.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
"$births" "$count" >whole.ndjson
"$commands/astro-batch" whole.ndjson --make chart --threads 1 --out one.ndjson

slice="$commands/astro-batch births.ndjson --make chart --threads 1 --index {}/4 --out charts-{}.ndjson --resume --accept-errors --quiet"

# A stream that stops half way lets slice 2 die in the middle, however fast the machine is.
mkfifo births.ndjson
# shellcheck disable=SC2046
$(echo "$slice" | sed 's/{}/2/g') &
victim=$!
exec 3>births.ndjson
head -n $((count / 2)) whole.ndjson >&3
tries=0
until [ -s charts-2.ndjson.part ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 600 ] || { echo "slice 2 wrote nothing" >&2; exit 1; }
  sleep 0.1
done
kill -9 "$victim"
wait "$victim" 2>/dev/null || true
exec 3>&-
rm births.ndjson
mv whole.ndjson births.ndjson
[ ! -e charts-2.ndjson ] || { echo "slice 2 was to be killed, and is whole" >&2; exit 1; }
echo "slice 2 killed with $(wc -l <charts-2.ndjson.part) of $(((count + 1) / 4)) lines written"

if command -v parallel >/dev/null; then
  seq 0 3 | parallel --will-cite --retries 4 "$slice"
else
  echo "GNU parallel is not installed: xargs -P takes its place" >&2
  # shellcheck disable=SC2086
  seq 0 3 | xargs -P 2 -I{} $slice
fi
paste -d '\n' charts-?.ndjson | sed '/^$/d' | cmp - one.ndjson
echo "$count births in four slices: the bytes of one process"
