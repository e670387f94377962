// node scripts/firefox.mjs gets a Firefox if there is none; exit code 2 if that fails.
// Where it is, and how Playwright drives it: as it comes from Mozilla or Debian, by WebDriver BiDi.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { installPackage, say } from './apt.mjs';
import { places, starts } from './chromium.mjs';

const ELSEWHERE = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The program to start, or undefined. */
export function findFirefox() {
  const named = process.env.EIGHTFOLD_FIREFOX;
  return (named ? [named] : [...places(['firefox-esr', 'firefox']), ...ELSEWHERE]).find(starts);
}

/**
 * Playwright tells every browser which colours a person likes, and Firefox up to 153 at least knows no such command.
 * No test here depends on it, so it is answered on the way.
 */
export function answerForFirefox() {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
  const { send } = ws.prototype;
  ws.prototype.send = function (data, ...more) {
    if (!String(data).includes('"emulation.setMediaFeaturesOverride"')) {
      send.call(this, data, ...more);
      return;
    }
    const { id } = JSON.parse(String(data));
    const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }));
    setImmediate(() => this.emit('message', answer, false));
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findFirefox() && !process.env.EIGHTFOLD_FIREFOX) installPackage('firefox-esr');
  if (!findFirefox()) {
    say('there is no Firefox that starts. Install it (for example: apt install firefox-esr),');
    say('or name one in EIGHTFOLD_FIREFOX.');
    process.exitCode = 2;
  }
}
