import type { Game, Person, TableContext } from '../../tables/contract';
import { t } from '../i18n/i18n.svelte';
import { clauseOf, problemText } from '../i18n/problems';
import type { Valued, View } from '../net/wire';
import { ticking } from './clock.svelte';
import { remark } from './coach.svelte';
import { hinting } from './hinting.svelte';
import { people } from './people';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';

/** What the shell around a table does for it. */
export interface ShellDeeds {
  seat: () => number;
  openRules: (clause?: string) => void;
  settling: (title: string | null) => void;
  next: () => void;
  /** What the coach speaks of: the decisions of the last round. */
  coach?: () => readonly Valued[];
  /** Those who sit there, where they are not called what the table calls them; its log is not kept either. */
  aside?: () => Person[];
}

/** The table as one seat sees it; without a view until a position has come. */
export type ComingTable = TableContext<View | null>;

export const hasView = (ctx: ComingTable): ctx is TableContext => ctx.view !== null;

export function tableContext(store: TableStore, game: Game, shell: ShellDeeds): ComingTable {
  const persons = $derived(shell.aside?.() ?? people(store.info?.seats ?? [], store.yours, t));
  const view = $derived(store.viewOf(shell.seat()));
  const events = $derived(store.eventsOf(shell.seat()));
  const clock = ticking(() => store.running);
  const shared = $derived(store.yours.length > 1);
  const told = $derived({
    game: shell.aside ? '' : `${store.info?.id} ${store.info?.number}`,
    seat: shared ? -1 : shell.seat(),
    events: shared ? store.eventsOf(-1) : events,
  });
  const hint = hinting(store, game.slug, shell.seat);
  const coach = $derived(remark(shell.coach?.() ?? [], { game, seat: shell.seat(), people: persons, t }));
  const refusal = $derived.by(() => {
    const problem = store.refusal;
    if (!problem) return null;
    const clause = clauseOf(problem);
    return { ...(clause ? { clause } : {}), message: problemText(problem, game.deck.printed) };
  });
  const speaker = $derived(store.yours[0] ?? -1);
  const heard = $derived(persons.some(({ kind, yours }) => kind === 'person' && !yours));
  const say = $derived(
    speaker >= 0 && heard ? (phrase: string) => void store.ask({ type: 'say', seat: speaker, phrase }) : null,
  );
  return {
    game,
    get seat() {
      return shell.seat();
    },
    get follow() {
      return store.yours.length === 0 ? store.follow : -1;
    },
    get people() {
      return persons;
    },
    get view() {
      return view;
    },
    get events() {
      return events;
    },
    get told() {
      return told;
    },
    get at() {
      return store.position?.at ?? -1;
    },
    get legal() {
      return store.info?.phase === 'playing' ? store.legalOf(shell.seat()) : [];
    },
    get effects() {
      return store.effectsOf(shell.seat());
    },
    get clock() {
      return clock();
    },
    get pending() {
      return store.pending?.move ?? null;
    },
    get refusal() {
      return refusal;
    },
    get order() {
      return store.orderOf(shell.seat());
    },
    get aid() {
      return store.level === 'calm' ? null : store.aidOf(shell.seat());
    },
    get help() {
      return store.level;
    },
    get takeBack() {
      return store.takeBackSeat >= 0 && store.takeBackSeat === shell.seat();
    },
    get hint() {
      return hint();
    },
    get coach() {
      return coach;
    },
    get speed() {
      return settings.now.speed;
    },
    get sound() {
      return settings.now.sound ?? false;
    },
    get remarks() {
      return store.remarks;
    },
    get leftHanded() {
      return settings.now.leftHanded;
    },
    t,
    openRules: shell.openRules,
    play: (move) => store.play(shell.seat(), move),
    setOrder: (order) => store.order(shell.seat(), order),
    takeBackNow: () => store.takeBack(),
    dismissRefusal: () => (store.refusal = null),
    get say() {
      return say;
    },
    settling: shell.settling,
    next: shell.next,
  };
}
