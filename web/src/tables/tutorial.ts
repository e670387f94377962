/** One step of a guided round: a sentence, where to look, and what is waited for. One rule a step. */
export interface TutorialStep {
  /** The message is table.tutorial.<game>.<key>. */
  key: string;
  /** The zone of the table that is framed. */
  zone?: string;
  /** The move that goes on, or how it begins; without one, a button does. */
  move?: string;
}

/** Whether this move is what a step waits for. */
export function goesOn(step: TutorialStep, move: string): boolean {
  return step.move !== undefined && (move === step.move || move.startsWith(step.move + ' '));
}
