#!/bin/sh
# Builds the programs of samples/apps as their users do, each a package of its own, and runs them once.
set -eu
cd "$(dirname "$0")/.."
top=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in birthday-cards chart-service; do
  (cd "samples/apps/$name" && swift build --scratch-path "$top/.build/apps/$name" --quiet)
done
(cd "$work" && "$top/.build/apps/birthday-cards/debug/birthday-cards" "$top/samples/apps/birthday-cards/friends.csv" 4)
[ "$(ls "$work" | wc -l)" -eq 2 ] || { echo "two friends have their birthday in April" >&2; exit 1; }
{
  echo '{"id":1,"born":"1990-04-15","at":"14:30","in":"Kyiv","as":"svg"}'
  echo '{"id":2,"born":"1990-02-30","in":"Kyiv"}'
  echo 'no request'
} | "$top/.build/apps/chart-service/debug/chart-service" >"$work/answers"
for told in '"id":1,"notes"' 'INVALID_VALUE' 'USAGE'; do
  grep -q "$told" "$work/answers" || { echo "no answer tells $told" >&2; exit 1; }
done
echo "both programs of samples/apps build and run"
