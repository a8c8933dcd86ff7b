#!/bin/sh
# Every relative link of the documents leads to a file that exists.
set -eu
cd "$(dirname "$0")/.."

broken=$(for document in *.md docs/*.md integrations/*/*.md Fonts/*.md; do
  grep -oE '\]\([^): ]+\)' "$document" | sed 's/^](//; s/)$//; s/#.*//' | while read -r link; do
    [ -z "$link" ] || [ -e "$(dirname "$document")/$link" ] || echo "$document: $link does not exist"
  done
done)

if [ -n "$broken" ]; then
  printf '%s\n' "$broken" >&2
  exit 1
fi
