import { api, Refused } from '../net/rest';
import { callMe, local } from '../offline/local';
import type { TableStore } from './table.svelte';

/** Whether the server gave this name, since the person gave none. */
export const isUnnamed = (name: string): boolean => /^Guest \d+$/.test(name);

/** Gives somebody at this device a name. That of the first is remembered for other tables. */
export async function callSeat(store: TableStore, seat: number, name: string): Promise<void> {
  store.ask({ type: 'sit', seat, name });
  if (seat !== store.yours[0]) return;
  const here = local.has(store.info?.id ?? '');
  if (here) callMe(name);
  try {
    await api.rename(name);
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    if (!here) store.trouble = e.problem;
  }
}

/** Somebody at this device who sits with others and has no name yet; -1 for nobody. */
export function nameless(store: TableStore): number {
  const seats = store.info?.seats ?? [];
  if (seats.filter((seat) => seat.kind === 'person').length < 2) return -1;
  return store.yours.find((seat) => isUnnamed(seats[seat]?.name ?? '')) ?? -1;
}
