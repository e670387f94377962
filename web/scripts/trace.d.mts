export interface Task {
  at: number;
  wall: number;
  cpu: number;
  work: Record<string, number>;
  functions: string[];
}

export const CATEGORIES: string[];
export const PROFILE: string;
export function longTasks(events: object[], least?: number): Task[];
/** Milliseconds of work for each frame. */
export function frames(events: object[]): number[];
export function longest(events: object[]): number;
export function worked(work: Record<string, number>): string;
