#!/bin/sh
# Commands that draw nothing load no library that draws: given the folder of the built commands.
set -eu
folder=${1:?the folder of the built commands}
for command in astro-chart astro-report; do
  drawing=$(ldd "$folder/$command" | grep -E 'cairo|pango|fontconfig|harfbuzz|freetype' || true)
  if [ -n "$drawing" ]; then
    printf '%s loads what draws:\n%s\n' "$command" "$drawing" >&2
    exit 1
  fi
done
