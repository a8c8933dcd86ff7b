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
# Who asks once and waits, with the pipe open, is answered: each request before the next is asked.
mkfifo "$work/asked"
"$top/.build/apps/chart-service/debug/chart-service" <"$work/asked" >"$work/alone" &
service=$!
exec 3>"$work/asked"
for number in 1 2 3; do
  echo '{"id":'$number',"born":"1990-04-15","at":"14:30","in":"Kyiv","as":"svg"}' >&3
  for _ in $(seq 600); do
    [ "$(wc -l <"$work/alone")" -ge "$number" ] && break
    sleep 0.1
  done
  [ "$(wc -l <"$work/alone")" -eq "$number" ] || {
    echo "request $number is not answered while the pipe is open" >&2
    kill "$service"
    exit 1
  }
done
exec 3>&-
wait "$service"
echo "both programs of samples/apps build and run"
