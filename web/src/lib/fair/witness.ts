import { keep, recall } from '../net/keep';
import type { FairInfo } from '../net/wire';
import { toHex } from './hex';
import { byHand } from './sha256';

/** The pledges and the bots of a game, as they stood before this device revealed its shares. */
export type Seal = Pick<FairInfo, 'pledges' | 'bots'>;

/** What this device noted before the cards were dealt. */
export interface Witness {
  hash: string;
  /** The shares that it has revealed. */
  salts: string[];
  /** The shares that it has pledged, and keeps to itself. */
  kept?: string[];
  seal?: Seal;
}

const REMEMBERED = 40;

/** For browsers that keep nothing. */
let memory: Witness[] = [];

const all = (): Witness[] => recall<Witness[]>('witness') ?? memory;

export const noted = (hash: string): Witness | undefined => all().find((one) => one.hash === hash);

function note(hash: string, change: (before: Witness) => Witness): void {
  const before = noted(hash) ?? { hash, salts: [] };
  memory = [change(before), ...all().filter((other) => other.hash !== hash)].slice(0, REMEMBERED);
  keep('witness', memory);
}

/** The server has bound itself to the secret of this hash. */
export function witness(hash: string): void {
  if (hash !== '' && !noted(hash)) note(hash, (before) => before);
}

/** At once, since a start may be on its way. */
export const pledgeOf = (salt: string): string => toHex(byHand(new TextEncoder().encode(salt)));

/** Keeps a share and answers with the pledge of it. */
export function pledged(hash: string, salt: string): string {
  note(hash, (before) => ({ ...before, kept: [...(before.kept ?? []), salt] }));
  return pledgeOf(salt);
}

/** The share behind a pledge, if this device has made it. */
export function keptFor(hash: string, pledge: string): string | undefined {
  const seen = noted(hash);
  return [...(seen?.kept ?? []), ...(seen?.salts ?? [])].find((salt) => pledgeOf(salt) === pledge);
}

/** Notes the pledges that stand, once; false if others stood there before. */
export function sealed(hash: string, { pledges, bots }: Seal): boolean {
  const before = noted(hash)?.seal;
  if (!before) note(hash, (now) => ({ ...now, seal: { pledges, bots } }));
  return !before || sameSeal(before, { pledges, bots });
}

export const sameSeal = (one: Seal, other: Seal): boolean =>
  one.pledges.join() === other.pledges.join() && one.bots.join() === other.bots.join();

export function revealed(hash: string, salt: string): void {
  note(hash, (before) => ({
    ...before,
    salts: [...before.salts.filter((other) => other !== salt), salt],
    kept: (before.kept ?? []).filter((other) => other !== salt),
  }));
}
