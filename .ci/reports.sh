#!/bin/sh
# Sets the two reports that are kept in samples/, with the commands of a build folder.
set -eu
commands=$1
# A date that does not change, so that the bytes do not either: 2026-11-21.
export SOURCE_DATE_EPOCH=1795262400
"$commands/astro-pdf" samples/oksana.json --area career --language uk --purchase-date 2026-11-20 \
  -o samples/oksana-career.pdf
"$commands/astro-pdf" samples/tesla.json --area general --language en -o samples/tesla-general.pdf
echo "Two reports are in samples/: oksana-career.pdf and tesla-general.pdf."
