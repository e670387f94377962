import { api } from '../net/rest';
import { local } from './local';
import { Uploads } from './uploads';

const queue = new Uploads({
  unsent: () => local.request('unsent', {}),
  upload: (game) => local.request('upload', { game }),
  send: (game, upload) => api.upload(game, upload),
  judge: (game, verdict) => local.request('judge', { game, verdict }),
  alone: (deed) => navigator.locks.request('eightfold.uploads', deed),
  later: (millis, deed) => void setTimeout(deed, millis),
});

export const uploads = {
  /** Brings what waits now, and what is finished later; and again whenever there is a network. */
  start(): void {
    local.onfinish = () => queue.hurry();
    addEventListener('online', () => local.isUsed && queue.hurry());
    if (local.isUsed) queue.hurry();
  },
};
