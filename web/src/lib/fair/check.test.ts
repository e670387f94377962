import { expect, test } from 'vitest';
import { check } from './check';
import { Chance } from './chance';
import games from './games.fixture.json';
import { toHex } from './hex';
import { byHand, sha256 } from './sha256';

for (const [name, game] of Object.entries(games)) {
  const transcript = game.lines.join('\n') + '\n';

  test(`the deals of a game of ${name} that the server dealt follow from its secret`, async () => {
    const answers = await check(transcript, game.fair);
    expect(answers.map((answer) => [answer.what, answer.ok])).toEqual([
      ['promise', null],
      ['secret', true],
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
    const answers = await check(transcript, { ...game.fair, secret: '0'.repeat(64) });
    expect(answers.filter((answer) => answer.ok === false).map((answer) => answer.what)).toEqual([
      'secret',
      'seed',
    ]);
  });
}

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
