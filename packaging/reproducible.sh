#!/bin/sh
# Builds the last commit twice, in two folders, and compares all jars of our own byte by byte.
# Usage: packaging/reproducible.sh        (takes two whole builds; JAVA_HOME is that of ./eightfold)
set -eu

home=$(CDPATH='' cd "$(dirname "$0")/.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

for copy in one another/place; do
  mkdir -p "$(dirname "$work/$copy")"
  git clone -q --no-hardlinks "$home" "$work/$copy"
  if [ -d "$home/web/node_modules" ]; then
    cp -R "$home/web/node_modules" "$work/$copy/web/node_modules"
  fi
  "$work/$copy/eightfold" --version
  (cd "$work/$copy/cli/target" && sha256sum eightfold.jar lib/*-"$(sed -n 's/^version=//p' classes/eightfold/cli/build.properties)".jar) \
    >"$work/$(basename "$copy").sums"
done
if cmp -s "$work/one.sums" "$work/place.sums"; then
  cat "$work/one.sums"
  echo "the same bytes both times"
else
  diff "$work/one.sums" "$work/place.sums" || :
  echo "packaging/reproducible.sh: the builds differ" >&2
  exit 1
fi
