#!/bin/sh
# packaging/install.sh install|uninstall COMMANDS: puts astro of a folder, the commands it holds, their manual pages and completions under
# $DESTDIR$PREFIX, or takes away exactly what it put there. ZSH is where zsh looks for completions below the prefix.
set -eu
# What a command tells of itself is put down in English, whatever the language of who installs.
export LC_ALL=C.UTF-8 ASTROSVITLA_DEFAULTS=''
action=$1 commands=${2:-}
cd "$(dirname "$0")/.."
: "${PREFIX:=/usr/local}" "${DESTDIR:=}" "${ZSH:=share/zsh/site-functions}"
root=$DESTDIR$PREFIX
names="astro-batch astro-calendar astro-chart astro-doctor astro-mcp astro-pdf astro-place astro-render astro-report"

# Every file that is installed, below the prefix, but for the pages of verbs.
files() {
  printf '%s\n' bin/astro share/man/man1/astro.1
  for name in $names; do
    printf '%s\n' "bin/$name" "share/man/man1/$name.1" "share/bash-completion/completions/$name" \
      "$ZSH/_$name" "share/fish/vendor_completions.d/$name.fish"
  done
  for schema in schemas/*.json; do echo "share/astrosvitla/$schema"; done
  printf 'share/doc/astrosvitla/%s\n' NOTICE CHANGELOG.md
  [ "${LICENSE:-yes}" = no ] || echo share/doc/astrosvitla/LICENSE
}

# page COMMAND [VERB]: the manual page of a command, or of a verb of it.
page() {
  usage=$("$root/bin/$1" ${2:+"$2"} --help | sed -n '/^USAGE:/,/^$/p')
  also='astro-doctor'
  [ -z "${2:-}" ] || also=$1
  "$root/bin/$1" ${2:+"$2"} --experimental-dump-help | packaging/manual.py "$usage" $also | put "share/man/man1/$1${2:+-$2}.1"
}

put() { mkdir -p "$root/$(dirname "$1")" && cat >"$root/$1" && chmod "${2:-644}" "$root/$1"; }

install() {
  put bin/astro 755 <"$commands/astro"
  strip --remove-section=.comment --remove-section=.note "$root/bin/astro"
  put share/man/man1/astro.1 <packaging/astro.1
  for name in $names; do
    # One executable holds all commands; their names are links to it.
    ln -sf astro "$root/bin/$name"
    run="$root/bin/$name"
    page "$name"
    for verb in $("$run" --experimental-dump-help | packaging/manual.py --verbs); do page "$name" "$verb"; done
    # A completion is read, not run.
    "$run" --generate-completion-script bash | sed '1{/^#!/d;}' | put "share/bash-completion/completions/$name"
    "$run" --generate-completion-script zsh | put "$ZSH/_$name"
    "$run" --generate-completion-script fish | put "share/fish/vendor_completions.d/$name.fish"
  done
  for schema in schemas/*.json; do put "share/astrosvitla/$schema" <"$schema"; done
  for file in NOTICE CHANGELOG.md; do put "share/doc/astrosvitla/$file" <"$file"; done
  [ "${LICENSE:-yes}" = no ] || put share/doc/astrosvitla/LICENSE <LICENSE
  echo "installed in $root"
}

uninstall() {
  files | while read -r file; do rm -f "$root/$file"; done
  for name in $names; do rm -f "$root/share/man/man1/$name"-*.1; done
  rmdir "$root/share/doc/astrosvitla" "$root/share/astrosvitla/schemas" "$root/share/astrosvitla" 2>/dev/null || :
  echo "removed from $root"
}

case $action in
  install) install ;;
  uninstall) uninstall ;;
  *) echo "install.sh: $action: install or uninstall" >&2; exit 64 ;;
esac
