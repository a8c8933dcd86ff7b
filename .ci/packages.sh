#!/bin/sh
# Installs the Debian packages named that are missing; where that is not possible, prints the line that does it.
set -eu

missing=
for package in "$@"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "These Debian packages are missing, and there is no apt-get:$missing" >&2
  echo "Install what corresponds to them, then run make with SETUP=no." >&2
  exit 1
fi

as_root=
if [ "$(id -u)" != 0 ]; then
  as_root='sudo'
  # Without a terminal nobody could answer sudo's question.
  [ -t 0 ] || as_root='sudo -n'
fi

install="apt-get install -y --no-install-recommends$missing"
if [ -n "$as_root" ] && ! $as_root true 2>/dev/null; then
  echo "Packages are missing, and this user may not install them. As root, run:" >&2
  echo "  apt-get update && $install" >&2
  exit 1
fi

export DEBIAN_FRONTEND=noninteractive
echo "Installing$missing" >&2
# A machine's lists may be old: refresh them, but let a failing mirror not stop what the lists already know.
$as_root apt-get update -q >&2 || true
$as_root $install >&2 || {
  echo "The installation failed. As root, run:" >&2
  echo "  apt-get update && $install" >&2
  exit 1
}
