#!/bin/sh
# A tournament as an array of Slurm: one task a part, and a last job that merges them.
#
#   sbatch --array=1-40 --export=ALL,OUT=$PWD/run examples/lab/slurm.sh
#
# Then, with the number that sbatch has printed:
#
#   sbatch --dependency=afterok:NUMBER --export=ALL,OUT=$PWD/run --wrap './eightfold merge "$OUT"/part-*.jsonl --out "$OUT/results"'
#
# A task that was preempted or has failed is requeued and goes on where it ended. Parts are counted
# from 1, so the array must begin with 1.
#SBATCH --job-name=eightfold
#SBATCH --cpus-per-task=2
#SBATCH --mem=2G
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=eightfold-%a.log
set -eu

mkdir -p "$OUT"
EIGHTFOLD_BUILD=no exec "${EIGHTFOLD:-./eightfold}" \
  tournament eights --players sharp,steady --budget 500 --games 40000 \
  --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --part "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_MAX" \
  --out "$OUT/part-$SLURM_ARRAY_TASK_ID.jsonl" --resume
