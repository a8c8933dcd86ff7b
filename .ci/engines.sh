#!/bin/sh
# Charts of LINES (100000) births by one process, by Spark as lines and as rows, and by Dask, with a process of
# astro-batch killed in the middle and then a worker of the engine twice: the same bytes. $1: the folder of the commands.
# MASTER: whose workers Spark's are, local[2,4]; with local-cluster[2,1,1024] its executors are killed.
# ENGINES: which of spark-rdd, spark-dataframe and dask; all.
set -eu
cd "$(dirname "$0")/.."
top=$PWD
commands=$(cd "$1" && pwd)
count=${LINES:-100000}
master=${MASTER:-local[2,4]}

# An environment of its own: what it installs stays out of the system's Python.
environment=$top/.build/engines
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -m pip install --quiet --disable-pip-version-check -r integrations/requirements.txt

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
"$top/.ci/births.sh" "$count" >births.ndjson

# The workers' astro-batch: of those that are started one dies with its lines half written, and two kill the worker.
first=3 second=5 third=8
[ "$count" -ge 50000 ] || first=1 second=2 third=3
mkdir bin
cat >bin/astro-batch <<MORTAL
#!/bin/sh
turns=\$(cat "$work/turns")
turn=1
until mkdir "\$turns/\$turn" 2>/dev/null; do turn=\$((turn + 1)); done
# Who started this; on a cluster of Spark, the executor above.
worker=\$PPID
case "\$turns $master" in
  *spark*local-cluster*)
    until [ "\$(cat /proc/\$worker/comm)" = java ]; do
      worker=\$(awk '\$1 == "PPid:" { print \$2 }' /proc/\$worker/status)
    done ;;
esac
case \$turn in
  $first) head -n 50 | "$commands/astro-batch" "\$@"; kill -9 \$\$ ;;
  $second | $third) head -n 50 | "$commands/astro-batch" "\$@"; kill -9 \$worker; exit 1 ;;
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
  [ -d "turns-$1/$third" ] || { echo "$1: no worker was killed twice" >&2; exit 1; }
  cat "$1"/part-* | cmp - one.ndjson
  echo "$1: killed a child, and a worker twice; $(ls "turns-$1" | wc -l) processes of astro-batch; the bytes of one process, _SUCCESS"
  rm -rf "$1"
}

submit() {
  spark-submit --master "$master" --conf spark.ui.enabled=false --conf spark.driver.bindAddress=127.0.0.1 "$@"
}

timed one "$commands/astro-batch" births.ndjson --make chart --threads 2 --out one.ndjson
distinct=$(cut -d , -f 1 one.ndjson | LC_ALL=C sort -u | wc -l)
[ "$distinct" = "$count" ] || { echo "$distinct distinct lines of $count" >&2; exit 1; }

for engine in ${ENGINES:-spark-rdd spark-dataframe dask}; do
  case $engine in
    spark-rdd) set -- submit "$top/integrations/spark/charts_rdd.py" births.ndjson spark-rdd 16 ;;
    spark-dataframe)
      set -- submit --conf spark.sql.files.maxPartitionBytes=2m "$top/integrations/spark/charts_dataframe.py" \
        births.ndjson spark-dataframe ;;
    dask) set -- python "$top/integrations/dask/charts.py" births.ndjson dask ;;
  esac
  timed "$engine" "$@"
  same "$engine"
done
