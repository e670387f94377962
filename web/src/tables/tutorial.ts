/** One step of a guided round: a sentence, where to look, and what is waited for. One rule a step. */
export interface TutorialStep {
  /** The message is table.tutorial.<game>.<key>. */
  key: string;
  /** The zones of the table that it speaks of. */
  look?: readonly string[];
  /** Selectors of the controls to use, in their order: the last one that is there is lit. */
  press?: readonly string[];
  /** The move that goes on, or how it begins; without one, a button does. */
  move?: string;
}

/** The button that a key presses, too. */
export const buttonOf = (key: string): string => `.foot [aria-keyshortcuts="${key}"]:not([aria-disabled])`;

/** The main button, once this control is picked. */
export const thenEnter = (picked: string): string =>
  `.board:has(${picked}[aria-pressed="true"]) ${buttonOf('Enter')}`;

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
