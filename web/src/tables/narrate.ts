import type { Args } from '../lib/i18n/message';
import type { GameEvent } from '../lib/net/wire';
import { lineOf, type Line } from './line';
import { nameOf, names, join, who, type Voice } from './voice';

/**
 * What happened, in one or more sentences: the entry event.<game>.<type> of the catalogue, filled in with the
 * event's fields. Empty if there is nothing to say to this seat.
 */
export function narrate(event: GameEvent, voice: Voice): string {
  return tell(event, voice).text;
}

/** The same, with its cards kept apart from its words, so that they can be drawn. */
export function tell(event: GameEvent, voice: Voice): Line {
  const key = event.type === 'ended' ? 'event.ended' : `event.${voice.game.slug}.${event.type}`;
  return tellAs(key, event, voice);
}

/** Whose deed it was; -1 for nobody's. */
export function actorOf(event: GameEvent): number {
  return 'actor' in event ? event.actor : 'seat' in event ? event.seat : -1;
}

/** The same event in other words. */
export function tellAs(key: string, event: GameEvent, voice: Voice): Line {
  return lineOf(actorOf(event), (cards) => {
    const put: Put = (faces, form) =>
      cards(faces, form === 'bare' ? faces.join(', ') : phrase(voice, faces, form));
    const text = voice.t(key, argumentsOf(event, voice, put)).trim();
    const pictures = voice.game.pictures?.(event, voice.t) ?? [];
    return pictures.reduce((all, { faces, words }) => all.replace(words, () => cards(faces, words)), text);
  });
}

/** What stands for cards in a sentence. */
type Put = (faces: readonly string[], form?: 'object' | 'list' | 'bare') => string;

/** Cards in their order in words, equal neighbours together: two 7s and a ghost. */
export function phrase(voice: Voice, faces: readonly string[], form: 'object' | 'list' = 'object'): string {
  const phrases: string[] = [];
  for (let from = 0, to = 0; from < faces.length; from = to) {
    const face = faces[from] ?? '?';
    while (to < faces.length && faces[to] === face) to++;
    const args = { face, print: face.toUpperCase(), count: to - from, form };
    phrases.push(face === '?' ? voice.t('card.hidden') : voice.t(`card.${voice.game.slug}`, args));
  }
  return join(voice, phrases);
}

/** What a field of an event can be. */
type Field = string | number | boolean | string[] | number[] | string[][] | number[][];

/** The forms in which a sentence may want a field, by its kind; the terminal's EventArguments lists them. */
function argumentsOf(event: GameEvent, voice: Voice, put: Put): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(event) as [string, Field][]) {
    if (typeof value === 'number') putNumber(args, name, value, voice);
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    else if (typeof value === 'string') {
      args[name] = value;
      args[`${name}_upper`] = value.toUpperCase();
    } else if (numbers(value)) putNumbers(args, name, value, voice);
    else if (faces(value)) putCards(args, name, value, voice, put);
    else if (hands(value)) putMine(args, name, value, voice, put);
  }
  return args;
}

// An empty list passes as cards: its sentence asks for no more than their number.
const numbers = (value: Field): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');
const faces = (value: Field): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const hands = (value: Field): value is string[][] => Array.isArray(value) && value.every(faces);

const isSeat = (voice: Voice, value: number): boolean => value >= 0 && value < voice.people.length;

function putNumber(args: Args, name: string, value: number, voice: Voice): void {
  args[name] = value;
  if (isSeat(voice, value)) {
    args[`${name}_who`] = who(voice, value).who;
    args[`${name}_name`] = nameOf(voice, value);
    args[`${name}_next`] = nameOf(voice, (value + 1) % voice.people.length);
  }
  args[`${name}_halves`] = halves(value);
  args[`${name}_above`] = value % 2 === 0 ? 0 : (value + 1) / 2;
}

/** A number of halves as people read it: 6½. */
export function halves(value: number): string {
  const whole = Math.floor(value / 2);
  if (value % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}

function putNumbers(args: Args, name: string, values: number[], voice: Voice): void {
  args[`${name}_count`] = values.length;
  args[`${name}_max`] = Math.max(...values);
  values.forEach((value, i) => (args[`${name}_${i}`] = value));
  if (values.every((value) => isSeat(voice, value))) {
    args[`${name}_names`] = names(voice, values);
    args[`${name}_who`] = values.length === 1 && values[0] === voice.seat ? 'you' : 'other';
  }
}

function putCards(args: Args, name: string, values: string[], voice: Voice, put: Put): void {
  const shown = known(values);
  const told = shown.length > 0 ? shown : values;
  args[name] = put(told);
  args[`${name}_list`] = put(told, 'list');
  args[`${name}_count`] = values.length;
  args[`${name}_known`] = shown.length;
  if (values.length !== voice.people.length) return;
  putMine(
    args,
    name,
    values.map((face) => [face]),
    voice,
    put,
  );
  const each = values.map((card, seat) =>
    voice.t('event.each', {
      who: who(voice, seat).who,
      name: nameOf(voice, seat),
      card: put([card], 'bare'),
    }),
  );
  args[`${name}_each`] = each.join(', ');
}

function putMine(args: Args, name: string, values: string[][], voice: Voice, put: Put): void {
  const mine = known(values[voice.seat] ?? []);
  args[`${name}_mine`] = put(mine, 'list');
  args[`${name}_mine_known`] = mine.length;
}

/** All cards in their order if all are known, else the known ones sorted. */
function known(values: string[]): string[] {
  const shown = values.filter((face) => face !== '?');
  return shown.length < values.length ? shown.sort() : shown;
}
