#!/bin/sh
# Builds the programs of samples/apps as their users do, each a package of its own, and runs them once.
set -eu
cd "$(dirname "$0")/.."
top=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in birthday-cards chart-service chart-server wheel-painter; do
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
# A painter outside of the package: a wheel of 300 pixels, most of them the ground, many of them not.
"$top/.build/apps/wheel-painter/debug/wheel-painter" "$top/Tests/Library/AstroSvitlaCoreTests/Resources/chart.json" 300 >"$work/wheel.ppm"
python3 - "$work/wheel.ppm" <<'PYTHON'
import collections, sys

head, pixels = open(sys.argv[1], "rb").read().split(b"255\n", 1)
shades = collections.Counter(pixels[i : i + 3] for i in range(0, len(pixels), 3))
ground = shades.most_common(1)[0][1]
if head.split() != [b"P6", b"300", b"300"] or len(pixels) != 270_000 or not 20_000 < ground < 80_000 or len(shades) < 200:
    sys.exit(f"no wheel was painted: {head!r}, {len(pixels)} bytes, {ground} pixels of the ground, {len(shades)} shades")
PYTHON
# A package that depends on swift-nio too: one connection stays open, and each request on it is answered before the next.
"$top/.build/apps/chart-server/debug/chart-server" 0 >"$work/said" &
server=$!
for _ in $(seq 600); do
  grep -q 'on port' "$work/said" && break
  sleep 0.1
done
python3 - "$(sed 's/.* //' "$work/said")" <<'PYTHON' || { kill "$server"; exit 1; }
import http.client, sys

connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=60)
connection.connect()
first = connection.sock
for asked, status, told in [
    ("born=1990-04-15&at=14:30&in=Kyiv", 200, b"</svg>"), ("born=1990-04-15&at=14:30&in=Lviv&as=png", 200, b"\x89PNG"),
    ("born=1990-02-30&in=Kyiv", 422, b"1990-02-30"), ("in=Kyiv", 404, b"ask"), ("born=1990-04-15&in=Kyiv", 200, b"</svg>"),
]:
    connection.request("GET", "/wheel?" + asked)
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != status or told not in body:
        sys.exit(f"{asked} is answered by {answer.status}: {body[:200]!r}")
    if connection.sock is not first:
        sys.exit("the connection was closed between two requests")
PYTHON
kill "$server"
echo "the programs of samples/apps build and run"
