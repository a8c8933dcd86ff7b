#!/bin/sh
# Draws every birth of samples/ with the commands of a build folder.
set -eu
commands=$1
out=$2
mkdir -p "$out"
for birth in samples/*.json; do
  "$commands/astro-render" "$birth" --png --svg --pdf -o "$out/"
  "$commands/astro-render" "$birth" --png --theme dark --quiet -o "$out/$(basename "$birth" .json)-dark"
done
echo
.ci/reports.sh "$commands"
echo "The wheels are in $out/: each birth of samples/ as PNG (light and dark), SVG and PDF."
ls "$out"
