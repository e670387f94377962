import './fonts.css';
import './lib/ui/tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n/i18n.svelte';
import { local } from './lib/offline/local';
import { uploads } from './lib/offline/post';
import { router } from './lib/router.svelte';
import { settings } from './lib/state/settings.svelte';
import { shell } from './lib/state/shell.svelte';
import { atLeisure } from './lib/ui/later';
import { screens } from './screens/screens';

router.start();
settings.follow();
const target = document.getElementById('app');
if (target) {
  // The screen comes beside the texts, not after them; if it does not come, the page says so when it wants it.
  const [kind = ''] = router.route.path;
  screens[kind]?.().catch(() => undefined);
  await i18n.load();
  mount(App, { target });
  // What is for later, games without a network above all, takes no time from the page that is wanted now.
  atLeisure(() => {
    shell.start();
    local.prepare();
    uploads.start();
  });
}
