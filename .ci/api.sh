#!/bin/sh
# Prints every public name that `import AstroSvitla` and `import AstroAgents` bring, sorted, one a line. What was built last is read: build first.
# .ci/api.sh > docs/API.txt records them; .ci/api.sh docs/API.txt compares, and ends with 1 where they differ.
set -eu
cd "$(dirname "$0")/.."
built=$(swift build --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The rooms that the two umbrellas hand on.
rooms=$(sed -n 's/^@_exported public import //p' Sources/Library/*/Exports.swift; echo AstroSvitla AstroAgents)
# A room names the C modules that it was built over, though none of their names is public.
maps=$(find Sources/C "$built" -maxdepth 2 -name module.modulemap | sed 's/^/-Xcc -fmodule-map-file=/')
headers=$(pkg-config --cflags-only-I cairo-ft cairo-pdf pango harfbuzz fontconfig freetype2 swe libdeflate |
  tr ' ' '\n' | sed -n 's/^-I/-I /p')
for room in $(echo "$rooms" | sort -u); do
  # shellcheck disable=SC2086
  swift symbolgraph-extract -module-name "$room" -I "$built/Modules" $maps $headers \
    -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public -skip-synthesized-members \
    -output-dir "$work" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
done

python3 - "$work" >"$work/api" <<'PYTHON'
import glob, json, sys

# A symbol graph a room, and one for what it adds to the types of each other room.
lines = set()
for path in glob.glob(sys.argv[1] + "/*.symbols.json"):
    for symbol in json.load(open(path, encoding="utf-8"))["symbols"]:
        declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
        lines.add(".".join(symbol["pathComponents"]) + "\t" + " ".join(declaration.split()))
print("\n".join(sorted(lines)))
PYTHON

if [ $# -eq 0 ]; then
  cat "$work/api"
elif ! diff -U 0 "$1" "$work/api"; then
  echo "public names changed: if they should, record them by make api, and tell users in docs/MIGRATION.md" >&2
  exit 1
fi
