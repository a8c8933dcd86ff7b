#!/bin/sh
# Every relative link of the documents leads somewhere.
set -eu
cd "$(dirname "$0")/.."

broken=$(for document in README.md CHANGELOG.md docs/*.md; do
  grep -oE '\]\([^)#: ]+\)' "$document" | sed 's/^](//; s/)$//' | while read -r link; do
    [ -e "$(dirname "$document")/$link" ] || echo "$document: $link does not exist"
  done
done)

if [ -n "$broken" ]; then
  printf '%s\n' "$broken" >&2
  exit 1
fi
