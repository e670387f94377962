import { mount } from 'svelte';
import '../fonts.css';
import '../lib/ui/tokens.css';
import '../app.css';
import Gallery from './Gallery.svelte';
import { loadTexts } from './texts';

/** For developers: every card, part and state of the tables, without a server. */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
document.documentElement.style.fontSize = query.get('text') ? `${query.get('text')}%` : '';
await loadTexts(query.get('lang') ?? 'en');
const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { query } });
