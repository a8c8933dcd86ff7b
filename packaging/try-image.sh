#!/bin/sh
# Tries the image in OUT (out): unpacks it as a container engine would, and runs its commands in it by chroot, as its user:
# all names answer, every licence is there, and pictures have the bytes of the command at hand. Wants root and umoci.
# $2: the astro it is compared with.
set -eu
cd "$(dirname "$0")/.."
out=${1:-out} here=${2:-.build/static/release/astro}
version=$(sed -n 's/.*"org.opencontainers.image.ref.name":"\([^"]*\)".*/\1/p' "$out/image/index.json")
work=$(mktemp -d)
trap 'umount "$work/image/rootfs/proc" 2>/dev/null || :; rm -rf "$work"' EXIT
chmod 755 "$work"
umoci unpack --image "$out/image:$version" "$work/image"
root=$work/image/rootfs
mount -t proc proc "$root/proc"
# What the image says is run: its entry, in its folder, as its user, with its environment and no other.
python3 - "$work/image/config.json" "$work/run" <<'PYTHON'
import json, shlex, sys
process = json.load(open(sys.argv[1], encoding="utf-8"))["process"]
environment = " ".join(shlex.quote(word) for word in process["env"] if not word.startswith(("HOME=", "TERM=")))
user = process["user"]
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write(f"exec chroot --userspec={user['uid']}:{user['gid']} \"$ROOT\" env -i {environment} "
               f'SOURCE_DATE_EPOCH=1790000000 sh -c \'cd {process["cwd"]} && exec "$0" "$@"\' "$@"\n')
assert process["args"] == ["/usr/bin/astro", "--help"], process["args"]
assert user["uid"] != 0 and process["cwd"] == "/work"
PYTHON
inside() { ROOT=$root sh "$work/run" "$@"; }

for name in batch calendar chart doctor pdf place render report; do
  [ "$(inside "astro-$name" --version)" = "AstroSvitla $version" ] || { echo "astro-$name does not answer" >&2; exit 1; }
done
inside astro doctor
cp samples/oksana.json "$root/work/birth.json"
chmod 644 "$root/work/birth.json"
for form in png svg pdf; do
  inside astro render birth.json "--$form" -o - >"$work/there"
  SOURCE_DATE_EPOCH=1790000000 "$here" render samples/oksana.json "--$form" -o - >"$work/here"
  cmp "$work/there" "$work/here"
done
inside astro pdf birth.json --area career --language uk --quiet -o /work/career.pdf
if inside ldd /usr/bin/astro | grep -vE 'linux-vdso|[[:space:]](/usr)?/lib(64)?/'; then echo "a library of another folder" >&2; exit 1; fi
for package in $(sed -n 's/^Package: //p' "$root/var/lib/dpkg/status"); do
  [ -s "$root/usr/share/doc/$package/copyright" ] || { echo "$package comes without its licence" >&2; exit 1; }
done
find "$root" -xdev -path "$root/proc" -prune -o -path '*/share/doc/*/copyright' -print | wc -l | sed 's/$/ licences/'
echo "compressed: $(du -sk "$out/image" | cut -f 1) kB, unpacked: $(du -skx "$root" | cut -f 1) kB"
