import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** Every duration of the client, in milliseconds at full speed. */
export const MS = {
  lift: 120,
  travel: 260,
  stagger: 40,
  turn: 110,
  /** How often a ring that waits goes on by one of its sides. */
  side: 600,
  toss: 320,
  beat: 600,
  page: 160,
  fade: 120,
  hold: 600,
  /** How long a move of somebody else is looked at before the next one is shown. */
  look: 420,
  /** How long a moment is celebrated. */
  moment: 1300,
  /** How long a seat shakes. */
  shake: 320,
  /** How long each of its cards takes. */
  letter: 160,
  /** How long a double tap on the hold button may take. */
  again: 3000,
} as const;

export const EASE = {
  lift: 'ease-out',
  travel: 'cubic-bezier(.2,.8,.2,1)',
  toss: 'cubic-bezier(.3,0,.2,1)',
} as const;

/** At most so many cards start one after the other. */
const STAGGERED = 8;

/** A duration at the table's speed: 1, 0.5 or 0. */
export function ms(base: number, speed: number): number {
  return Math.round(base * speed);
}

export function reduced(): boolean {
  return prefersReducedMotion.current;
}

/** When the card of this index starts, in a row of cards that travel together. */
export function stagger(index: number, speed: number): number {
  return ms(MS.stagger * Math.min(index, STAGGERED), speed);
}

/** Shows a card once its flight has ended. */
export function land(
  _node: Element,
  { speed = 1, index = 0 }: { speed?: number; index?: number },
): TransitionConfig {
  if (reduced()) return { duration: ms(MS.fade, speed), css: (t) => `opacity: ${t}` };
  return {
    delay: ms(MS.travel, speed) + stagger(index, speed),
    duration: ms(30, speed),
    css: (t) => `opacity: ${t}`,
  };
}

/** A card is turned over: it narrows as one side and widens as the other. */
export function turnOver(
  _node: Element,
  { speed = 1, delay = 0 }: { speed?: number; delay?: number },
): TransitionConfig {
  if (reduced()) return { duration: ms(MS.fade, speed), css: (t) => `opacity: ${t}` };
  return {
    delay: ms(delay + MS.turn, speed),
    duration: ms(MS.turn, speed),
    css: (t) => `transform: scaleX(${t})`,
  };
}

/**
 * Turns a ring side by side while somebody is waited for. An animation in steps would keep the browser busy in each frame
 * between two steps.
 */
export function turning(node: SVGElement): () => void {
  if (reduced()) return () => undefined;
  let sides = 0;
  const timer = setInterval(() => (node.style.rotate = `${45 * ++sides}deg`), MS.side);
  return () => {
    clearInterval(timer);
    node.style.rotate = '';
  };
}

export function appear(_node: Element, { speed = 1 }: { speed?: number } = {}): TransitionConfig {
  return { duration: ms(MS.page, speed), css: (t) => `opacity: ${t}` };
}
