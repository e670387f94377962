/** One step of a guided round: a sentence, where to look, and what is waited for. One rule a step. */
export interface TutorialStep {
  /** The message is table.tutorial.<game>.<key>. */
  key: string;
  /** The zone of the table that is framed. */
  zone?: string;
  /** The move that goes on, or how it begins; without one, a button does. */
  move?: string;
}

/** Where a lesson goes on after a move. A learner may be ahead of the texts, and make a move before it is asked for. */
export function stepAfter(steps: readonly TutorialStep[], at: number, move: string): number {
  const next = steps.findIndex((step, i) => i >= at && step.move !== undefined);
  const step = steps[next];
  return step && goesOn(step, move) ? next + 1 : at;
}

/** Whether this move is what a step waits for. */
export function goesOn(step: TutorialStep, move: string): boolean {
  return step.move !== undefined && (move === step.move || move.startsWith(step.move + ' '));
}
