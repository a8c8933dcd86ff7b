#!/bin/sh
# Builds the documentation of the library from its comments and articles, with warnings as errors. $1: the folder.
#
# A program imports AstroSvitla and sees the public names of all its rooms, so that they are documented as one module.
set -eu
cd "$(dirname "$0")/.."
out=$1
graphs=.build/doccs
# The rooms that the two umbrellas hand on.
modules=$(sed -n 's/^@_exported public import //p' Sources/Library/*/Exports.swift; echo AstroSvitla)
swift package dump-symbol-graph --skip-synthesized-members --minimum-access-level public >.build/doccs.log 2>&1 || {
  cat .build/doccs.log >&2
  exit 1
}
rm -rf "$graphs"
mkdir -p "$graphs" "$(dirname "$out")"
found=$(find .build -type d -name symbolgraph -not -path "./$graphs/*" | head -1)
alternatives=$(echo $modules | tr ' ' '|')
for module in $modules; do
  for graph in "$found/$module.symbols.json" "$found/$module"@*.symbols.json; do
    [ -e "$graph" ] || continue
    name=$(basename "$graph" .symbols.json | tr @ -)
    # Names within names stay as they are: only the module that a symbol is said to be of is another.
    sed -E "s/(\"module\":\{\"name\":|\"module\":|\"extendedModule\":)\"($alternatives)\"/\1\"AstroSvitla\"/g" \
      "$graph" >"$graphs/AstroSvitla-$name.symbols.json"
  done
done
rm -rf "$out"
docc convert Sources/Library/AstroSvitla/AstroSvitla.docc --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name AstroSvitla --fallback-bundle-identifier astrosvitla --warnings-as-errors \
  --transform-for-static-hosting --hosting-base-path "${DOCS_BASE:-/}" --output-path "$out"
echo "$out/documentation/astrosvitla/index.html"
