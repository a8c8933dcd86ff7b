#!/bin/sh
# packaging/try-quick.sh OUT [NAME...]: tries the quick starts (astrologer python data site swift) of docs/ as they are written,
# each in a fresh root that holds nothing but a minimal Debian and the files it begins with, and tells how long each took.
# Wants root, mmdebstrap and mirrors of Debian and Python packages; swift wants a toolchain in a folder of its own, which the
# root sees, and the packages it depends on: from CLONES, a folder of clones instead of GitHub, if there is one.
set -eu
cd "$(dirname "$0")/.."
out=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- astrologer python data site swift
work=$(mktemp -d)
root=$work/root
leave() { for folder in proc "${toolchain:-}" "${CLONES:-}"; do [ -z "$folder" ] || umount "$root/$folder" 2>/dev/null || :; done; }
trap 'leave; rm -rf --one-file-system "$work"' EXIT
chmod 755 "$work"
mmdebstrap --quiet --variant=minbase --include=ca-certificates "${SUITE:-bookworm}" "$work/base.tar"

# A shell reads a document from above: blocks of sh are run, a program goes into the file that was named last before it.
cat >"$work/read.py" <<'PYTHON'
import re, sys

text = open(sys.argv[1], encoding="utf-8").read()
print('set -eu\nsudo() { "$@"; }\nexport DEBIAN_FRONTEND=noninteractive\ncd /root')
programs, named, end = {}, None, 0
for block in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
    language, code = block.groups()
    names = re.findall(r"`([\w/]+\.(?:py|swift))`", text[end:block.start()])
    end = block.end()
    if language == "sh":
        print("echo \"--- $(($(date +%s) - START)) s\"\n" + code)
        continue
    path = names[-1] if names else named
    # What follows a program without a name of its own goes on with it, and is run.
    programs[path] = code if names else programs[path] + code
    named = path
    print(f"cat >{path} <<'PROGRAM'\n{programs[path]}PROGRAM")
    if not names:
        print("swift run wheel >/dev/null" if language == "swift" else f"charts/bin/python {path}")
PYTHON

see() { mkdir -p "$root/$2" && mount --bind "$1" "$root/$2" && mount -o remount,bind,ro "$root/$2"; }
begin() {
  rm -rf --one-file-system "$root"
  mkdir "$root"
  tar -C "$root" -xf "$work/base.tar"
  mount -t proc proc "$root/proc"
  cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || :
  for file in /etc/apt/apt.conf.d/*proxy*; do [ ! -e "$file" ] || cp "$file" "$root/etc/apt/apt.conf.d/"; done
  # A network with certificates of its own has them here too.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
}
inside() { chroot "$root" env -i HOME=/root LANG=C.UTF-8 PATH="${path:-}/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "$@"; }

for name; do
  begin
  path='' toolchain=''
  case $name in
    astrologer | site) cp "$(ls -t "$out"/astrosvitla_*.deb | head -n 1)" "$root/root/" ;;
    python | data) cp "$(ls -t "$out"/astrosvitla-*.whl | head -n 1)" "$root/root/" ;;
    swift)
      toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")") path=$toolchain/usr/bin:
      # A toolchain that is mixed with a system cannot be shown without it.
      [ "$toolchain" != / ] || { toolchain=''; echo "try-quick.sh: swift wants a toolchain in a folder of its own" >&2; exit 69; }
      see "$toolchain" "$toolchain"
      # The folder as git has it: nothing built comes along.
      mkdir "$root/root/AstroSvitla"
      git archive HEAD | tar -C "$root/root/AstroSvitla" -x
      # What the page of Swift's installation asks for.
      inside sh -c 'apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
        binutils-gold gcc git libc6-dev libcurl4 libedit2 libncurses6 libsqlite3-0 libstdc++-12-dev libxml2 >/dev/null'
      [ -z "${CLONES:-}" ] || { see "$CLONES" "$CLONES"; inside git config --system "url.$CLONES/.insteadOf" https://github.com/; }
      ;;
    *) echo "try-quick.sh: $name: astrologer, python, data, site or swift" >&2; exit 64 ;;
  esac
  python3 "$work/read.py" "docs/QUICK-$(echo "$name" | tr a-z A-Z).md" >"$root/tmp/start.sh"
  start=$(date +%s)
  inside START="$start" sh /tmp/start.sh >"$work/said" 2>&1 || { tail -n 30 "$work/said" >&2; echo "QUICK: $name stuck" >&2; exit 1; }
  echo "$name: $(($(date +%s) - start)) s"
  grep -E '^--- ' "$work/said" | tr '\n' ' '
  echo
  find "$root/root" -newer "$root/tmp/start.sh" -type f -not -path '*/charts/*' -not -path '*/.*' -not -path '*/AstroSvitla/*' \
    -printf '  %P %s\n' | sort | head -n 40
  leave
done
