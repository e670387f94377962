import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, kitOf } from './games';

const src = new URL('../', import.meta.url);
const protocol = readFileSync(
  new URL('../../../wire-json/target/generated/protocol.ts', import.meta.url),
  'utf8',
);

/** The kinds of message or event that a union of the wire has. */
function kinds(union: string): string[] {
  const members = new RegExp(`export type ${union} = ([^;]+);`).exec(protocol)?.[1]?.split(' | ') ?? [];
  return members.flatMap((name) =>
    new RegExp(`interface ${name} {\\s+type: '([^']+)'`).exec(protocol)?.slice(1),
  ) as string[];
}

const slugs = GAMES.map(({ slug }) => slug).join('|');
const ofAll = ['ended', ...kinds('Ask'), ...kinds('Tell')];
const unions = /export type GameEvent = ([^;]+);/.exec(protocol)?.[1]?.split(' | ') ?? [];
const ofOne = unions.flatMap(kinds).filter((kind) => !ofAll.includes(kind));

/** What only the folder of a game may contain, and the one place where the games are listed. */
const OWN = new RegExp(`^tables/(${slugs})/`);

test('no shared file knows a game: neither its name nor its events', () => {
  expect(ofOne.length).toBeGreaterThan(10);
  const shared = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && !/\.test\.ts$/.test(path) && !OWN.test(path),
  );
  const told = new RegExp(`\\b(${slugs})\\b|['"](${ofOne.join('|')})['"]`, 'i');
  const knowing = shared.filter((path) => told.test(readFileSync(new URL(path, src), 'utf8')));
  expect(knowing).toEqual(['tables/games.ts']);
});

for (const { slug, deck, tile } of GAMES) {
  test(`${slug} brings a deck, a tile, and the rest when it is asked for`, async () => {
    expect(deck.Face).toBeTypeOf('function');
    expect(tile.fan).toHaveLength(3);
    expect((await kitOf(slug)).Table).toBeTypeOf('function');
  });
}
