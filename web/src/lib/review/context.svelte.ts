import type { Game, Person, TableContext } from '../../tables/contract';
import type { GameKit } from '../../tables/contract';
import type { Line } from '../../tables/line';
import { tell } from '../../tables/narrate';
import { t } from '../i18n/i18n.svelte';
import { settings } from '../state/settings.svelte';
import type { Reviewing } from './reviewing.svelte';

export interface ReviewDeeds {
  people: () => Person[];
  openRules: (clause?: string) => void;
  settling: (title: string | null) => void;
}

const nothing = (): void => undefined;

/** The table of a finished game: nobody can do anything at it. */
export function reviewContext(game: Game, now: Reviewing, deeds: ReviewDeeds): TableContext {
  const told = $derived({ game: '', seat: now.seat, events: now.events });
  const review = $derived({ open: now.open });
  return {
    game,
    get seat() {
      return now.seat;
    },
    follow: -1,
    get people() {
      return deeds.people();
    },
    get view() {
      return now.view;
    },
    get events() {
      return now.events;
    },
    get told() {
      return told;
    },
    get at() {
      return now.at;
    },
    legal: [],
    effects: null,
    clock: null,
    pending: null,
    refusal: null,
    order: null,
    aid: null,
    help: 'calm',
    takeBack: false,
    hint: null,
    coach: null,
    get review() {
      return review;
    },
    get speed() {
      return settings.now.speed;
    },
    get sound() {
      return settings.now.sound ?? false;
    },
    remarks: [],
    get leftHanded() {
      return settings.now.leftHanded;
    },
    t,
    openRules: deeds.openRules,
    play: nothing,
    setOrder: null,
    takeBackNow: nothing,
    dismissRefusal: nothing,
    say: null,
    settling: deeds.settling,
    next: nothing,
  };
}

/** So many moves back the log reaches. */
const LOGGED = 120;

/** What the log tells when one is at a position, and the sentence that stands at the table. */
export function taleOf(
  now: Reviewing,
  kit: Pick<GameKit, 'quiet'>,
  ctx: TableContext,
): { lines: Line[]; latest: Line | null } {
  const lines: Line[] = [];
  let latest: Line | null = null;
  for (let at = Math.max(0, now.at - LOGGED); at <= now.at; at++) {
    for (const event of now.eventsAt(at)) {
      const line = tell(event, ctx);
      if (line.text === '') continue;
      lines.push(line);
      if (latest === null || !kit.quiet?.(event)) latest = line;
    }
  }
  return { lines, latest };
}
