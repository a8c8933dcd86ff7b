#!/bin/sh
# Charts of LINES (100000) births by one process, by Spark as lines and as rows, and by Dask, with a process of
# astro-batch killed in the middle and then a worker of the engine: the same bytes. $1: the folder of the commands.
set -eu
cd "$(dirname "$0")/.."
top=$PWD
commands=$(cd "$1" && pwd)
count=${LINES:-100000}

# An environment of its own: what it installs stays out of the system's Python.
environment=$top/.build/engines
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -m pip install --quiet --disable-pip-version-check -r integrations/requirements.txt

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
"$top/.ci/births.sh" "$count" >births.ndjson

# The workers' astro-batch: of those that are started one dies with its lines half written, and one kills who started it.
first=3 second=5
[ "$count" -ge 50000 ] || first=1 second=2
mkdir bin
cat >bin/astro-batch <<MORTAL
#!/bin/sh
turns=\$(cat "$work/turns")
turn=1
until mkdir "\$turns/\$turn" 2>/dev/null; do turn=\$((turn + 1)); done
case \$turn in
  $first) head -n 50 | "$commands/astro-batch" "\$@"; kill -9 \$\$ ;;
  $second) head -n 50 | "$commands/astro-batch" "\$@"; kill -9 \$PPID; exit 1 ;;
esac
exec "$commands/astro-batch" "\$@"
MORTAL
chmod +x bin/astro-batch
export PATH="$work/bin:$environment/bin:$PATH"
export PYSPARK_PYTHON="$environment/bin/python" SPARK_LOCAL_IP=127.0.0.1

# $1: a name; the rest: what is measured.
timed() {
  name=$1
  shift
  mkdir "turns-$name"
  echo "$work/turns-$name" >turns
  start=$(date +%s%N)
  "$@" >"$name.log" 2>&1 || { tail -40 "$name.log" >&2; echo "$name failed" >&2; exit 1; }
  taken=$((($(date +%s%N) - start) / 1000000))
  echo "$name: $count lines in $taken ms, $((count * 1000 / taken)) lines a second"
}

# $1: a folder of parts, to be what one process made.
same() {
  [ -e "$1/_SUCCESS" ] || { echo "$1: no _SUCCESS" >&2; exit 1; }
  [ -d "turns-$1/$second" ] || { echo "$1: nobody was killed" >&2; exit 1; }
  cat "$1"/part-* | cmp - one.ndjson
  echo "$1: killed a child and a worker, $(ls "turns-$1" | wc -l) processes of astro-batch; the bytes of one process, _SUCCESS"
  rm -rf "$1"
}

submit() {
  spark-submit --master 'local[2,4]' --conf spark.ui.enabled=false --conf spark.driver.bindAddress=127.0.0.1 "$@"
}

timed one "$commands/astro-batch" births.ndjson --make chart --threads 2 --out one.ndjson
distinct=$(cut -d , -f 1 one.ndjson | LC_ALL=C sort -u | wc -l)
[ "$distinct" = "$count" ] || { echo "$distinct distinct lines of $count" >&2; exit 1; }

timed spark-rdd submit "$top/integrations/spark/charts_rdd.py" births.ndjson spark-rdd 16
same spark-rdd
timed spark-dataframe submit --conf spark.sql.files.maxPartitionBytes=2m \
  "$top/integrations/spark/charts_dataframe.py" births.ndjson spark-dataframe
same spark-dataframe
timed dask python "$top/integrations/dask/charts.py" births.ndjson dask
same dask
