#!/bin/sh
# Builds the release before this one, without its client, and says where its jar is: to play beside this one, with
#   ./eightfold test ClusterLongTest -Pnightly -Deightfold.previous="$(packaging/previous.sh)"
# Usage: packaging/previous.sh [COMMIT]   (without one: the last tag before this commit, or else the commit before it)
set -eu

home=$(CDPATH='' cd "$(dirname "$0")/.." && pwd -P)
commit=${1:-$(git -C "$home" describe --tags --abbrev=0 --match 'v*' HEAD^ 2>/dev/null || echo HEAD^)}
commit=$(git -C "$home" rev-parse --verify --short=12 "$commit^{commit}")
place=$home/target/previous/$commit
if [ ! -f "$place/cli/target/eightfold.jar" ]; then
  rm -rf "$place"
  git clone -q --no-checkout "$home" "$place"
  git -C "$place" checkout -q "$commit"
  EIGHTFOLD_CLIENT=as-it-is "$place/eightfold" --version >&2
fi
echo "$place/cli/target/eightfold.jar"
