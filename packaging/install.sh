#!/bin/sh
# packaging/install.sh install|uninstall COMMANDS: puts astro of a folder, the commands it holds, their manual pages and completions under
# $DESTDIR$PREFIX, or takes away exactly what it put there.
set -eu
action=$1 commands=${2:-}
cd "$(dirname "$0")/.."
: "${PREFIX:=/usr/local}" "${DESTDIR:=}"
root=$DESTDIR$PREFIX
names="astro-batch astro-calendar astro-chart astro-doctor astro-pdf astro-place astro-render astro-report"

# Every file that is installed, below the prefix.
files() {
  printf '%s\n' bin/astro share/man/man1/astro.1
  for name in $names; do
    printf '%s\n' "bin/$name" "share/man/man1/$name.1" "share/bash-completion/completions/$name" \
      "share/zsh/vendor-completions/_$name" "share/fish/vendor_completions.d/$name.fish"
  done
  for schema in schemas/*.json; do echo "share/astrosvitla/$schema"; done
  printf 'share/doc/astrosvitla/%s\n' NOTICE CHANGELOG.md
  [ "${LICENSE:-yes}" = no ] || echo share/doc/astrosvitla/LICENSE
}

put() { mkdir -p "$root/$(dirname "$1")" && cat >"$root/$1" && chmod "${2:-644}" "$root/$1"; }

# What a command tells of itself: in English, whatever the language of who installs.
tells() { LC_ALL=C.UTF-8 ASTROSVITLA_DEFAULTS='' "$root/bin/$name" "$@"; }

install() {
  put bin/astro 755 <"$commands/astro"
  strip --remove-section=.comment --remove-section=.note "$root/bin/astro"
  put share/man/man1/astro.1 <packaging/astro.1
  for name in $names; do
    # One executable holds all commands; their names are links to it.
    ln -sf astro "$root/bin/$name"
    tells --experimental-dump-help | packaging/manual.py | put "share/man/man1/$name.1"
    # A completion is read, not run.
    tells --generate-completion-script bash | sed '1{/^#!/d;}' | put "share/bash-completion/completions/$name"
    tells --generate-completion-script zsh | put "share/zsh/vendor-completions/_$name"
    tells --generate-completion-script fish | put "share/fish/vendor_completions.d/$name.fish"
  done
  for schema in schemas/*.json; do put "share/astrosvitla/$schema" <"$schema"; done
  for file in NOTICE CHANGELOG.md; do put "share/doc/astrosvitla/$file" <"$file"; done
  [ "${LICENSE:-yes}" = no ] || put share/doc/astrosvitla/LICENSE <LICENSE
  echo "installed in $root"
}

un# What a command tells of itself: in English, whatever the language of who installs.
tells() { LC_ALL=C.UTF-8 ASTROSVITLA_DEFAULTS='' "$root/bin/$name" "$@"; }

install() {
  files | while read -r file; do rm -f "$root/$file"; done
  rmdir "$root/share/doc/astrosvitla" "$root/share/astrosvitla/schemas" "$root/share/astrosvitla" 2>/dev/null || :
  echo "removed from $root"
}

case $action in
  install) install ;;
  uninstall) uninstall ;;
  *) echo "install.sh: $action: install or uninstall" >&2; exit 64 ;;
esac
