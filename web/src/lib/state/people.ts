import type { Person } from '../../tables/contract';
import type { SeatInfo } from '../net/wire';

type Translate = (key: string, args?: Record<string, unknown>) => string;

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

/** Somebody without a name is called a guest, in the reader's language. */
function guestName(name: string, t: Translate): string {
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number ? t('web.guest', { number }) : name;
}

export function people(seats: SeatInfo[], yours: number[], t: Translate): Person[] {
  const names = seatNames(seats, t);
  return seats.map((seat, i) => ({
    name: names[i] ?? '',
    kind: seat.minded ? 'minded' : seat.kind,
    ...(seat.bot ? { level: seat.bot } : {}),
    here: seat.kind === 'bot' || seat.here,
    yours: yours.includes(i),
  }));
}
