// What the tests of several servers need, before the first test: node scripts/proxy.mjs
// HAProxy is looked for, else installed by the system. Without it those tests are skipped, and say so.
import { existsSync } from 'node:fs';
import { installPackage, say } from './apt.mjs';

const found = () =>
  ['/usr/sbin', '/usr/local/sbin', '/usr/bin'].some((folder) => existsSync(folder + '/haproxy'));

if (!found()) installPackage('haproxy');
if (!found())
  say('HAProxy was not found; the tests of several servers behind it are skipped (apt install haproxy).');
