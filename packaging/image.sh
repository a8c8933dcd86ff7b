#!/bin/sh
# packaging/image.sh OUT: makes OUT/image, an OCI layout that holds all commands, of the newest Debian package in OUT: a
# minimal Debian of today with that package, what it depends on and nothing else. Wants root, mmdebstrap, buildah and a
# mirror; asks no registry, and runs no container.
set -eu
cd "$(dirname "$0")/.."
out=$1
package=$(ls -t "$out"/astrosvitla_*.deb | head -n 1)
version=$(basename "$package" | cut -d _ -f 2)
# The package is seen in the root by the same path, and of folders there only those in /tmp are swept.
work=$(TMPDIR=/tmp mktemp -d)
container=
trap '[ -z "$container" ] || buildah rm "$container" >/dev/null; rm -rf "$work"' EXIT
chmod 755 "$work"
# The files of an image of one commit are all of one time.
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"
# Layers are kept as plain folders, which every file system can hold; nothing is run, so nothing need be isolated.
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot

cp "$package" "$work/astrosvitla.deb"
# Debian's copyright files stay: they are the licences of what the image carries.
mmdebstrap --quiet --variant=essential --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
  --include="$work/astrosvitla.deb" --include=hyphen-en-us \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  --customize-hook='mkdir "$1/work" && chmod 1777 "$1/work"' \
  "${SUITE:-bookworm}" "$work/root.tar"

container=$(buildah from scratch)
buildah add --quiet "$container" "$work/root.tar" / >/dev/null
buildah config --entrypoint '["/usr/bin/astro"]' --cmd=--help --workingdir /work --user 65532:65532 \
  --env PATH=/usr/local/bin:/usr/bin:/bin --env LANG=C.UTF-8 --label org.opencontainers.image.title=AstroSvitla \
  --label "org.opencontainers.image.version=$version" --label org.opencontainers.image.licenses=AGPL-3.0-or-later "$container"
rm -rf "$out/image"
buildah commit --quiet --format oci --disable-compression=false --timestamp "$SOURCE_DATE_EPOCH" "$container" "oci:$out/image:$version" >/dev/null
echo "$out/image:$version $(du -sk "$out/image" | cut -f 1) kB, unpacked $(($(stat -c %s "$work/root.tar") / 1024)) kB"
