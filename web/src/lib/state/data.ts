import { recall } from '../net/keep';
import { api, type Me } from '../net/rest';
import { forgetStore } from '../offline/store';
import { local } from '../offline/local';
import { forgetFiles } from '../review/imported';
import { forgetQuality, kept as quality } from '../review/quality';

const PREFIX = 'eightfold.';

/** All that the server and this device keep of somebody. Whoever has the file is not that person: no token is in it. */
export async function everything(): Promise<string> {
  const server = recall<Me>('me') ? await api.everything() : null;
  const own = local.isUsed ? await local.request('games', {}) : [];
  const games = await Promise.all(
    own.map(async (game) => ({ game, transcript: await local.request('transcript', { game: game.id }) })),
  );
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
    if (key !== PREFIX + 'me') kept[key.slice(PREFIX.length)] = recall(key.slice(PREFIX.length));
  }
  return JSON.stringify({ eightfold: 1, server, device: { games, quality: await quality(), kept } }, null, 2);
}

/** Deletes everything, on the server first: if that fails, nothing is lost here. */
export async function forgetEverything(): Promise<void> {
  if (recall<Me>('me')) await api.deleteMe();
  local.stop();
  await Promise.all([forgetStore(), forgetQuality(), forgetFiles()]);
  for (const memory of [localStorage, sessionStorage]) {
    for (const key of Object.keys(memory)) if (key.startsWith(PREFIX)) memory.removeItem(key);
  }
}
