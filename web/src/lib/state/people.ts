import type { Person } from '../../tables/contract';
import type { Translate } from '../i18n/i18n.svelte';
import type { GameSummary, SeatInfo } from '../net/wire';

/** Bots get names of their own, so that two of one level can be told apart. */
const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Emmy', 'Fritz', 'Gina', 'Hugo', 'Ines', 'Jules'];

/** The names by seat; every guest and every device calls the same bot the same. */
export function seatNames(seats: Pick<SeatInfo, 'kind' | 'name'>[], t: Translate): string[] {
  const taken = new Set(seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  let bots = 0;
  return seats.map((seat) => {
    if (seat.kind === 'bot') return free[bots++ % free.length] ?? seat.name;
    if (seat.kind === 'empty') return '';
    return guestName(seat.name, t);
  });
}

/** The names of those who played a finished game. */
export const playersOf = ({ names, bots }: GameSummary, t: Translate): string[] =>
  seatNames(
    names.map((name, i) => ({ kind: bots[i] ? 'bot' : 'person', name })),
    t,
  );

/** Somebody without a name is called after an animal, in the reader’s language. */
function guestName(name: string, t: Translate): string {
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number ? t('web.guest', { number }) : name;
}

export function people(seats: SeatInfo[], yours: number[], t: Translate): Person[] {
  const names = seatNames(seats, t);
  return seats.map((seat, i) => ({
    name: names[i] ?? '',
    kind: seat.minded ? 'minded' : seat.kind,
    yours: yours.includes(i),
  }));
}
