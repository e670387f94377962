import data from './fixtures.json';

/** Positions from real games, seen from seat 0; `before` is the view in front of the last message. */
export interface Fixture {
  game: string;
  seats: number;
  view: unknown;
  events: unknown[];
  legal: string[];
  before?: unknown;
  /** What happens next, for the animations. */
  film?: { view: unknown; events: unknown[]; legal: string[] }[];
}

export const FIXTURES: Record<string, Fixture> = data as unknown as Record<string, Fixture>;
