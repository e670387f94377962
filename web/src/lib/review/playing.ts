import { reduced } from '../motion';

interface Played {
  stage: { readonly busy: boolean; readonly settlement: object | null };
  speed: () => number;
  step: () => void;
  /** Whether there is nothing more to show. */
  over: () => boolean;
  end: () => void;
}

const TICK = 100;
/** Between two moves, and how long the end of a round is looked at: its scene has its own beats. */
const PAUSE = 700;
const READING = 7_000;

/** Goes through a game by itself, as fast as its moves can be followed. @return what ends it */
export function playing({ stage, speed, step, over, end }: Played): () => void {
  let waited = 0;
  const timer = setInterval(() => {
    if (over()) return end();
    const still = stage.settlement !== null;
    if (stage.busy && !still) return void (waited = 0);
    waited += TICK;
    const quick = speed() === 0 || reduced() ? 0.6 : 1;
    if (waited < (still ? READING : PAUSE) * quick) return;
    waited = 0;
    step();
  }, TICK);
  return () => clearInterval(timer);
}
