#!/bin/sh
# A tournament in parts with GNU parallel, on this machine or on several.
#
#   examples/lab/parallel.sh PARTS OUT tournament eights --players sharp,steady --budget 500 --games 4000
#
# Other machines: export PARALLEL="--sshloginfile hosts --workdir ." where the folder OUT is shared.
# Started again after an interruption it goes on where the parts ended.
set -eu

parts=$1
out=$2
shift 2
eightfold=${EIGHTFOLD:-./eightfold}

mkdir -p "$out"
# One thread a part: as many parts at once as there are processors.
seq "$parts" | parallel -q --halt soon,fail=1 --retries 2 --joblog "$out/jobs" \
  env EIGHTFOLD_BUILD=no "$eightfold" "$@" --threads 1 --part "{}/$parts" --out "$out/part-{}.jsonl" --resume
"$eightfold" merge "$out"/part-*.jsonl --out "$out/results"
