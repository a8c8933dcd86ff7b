#!/bin/sh
# packaging/try-install.sh COMMANDS: installs into a folder of its own and takes away again: every name answers, each verb has
# a page, pages and completions are read without complaint by whichever of their readers are here, nothing names a folder of
# the build or of the toolchain, and nothing stays.
set -eu
cd "$(dirname "$0")/.."
commands=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export DESTDIR="$work" PREFIX=/usr/local
root=$work$PREFIX
fail() { echo "try-install.sh: $*" >&2; exit 1; }
has() { command -v "$1" >/dev/null; }

packaging/install.sh install "$commands" >/dev/null
version=$("$root/bin/astro" --version)
for name in "$root"/bin/astro-*; do
  word=$(basename "$name" | cut -d - -f 2-)
  [ "$("$name" --version)" = "$version" ] && [ "$("$root/bin/astro" "$word" --version)" = "$version" ] || fail "$name: another version"
  for file in man/man1/astro-$word.1 bash-completion/completions/astro-$word zsh/site-functions/_astro-$word \
    fish/vendor_completions.d/astro-$word.fish; do
    [ -s "$root/share/$file" ] || fail "no $file"
  done
done
for verb in return import; do
  [ -s "$root/share/man/man1/astro-chart-$verb.1" ] || fail "no page of astro-chart $verb"
done
for file in "$root"/share/man/man1/*; do
  ! has mandoc || mandoc -T lint -W warning "$file" | { ! grep -v 'missing date'; } || fail "$file"
  ! has groff || [ -z "$(groff -K utf8 -T utf8 -man -ww -z "$file" 2>&1)" ] || fail "$file: groff objects"
done
for file in "$root"/share/bash-completion/completions/*; do bash -n "$file"; done
for file in "$root"/share/zsh/site-functions/*; do ! has zsh || zsh -n "$file"; done
for file in "$root"/share/fish/vendor_completions.d/*; do ! has fish || fish -n "$file"; done
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
for folder in "$PWD" "$toolchain/lib"; do
  ! grep -rlF "$folder/" "$root" || fail "the folder $folder is named"
done
installed=$(find "$work" ! -type d | wc -l)
packaging/install.sh uninstall "$commands" >/dev/null
left=$(find "$work" ! -type d)
[ -z "$left" ] || fail "uninstalling leaves: $left"
echo "$installed files installed, 0 left"
