#!/bin/sh
# Writes $1 (1000) births, one a line, each with an id of its own: always the same ones, so that a thousand of them
# are the first thousand of a million.
set -eu
awk -v count="${1:-1000}" '
  # Park and Miller, whose products a double holds exactly: every awk finds the same.
  function below(bound) {
    seed = seed * 16807 % 2147483647
    return int(seed / 2147483647 * bound)
  }
  BEGIN {
    seed = 20260101
    places = split("Europe/Kyiv 50.4501 30.5234|Europe/London 51.5074 -0.1278|America/New_York 40.7128 -74.006|" \
      "Asia/Tokyo 35.6762 139.6503|Asia/Kolkata 28.6139 77.209|Australia/Sydney -33.8688 151.2093|" \
      "Africa/Lagos 6.5244 3.3792|Europe/Oslo 59.9139 10.7522", place, "|")
    for (line = 1; line <= count; line++) {
      split(place[1 + below(places)], is, " ")
      # Neither at night, when clocks are changed, nor on days that a month may lack.
      printf "{\"format\":\"astrosvitla.chart/1\",\"id\":\"b%09d\",\"name\":\"Birth %d\",\"birth\":{", line, line
      printf "\"date\":\"%04d-%02d-%02d\",", 1920 + below(110), 1 + below(12), 1 + below(28)
      printf "\"time\":\"%02d:%02d\",\"timeZone\":\"%s\",", 5 + below(17), below(60), is[1]
      printf "\"latitude\":%s,\"longitude\":%s}}\n", is[2], is[3]
    }
  }'
