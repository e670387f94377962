import type { Problem } from './wire';

/** Something that the server would not do, or that never reached it (status 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}
