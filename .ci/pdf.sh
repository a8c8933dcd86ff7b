#!/bin/sh
# Sets documents of every kind, and holds them against qpdf, pdfua and PDFBox preflight. $1: the folder of the commands.
# docs/PDF.md says which rules that are.
set -eu
cd "$(dirname "$0")/.."
commands=$(cd "$1" && pwd)
java=/usr/share/java
classes=
for jar in preflight pdfbox2 fontbox2 xmpbox commons-logging javax.activation jaxb-api; do
  [ -e "$java/$jar.jar" ] || { echo "$java/$jar.jar is missing: make setup-test" >&2; exit 1; }
  classes=$classes:$java/$jar.jar
done
# An environment of its own: what it installs stays out of the system's Python.
python=$PWD/.build/pdf-readers/bin/python
[ -x "$python" ] || python3 -m venv .build/pdf-readers
"$python" -m pip install --quiet --disable-pip-version-check -r Tests/Peers/requirements-pdf.txt

samples=$PWD/samples
readers=$PWD/Tests/Peers/pdf_readers.py
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for language in en uk; do
  for theme in light dark; do
    name=$language-$theme
    "$commands/astro-pdf" "$samples/oksana.json" --area career --language $language --theme $theme -o "report-$name.pdf"
    "$commands/astro-render" "$samples/new-delhi-crowded.json" --pdf --sheet --language $language --theme $theme -o "sheet-$name"
  done
  "$commands/astro-render" "$samples/oksana.json" --pdf --language $language -o "wheel-$language"
  "$commands/astro-pdf" "$samples/oksana.json" --partner "$samples/taras.json" --language $language -o "couple-$language.pdf"
  "$commands/astro-pdf" "$samples/oksana.json" --transits 2026-11-21 --language $language -o "transits-$language.pdf"
done
"$commands/astro-pdf" "$samples/oksana.json" --area all --language uk -o book-uk.pdf
"$commands/astro-pdf" "$samples/oksana.json" --year 2027 --zone Europe/Kyiv --language en -o year-en.pdf

for document in *.pdf; do
  qpdf --check "$document" >qpdf.out 2>&1 || { cat qpdf.out >&2; exit 1; }
done
ls -1 "$work"/*.pdf >documents
java -cp "$classes" org.apache.pdfbox.preflight.Validator_A1b xml group documents >/dev/null 2>&1 || true
"$python" "$readers" documents.preflight.xml "$work"/*.pdf
