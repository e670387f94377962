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

router.start();
settings.follow();
shell.start();
const target = document.getElementById('app');
if (target) {
  await i18n.load();
  mount(App, { target });
  // The engine for games on this device comes when the page has nothing better to do.
  setTimeout(() => {
    local.prepare();
    uploads.start();
  }, 1_000);
}
