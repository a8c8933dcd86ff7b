#!/bin/sh
# Gives every reader random bytes, each for so many seconds, under libFuzzer and AddressSanitizer.
# $1: the seconds; $2…: harnesses, all of them if none is named.
# What fails is kept in out/fuzz/NAME-…, and is run again by: fuzz out/fuzz/NAME-….
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
[ $# -eq 0 ] || shift
harnesses=${*:-lines pages hyphenation zone posix rewriting content value outline names markup json chart computed report rules theme options births brief place stream}
found=$PWD/out/fuzz
mkdir -p "$found"

# A program that dies by a sanitizer is not asked for a backtrace: who asks would wait for ever.
export ASTROSVITLA_FUZZ=1 SWIFT_BACKTRACE=enable=no LSAN_OPTIONS=suppressions=$PWD/.ci/lsan.supp:print_suppressions=0
# Of two options that name a sanitizer swiftc heeds the last alone: without the one that names both, nothing tells
# libFuzzer which way an input took.
build="swift build -c release -Xswiftc -enable-testing --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=address,fuzzer --scratch-path .build-fuzz --product fuzz"
$build
fuzz=$($build --show-bin-path)/fuzz

# Inputs of a mebibyte, which random changes alone would not grow to.
large() {
  { printf '\1\1\40'; yes 'A quiet evening by the river, unbelievably so. ' | tr -d '\n' | head -c 1000000; } >"$1/large-words"
  { printf '\0\0\40a'; yes "$(printf '\314\201')" | tr -d '\n' | head -c 1000000; } >"$1/large-marks"
  { printf '['; yes '{"ruleId": "a", "name": 1},' | tr -d '\n' | head -c 1000000; printf '1]'; } >"$1/large-array"
  { printf '{"name": "'; yes "$(printf 'x\314\201')" | tr -d '\n' | head -c 1000000; printf '"}'; } >"$1/large-name"
}

for harness in $harnesses; do
  seeds=$found/seeds-$harness
  mkdir -p "$seeds" "Tests/Fuzzing/Corpus/$harness"
  # What lies on the machine, or in the tree anyway, need not lie in the corpus too.
  case $harness in
    zone) cp /usr/share/zoneinfo/Europe/Kyiv /usr/share/zoneinfo/Asia/Kathmandu "$seeds" ;;
    json | chart | computed) cp samples/*.json "$seeds" ;;
    rules) cp Sources/Words/Interpretation/AstrologyRules/career/*.json "$seeds" ;;
    rewriting) cp samples/oksana-career.pdf "$seeds" ;;
  esac
  # Mostly small inputs, which say more in less time; then as large ones as a reader takes.
  for limit in "-max_len=4096 -max_total_time=$seconds" "-max_len=1048576 -len_control=0 -max_total_time=$((seconds / 4 + 1))"; do
    echo "fuzz $harness $limit"
    # A mebibyte takes a minute where every comparison is counted; what is more than linear would take hours.
    timeout=20
    case $limit in *len_control*) large "$seeds"; timeout=300 ;; esac
    # shellcheck disable=SC2086
    ASTROSVITLA_HARNESS=$harness "$fuzz" $limit -timeout=$timeout -rss_limit_mb=3000 -print_final_stats=1 \
      -dict=Tests/Fuzzing/json.dict -artifact_prefix="$found/$harness-" "$seeds" \
      "Tests/Fuzzing/Corpus/$harness" >"$found/$harness.log" 2>&1 ||
      { tail -40 "$found/$harness.log" >&2; exit 1; }
    grep -E 'stat::(number_of_executed_units|average_exec_per_sec)' "$found/$harness.log"
  done
done
