import { afterEach, expect, test, vi } from 'vitest';
import type { FairInfo } from '../net/wire';
import { check } from './check';
import { Chance } from './chance';
import games from './games.fixture.json';
import { toHex } from './hex';
import pledged from './pledged.fixture.json';
import { byHand, sha256 } from './sha256';
import type { Witness } from './witness';

afterEach(() => vi.unstubAllGlobals());

/** The games of the fixture are older than pledges. */
const unpledged = (fair: Pick<FairInfo, 'hash' | 'salts' | 'secret' | 'seed'>): FairInfo => ({
  ...fair,
  pledges: fair.salts.map(() => ''),
  revealing: false,
  voided: 0,
  bots: [],
});

for (const [name, game] of Object.entries(games)) {
  const transcript = game.lines.join('\n') + '\n';

  test(`the deals of a game of ${name} that the server dealt follow from its secret`, async () => {
    const answers = await check(transcript, unpledged(game.fair));
    expect(answers.map((answer) => [answer.what, answer.ok])).toEqual([
      ['promise', null],
      ['secret', true],
      ['pledges', null],
      ['share', null],
      ['seed', true],
      ['deals', true],
    ]);
  });

  test(`two exchanged cards of ${name} are noticed`, async () => {
    const deal = JSON.parse(game.lines[1] ?? '') as { deck: string[] };
    const other = deal.deck.findIndex((card) => card !== deal.deck[0]);
    [deal.deck[0], deal.deck[other]] = [deal.deck[other] ?? '', deal.deck[0] ?? ''];
    const forged = [game.lines[0], JSON.stringify(deal)].join('\n');
    expect(await check(forged, null)).toEqual([{ what: 'deals', ok: false, count: 1 }]);
  });

  test(`another secret of ${name} is noticed`, async () => {
    const answers = await check(transcript, { ...unpledged(game.fair), secret: '0'.repeat(64) });
    expect(answers.filter((answer) => answer.ok === false).map((answer) => answer.what)).toEqual([
      'secret',
      'seed',
    ]);
  });
}

/** What the check says about the pledged game of the fixture, changed, on a device that noted something. */
async function verdict(
  change: Partial<FairInfo> = {},
  note?: Partial<Witness>,
): Promise<Record<string, boolean | null>> {
  const noted = JSON.stringify(note ? [{ hash: pledged.fair.hash, salts: [], ...note }] : []);
  vi.stubGlobal('localStorage', { getItem: () => noted });
  const answers = await check(pledged.lines.join('\n'), { ...pledged.fair, ...change });
  return Object.fromEntries(answers.map((answer) => [answer.what, answer.ok]));
}

const { pledges, bots, salts } = pledged.fair;
const mine = salts[0] ?? '';

test('a game whose shares were pledged can be checked on any device', async () => {
  const good = {
    promise: null,
    secret: true,
    pledges: true,
    bots: true,
    share: null,
    seed: true,
    deals: true,
  };
  expect(await verdict()).toEqual(good);
  expect(await verdict({ voided: 2 })).toEqual({ ...good, voided: null });
});

test('the device that took part compares the pledges and its share with what it noted', async () => {
  const seal = { pledges, bots };
  expect(await verdict({}, { salts: [mine], seal })).toMatchObject({
    promise: true,
    seal: true,
    share: true,
  });
  expect(await verdict({}, { salts: ['aa'], seal })).toMatchObject({ share: false });
  const others = { pledges: ['aa', '', ''], bots };
  expect(await verdict({}, { salts: [mine], seal: others })).toMatchObject({ seal: false });
  expect(await verdict({}, { salts: [mine], seal: { pledges, bots: [1] } })).toMatchObject({ seal: false });
});

test('a share that was not pledged is noticed, and so is one of a bot that does not follow from the secret', async () => {
  expect(await verdict({ salts: ['aa', ...salts.slice(1)] })).toMatchObject({ pledges: false, seed: false });
  expect(await verdict({ salts: [mine, salts[2] ?? '', salts[1] ?? ''] })).toMatchObject({ bots: false });
  expect(await verdict({ bots: [2] })).toMatchObject({ pledges: false, bots: true });
  expect(await verdict({ pledges: ['', '', ''] })).toMatchObject({ pledges: false });
});

test('a game to which no player added a share says so', async () => {
  const said = await verdict({ pledges: ['', '', ''], salts: ['', ...salts.slice(1)] });
  expect(said).toMatchObject({ nobody: null, bots: true });
  expect(said).not.toHaveProperty('pledges');
});

test('SHA-256 by hand agrees with WebCrypto', async () => {
  for (const length of [0, 3, 55, 56, 64, 200]) {
    const bytes = new Uint8Array(length).map((_, i) => (i * 31 + length) & 255);
    expect(toHex(byHand(bytes))).toBe(toHex(await sha256(bytes)));
  }
});

test('a shuffle keeps every card', async () => {
  const cards = Array.from({ length: 51 }, (_, i) => i);
  const mixed = await new Chance('11'.repeat(32), 1).shuffle(cards);
  expect(mixed).not.toEqual(cards);
  expect([...mixed].sort((a, b) => a - b)).toEqual(cards);
});
