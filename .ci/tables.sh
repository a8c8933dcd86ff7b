#!/bin/sh
# Runs every example of docs/TABLES.md in order, then the statements of integrations/duckdb on COUNT (2000) births, of which
# a few fail, and holds their rows against the stream's. $1: the folder of the commands.
set -eu
cd "$(dirname "$0")/.."
top=$PWD
commands=$(cd "$1" && pwd)

# An environment of its own: what it installs stays out of the system's Python.
environment=$top/.build/tables
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -m pip install --quiet --disable-pip-version-check -r integrations/duckdb/requirements.txt

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export PATH="$commands:$environment/bin:$PATH"

python - "$top/docs/TABLES.md" <<'PYTHON'
import re, subprocess, sys
import duckdb

text = open(sys.argv[1], encoding="utf-8").read()
examples = re.findall(r"^```(sh|python|sql)\n(.*?)^```$", text, re.M | re.S)
for language, example in examples:
    if language == "sql":
        assert duckdb.sql(example).fetchall(), example
    else:
        subprocess.run(["sh", "-eu", "-c", example] if language == "sh" else [sys.executable, "-c", example],
                       check=True, stdout=subprocess.DEVNULL)
charts = duckdb.sql("SELECT id, sun_sign, time FROM 'charts.csv' ORDER BY id").fetchall()
assert [row[:2] for row in charts] == [("a1", "aries"), ("a2", "scorpio")] and charts[1][2] is None, charts
print(f"{len(examples)} examples of docs/TABLES.md")
PYTHON

# Every eleventh zone is none.
"$top/.ci/births.sh" "${COUNT:-2000}" | awk 'NR % 11 == 0 { sub(/"timeZone":"[^"]*"/, "\"timeZone\":\"Nowhere\"") } 1' >births.ndjson
astro-batch births.ndjson --make chart --columns wide --csv --accept-errors --quiet --out wide.csv 2>/dev/null
mv wide.csv charts.csv
astro-batch births.ndjson --make chart --accept-errors --quiet --out charts.ndjson 2>/dev/null
python - "$top/integrations/duckdb" <<'PYTHON'
import json, sys
import duckdb

for name in ["wide.sql", "charts.sql"]:
    duckdb.execute(open(f"{sys.argv[1]}/{name}", encoding="utf-8").read())
lines = [json.loads(line) for line in open("charts.ndjson", encoding="utf-8")]
charts = [line for line in lines if "error" not in line]
failed = len(lines) - len(charts)
assert failed > 0

def one(query):
    return duckdb.sql(query).fetchall()[0][0]

assert one("SELECT count(*) FROM 'charts.parquet'") == len(charts)
assert one("SELECT count(*) FROM 'failed-rows.csv'") == failed == one("SELECT count(*) FROM 'failed.csv'")
assert one("SELECT count(*) FROM 'bodies.parquet'") == sum(len(c["planets"]) + len(c["points"]) for c in charts)
assert one("SELECT count(*) FROM 'aspects.parquet'") == sum(len(c["aspects"]) for c in charts)
# The two ways to Parquet say the same, and what the charts say.
moon = sum(body["degree"] for chart in charts for body in chart["planets"] if body["name"] == "moon")
assert abs(one("SELECT sum(moon_degree) FROM 'charts.parquet'") - moon) < 1e-4
assert abs(one("SELECT sum(degree) FROM 'bodies.parquet' WHERE body = 'moon'") - moon) < 1e-4
print(f"{len(lines)} births, {failed} failed: charts.parquet, bodies.parquet and aspects.parquet say what the charts say")
PYTHON
