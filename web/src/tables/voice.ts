import type { Person, TableContext } from './contract';

/** What is needed to speak about a table to the one who looks at it. */
export type Voice = Pick<TableContext, 'game' | 'seat' | 'people' | 't'>;

export function person(voice: Voice, seat: number): Person {
  return voice.people[seat] ?? { name: `${seat + 1}`, kind: 'empty', yours: false };
}

/** The arguments about the one who acts. */
export function who(voice: Voice, seat: number): { who: string; name: string } {
  return { who: seat === voice.seat ? 'you' : 'other', name: person(voice, seat).name };
}

export function nameOf(voice: Voice, seat: number): string {
  return seat === voice.seat ? voice.t('event.you') : person(voice, seat).name;
}

export function join(voice: Voice, parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  const last = parts[parts.length - 1] ?? '';
  return voice.t('card.joined', { first: parts.slice(0, -1).join(', '), last });
}

export function names(voice: Voice, seats: readonly number[]): string {
  return join(
    voice,
    seats.map((seat) => nameOf(voice, seat)),
  );
}

/** The other seats, clockwise from one's own left; all of them for a spectator, from whom they follow. */
export function others(voice: Voice & { follow: number }): number[] {
  const count = voice.people.length;
  if (voice.seat < 0) return Array.from({ length: count }, (_, i) => (Math.max(0, voice.follow) + i) % count);
  return Array.from({ length: count - 1 }, (_, i) => (voice.seat + 1 + i) % count);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The time left for a move; nobody counts the seconds of hours. */
export function timeLeft({ t }: Pick<Voice, 't'>, seconds: number): string {
  return seconds < 120
    ? t('table.clock.seconds', { count: seconds })
    : t('table.clock.minutes', { count: Math.round(seconds / 60) });
}
